/** Which traits and abilities act on what: the rows of the three catalogues, turned round once. */

import { ABILITY_ROWS, type AbilityCounter, betterThan } from '../tables/abilities.ts'
import type { Ability } from '../tables/ability-keys.ts'
import type { Effect } from '../tables/effect-kinds.ts'
import type { Flaw } from '../tables/flaw-keys.ts'
import { FLAW_ROWS, type FlawCounter, flawRow } from '../tables/flaws.ts'
import type { Merit } from '../tables/merit-keys.ts'
import { MERIT_ROWS, type MeritCounter } from '../tables/merits.ts'

export type Trait = Merit | Flaw
export type Counter = MeritCounter | FlawCounter | AbilityCounter

export interface Holder {
  readonly key: Trait | Ability
  readonly name: string
  readonly list: 'merits' | 'flaws' | 'abilities'
  readonly counter: Counter | undefined
  readonly mendedByLenses: boolean
  /** The abilities beside which it does not act. */
  readonly replacedBy: readonly Ability[]
}

interface Entry {
  readonly holder: Holder
  /** All of one trait on the same thing, the last that applies wins. */
  readonly effects: readonly Effect[]
}

/** Everything that can act on one thing, and where to look whether somebody has any of it. */
export interface Acted {
  readonly entries: readonly Entry[]
  readonly lists: readonly Holder['list'][]
  readonly counters: readonly Counter[]
}

function* holders(): Generator<Entry> {
  for (const { key, name, counter, effects } of MERIT_ROWS) {
    yield { holder: { key, name, list: 'merits', counter, mendedByLenses: false, replacedBy: [] }, effects }
  }
  for (const { key, name, counter, effects, as = [], lenses = false } of FLAW_ROWS) {
    const holder: Holder = { key, name, list: 'flaws', counter, mendedByLenses: lenses, replacedBy: [] }
    yield { holder, effects }
    for (const other of as) yield { holder, effects: flawRow(other).effects }
  }
  for (const { key, name, counter, effects } of ABILITY_ROWS) {
    const holder: Holder = { key, name, list: 'abilities', counter, mendedByLenses: false, replacedBy: betterThan(key) }
    yield { holder, effects }
  }
}

const HOLDERS = [...holders()]
export const HOLDER: ReadonlyMap<string, Holder> = new Map(HOLDERS.map(({ holder }) => [holder.key, holder]))

function actedBy(entries: readonly Entry[]): Acted {
  const lists = new Set(entries.map(({ holder }) => holder.list))
  const counters = new Set(entries.flatMap(({ holder: { counter } }) => (counter === undefined ? [] : [counter])))
  return { entries, lists: [...lists], counters: [...counters] }
}

function turnedRound(): ReadonlyMap<string, ReadonlyMap<string, Acted>> {
  const single = HOLDERS.flatMap(({ holder, effects }) =>
    [...Map.groupBy(effects, ({ kind, name }) => `${kind} ${name}`).values()].map(group => ({
      holder,
      effects: group,
    })),
  )
  const kindOf = ({ effects: [first] }: Entry): string => first?.kind ?? ''
  const nameOf = ({ effects: [first] }: Entry): string => first?.name ?? ''
  return new Map(
    [...Map.groupBy(single, kindOf)].map(([kind, ofKind]) => [
      kind,
      new Map([...Map.groupBy(ofKind, nameOf)].map(([name, entries]) => [name, actedBy(entries)])),
    ]),
  )
}

/** By kind and name: few traits act on one thing, so a look-up asks only whether somebody has those. */
export const ACTED_ON = turnedRound()
