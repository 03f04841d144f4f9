import { LIMITS } from '../limits.ts'
import { quoted } from '../quoted.ts'
import type { DiceEntry, Faces, FairState, PageState, PagesState, Receipt } from './entry.ts'
import { diceIn } from './packed.ts'

/** Characters of a purpose, a name or a text of entropy. */
const LONGEST_TEXT = 1000
const DIGEST_DIGITS = 64

/** Something from outside that is no dice log. */
export class LogError extends Error {
  override readonly name = 'LogError'
}

/** The fields of an object of which nothing is known yet. */
type Fields = Readonly<Record<string, unknown>>

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** What came, short enough for a message of one line. */
function shown(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (typeof value === 'string') return quoted(value.length > 40 ? `${value.slice(0, 40)}…` : value)
  if (Object.is(value, -0)) return '-0'
  if (typeof value === 'number' || typeof value === 'boolean' || value === null) return String(value)
  return Array.isArray(value) ? 'a list' : typeof value === 'object' ? 'an object' : `a ${typeof value}`
}

/** Messages end up in logs and on screens: what is or may hold a secret is never shown. */
const HIDDEN: ReadonlySet<string> = new Set(['secret', 'a state'])

const refused = (field: string, expected: string, value: unknown): LogError =>
  new LogError(`Expected ${expected} as ${field}, found ${HIDDEN.has(field) ? 'something else' : shown(value)}`)

function textIn(fields: Fields, field: string): string {
  const value = fields[field]
  // A lone surrogate has no bytes in UTF-8, so two different texts would have the same hash.
  if (typeof value === 'string' && value.length <= LONGEST_TEXT && value.isWellFormed()) return value
  throw refused(field, `a well-formed text of at most ${LONGEST_TEXT} characters`, value)
}

function numberIn(fields: Fields, field: string, low: number): number {
  const value = fields[field]
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= low && !Object.is(value, -0)) return value
  throw refused(field, `a whole number${low === Number.MIN_SAFE_INTEGER ? '' : ` of at least ${low}`}`, value)
}

function truthIn(fields: Fields, field: string): boolean {
  const value = fields[field]
  if (typeof value === 'boolean') return value
  throw refused(field, 'true or false', value)
}

function digitsIn(fields: Fields, field: string): string {
  const value = fields[field]
  if (isDigest(value)) return value
  throw refused(field, `${DIGEST_DIGITS} hexadecimal digits in small letters`, value)
}

const DIGEST = new RegExp(`^[0-9a-f]{${DIGEST_DIGITS}}$`)

const isDigest = (value: unknown): value is string => typeof value === 'string' && DIGEST.test(value)

/** A digest that a program hands over. */
export function checkedDigest(field: string, value: unknown): string {
  return digitsIn({ [field]: value }, field)
}

function facesIn(fields: Fields, type: 'rolled' | 'typed'): Faces {
  const faces = fields['faces']
  if (typeof faces === 'string' && type === 'rolled') {
    const count = diceIn(faces)
    if (count !== undefined && count > LIMITS.listed && count <= LIMITS.dice) return faces
    throw refused('faces', `${LIMITS.listed + 1} to ${LIMITS.dice} dice and a digest`, faces)
  }
  if (!Array.isArray(faces) || faces.length > LIMITS.dice) throw refused('faces', `up to ${LIMITS.dice} faces`, faces)
  const read: number[] = []
  for (let i = 0; i < faces.length; i++) {
    const face: unknown = faces[i]
    if (typeof face !== 'number' || !Number.isInteger(face) || face < 1 || face > LIMITS.sides) {
      throw refused('a face', `a whole number of 1 to ${LIMITS.sides}`, face)
    }
    read.push(face)
  }
  return read
}

