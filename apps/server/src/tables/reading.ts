/**
 * Documents that are made of all that ever happened at a table. Facts are read in this thread, which leads the tables,
 * too: so they are read a few at a time, and everybody else gets a turn in between.
 */
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Json, StoredFact } from '@umpire/engine'
import type { tableExport } from '@umpire/protocol'
import type { Store, StoredFact as Stored } from '@umpire/store'
import { DiceLogs, exported, type TableFact, tableFacts } from '@umpire/table'
import type { z } from 'zod'
import type { Sent } from '../app.ts'
import { Written } from '../written.ts'
import { storedFact } from './stored.ts'

type TableExport = Sent<z.input<typeof tableExport>>

const PAGE = 100

async function* pagesOf(store: Store, table: string): AsyncGenerator<readonly Stored[]> {
  for (let last: number | undefined = 0; last !== undefined; ) {
    const page = await store.facts(table, last, PAGE)
    yield page
    last = page.at(-1)?.version
    await nextTurn()
  }
}

const typeOf = (fact: Json): Json | undefined =>
  typeof fact === 'object' && fact !== null && 'type' in fact ? fact['type'] : undefined

/** The facts of these kinds alone: to check the others would take most of the time. */
async function* factsOfKinds(store: Store, table: string, kinds: readonly TableFact['type'][]) {
  const wanted: ReadonlySet<unknown> = new Set(kinds)
  for await (const page of pagesOf(store, table)) {
    for (const { version, fact } of page) {
      if (wanted.has(typeOf(fact))) yield { version, fact: tableFacts.read(fact, `fact ${version}`) }
    }
  }
}

/** The dice logs that are sealed. */
export async function sealedDice(store: Store, table: string): Promise<readonly string[]> {
  const logs = new DiceLogs()
  const kinds = ['opened', 'advanced', 'rolledAside', 'stirred', 'sealed'] as const
  for await (const { fact } of factsOfKinds(store, table, kinds)) logs.add(fact)
  return logs.sealed
}

/** Everything that a seat may take home. */
export async function exportOf(store: Store, table: string, seat: string): Promise<Written<TableExport>> {
  const forSeat = ({ version, fact }: Stored): string =>
    JSON.stringify(storedFact(exported(tableFacts.read(fact, `fact ${version}`), seat)))
  let facts = ''
  for await (const page of pagesOf(store, table)) {
    for (const stored of page) facts += `${facts === '' ? '' : ','}${forSeat(stored)}`
  }
  return new Written(`{"table":${JSON.stringify(table)},"facts":[${facts}]}`)
}

/** What the rules of a scene recorded in it and still stands: what was undone is left out. */
export async function standing(store: Store, table: string, scene: string): Promise<readonly StoredFact[]> {
  const recorded = new Map<number, readonly StoredFact[]>()
  const undone = new Set<number>()
  for await (const { version, fact } of factsOfKinds(store, table, ['advanced', 'undone', 'redone'])) {
    if (fact.type === 'advanced' && fact.values.scene === scene) {
      recorded.set(
        version,
        fact.values.stretches.flatMap(({ entries }) => entries.flatMap(entry => entry.fact ?? [])),
      )
    } else if (fact.type === 'undone' || fact.type === 'redone') {
      for (const step of fact.values.steps) {
        for (let one = step.version; one <= step.to; one++) {
          if (fact.type === 'undone') undone.add(one)
          else undone.delete(one)
        }
      }
    }
  }
  return [...recorded].flatMap(([version, facts]) => (undone.has(version) ? [] : facts))
}
