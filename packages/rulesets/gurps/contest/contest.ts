/** Contests: two sides roll, once or until one of them wins. */
import {
  BadInput,
  type Field,
  int,
  list,
  oneOf,
  option,
  optional,
  record,
  replace,
  rolled,
  rule,
  text,
  type Why,
} from '@umpire/engine'
import { margin, success } from '../roll/success.ts'

const score = int({ min: -1000, max: 1000 })
const failsFrom = optional(int({ min: 5, max: 19 }))
const total = rolled('3d6')

/** A side that has rolled; a Will roll may bring the total that fails anyway. */
const side = record({ effective: score, roll: total, fails_from: failsFrom })

const winners = ['a', 'b', 'none'] as const
export type Winner = (typeof winners)[number]

/** Who is ahead by a number; equal ones leave nobody ahead. */
const ahead = (a: number, b: number): Winner => (a === b ? 'none' : a > b ? 'a' : 'b')

export const quickContest = rule(
  {
    id: 'gurps.contest.quick',
    title: 'Quick Contest',
    lines: '121-127',
    given: {
      a: side,
      b: side,
      /** What it is about, where a package of options cares. */
      for: optional(text(40)),
    },
  },
  ({ a, b }, why) => {
    const [margin_a, margin_b] = [margin(a, why), margin(b, why)]
    // A success has a margin of 0 or more, a failure less: the larger margin wins in every case.
    return {
      margin_a,
      margin_b,
      winner: ahead(margin_a, margin_b),
      /** What the winner is ahead by. */
      by: Math.abs(margin_a - margin_b),
    }
  },
)

/** Both above this, both are lowered. */
const SHORTEN_ABOVE = 14

export const shorten = rule(
  {
    id: 'gurps.contest.shorten',
    title: 'Shortening a contest of very skilled sides',
    lines: '133',
    given: { a: record({ effective: score }), b: record({ effective: score }) },
  },
  ({ a, b }, why) => {
    const lower = Math.min(a.effective, b.effective)
    const both = why.compare('both over 14', lower, '>', SHORTEN_ABOVE)
    const less = both ? Math.max(a.effective, b.effective) - SHORTEN_ABOVE : 0
    const cut = (label: string, effective: number): number =>
      why.sum(label).add('effective skill', effective).when(both, 'shortened', -less, 'not both over 14').total()
    return { a_used: cut('first side', a.effective), b_used: cut('second side', b.effective) }
  },
)

const entrant = record({ effective: score, fails_from: failsFrom })

const pair: Field<readonly [number, number]> = {
  spec: { kind: 'list', of: total.spec, most: 2 },
  read: (value, place) => {
    const [a, b] = list(total, 2).read(value, place)
    if (a === undefined || b === undefined) throw new BadInput(place, 'a roll of each side', value)
    return [a, b]
  },
}

const made = (x: { effective: number; fails_from?: number }, roll: number, why: Why): boolean =>
  success({ ...x, roll }, why).success

export const regularContest = rule(
  {
    id: 'gurps.contest.regular',
    title: 'Regular Contest',
    lines: '129, 135',
    given: { a: entrant, b: entrant, rolls: list(pair, 1000) },
  },
  ({ a, b, rolls }, why) => {
    const used = shorten({ a: { effective: a.effective }, b: { effective: b.effective } }, why)
    for (const [index, [rollA, rollB]] of rolls.entries()) {
      const first = made({ ...a, effective: used.a_used }, rollA, why)
      const second = made({ ...b, effective: used.b_used }, rollB, why)
      if (first !== second) return { rounds: index + 1, winner: first ? 'a' : 'b' }
    }
    return { rounds: rolls.length, winner: 'none' }
  },
)

export const contestTime = rule(
  {
    id: 'gurps.contest.time',
    title: 'Duration of a contest attempt',
    lines: '131',
    given: { activity: oneOf('combat', 'other') },
  },
  ({ activity }) => ({ seconds_per_attempt: activity === 'combat' ? 1 : null }),
)

export const unqualifiedContest = rule(
  {
    id: 'gurps.contest.unqualified',
    title: 'A "Contest of Skills" with no type named',
    lines: '121-135, 1241',
    given: { skill: text(100) },
    gives: 'contest',
  },
  (): 'quick' | 'regular' => 'regular',
)

export const contestOptions = [
  option({
    key: 'quick-contests',
    title: 'Unnamed contests are quick',
    says: 'Where a rule says only Contest of Skills, one roll of each side decides, by margin.',
    replaces: [replace(unqualifiedContest, (): 'quick' | 'regular' => 'quick')],
  }),
]
