/**
 * Exchanges in which hit points are lost by fractions. There are no rows of whole points for them, so that every try is walked
 * to its end for everybody who stands before it; those who are alike, to the last fraction, are one.
 */
import { leastCommonMultiple } from '@umpire/dice'
import { fine } from '../../dice/fine.ts'
import { type AttackOutcome, attack, isSpoiled } from '../attack/attack.ts'
import type { Attempt } from '../attempt/attempt.ts'
import type { Asking } from '../facts/ask.ts'
import type { Tries } from '../odds/exchange.ts'
import { type Body, MARKS } from '../odds/people.ts'
import { sharedBy } from '../odds/spread.ts'
import type { Weighing } from '../odds/weigh.ts'
import { type Fight, fighterAt, standingAt } from '../state/state.ts'
import type { Ends } from './ends.ts'

/** Nobody loses but whole points: neither the blow nor the body it strikes knows fractions. */
export function isWhole(fight: Fight, { dice, target }: Attempt): boolean {
  const { full_hp, toughness, armor } = fighterAt(fight, target)
  const { hp } = standingAt(fight, target)
  return [dice.times, full_hp, toughness, hp, ...armor.map(({ dr }) => dr)].every(Number.isInteger)
}

interface One {
  readonly state: Fight
  readonly marks: number
  readonly weight: bigint
  /** Nothing more is tried. */
  readonly over: boolean
}

type Tried = { readonly marks: number; readonly spoiled: boolean }

const MARKED: { readonly [outcome in AttackOutcome]: number } = {
  landed: MARKS.hit | MARKS.struck,
  defended: MARKS.hit,
  missed: 0,
  'critical miss': MARKS.criticalMiss,
  malfunction: MARKS.malfunction,
}

const trying =
  (attempt: Attempt, rounds: number) =>
  (ask: Asking): Tried => {
    const outcome = attack(ask, attempt, rounds)
    return { marks: MARKED[outcome], spoiled: isSpoiled(outcome) }
  }

export function exchangedInFractions({ people, ends }: Weighing, { all, spoils }: Tries): Ends {
  let now: readonly One[] = [{ state: people.begin, marks: 0, weight: 1n, over: false }]
  let ways = 1n
  for (const [index, { attempt, rounds }] of all.entries()) {
    const last = index === all.length - 1
    const each = now.map(one => {
      const dead = standingAt(one.state, people.target).status === 'dead'
      const made = one.over || dead || people.of(one.state, 0, false).last ? null : attempt(one.state)
      return { one, odds: made === null ? null : ends(one.state, last, trying(made, rounds)) }
    })
    let common = 1n
    for (const { odds } of each) if (odds !== null) common = leastCommonMultiple(common, odds.ways)
    const found = new Map<string, One>()
    const add = (made: One): void => {
      const key = `${made.marks} ${made.over} ${people.keyOf(made.state, last)}`
      found.set(key, { ...made, weight: made.weight + (found.get(key)?.weight ?? 0n) })
    }
    for (const { one, odds } of each) {
      if (odds === null) add({ ...one, weight: one.weight * common })
      else {
        for (const { value, weight } of odds.outcomes) {
          const { marks, spoiled } = value.result
          const factor = (common / odds.ways) * weight
          add({ state: value.state, marks: one.marks | marks, weight: one.weight * factor, over: spoils && spoiled })
        }
      }
    }
    const shared = sharedBy(
      ways * common,
      [...found.values()].map(({ weight }) => weight),
    )
    now = [...found.values()].map(one => ({ ...one, weight: one.weight / shared }))
    ways = (ways * common) / shared
  }
  const rows = new Map<Body, Map<number, bigint>>()
  for (const { state, marks, weight } of now) {
    const body = people.of(state, marks, true)
    const row = rows.get(body) ?? new Map<number, bigint>()
    const lost = fine(people.hp - standingAt(state, people.target).hp)
    rows.set(body, row.set(lost, (row.get(lost) ?? 0n) + weight))
  }
  return { ways, rows }
}
