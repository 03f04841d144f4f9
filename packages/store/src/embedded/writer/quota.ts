/**
 * How much may still be stored. What grows is refused before a disk is full to the last byte: what is under way can still
 * be finished then, tables can be deleted, and a server can stop in order.
 *
 * Near the end, nothing new begins (tables, documents); nearer still, tables do not grow either. Snapshots, whatever
 * makes room, and the database's own tidying up may use the rest.
 */
import { statfsSync } from 'node:fs'
import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { bytesText } from '../../store/bytes.ts'
import { StoreError } from '../../store/store-error.ts'
import { numberOf } from '../disk/row.ts'

/** Of a disk or an allowance this part is kept, but no more than so many bytes. */
const RESERVE_PART = 1 / 20
const RESERVE_BYTES = 256 * 1024 * 1024
/** What is under way may use this much of the reserve. */
const UNDER_WAY = 1 / 2
/** Others fill a disk, too: it is asked again after so many transactions, or when so much was stored. */
const TRANSACTIONS = 50
const STORED = 16 * 1024 * 1024
/** A byte of data is written to the log and to the database, with its index. */
const COST = 2

/** What is being done: begun anew, or under way already. */
export type Growth = 'new' | 'more'

export interface QuotaOptions {
  readonly folder: string
  readonly mostBytes: number | null
  readonly mostTableBytes: number
}

interface Disk {
  readonly free: number
  readonly total: number
}

interface Room {
  /** What is nearly full, in words. */
  readonly what: string
  readonly free: number
  readonly reserve: number
}

export class Quota {
  readonly mostTableBytes: number
  readonly #disk: () => Disk | null
  readonly #mostBytes: number | null
  readonly #pages: StatementSync
  #rooms: readonly Room[] = []
  #stored = 0
  #transactions = 0

  constructor(
    database: DatabaseSync,
    { folder, mostBytes, mostTableBytes }: QuotaOptions,
    disk: (folder: string) => Disk | null = diskOf,
  ) {
    this.mostTableBytes = mostTableBytes
    this.#disk = () => disk(folder)
    this.#mostBytes = mostBytes
    this.#pages = database.prepare(
      `SELECT (page_count - freelist_count) * page_size AS used
      FROM pragma_page_count, pragma_freelist_count, pragma_page_size`,
    )
    this.measure()
  }

  /** Before each transaction. */
  begin(): void {
    this.#transactions++
    if (this.#transactions > TRANSACTIONS || this.#stored > STORED) this.measure()
  }

  measure(): void {
    this.#transactions = 0
    this.#stored = 0
    const disk = this.#disk()
    const allowance = this.#allowance()
    this.#rooms = [
      ...(disk === null ? [] : [room('the disk', disk)]),
      ...(allowance === null ? [] : [room('the database', allowance)]),
    ]
  }

  /** Refused if there is no room for so many more bytes. */
  take(bytes: number, growth: Growth): void {
    // Somebody may have made room since it was measured.
    if (this.#lacking(bytes, growth) !== null) this.measure()
    const lacking = this.#lacking(bytes, growth)
    if (lacking !== null) {
      const { what, free, reserve } = lacking
      const left = `${bytesText(Math.max(0, free))} are free, and ${bytesText(reserve)} are kept in reserve`
      throw new StoreError('full', `${what} is nearly full: ${left}. What is stored is safe; make room and try again`)
    }
    this.#stored += bytes
  }

  #lacking(bytes: number, growth: Growth): Room | null {
    const needed = COST * (this.#stored + bytes)
    return this.#rooms.find(({ free, reserve }) => free - needed < reserve * (growth === 'new' ? 1 : UNDER_WAY)) ?? null
  }

  #allowance(): Disk | null {
    if (this.#mostBytes === null) return null
    const used = numberOf(this.#pages.get() ?? {}, 'used')
    return { free: this.#mostBytes - used, total: this.#mostBytes }
  }
}

function diskOf(folder: string): Disk | null {
  try {
    const { bavail, blocks, bsize } = statfsSync(folder)
    return { free: bavail * bsize, total: blocks * bsize }
  } catch {
    // A disk that does not say is full when it refuses.
    return null
  }
}

const room = (what: string, { free, total }: Disk): Room => ({
  what,
  free,
  reserve: Math.min(RESERVE_BYTES, total * RESERVE_PART),
})
