/** Being ill: symptoms, what it is, and getting over it. */
import { int, list, num, optional, or, rule } from '@umpire/engine'
import { attributeScore } from '../attribute/scores.ts'
import { catalogOf, skillNamed } from '../catalog/catalog.ts'
import { modifier } from '../effect/apply.ts'
import { LEARNED, ROLL, ROLLS, SCORE } from '../roll/fields.ts'
import { success } from '../roll/success.ts'
import { bearerField, skillBearer } from '../skill/bearer.ts'
import { skillLevel } from '../skill/level.ts'

/** Hours until the first symptoms, of a disease of the usual kind. */
const HIDDEN_HOURS = 24

export const symptoms = rule(
  {
    id: 'gurps.disease.symptoms',
    title: 'Symptoms',
    lines: '2455-2457',
    given: { hours_since_caught: num({ min: 0, max: 1_000_000 }) },
  },
  ({ hours_since_caught }, why) => {
    const shows = why.compare('hours since it was caught', hours_since_caught, '>=', HIDDEN_HOURS)
    return { symptoms: shows, contagious: shows }
  },
)

export const diagnosis = rule(
  {
    id: 'gurps.disease.diagnosis',
    title: 'Diagnosis',
    lines: '2459-2461',
    given: {
      iq: optional(SCORE),
      /** The level, or none: then it is tried by IQ. */
      diagnosis: LEARNED,
      modifier: or(int({ min: -100, max: 100 }), 0),
      roll: ROLL,
    },
  },
  (
    { iq, diagnosis: learned, modifier: by, roll },
    why,
  ): { readonly effective: number; readonly identified?: boolean } => {
    const attributes = iq === undefined ? {} : { iq }
    const level = learned ?? skillLevel({ skill: 'Diagnosis', points: 0, attributes, bearers: [] }, why).level ?? 0
    const effective = why
      .sum('effective skill')
      .add('Diagnosis', level)
      .when(by !== 0, 'this disease', by)
      .total()
    return { effective, ...(roll === undefined ? {} : { identified: success({ effective, roll }, why).success }) }
  },
)

/** So low a roll ends the disease at once. */
const VANISHES = 4
/** Hit points lost or regained in a day. */
const A_DAY = 1

type Sick = { readonly effective: number; readonly lost_to_illness: number; readonly cured_on_day: number | null }

export const illness = rule(
  {
    id: 'gurps.disease.recovery',
    title: 'Recovering from disease',
    lines: '2463-2467',
    given: {
      ht: SCORE,
      lost_to_illness: or(int({ min: 0, max: 100_000 }), 0),
      bearers: or(list(bearerField, 1000), []),
      /** Of the disease, and of drugs. */
      modifier: or(int({ min: -100, max: 100 }), 0),
      /** Level of whoever cares for the patient. */
      physician: LEARNED,
      /** One for each day. */
      rolls: or(ROLLS, []),
    },
  },
  (x, why): Sick => {
    const healer =
      x.physician === undefined ? [] : [skillBearer(skillNamed('Physician', catalogOf(why), 'skill'), x.physician)]
    const effective = why
      .sum('effective HT')
      .add('HT', attributeScore('HT', x.ht, x.bearers, {}, why))
      .add('physician', modifier('physician', ['healing rolls of the patient'], healer, {}, why))
      .when(x.modifier !== 0, 'this disease', x.modifier)
      .total()
    let lost = x.lost_to_illness
    for (const [index, roll] of x.rolls.entries()) {
      if (why.compare('it vanishes', roll, '<=', VANISHES)) {
        return { effective, lost_to_illness: lost, cured_on_day: index + 1 }
      }
      const better = success({ effective, roll }, why).success
      lost = better ? why.atLeast('all is regained', 0, lost - A_DAY) : lost + A_DAY
      if (better && lost === 0) return { effective, lost_to_illness: 0, cured_on_day: index + 1 }
    }
    return { effective, lost_to_illness: lost, cured_on_day: null }
  },
)
