/**
 * Snapshots: what facts had made of a table at a version, so that opening one does not cost more the older it is. They are a
 * cache: one that cannot be used is set aside, and the facts are told again.
 */
import { BadInput, type Json } from '@umpire/engine'
import type { ReadableStore, Snapshot, Store } from '@umpire/store'
import { type TableData, tableField } from '@umpire/table'
import { reasonOf } from './facts.ts'
import { type Heard, SnapshotFault } from './trouble.ts'

/** The form of snapshots that this program writes. */
const FORMAT = 1

/** Its types forgotten: the store looks whether it is plain data. */
function untyped<T extends object>(data: T): Json
function untyped(data: Json): Json {
  return data
}

/** What a snapshot holds, if it is one of that table and version. */
function readSnapshot({ version, data }: Omit<Snapshot, 'format'>, system: string): TableData {
  const read = tableField.read(data, 'snapshot')
  if (read.version !== version) throw new BadInput('snapshot.version', `${version}`, read.version)
  if (read.system !== system) throw new BadInput('snapshot.system', system, read.system)
  return read
}

/** The versions of those of a form that this program knows, the newest first. */
export async function versionsOf(store: ReadableStore, id: string): Promise<readonly number[]> {
  const all = await store.snapshots(id)
  return all.filter(({ format }) => format === FORMAT).map(({ version }) => version)
}

export async function snapshotAt(
  store: ReadableStore,
  id: string,
  version: number,
  system: string,
): Promise<TableData | SnapshotFault> {
  try {
    const snapshot = await store.snapshot(id, version)
    if (snapshot?.version !== version) throw new BadInput('snapshot', `one at ${version}`, snapshot?.version)
    return readSnapshot(snapshot, system)
  } catch (error) {
    return new SnapshotFault('unreadable', id, version, reasonOf(error))
  }
}

/** Written only if the reader of snapshots can read it back. */
export async function saveSnapshot(store: Store, id: string, data: TableData, heard: Heard): Promise<void> {
  const { version, system } = data
  const plain = untyped(data)
  try {
    readSnapshot({ version, data: plain }, system)
    await store.saveSnapshot(id, version, FORMAT, plain)
  } catch (error) {
    if (!(error instanceof BadInput)) throw error
    heard(new SnapshotFault('not-written', id, version, error.message))
  }
}
