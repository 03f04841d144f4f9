/**
 * Documents that are made of all that ever happened at a table. Facts are read in the thread that leads tables, too: so
 * they are read a few at a time, and everybody else gets a turn in between.
 */
import type { StoredFact } from '@umpire/engine'
import type { Store } from '@umpire/store'
import { DiceLogs, exported } from '@umpire/table'
import { isReadable, placesOf, placesOfKinds, storedFact } from '../stored/facts.ts'
import type { Gives } from './wire.ts'

const PIECE = 25

/** The dice logs that are sealed. */
export async function sealedDice(store: Store, table: string): Promise<readonly string[]> {
  const logs = new DiceLogs()
  const kinds = ['opened', 'advanced', 'rolledAside', 'stirred', 'sealed'] as const
  for await (const place of placesOfKinds(store, table, kinds)) if (isReadable(place)) logs.add(place.fact)
  return logs.sealed
}

/** A piece of everything that a seat may take home: what comes after a fact. Of what cannot be read, the place is told. */
export async function exportPiece(store: Store, table: string, seat: string, after: number): Promise<Gives['export']> {
  const texts: string[] = []
  const unreadable: { version: number; reason: string }[] = []
  let last: number | null = null
  for await (const place of placesOf(store, table, after, after + PIECE)) {
    last = place.version
    texts.push(isReadable(place) ? JSON.stringify(storedFact(exported(place.fact, seat))) : 'null')
    if (!isReadable(place)) unreadable.push({ version: place.version, reason: place.reason })
  }
  return { text: texts.join(), last, unreadable }
}

/** What the rules of a scene recorded in it and still stands: what was undone is left out. */
export async function standing(store: Store, table: string, scene: string): Promise<readonly StoredFact[]> {
  const recorded = new Map<number, readonly StoredFact[]>()
  const undone = new Set<number>()
  for await (const place of placesOfKinds(store, table, ['advanced', 'undone', 'redone'])) {
    if (!isReadable(place)) continue
    const { version, fact } = place
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
