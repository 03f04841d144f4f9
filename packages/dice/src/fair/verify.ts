import { NotationError } from '../notation/notation-error.ts'
import { FacesError } from '../source/given.ts'
import { type DiceEntry, MOST_ENTRIES, type Opened, type Version } from './entry.ts'
import { Examiner, type PageSeen } from './examine.ts'
import { checkedEntry, checkedNotes, LogError, type Notes } from './guard.ts'

/** What a page or a player kept during play, from outside; see FAIRNESS.md for what each proves. */
export interface Noted {
  /** The commitment as it was published before anybody sent a text or number. */
  readonly commitment?: unknown
  /** A list of receipts: the number of a roll and the hash of its entry. */
  readonly receipts?: unknown
  /** Version 2: the anchors of one's own pages. */
  readonly anchors?: unknown
}

/** What the examination of a dice log found: all in order, or the first place that is not (counted from 0) and why. */
export type Verdict =
  | {
      readonly ok: true
      readonly version: Version
      /** To be compared with the one that was published before play, unless that was noted and compared here. */
      readonly commitment: string
      readonly rolled: number
      /** Dice that were typed in, of which nothing is proven. */
      readonly typed: number
      /** Texts of people; in version 2, numbers of pages. */
      readonly texts: number
      readonly pages: readonly PageSeen[]
      /** How many receipts were compared. */
      readonly receipts: number
      /** If anchors were noted: rolls after a number of one's own, other rolls it has a share in, and these numbers. */
      readonly mine: { readonly own: number; readonly shared: number; readonly numbers: readonly string[] }
    }
  | { readonly ok: false; readonly at: number; readonly reason: string }

/** Runs a check; what it throws about the log becomes a reason. */
function reasonAgainst(check: () => void): string | null {
  try {
    check()
    return null
  } catch (error) {
    if (error instanceof LogError || error instanceof NotationError || error instanceof FacesError) return error.message
    throw error
  }
}

/** The entries by themselves: their fields, one beginning and one end. */
function shaped(value: unknown, at: number, length: number): DiceEntry {
  const entry = checkedEntry(value)
  if (at === 0 && entry.type !== 'opened') throw new LogError(`Expected opened as the first entry, found ${entry.type}`)
  if (at === length - 1 && entry.type !== 'closed') {
    throw new LogError(`Expected closed as the last entry, found ${entry.type}: the end is missing`)
  }
  if ((entry.type === 'opened' && at > 0) || (entry.type === 'closed' && at < length - 1)) {
    throw new LogError(`Expected a roll or entropy between the first and the last entry, found ${entry.type}`)
  }
  return entry
}

/**
 * Recomputes a whole dice log from the secret it ends with. That shows that the log agrees with itself; whether it is
 * the log of what was played is found out by what players noted meanwhile.
 *
 * @example
 * verifyDice(readDiceLog(text), { commitment: 'd95b…', receipts: [{ n: 17, hash: '9f0c…' }] })
 * // { ok: false, at: 12, reason: 'Expected 3,4,2 as the faces, found 6,6,6' }
 */
export function verifyDice(entries: unknown, noted: Noted = {}): Verdict {
  if (!Array.isArray(entries) || entries.length < 2 || entries.length > MOST_ENTRIES) {
    return { ok: false, at: 0, reason: `Expected a list of 2 to ${MOST_ENTRIES} entries from opened to closed` }
  }
  const log: DiceEntry[] = []
  for (const [at, value] of entries.entries()) {
    const reason = reasonAgainst(() => log.push(shaped(value, at, entries.length)))
    if (reason !== null) return { ok: false, at, reason }
  }
  let notes: Notes
  try {
    notes = checkedNotes(noted)
  } catch (error) {
    if (error instanceof LogError) return { ok: false, at: log.length - 1, reason: error.message }
    throw error
  }
  const opened = log.find((entry): entry is Opened => entry.type === 'opened')
  const version = opened?.version ?? 1
  const examiner = new Examiner(log.find(entry => entry.type === 'closed')?.secret ?? '', { version }, notes.anchors)
  for (const [at, entry] of log.entries()) {
    const reason = reasonAgainst(() => examiner.entry(entry))
    if (reason !== null) return { ok: false, at, reason }
  }
  return compared(examiner, version, log.length - 1, notes)
}

/** Compares a log that agrees with itself with what was noted. */
function compared(examiner: Examiner, version: Version, last: number, notes: Notes): Verdict {
  const { commitment, counts, pages, coverage } = examiner
  if (notes.commitment !== null && notes.commitment !== commitment) {
    const because = 'the log has another than was noted before play'
    const reason = `Expected ${notes.commitment} as the commitment, found ${commitment}: ${because}`
    return { ok: false, at: 0, reason }
  }
  const reason = reasonAgainst(() => {
    for (const receipt of notes.receipts) examiner.receipt(receipt)
  })
  if (reason !== null) return { ok: false, at: last, reason }
  const mine = { own: coverage.own, shared: coverage.shared, numbers: coverage.values }
  return { ok: true, version, commitment, ...counts, pages, receipts: notes.receipts.length, mine }
}
