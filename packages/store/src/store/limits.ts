/** What is too much, or no plain data, is refused here, before any thread or database hears of it. */
import { BadInput, type Json } from '@umpire/engine'

const KB = 1024
const MB = 1024 * KB

export const LIMITS = {
  /** Bytes of JSON. */
  fact: MB,
  append: 8 * MB,
  snapshot: 64 * MB,
  document: 4 * MB,
  seat: 64 * KB,
  /** Facts in one append. */
  facts: 1000,
  /** Facts in one page, and when a page is full though it has fewer. */
  page: 10_000,
  pageLength: 8 * MB,
  /** Characters. */
  id: 200,
  title: 500,
  /** How deep lists and objects may nest: far more than a game needs, far less than a stack holds. */
  depth: 200,
} as const

/** Text that a database keeps as it is: half a surrogate pair would come back as another character. */
function isText(value: unknown, most: number): boolean {
  return typeof value === 'string' && value.length <= most && value.isWellFormed() && !value.includes('\0')
}

export function checkId(id: string, place: string): void {
  if (id === '' || !isText(id, LIMITS.id)) throw new BadInput(place, `a text of 1 to ${LIMITS.id} characters`, id)
}

export function checkTitle(title: string, place: string): void {
  if (!isText(title, LIMITS.title)) throw new BadInput(place, `a text of at most ${LIMITS.title} characters`, title)
}

/** Like an id, but never shown. */
export function checkSecret(hash: string, place: string): void {
  if (hash === '' || !isText(hash, LIMITS.id)) {
    throw new BadInput(place, `a text of 1 to ${LIMITS.id} characters`, `one of ${String(hash).length}`)
  }
}

export function checkWhole(value: number, place: string, min = 0, max: number = Number.MAX_SAFE_INTEGER): void {
  if (!Number.isSafeInteger(value) || value < min || value > max) {
    const range = max === Number.MAX_SAFE_INTEGER ? `${min} or more` : `${min} to ${max}`
    throw new BadInput(place, `a whole number, ${range}`, value)
  }
}

/** The value as JSON text, of so many bytes at most; refused if it would not come back as it is. */
export function encoded(value: Json, most: number, place: string): string {
  checkPlain(value, place, LIMITS.depth)
  const text = JSON.stringify(value)
  const bytes = Buffer.byteLength(text)
  if (bytes > most) throw new BadInput(place, `at most ${most} bytes of JSON`, bytes)
  return text
}

/** A number that JSON knows; text of any kind, for JSON escapes what no database likes; and what is made of them. */
function checkPlain(value: unknown, place: string, deeper: number): void {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new BadInput(place, 'a number that JSON knows', value)
    return
  }
  if (typeof value !== 'object') throw new BadInput(place, 'plain data', typeof value)
  if (deeper === 0) throw new BadInput(place, `at most ${LIMITS.depth} lists or objects within each other`, 'more')
  if (Array.isArray(value)) {
    for (const part of value) checkPlain(part, place, deeper - 1)
    return
  }
  const prototype: unknown = Object.getPrototypeOf(value)
  if (prototype !== Object.prototype && prototype !== null) throw new BadInput(place, 'plain data', 'a living object')
  // A field that is undefined counts as one that is not there, as everywhere in the house.
  for (const part of Object.values(value)) if (part !== undefined) checkPlain(part, place, deeper - 1)
}
