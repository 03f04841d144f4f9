/**
 * The seats this browser has had at tables, newest first; kept here alone, so that a person finds the way back. A browser
 * may have several seats at one table: whoever leads it tries the link of a player.
 */
import type { yourSeats } from '@umpire/protocol'
import { BASE_PATH } from '../browser/base-path.ts'
import { readStored, writeStored } from '../browser/stored.ts'
import { ask, codeOf } from './api.ts'

export interface TableYouHave {
  readonly id: string
  readonly title: string
  readonly system: string
  readonly role: string
  /** When it was last opened, in milliseconds since 1970. */
  readonly opened: number
  /** The seat and its name, once it was sat in. */
  readonly seat?: string
  readonly name?: string
}

/** Another Umpire at the same address has tables of its own. */
const KEY = `umpire.tables${BASE_PATH}`
const MOST = 30

const isTextOrNone = (value: unknown): boolean => value === undefined || typeof value === 'string'

const isTable = (value: unknown): value is TableYouHave => {
  if (typeof value !== 'object' || value === null) return false
  const { id, title, system, role, opened, seat, name }: { readonly [name: string]: unknown } = { ...value }
  const texts = [id, title, system, role].every(text => typeof text === 'string')
  return texts && typeof opened === 'number' && isTextOrNone(seat) && isTextOrNone(name)
}

/** What was stored may have been written by an older page, or by a person: what is no table is left out. */
export function readTables(text: string | null): readonly TableYouHave[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(stored) ? stored.filter(isTable) : []
  } catch {
    return []
  }
}

/** A table that was made and not sat at yet has no seat noted: it is the same as any of its seats. */
const isSame = (one: Pick<TableYouHave, 'id' | 'seat'>, other: Pick<TableYouHave, 'id' | 'seat'>): boolean =>
  one.id === other.id && (one.seat === undefined || other.seat === undefined || one.seat === other.seat)

export const withTable = (tables: readonly TableYouHave[], table: TableYouHave): readonly TableYouHave[] =>
  [table, ...tables.filter(one => !isSame(one, table))].toSorted((a, b) => b.opened - a.opened).slice(0, MOST)

/** Those of which the server still knows the seat; of a table that it was not asked about, all. */
export const stillYours = (
  tables: readonly TableYouHave[],
  seats: ReadonlyMap<string, readonly string[]>,
): readonly TableYouHave[] =>
  tables.filter(({ id, seat }) => {
    const left = seats.get(id)
    return left === undefined || (seat === undefined ? left.length > 0 : left.includes(seat))
  })

export const tablesYouHave = (): readonly TableYouHave[] => readTables(readStored(KEY))

const keep = (tables: readonly TableYouHave[]): void => writeStored(KEY, JSON.stringify(tables))

/** Every time a table is opened, made or joined. */
export const rememberTable = (table: TableYouHave): void => keep(withTable(tablesYouHave(), table))

export const forgetTable = (id: string, seat?: string): void =>
  keep(tablesYouHave().filter(one => !isSame(one, seat === undefined ? { id } : { id, seat })))

type YourSeats = (typeof yourSeats)['_zod']['output']

async function seatsLeft(id: string): Promise<readonly (readonly [id: string, seats: readonly string[]])[]> {
  try {
    const { seats } = await ask<YourSeats>(`/api/tables/${encodeURIComponent(id)}/yours`)
    return [[id, seats]]
  } catch (error) {
    // Without an answer nothing is known, and nothing is forgotten.
    if (codeOf(error) === undefined) throw error
    return []
  }
}

/** Asks the server which of the newest are still there, and forgets the others: a seat may have been taken away. */
export async function tablesStillYours(most: number): Promise<readonly TableYouHave[]> {
  const ids = [...new Set(tablesYouHave().map(({ id }) => id))].slice(0, most)
  const seats = new Map((await Promise.all(ids.map(seatsLeft))).flat())
  const left = stillYours(tablesYouHave(), seats)
  keep(left)
  return left
}
