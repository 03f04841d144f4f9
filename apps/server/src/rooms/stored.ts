/** Tables as they are stored: facts, and snapshots so that opening one does not cost more the older it is. */
import type { Json } from '@umpire/engine'
import type { Store } from '@umpire/store'
import { type Past, rollsIn, Table, type TableData, type TableFact, tableFacts, tableField } from '@umpire/table'
import { systemOf } from '../find-system.ts'
import { Refused } from '../refused.ts'

/** The form of snapshots that this program writes. */
const FORMAT = 1
const PAGE = 1000

/** What cannot be read back is not written: a table that could not be opened any more would be the worst of all. */
export const storedFact = (fact: TableFact): Json => {
  const { type, version, values } = tableFacts.store(fact)
  return { type, version, values }
}

/** All facts after a version, up to another. */
export async function factsOf(
  store: Store,
  id: string,
  after: number,
  upTo = Number.MAX_SAFE_INTEGER,
): Promise<{ readonly version: number; readonly fact: TableFact }[]> {
  const found: { readonly version: number; readonly fact: TableFact }[] = []
  for (let last = after; last < upTo; ) {
    const page = await store.facts(id, last, Math.min(PAGE, upTo - last))
    for (const { version, fact } of page) found.push({ version, fact: tableFacts.read(fact, `fact ${version}`) })
    const end = page.at(-1)?.version
    if (end === undefined) break
    last = end
  }
  return found
}

/** The newest snapshot of a form that is known. */
async function snapshotOf(store: Store, id: string, atMost: number): Promise<TableData | undefined> {
  for (let before = atMost; ; ) {
    const snapshot = await store.snapshot(id, before)
    if (snapshot === null) return undefined
    if (snapshot.format === FORMAT) return tableField.read(snapshot.data, 'snapshot')
    before = snapshot.version - 1
  }
}

/** A table as it was after a version, the last one unless it is named. */
export async function loadTable(store: Store, id: string, upTo = Number.MAX_SAFE_INTEGER): Promise<Table> {
  const row = await store.table(id)
  if (row === null) throw new Refused(404, 'not-found', 'there is no such table (any more)')
  const system = await systemOf(row.system).load()
  const snapshot = await snapshotOf(store, id, upTo)
  if (snapshot !== undefined) return followed(new Table(id, system, snapshot), store, upTo)
  const [first] = await factsOf(store, id, 0, 1)
  if (first?.fact.type !== 'opened') throw new Error(`table ${id}: expected to begin with its opening`)
  return followed(Table.from(id, system, first.fact), store, upTo)
}

async function followed(table: Table, store: Store, upTo: number): Promise<Table> {
  for (const { fact } of await factsOf(store, table.id, table.data.version, upTo)) table.apply(fact)
  return table
}

/** Its types forgotten: the store looks whether it is plain data. */
function untyped<T extends object>(data: T): Json
function untyped(data: Json): Json {
  return data
}

export const saveSnapshot = (store: Store, id: string, data: TableData): Promise<void> =>
  store.saveSnapshot(id, data.version, FORMAT, untyped(data))

/** The game before a fact that is no longer remembered, and the dice since. */
export async function pastOf(store: Store, id: string, version: number): Promise<Past> {
  const { data } = await loadTable(store, id, version - 1)
  const facts = await factsOf(store, id, version - 1)
  return { game: data.game, rolls: facts.map(({ version, fact }) => ({ version, rolls: rollsIn(fact) })) }
}
