/** The facts of a table as they are stored, read a few at a time; also those around one that cannot be read. */
import { BadInput, type Json, NewerFact } from '@umpire/engine'
import { type ReadableStore, type StoredFact, StoreError } from '@umpire/store'
import { type TableFact, tableFacts } from '@umpire/table'
import { Breath } from './breath.ts'

const PAGE = 100
/** So many in a row, and what comes after them is not looked for. */
const MOST_DAMAGED = 10_000

export interface VersionedFact {
  readonly version: number
  readonly fact: TableFact
}

/** What stands where a fact should be that can be read. */
export interface Unreadable {
  readonly version: number
  readonly why: 'damaged' | 'newer'
  readonly reason: string
}

export const isReadable = (place: VersionedFact | Unreadable): place is VersionedFact => 'fact' in place

/** What cannot be read back is not written: a table that could not be opened any more would be the worst of all. */
export const storedFact = (fact: TableFact): Json => {
  const { type, version, values } = tableFacts.store(fact)
  return { type, version, values }
}

/** Without the value that came: it may be a secret, such as that of the dice. */
export function reasonOf(error: unknown): string {
  if (error instanceof BadInput && !(error instanceof NewerFact)) return `${error.place}: expected ${error.expected}`
  return error instanceof Error ? error.message : String(error)
}

/** Facts as they are stored, unread, with the places of those that the store cannot give. */
async function* rowsOf(
  store: ReadableStore,
  id: string,
  after = 0,
  upTo = Number.MAX_SAFE_INTEGER,
): AsyncGenerator<StoredFact | Unreadable> {
  const last = Math.min(upTo, (await store.table(id))?.version ?? 0)
  const breath = new Breath()
  let most = PAGE
  let damaged = 0
  for (let version = after; version < last && damaged < MOST_DAMAGED; ) {
    const page = await pageOf(store, id, version, Math.min(most, last - version))
    if (page instanceof StoreError) {
      // One of them is damaged or missing: each by itself, then.
      if (most === 1) {
        yield { version: ++version, why: 'damaged', reason: page.message }
        damaged++
      }
      most = 1
      continue
    }
    if (page.length === 0) return
    damaged = 0
    for (const stored of page) {
      version = stored.version
      yield stored
      await breath.taken()
    }
    await breath.turn()
  }
}

async function pageOf(store: ReadableStore, id: string, after: number, most: number) {
  try {
    return await store.facts(id, after, most)
  } catch (error) {
    if (error instanceof StoreError && error.code === 'corrupt') return error
    throw error
  }
}

function readRow({ version, fact }: StoredFact): VersionedFact | Unreadable {
  try {
    return { version, fact: tableFacts.read(fact, `fact ${version}`) }
  } catch (error) {
    return { version, why: error instanceof NewerFact ? 'newer' : 'damaged', reason: reasonOf(error) }
  }
}

/** Everything that happened after a version, up to another, and the places that cannot be read. */
export async function* placesOf(store: ReadableStore, id: string, after?: number, upTo?: number) {
  for await (const row of rowsOf(store, id, after, upTo)) yield 'fact' in row ? readRow(row) : row
}

/** The facts of these kinds alone: to check the others would take most of the time. */
export async function* placesOfKinds(store: ReadableStore, id: string, kinds: readonly TableFact['type'][]) {
  const wanted: ReadonlySet<unknown> = new Set(kinds)
  for await (const row of rowsOf(store, id)) {
    if (!('fact' in row)) yield row
    else if (wanted.has(typeOf(row.fact))) yield readRow(row)
  }
}

const typeOf = (fact: Json): Json | undefined =>
  typeof fact === 'object' && fact !== null && 'type' in fact ? fact['type'] : undefined

/** All facts after a version, up to another: those that can be read. */
export async function factsOf(
  store: ReadableStore,
  id: string,
  after: number,
  upTo?: number,
): Promise<readonly VersionedFact[]> {
  const found: VersionedFact[] = []
  for await (const place of placesOf(store, id, after, upTo)) if (isReadable(place)) found.push(place)
  return found
}
