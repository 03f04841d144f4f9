/**
 * Opens a table: from its newest snapshot that can be used, or else from its facts alone.
 *
 *     const table = await openTable(store, id, { heard: fault => log.warn(fault.message) })
 *
 * Refused as `not-found` if there is none, and as `CannotOpen` if its facts cannot be followed to the end.
 */
import type { System } from '@umpire/registry'
import { type ReadableStore, type Store, type StoredTable, StoreError } from '@umpire/store'
import { type Past, rollsIn, Table, Refused as TableRefused } from '@umpire/table'
import { systemOf } from '../find-system.ts'
import { Refused } from '../refused.ts'
import { isReadable, placesOf, reasonOf } from './facts.ts'
import { followed, rebuilt } from './follow.ts'
import { saveSnapshot, snapshotAt, versionsOf } from './snapshots.ts'
import { CannotOpen, type Heard, SnapshotFault } from './trouble.ts'

export interface Opening {
  /** As it was after a version; the last one unless it is said. */
  readonly upTo?: number
  readonly heard?: Heard
}

export async function openTable(store: Store, id: string, opening: Opening = {}): Promise<Table> {
  const { upTo, heard = () => undefined } = opening
  await rowOf(store, id)
  const versions = await versionsOf(store, id)
  // Read after them: somebody may write both at this moment, and no snapshot may seem to be of the future.
  const row = await rowOf(store, id)
  const system = await systemFor(row)
  const { start, faults } = await startOf(store, row, system, versions, upTo)
  const setAside = async (fault: SnapshotFault): Promise<void> => {
    heard(fault)
    await store.setSnapshotAside(id, fault.version)
  }
  for (const fault of faults) await setAside(fault)
  if (start === null) {
    const table = await rebuilt(store, row, system, { upTo })
    // The next opening need not follow all of it again. What lies at its version stays, for whoever wants to know why.
    const isTaken = faults.some(({ version }) => version === table.data.version)
    if (faults.length > 0 && upTo === undefined && !isTaken) await saveSnapshot(store, id, table.data, heard)
    return table
  }
  const { version } = start.data
  const failed = await failureOf(() => followed(store, row, start, { upTo }), upTo)
  if (failed === null) return start
  // What the facts alone make of it decides whether the snapshot is to blame.
  const fromFacts = rebuilt(store, row, system, { upTo })
  if ((await failureOf(() => fromFacts, upTo)) === null) {
    await setAside(new SnapshotFault('wrong', id, version, failed.message))
    return fromFacts
  }
  if (failed instanceof CannotOpen) throw failed
  // A play that does not go on is told where somebody looks at it; all else of the table is there.
  return start
}

export async function rowOf(store: ReadableStore, id: string): Promise<StoredTable> {
  const row = await store.table(id)
  if (row === null) throw new Refused(404, 'not-found', 'there is no such table (any more)')
  return row
}

export async function systemFor({ id, system, version }: StoredTable): Promise<System> {
  try {
    return await systemOf(system).load()
  } catch (error) {
    throw new CannotOpen(id, { version: 1, of: version, last: null, why: 'system', reason: reasonOf(error) })
  }
}

interface Start {
  readonly start: Table | null
  readonly faults: readonly SnapshotFault[]
}

/** The newest snapshot that can be used, and those newer than it that cannot. */
async function startOf(
  store: Store,
  { id, system: systemId, version: last }: StoredTable,
  system: System,
  versions: readonly number[],
  upTo = last,
): Promise<Start> {
  const faults: SnapshotFault[] = []
  for (const version of versions) {
    if (version > last) {
      // Once the facts grew past it, it would be taken for theirs.
      faults.push(new SnapshotFault('beyond', id, version, `there are ${last} facts`))
    } else if (version <= upTo) {
      const read = await snapshotAt(store, id, version, systemId)
      if (!(read instanceof SnapshotFault)) return { start: new Table(id, system, read), faults }
      faults.push(read)
    }
  }
  return { start: null, faults }
}

/** Why a table cannot be followed, or the scene that is shown cannot be taken up; null if all goes well. */
async function failureOf(work: () => Promise<Table>, upTo: number | undefined): Promise<Error | null> {
  try {
    const table = await work()
    // In the middle of a command a scene need not be whole.
    const isBroken = upTo === undefined && table.shown !== null && table.scene(table.shown.id).broken
    return isBroken ? new Error('the play under way does not go as it was recorded') : null
  } catch (error) {
    // What could not be read at this moment says nothing about the table.
    if (error instanceof StoreError) throw error
    return error instanceof Error ? error : new Error(String(error))
  }
}

/** The game before a fact that is no longer remembered, and the dice since. */
export async function pastOf(store: Store, id: string, version: number): Promise<Past> {
  const { data } = await openTable(store, id, { upTo: version - 1 }).catch(error => {
    if (!(error instanceof CannotOpen)) throw error
    throw new TableRefused('stale', 'that step cannot be taken back: what came before it cannot be read any more')
  })
  const rolls: Past['rolls'][number][] = []
  for await (const place of placesOf(store, id, version - 1)) {
    if (isReadable(place)) rolls.push({ version: place.version, rolls: rollsIn(place.fact) })
  }
  return { game: data.game, rolls }
}
