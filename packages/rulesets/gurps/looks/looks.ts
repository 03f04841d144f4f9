/** What others see and hear of a character. */

import { flag, int, json, list, map, num, oneOf, optional, or, rule, text, type Why } from '@umpire/engine'
import { catalogOf, eachLevel, take } from '../catalog/catalog.ts'
import type { WrittenTrait } from '../catalog/entry/taken.ts'
import { bearersOf } from '../catalog/take-all.ts'
import { actsOn, modifier } from '../effect/apply.ts'
import { type Observer, observerField } from '../effect/observer.ts'
import { traitModifiers } from '../reaction/reaction.ts'
import { bearerField } from '../skill/bearer.ts'

const score = int({ min: -1000, max: 1000 })

const reactionTo = (trait: WrittenTrait, observer: Observer, why: Why): number =>
  traitModifiers({ traits: [trait], observer, facts: {} }, why)

export const appearance = rule(
  {
    id: 'gurps.looks.appearance',
    title: 'Appearance',
    lines: '230-246',
    given: { appearance: text(100), observer: observerField },
  },
  ({ appearance: looks, observer }, why) => {
    const trait = { trait: 'Appearance', variant: looks }
    const { variant } = take(trait, catalogOf(why), 'appearance')
    return { points: variant?.points ?? 0, reaction: reactionTo(trait, observer, why) }
  },
)

export const charisma = rule(
  {
    id: 'gurps.looks.charisma',
    title: 'Charisma',
    lines: '248-250',
    given: { level: int({ min: 0, max: 1000 }), observer: observerField },
  },
  ({ level, observer }, why) => ({
    points: why
      .product('points')
      .add('level', level)
      .add('each', eachLevel('Charisma', catalogOf(why)))
      .total(),
    reaction: reactionTo({ trait: 'Charisma', level }, observer, why),
  }),
)

const OFF_HAND = -4
const AMBIDEXTROUS: WrittenTrait = { trait: 'Ambidexterity' }

const hand = {
  basic: optional(score),
  hand: or(oneOf('main', 'off'), 'main'),
  ambidextrous: or(flag(), false),
  /** A thing that one does with that hand anyway. */
  normally_done_with_it: or(flag(), false),
  /** All that somebody has, for whoever has two good hands by something else. */
  bearers: optional(list(bearerField, 1000)),
  facts: optional(map(json(), 50)),
}

const mirrored = (place: string): string =>
  place.startsWith('right') ? place.replace('right', 'left') : place.replace('left', 'right')

export const handedness = rule(
  {
    id: 'gurps.looks.handedness',
    title: 'Handedness and the off hand',
    lines: '252-256',
    given: { ...hand, handedness: or(oneOf('right', 'left'), 'right'), location_rolled: or(text(100), '') },
  },
  (x, why) => {
    const bearers = [...bearersOf(x.ambidextrous ? [AMBIDEXTROUS] : [], why), ...(x.bearers ?? [])]
    const ignored = actsOn('ignore', 'off-hand penalty', bearers, x.facts ?? {})
    const not = ignored?.name ?? (x.hand === 'main' ? 'the usual hand' : 'normally done with it')
    const applies = x.hand === 'off' && ignored === undefined && !x.normally_done_with_it
    const effective = why
      .sum('effective skill')
      .add('basic', x.basic ?? 0)
      .when(applies, 'off hand', OFF_HAND, not)
      .total()
    const location = x.handedness === 'left' ? mirrored(x.location_rolled) : x.location_rolled
    return { effective: x.basic === undefined ? null : effective, location }
  },
)

export const ambidexterity = rule(
  {
    id: 'gurps.looks.ambidexterity',
    title: 'Ambidexterity',
    lines: '258-262',
    given: { ...hand, location_rolled: or(text(100), '') },
  },
  (x, why) => {
    const { effective } = handedness({ ...x, handedness: 'right' }, why)
    // Neither hand is the off hand, so the book names the one that accidents befall.
    const location =
      x.ambidextrous && x.location_rolled.startsWith('right') ? mirrored(x.location_rolled) : x.location_rolled
    return { effective, location }
  },
)

export const odiousHabits = rule(
  {
    id: 'gurps.looks.odious-personal-habits',
    title: 'Odious Personal Habits',
    lines: '350-352',
    given: { points: num({ min: -15, max: -5 }), observer: observerField },
    gives: 'reaction',
  },
  ({ points, observer }, why) => reactionTo({ trait: 'Odious Personal Habits', points }, observer, why),
)

const VOICE: WrittenTrait = { trait: 'Voice' }

export const voice = rule(
  {
    id: 'gurps.looks.voice',
    title: 'Voice',
    lines: '354-356',
    given: { skill: text(100), level: score, observer: observerField },
  },
  ({ skill, level, observer }, why) => {
    const bonus = modifier('Voice', [`skill:${skill}`], bearersOf([VOICE], why), {}, why)
    return {
      effective: why.sum('effective skill').add(skill, level).add('Voice', bonus).total(),
      reaction: reactionTo(VOICE, observer, why),
    }
  },
)
