/** New tables, and new links for game masters who lost theirs. */
import { randomBytes } from 'node:crypto'
import { compose } from '@umpire/engine'
import type { System } from '@umpire/registry'
import type { Store } from '@umpire/store'
import { Table } from '@umpire/table'
import { storedFact } from '../stored/facts.ts'
import { rowOf } from '../stored/open-table.ts'
import { newSeated, putSeat } from './new-seat.ts'
import { newId } from './secrets.ts'

export interface Wanted {
  readonly system: System
  readonly title: string
  /** What the game master is called. */
  readonly name: string
  readonly options: readonly string[]
  readonly settings: { readonly [id: string]: unknown }
}

export interface MadeTable {
  readonly table: string
  readonly seat: string
  readonly secret: string
}

export async function makeTable(
  store: Store,
  { system, title, name, options, settings }: Wanted,
  table = newId(),
): Promise<MadeTable> {
  const { chosen } = compose(system, { options, settings })
  const at = Date.now()
  const opened = Table.opened({ title, system, chosen, secret: randomBytes(32), at })
  const { seat, secret, fact } = newSeated({ name, role: 'gm', actors: [] }, undefined, at)
  await store.createTable({ id: table, title, system: system.id, created: at })
  await putSeat(store, table, seat, secret)
  await store.append(table, 0, [storedFact(opened), storedFact(fact)])
  return { table, seat, secret }
}

/** A further seat for a game master, for a table that nobody has open, also for one that cannot be opened. */
export async function masterLink(store: Store, table: string, name: string): Promise<string> {
  const { version } = await rowOf(store, table)
  const { seat, secret, fact } = newSeated({ name, role: 'gm', actors: [] }, undefined, Date.now())
  await putSeat(store, table, seat, secret)
  await store.append(table, version, [storedFact(fact)])
  return secret
}
