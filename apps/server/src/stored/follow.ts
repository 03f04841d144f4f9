/** What the facts make of a table. Where they cannot be followed to the end, the error says which one, and since when. */
import type { System } from '@umpire/registry'
import type { ReadableStore, StoredTable } from '@umpire/store'
import { Table, type TableFact } from '@umpire/table'
import { Breath } from './breath.ts'
import { isReadable, placesOf, reasonOf, type Unreadable } from './facts.ts'
import { CannotOpen } from './trouble.ts'

export interface Following {
  readonly upTo?: number | undefined
  /** For whoever wants to look at every step. */
  readonly step?: (table: Table, fact: TableFact) => Promise<void> | void
}

type Problem = Pick<Unreadable, 'version' | 'reason'> & { readonly why: Unreadable['why'] | 'rules' }

/** A table from its facts alone. */
export async function rebuilt(
  store: ReadableStore,
  row: StoredTable,
  system: System,
  following: Following = {},
): Promise<Table> {
  for await (const first of placesOf(store, row.id, 0, 1)) {
    if (!isReadable(first)) throw await cannotOpen(store, row, first)
    const { version, fact } = first
    if (fact.type !== 'opened') {
      const reason = `expected the opening of a table, got ${fact.type}`
      throw await cannotOpen(store, row, { version, why: 'damaged', reason })
    }
    const table = Table.from(row.id, system, fact)
    await following.step?.(table, fact)
    return followed(store, row, table, following)
  }
  throw await cannotOpen(store, row, { version: 1, why: 'damaged', reason: 'there is not even an opening' })
}

/** The table after the facts that it does not know yet. */
export async function followed(
  store: ReadableStore,
  row: StoredTable,
  table: Table,
  { upTo, step }: Following,
): Promise<Table> {
  const breath = new Breath()
  for await (const place of placesOf(store, row.id, table.data.version, upTo)) {
    if (!isReadable(place)) throw await cannotOpen(store, row, place)
    const { version, fact } = place
    try {
      table.apply(fact)
    } catch (error) {
      throw await cannotOpen(store, row, { version, why: 'rules', reason: reasonOf(error) })
    }
    await step?.(table, fact)
    await breath.taken()
  }
  return table
}

async function cannotOpen(store: ReadableStore, row: StoredTable, { version, why, reason }: Problem) {
  const last = version < 2 ? null : await timeOf(store, row.id, version - 1)
  return new CannotOpen(row.id, { version, of: row.version, last, why, reason })
}

async function timeOf(store: ReadableStore, id: string, version: number): Promise<number | null> {
  for await (const place of placesOf(store, id, version - 1, version)) {
    if (isReadable(place)) return place.fact.values.at
  }
  return null
}
