/**
 * What a page keeps of the dice of a table, so that it can check their logs when they are closed: also after a reload, and
 * on another day. It is bounded: of a very long log the oldest sights go first, and the chain of hashes still holds them.
 */
import type { LogLine, TableView } from '@umpire/protocol'
import { readStored, writeStored } from '../../browser/stored.ts'

/** A roll as it was shown: its notation and faces. */
export type ShownRoll = readonly [dice: string, faces: string]

/** The log at one moment: how many rolls, the hash of its last entry, and what was shown since the moment before. */
interface Sight {
  readonly n: number
  readonly hash: string
  readonly rolls: readonly ShownRoll[]
}

export type CheckResult =
  | {
      readonly ok: true
      readonly rolled: number
      readonly typed: number
      /** Rolls that this page showed, and found in the log. */
      readonly seen: number
      /** Of a log that takes numbers: rolls after a number of this page, and others that its numbers have a share in. */
      readonly own?: number
      readonly shared?: number
      readonly pages?: number
    }
  | { readonly ok: false; readonly why: 'gone' | 'broken' | 'rewritten' | 'shown' | 'left'; readonly what: string }

export interface LogNotes {
  /** The seal, as this page first saw it. */
  readonly commitment: string
  /** Of the chains of numbers that this browser gave. */
  readonly anchors: readonly string[]
  readonly sights: readonly Sight[]
  /** Something was undone: dice that were kept are shown again, but stand in the log where they first fell. */
  readonly undone: boolean
  /** Commands of this page that rolled without the number that came with them. */
  readonly left?: number
  /** Once it was checked. */
  readonly result?: CheckResult
}

const MOST_LOGS = 8
const MOST_SIGHTS = 400
const MOST_ROLLS = 100
const MOST_ANCHORS = 40
const MOST_TABLES = 30
const TABLES = 'dice-notes'

const keyOf = (table: string, seat: string): string => `${TABLES}:${table}:${seat}`

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}

const isNotes = (value: unknown): value is LogNotes =>
  typeof value === 'object' &&
  value !== null &&
  'commitment' in value &&
  typeof value.commitment === 'string' &&
  'anchors' in value &&
  Array.isArray(value.anchors) &&
  'sights' in value &&
  Array.isArray(value.sights)

export function readNotes(table: string, seat: string): readonly LogNotes[] {
  const found = parsed(readStored(keyOf(table, seat)))
  return Array.isArray(found) ? found.filter(isNotes) : []
}

/** Tables that were not looked at for longest make room. */
export function writeNotes(table: string, seat: string, notes: readonly LogNotes[]): void {
  const key = keyOf(table, seat)
  const known = parsed(readStored(TABLES))
  const others = Array.isArray(known)
    ? known.filter((one): one is string => typeof one === 'string' && one !== key)
    : []
  for (const forgotten of others.slice(MOST_TABLES - 1)) writeStored(forgotten, null)
  writeStored(TABLES, JSON.stringify([key, ...others].slice(0, MOST_TABLES)))
  writeStored(key, JSON.stringify(notes.slice(-MOST_LOGS)))
}

const shownIn = (line: LogLine): readonly ShownRoll[] => {
  if (line.kind === 'rolled') return line.many === undefined ? [[line.dice, line.faces.join()]] : []
  if (line.kind !== 'entry') return []
  return line.entry.rolls.flatMap(({ dice, faces }) => (faces.length === 0 ? [] : [[dice, faces.join()] as const]))
}

/** The notes after the page was shown the table like this, with these lines new. */
export function noted(
  notes: readonly LogNotes[],
  { commitment, rolled, hash }: TableView['dice'],
  lines: readonly LogLine[],
): readonly LogNotes[] {
  const known = notes.find(one => one.commitment === commitment)
  const now = known ?? { commitment, anchors: [], sights: [], undone: false }
  const rolls = lines.flatMap(shownIn).slice(0, MOST_ROLLS)
  const last = now.sights.at(-1)
  if (known !== undefined && last?.hash === hash && rolls.length === 0) return notes
  // What was shown while the log closed stands in the one before.
  const sights = [...now.sights, { n: rolled, hash, rolls: known === undefined ? [] : rolls }].slice(-MOST_SIGHTS)
  const undone = now.undone || lines.some(({ kind }) => kind === 'undone')
  return [...notes.filter(one => one !== known), { ...now, sights, undone }]
}

/** Whether somebody's command has rolled dice since a version of the log. */
export const hasRolled = (lines: readonly LogLine[], by: string, since: number): boolean =>
  lines.some(line => line.version > since && line.by === by && (line.kind === 'rolled' || shownIn(line).length > 0))

export const withLeftOut = (notes: readonly LogNotes[], commitment: string): readonly LogNotes[] =>
  notes.map(one => (one.commitment === commitment ? { ...one, left: (one.left ?? 0) + 1 } : one))

export const withAnchor = (notes: readonly LogNotes[], commitment: string, anchor: string): readonly LogNotes[] =>
  notes.map(one =>
    one.commitment === commitment ? { ...one, anchors: [...one.anchors, anchor].slice(-MOST_ANCHORS) } : one,
  )
