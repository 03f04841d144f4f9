/** What attacks do, worked out for tests by brute force from the inventory's words, without any code of the rules. */

import { expect } from 'vitest'
import type { Forecast } from '../odds/forecast.ts'

type Three = readonly [number, number, number]
/** Every outcome by its text, with its weight. */
export type Weights = Map<string, bigint>

/** Weights are out of 36 for each throw to hit and 6 for each die, pick dice included, of which there are at most so many. */
const MOST_PICKS = 6
const HAND = 6n

function add(weights: Weights, key: string, weight: bigint): void {
  weights.set(key, (weights.get(key) ?? 0n) + weight)
}

/** Takes points from one of three; answers what is over. */
function taken(values: Three, on: number, points: number): { readonly left: Three; readonly over: number } {
  const now = values[on] ?? 0
  const left = Math.max(0, now - points)
  return {
    left: [on === 0 ? left : values[0], on === 1 ? left : values[1], on === 2 ? left : values[2]],
    over: points - now,
  }
}

const above = (values: Three): readonly number[] => [0, 1, 2].filter(place => (values[place] ?? 0) > 0)

/** Lays dice of a first wound: what was hit first until it is zero, then each rest and each die on a fresh pick. */
function atRandom(
  values: Three,
  on: number | null,
  points: readonly number[],
  picks: number,
  done: (end: Three, weight: bigint) => void,
  weight = 1n,
): void {
  const [first = 0, ...others] = points
  const open = above(values)
  if (points.length === 0 || open.length === 0) {
    done(values, weight * HAND ** BigInt(MOST_PICKS - picks))
    return
  }
  const lay = (place: number, ways: bigint, used: number): void => {
    const { left, over } = taken(values, place, first)
    atRandom(left, on ?? place, over > 0 ? [over, ...others] : others, used, done, weight * ways)
  }
  if (on !== null && open.includes(on)) lay(on, 1n, picks)
  else if (open.length === 1) lay(open[0] ?? 0, 1n, picks)
  else for (const place of open) lay(place, HAND / BigInt(open.length), picks + 1)
}

/** Lays dice where most is left, the first of equals. */
function byChoice(values: Three, points: readonly number[]): Three {
  let now = values
  for (const die of points) {
    let rest = die
    while (rest > 0 && above(now).length > 0) {
      const most = Math.max(...now)
      const { left, over } = taken(now, now.indexOf(most), rest)
      now = left
      rest = over
    }
  }
  return now
}

/** Every throw of so many dice, in order. */
function everyThrow(count: number): readonly (readonly number[])[] {
  if (count === 0) return [[]]
  return everyThrow(count - 1).flatMap(faces => [1, 2, 3, 4, 5, 6].map(face => [...faces, face]))
}

const twoDice = everyThrow(2).map(([a = 0, b = 0]) => a + b)

export interface ByHand {
  readonly dm: number
  readonly dice: number
  readonly throws: number
  readonly victim: Three
  /** The first hit is the first wound. */
  readonly unhurt: boolean
}

/** What becomes of the victim: throw after throw, all 36, and for a hit all faces of the wound dice. */
export function byHand({ dm, dice, throws, victim, unhurt }: ByHand): { readonly ends: Weights; readonly all: bigint } {
  const faces = everyThrow(dice)
  const perDice = HAND ** BigInt(dice) * HAND ** BigInt(MOST_PICKS)
  let ends: Weights = new Map([[JSON.stringify([victim, unhurt]), 1n]])
  let all = 1n
  for (let time = 0; time < throws; time++) {
    const hits = BigInt(twoDice.filter(total => total + dm >= 8).length)
    const next: Weights = new Map()
    for (const [key, weight] of ends) {
      const [values, first]: [Three, boolean] = JSON.parse(key)
      add(next, key, weight * (36n - hits) * perDice)
      for (const thrown of faces) {
        if (first)
          atRandom(values, null, thrown, 0, (end, ways) =>
            add(next, JSON.stringify([end, false]), weight * hits * ways),
          )
        else add(next, JSON.stringify([byChoice(values, thrown), false]), weight * hits * HAND ** BigInt(MOST_PICKS))
      }
    }
    ends = next
    all *= 36n * perDice
  }
  const told: Weights = new Map()
  for (const [key, weight] of ends) {
    const [values, first]: [Three, boolean] = JSON.parse(key)
    add(told, `${values.join(' ')} ${first === unhurt && unhurt ? 'unhurt' : 'hit or wounded before'}`, weight)
  }
  return { ends: told, all }
}

const zeros = (values: readonly number[]): number => values.filter(value => value === 0).length

/** Holds what is told before an attack against it, to the last digit. */
export function expectTold(told: Forecast | undefined, attack: ByHand): void {
  const { ends, all } = byHand(attack)
  const ways = (holds: (values: readonly number[], unhurt: boolean) => boolean): bigint => {
    let sum = 0n
    for (const [key, weight] of ends) {
      if (holds(key.split(' ').slice(0, 3).map(Number), key.endsWith('unhurt'))) sum += weight
    }
    return sum
  }
  const wanted = {
    down: ways(three => zeros(three) > 0),
    serious: ways(three => zeros(three) === 2),
    dead: ways(three => zeros(three) === 3),
  }
  for (const key of ['down', 'serious', 'dead'] as const) {
    expect((told?.[key].ways ?? -1n) * all, key).toBe(wanted[key] * (told?.[key].of ?? 0n))
  }
  if (attack.unhurt) expect((told?.hit.ways ?? -1n) * all).toBe(ways((_, unhurt) => !unhurt) * (told?.hit.of ?? 0n))
}
