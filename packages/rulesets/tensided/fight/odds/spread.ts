/** Many ways that a round may have gone so far, each with its exact weight: whole numbers out of a whole number. */
import { leastCommonMultiple } from '@umpire/dice'
import type { Odds, Outcome } from '@umpire/engine'
import type { Fight } from '../state/state.ts'
import { type Blood, bloodless, bloodOf, type Watched } from './body.ts'

/** People who go on alike, by what they bleed. */
export interface Alike {
  readonly fight: Watched
  readonly rows: Map<string, { readonly blood: Blood; weight: bigint }>
}

export interface Spread {
  readonly ways: bigint
  readonly all: ReadonlyMap<string, Alike>
}

export const certainly = (fight: Watched): Spread => ({
  ways: 1n,
  all: new Map([['', { fight, rows: new Map([['', { blood: fight.standing.map(() => 0), weight: 1n }]]) }]]),
})

/** The dead bleed no more. */
const together = (before: Blood, more: Blood, { standing }: Fight): Blood =>
  before.map((rate, place) => (standing[place]?.status === 'dead' ? 0 : rate + (more[place] ?? 0)))

/** One text for all who go on alike. */
export type TextOf = (fight: Watched) => string

/** From each of them to where it leads: what comes of people who are alike is weighed once. */
export function onward(
  { ways, all }: Spread,
  round: number,
  textOf: TextOf,
  leads: (fight: Watched) => Odds<Outcome<Watched, unknown>>,
): Spread {
  const parts = [...all.values()].map(alike => ({ alike, to: leads(alike.fight) }))
  let common = 1n
  for (const { to } of parts) common = leastCommonMultiple(common, to.ways)
  const found = new Map<string, Alike>()
  for (const { alike, to } of parts) {
    const factor = common / to.ways
    for (const { value, weight } of to.outcomes) {
      const key = textOf(value.state)
      const into = found.get(key) ?? { fight: bloodless(value.state, round), rows: new Map() }
      found.set(key, into)
      pour(alike, into, bloodOf(value.state, round), weight * factor)
    }
  }
  return { ways: ways * common, all: found }
}

function pour(from: Alike, into: Alike, more: Blood, weight: bigint): void {
  for (const row of from.rows.values()) {
    const blood = together(row.blood, more, into.fight)
    const key = blood.join()
    const known = into.rows.get(key)
    if (known === undefined) into.rows.set(key, { blood, weight: row.weight * weight })
    else known.weight += row.weight * weight
  }
}

/** The same people told apart in another way: by what each of their rows makes of them. */
export function regrouped(
  { ways, all }: Spread,
  by: (fight: Watched, blood: Blood, key: string) => readonly [string, Watched],
): Spread {
  const found = new Map<string, Alike>()
  for (const [before, { fight, rows }] of all) {
    for (const [of, { blood, weight }] of rows) {
      const [key, now] = by(fight, blood, before)
      const into = found.get(key) ?? { fight: now, rows: new Map() }
      found.set(key, into)
      const known = into.rows.get(of)
      if (known === undefined) into.rows.set(of, { blood, weight })
      else known.weight += weight
    }
  }
  return { ways, all: found }
}

/** How many ways lead to each of something that is read off the people. */
export function weights<T>({ all }: Spread, read: (fight: Watched, blood: Blood) => T): Map<T, bigint> {
  const found = new Map<T, bigint>()
  for (const { fight, rows } of all.values()) {
    for (const { blood, weight } of rows.values()) {
      const value = read(fight, blood)
      found.set(value, (found.get(value) ?? 0n) + weight)
    }
  }
  return found
}

/** The likeliest of them; the first of several. */
export function likeliest({ all }: Spread): Watched | undefined {
  let [most, found]: [bigint, Watched | undefined] = [-1n, undefined]
  for (const { fight, rows } of all.values()) {
    let sum = 0n
    for (const { weight } of rows.values()) sum += weight
    if (sum > most) [most, found] = [sum, fight]
  }
  return found
}
