/**
 * Opens the embedded store of a data folder, and makes both if there are none.
 *
 *     const store = await openEmbedded('data')
 *
 * Refused as `locked` if another process has it open, `newer` or `corrupt` if the database is not one that it can use.
 */
import { resolve } from 'node:path'
import { checkWhole } from '../store/limits.ts'
import type { SharedStore, Store } from '../store/store.ts'
import { asStoreError } from './disk/failure.ts'
import { databaseIn, makePrivate } from './disk/files.ts'
import { EmbeddedStore } from './embedded-store.ts'
import { Reader } from './reader.ts'
import { startWriter, WriterLine } from './writer/writer-thread.ts'

export interface EmbeddedOptions {
  /** Milliseconds that a write waits for a stranger who holds the database, before it is refused as `locked`. */
  readonly busyTimeout?: number
  /** How big the database may grow before writes are refused as `full`; as big as the disk unless told. */
  readonly mostBytes?: number
  /** Bytes of facts that one table may hold before more are refused as `full`; 1 GiB unless told. */
  readonly mostTableBytes?: number
}

const TABLE_BYTES = 1024 ** 3

export async function openEmbedded(folder: string, options: EmbeddedOptions = {}): Promise<Store> {
  const { busyTimeout = 5000, mostBytes, mostTableBytes = TABLE_BYTES } = options
  checkWhole(busyTimeout, 'busyTimeout')
  checkWhole(mostTableBytes, 'mostTableBytes', 1)
  if (mostBytes !== undefined) checkWhole(mostBytes, 'mostBytes', 1)
  const path = resolve(folder)
  const file = databaseIn(path)
  try {
    makePrivate(path)
  } catch (error) {
    throw asStoreError(error, path)
  }
  const { writer, findings } = await startWriter({
    folder: path,
    file,
    busyTimeout,
    mostBytes: mostBytes ?? null,
    mostTableBytes,
  })
  try {
    return new EmbeddedStore(file, writer, new Reader(file), findings)
  } catch (error) {
    await writer.close()
    throw asStoreError(error, file)
  }
}

/** The store that another thread has open and shared: it reads by itself, and writes through the same writer. */
export function openShared({ file, port, findings }: SharedStore): Store {
  try {
    return new EmbeddedStore(file, new WriterLine(port, file), new Reader(file), findings)
  } catch (error) {
    throw asStoreError(error, file)
  }
}
