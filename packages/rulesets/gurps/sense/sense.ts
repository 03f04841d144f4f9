/** Sense rolls: IQ, with keen senses and with what is in their way. The game master rolls them in secret. */
import { flag, int, list, num, oneOf, optional, or, rolled, rule, type ValuesOf, type Why } from '@umpire/engine'
import { nightVision } from '../advantage/body.ts'
import { SENSES, type Sense, senseScore } from '../attribute/scores.ts'
import type { WrittenTrait } from '../catalog/entry/taken.ts'
import { bearersOf } from '../catalog/take-all.ts'
import type { Bearer } from '../effect/apply.ts'
import type { Facts } from '../effect/facts.ts'
import { success } from '../roll/success.ts'
import { bearerField } from '../skill/bearer.ts'

const score = int({ min: -1000, max: 1000 })
const levels = or(int({ min: 0, max: 1000 }), 0)
const no = or(flag(), false)

const COMMON = {
  iq: score,
  alertness: levels,
  /** Of wounds since the last turn: they lower IQ. */
  shock: or(int({ min: 0, max: 100_000 }), 0),
  /** The game master's: how well hidden, how loud, how faint. */
  modifier: or(score, 0),
  /** Traits and things that sharpen or dull the sense, beside those that are named here. */
  bearers: or(list(bearerField, 1000), []),
  roll: optional(rolled('3d6')),
}
type Common = ValuesOf<typeof COMMON>

type Sensed = {
  readonly allowed: boolean
  /** Null where nothing can be sensed at all. */
  readonly effective: number | null
  readonly hidden: true
  readonly success?: boolean
}

const levelled = (trait: string, level: number): readonly WrittenTrait[] => (level === 0 ? [] : [{ trait, level }])
const having = (trait: string, has: boolean): readonly WrittenTrait[] => (has ? [{ trait }] : [])

const NOTHING: Sensed = { allowed: false, effective: null, hidden: true }

function sensed(x: Common, effective: number, why: Why): Sensed {
  if (x.roll === undefined) return { allowed: true, effective, hidden: true }
  return { allowed: true, effective, hidden: true, success: success({ effective, roll: x.roll }, why).success }
}

/** What is rolled against, before anything is in the way. */
function scoreFor(sense: Sense, x: Common, own: readonly Bearer[], facts: Facts, why: Why): number {
  const iq = why
    .sum('IQ')
    .add('IQ', x.iq)
    .when(x.shock !== 0, 'shock', -x.shock)
    .total()
  const keen = senseScore(iq, sense, own, facts, why)
  return x.modifier === 0 ? keen : why.sum(sense).add('sense', keen).add('the game master', x.modifier).total()
}

const bearersFor = (x: Common, traits: readonly WrittenTrait[], why: Why): readonly Bearer[] => [
  ...bearersOf([...levelled('Alertness', x.alertness), ...traits], why),
  ...x.bearers,
]

const ACUTE: { readonly [sense in Sense]: string } = {
  vision: 'Acute Vision',
  hearing: 'Acute Hearing',
  'taste-smell': 'Acute Taste/Smell',
}

export const sense = rule(
  {
    id: 'gurps.sense.general',
    title: 'Sense rolls',
    lines: '1811-1813',
    given: {
      ...COMMON,
      sense: oneOf(...SENSES),
      acute_vision: levels,
      acute_hearing: levels,
      acute_taste_smell: levels,
    },
  },
  (x, why) => {
    const level = { vision: x.acute_vision, hearing: x.acute_hearing, 'taste-smell': x.acute_taste_smell }[x.sense]
    const own = bearersFor(x, levelled(ACUTE[x.sense], level), why)
    return sensed(x, scoreFor(x.sense, x, own, {}, why), why)
  },
)

/** Farther than this is far. */
const NEAR_FEET = 3

const badSight = (choice: string, has: boolean): readonly WrittenTrait[] =>
  has ? [{ trait: 'Bad Sight', variant: 'must do without', choice }] : []

export const vision = rule(
  {
    id: 'gurps.sense.vision',
    title: 'Vision roll',
    lines: '1815-1817',
    given: {
      ...COMMON,
      acute_vision: levels,
      /** Partial darkness, a negative number. */
      darkness: or(int({ min: -9, max: 0 }), 0),
      total_darkness: no,
      night_vision: no,
      blind: no,
      nearsighted: no,
      farsighted: no,
      glasses: no,
      /** Far away, unless it is told. */
      distance_feet: optional(num({ min: 0, max: 1e9 })),
    },
  },
  (x, why): Sensed => {
    if (x.blind || x.total_darkness) {
      why.note(x.blind ? 'the blind see nothing' : 'in total darkness nothing is seen')
      return NOTHING
    }
    const near = x.distance_feet !== undefined && why.compare('within 3 feet', x.distance_feet, '<=', NEAR_FEET)
    const facts = { near, glasses: x.glasses, total_darkness: false }
    const own = bearersFor(
      x,
      [
        ...levelled(ACUTE.vision, x.acute_vision),
        ...having('Night Vision', x.night_vision),
        ...badSight('nearsighted', x.nearsighted),
        ...badSight('farsighted', x.farsighted),
      ],
      why,
    )
    const basic = scoreFor('vision', x, own, facts, why)
    if (x.darkness === 0) return sensed(x, basic, why)
    const dark = { basic, darkness: x.darkness, total_darkness: false, bearers: own, facts }
    return sensed(x, nightVision(dark, why).effective, why)
  },
)

export const hearing = rule(
  {
    id: 'gurps.sense.hearing',
    title: 'Hearing roll',
    lines: '1819-1821',
    given: { ...COMMON, acute_hearing: levels, hard_of_hearing: no, deaf: no },
  },
  (x, why): Sensed => {
    if (x.deaf) {
      why.note('the deaf hear nothing')
      return NOTHING
    }
    const traits = [...levelled(ACUTE.hearing, x.acute_hearing), ...having('Hard of Hearing', x.hard_of_hearing)]
    return sensed(x, scoreFor('hearing', x, bearersFor(x, traits, why), {}, why), why)
  },
)

export const tasteSmell = rule(
  {
    id: 'gurps.sense.taste-smell',
    title: 'Taste and smell roll',
    lines: '1823-1825',
    given: { ...COMMON, acute_taste_smell: levels },
  },
  (x, why) => {
    const own = bearersFor(x, levelled(ACUTE['taste-smell'], x.acute_taste_smell), why)
    return sensed(x, scoreFor('taste-smell', x, own, {}, why), why)
  },
)