function entryIn(fields: Fields): DiceEntry {
  const hash = digitsIn(fields, 'hash')
  const { type } = fields
  switch (type) {
    case 'opened': {
      const { version } = fields
      if (version !== 1 && version !== 2) throw refused('version', '1 or 2', version)
      return { type, version, commitment: digitsIn(fields, 'commitment'), hash }
    }
    case 'entropy':
      return { type, n: numberIn(fields, 'n', 1), from: textIn(fields, 'from'), text: textIn(fields, 'text'), hash }
    case 'page':
      return {
        type,
        n: numberIn(fields, 'n', 1),
        from: textIn(fields, 'from'),
        anchor: digitsIn(fields, 'anchor'),
        hash,
      }
    case 'number': {
      const n = numberIn(fields, 'n', 1)
      return { type, n, page: numberIn(fields, 'page', 1), value: digitsIn(fields, 'value'), hash }
    }
    case 'rolled':
    case 'typed': {
      const n = numberIn(fields, 'n', 1)
      const total = numberIn(fields, 'total', Number.MIN_SAFE_INTEGER)
      const purpose = textIn(fields, 'purpose')
      return { type, n, notation: textIn(fields, 'notation'), faces: facesIn(fields, type), total, purpose, hash }
    }
    case 'closed': {
      const rolled = numberIn(fields, 'rolled', 0)
      return { type, rolled, typed: numberIn(fields, 'typed', 0), secret: digitsIn(fields, 'secret'), hash }
    }
    default:
      throw refused('type', 'opened, entropy, page, number, rolled, typed or closed', type)
  }
}

/** An entry from outside, checked field by field; a field that does not belong there is refused as well. */
export function checkedEntry(value: unknown): DiceEntry {
  if (!isFields(value)) throw refused('an entry', 'an object', value)
  const entry = entryIn(value)
  const stranger = Object.keys(value).find(field => !Object.hasOwn(entry, field))
  if (stranger !== undefined) throw new LogError(`Expected no field ${shown(stranger)} in ${entry.type}`)
  return entry
}

function checkedReceipt(value: unknown): Receipt {
  if (!isFields(value)) throw refused('a receipt', 'an object', value)
  return { n: numberIn(value, 'n', 0), hash: digitsIn(value, 'hash') }
}

export interface Notes {
  readonly commitment: string | null
  readonly receipts: readonly Receipt[]
  readonly anchors: readonly string[]
}

const NOTES: ReadonlySet<string> = new Set(['commitment', 'receipts', 'anchors'])

/** What a player noted during play. A misspelt field is refused: it would be a check that nobody makes. */
export function checkedNotes(value: unknown): Notes {
  if (!isFields(value)) throw refused('notes', 'an object with a commitment, receipts and anchors', value)
  const stranger = Object.keys(value).find(field => !NOTES.has(field))
  if (stranger !== undefined) throw new LogError(`Expected no field ${shown(stranger)} in notes`)
  const { commitment, receipts = [], anchors = [] } = value
  if (!Array.isArray(receipts)) throw refused('receipts', 'a list', receipts)
  if (!Array.isArray(anchors)) throw refused('anchors', 'a list', anchors)
  return {
    commitment: commitment === undefined ? null : digitsIn(value, 'commitment'),
    receipts: Array.from(receipts, checkedReceipt),
    anchors: Array.from(anchors, anchor => checkedDigest('an anchor', anchor)),
  }
}

function pageIn(value: unknown): PageState {
  if (!isFields(value)) throw refused('a state', 'pages', value)
  const [n, seated] = [numberIn(value, 'n', 1), numberIn(value, 'seated', 0)]
  return { n, last: digitsIn(value, 'last'), base: digitsIn(value, 'base'), seated }
}

function pagesIn(value: unknown): PagesState {
  if (!isFields(value)) throw refused('a state', 'pages', value)
  const { key, list } = value
  if (!Array.isArray(list) || list.length > LIMITS.pages) throw refused('a state', `up to ${LIMITS.pages} pages`, list)
  if (key !== null && !isFields(key)) throw refused('a state', 'a key', key)
  return {
    seated: numberIn(value, 'seated', 0),
    key: key === null ? null : { base: digitsIn(key, 'base'), value: digitsIn(key, 'value') },
    open: numberIn(value, 'open', 0),
    secret: numberIn(value, 'secret', 0),
    list: Array.from(list, pageIn),
  }
}

export function checkedState(value: unknown): FairState {
  if (!isFields(value)) throw refused('a state', 'an object', value)
  const { pages } = value
  return {
    ...(pages === undefined ? {} : { pages: pagesIn(pages) }),
    secret: digitsIn(value, 'secret'),
    entropy: digitsIn(value, 'entropy'),
    hash: digitsIn(value, 'hash'),
    texts: numberIn(value, 'texts', 0),
    rolled: numberIn(value, 'rolled', 0),
    typed: numberIn(value, 'typed', 0),
    closed: truthIn(value, 'closed'),
  }
}
