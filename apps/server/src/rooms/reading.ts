/**
 * Documents that are made of all that ever happened at a table. Facts are read in the thread that leads tables, too: so
 * they are read a few at a time, and everybody else gets a turn in between.
 */
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Json, StoredFact } from '@umpire/engine'
import type { Store, StoredFact as Stored } from '@umpire/store'
import { DiceLogs, exported, type TableFact, tableFacts } from '@umpire/table'
import { storedFact } from './stored.ts'
import type { Gives } from './wire.ts'

const PAGE = 25

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

/** A piece of everything that a seat may take home: what comes after a fact. */
export async function exportPiece(store: Store, table: string, seat: string, after: number): Promise<Gives['export']> {
  const page = await store.facts(table, after, PAGE)
  const texts = page.map(({ version, fact }) =>
    JSON.stringify(storedFact(exported(tableFacts.read(fact, `fact ${version}`), seat))),
  )
  return { text: texts.join(), last: page.at(-1)?.version ?? null }
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
