/** Bodies that meet: their speeds, and how the speed is shared out. */
import { oneOf, optional, or, record, rule, steps } from '@umpire/engine'
import { down, exact } from '../common/exact.ts'
import { amount, measure, positive, rollMade, signed } from '../common/fields.ts'
import { fixedContest } from '../contest/fix.ts'

export const collisionSpeed = rule(
  {
    id: 'gulliver.collision.speed',
    title: 'Combined speed',
    lines: '1902-1904',
    given: {
      type: oneOf('head-on', 'rear-end', 'side', 'both sides'),
      /** Of the one that hits, from the side. */
      speed_a: measure,
      speed_b: amount,
    },
    gives: 'combined_speed',
  },
  ({ type, speed_a, speed_b }, why) => {
    if (type === 'head-on') return why.sum('head-on').add('one', speed_a).add('the other', speed_b).total()
    if (type === 'rear-end') return Math.abs(why.sum('rear-end').add('one', speed_a).add('the other', -speed_b).total())
    return why.input(type, type === 'side' ? speed_a : (speed_a + speed_b) / 2)
  },
)

export const splitMechanistic = rule(
  {
    id: 'gulliver.collision.split-mechanistic',
    title: 'Speed change, mechanistic',
    lines: '1906-1910',
    given: { combined_speed: measure, effective_mass_a: positive, effective_mass_b: positive },
  },
  ({ combined_speed, effective_mass_a, effective_mass_b }, why) => {
    const both = why.sum('combined mass').add('one', effective_mass_a).add('the other', effective_mass_b).total()
    return {
      change_a: (combined_speed * effective_mass_b) / both,
      change_b: (combined_speed * effective_mass_a) / both,
    }
  },
)

/** Up to a margin: what the loser and the winner take of the speed. */
const SLAM_TABLE = steps<readonly [loser: number, winner: number]>('Slam Table', [
  [9, [1 / 2, 1 / 2]],
  [19, [2 / 3, 1 / 3]],
  [29, [3 / 4, 1 / 4]],
  [49, [4 / 5, 1 / 5]],
  [99, [9 / 10, 1 / 10]],
  [Number.POSITIVE_INFINITY, [1, 0]],
])

const body = record({
  effective_mass: measure,
  roll: rollMade,
  /** Of a shield, after fixing. */
  after: or(signed, 0),
})
/** Mass over this is strength. */
const PER_STRENGTH = 10

export const splitContest = rule(
  {
    id: 'gulliver.collision.split-contest',
    title: 'Speed change by Contest, Slam Table',
    lines: '1912-1924, 2791-2799',
    given: { combined_speed: measure, margin: optional(measure), a: optional(body), b: optional(body) },
  },
  ({ combined_speed, margin, a, b }, why) => {
    const side = ({ effective_mass, roll, after }: NonNullable<typeof a>) => ({
      load_st: effective_mass / PER_STRENGTH,
      after,
      ...(roll === undefined ? {} : { roll }),
    })
    const contest = a === undefined || b === undefined ? null : fixedContest(side(a), side(b), why)
    const by = margin ?? contest?.margin ?? null
    const [loser, winner] = by === null ? [null, null] : SLAM_TABLE.at(down(why, 'margin', by), why)
    return {
      fixed: contest?.fixed ?? null,
      winner: contest?.winner ?? null,
      margin: by,
      loser_change: loser === null ? null : exact(combined_speed * loser),
      winner_change: winner === null ? null : exact(combined_speed * winner),
    }
  },
)
