/**
 * A line of the log: a fact or a note, with the dice thrown for it and the reasons. What a seat sees of it leaves by
 * `viewEntry` alone.
 */
import type { Fact, StoredFact, Vocabulary } from './fact.ts'
import type { Json } from './json.ts'
import type { About, Note } from './procedure.ts'
import type { Reason } from './reason.ts'
import type { Seat } from './view.ts'

export interface RollMade extends About {
  readonly dice: string
  /** As they fell; none if a person told the total only. */
  readonly faces: readonly number[]
  readonly total: number
}

export interface Entry {
  /** What happened; neither this nor a note stands where dice were thrown and nothing came of it. */
  readonly fact?: StoredFact
  readonly note?: Note
  readonly rolls: readonly RollMade[]
  readonly why: readonly Reason[]
}

/** What a seat may see of an entry. */
export interface EntryView {
  readonly fact?: { readonly type: string; readonly values: Json }
  readonly note?: Note
  readonly rolls: readonly RollMade[]
  /** Reasons tell everything that led to a fact, so they are shown only to who sees all of it and all of its dice. */
  readonly why: readonly Reason[]
}

/** The part of an entry that a seat may see; nothing if that is nothing. */
export function viewEntry<F extends Fact>(facts: Vocabulary<F>, entry: Entry, seat: Seat): EntryView | undefined {
  const mayKnow = (thing: { readonly secret?: boolean }): boolean => seat.role === 'gm' || thing.secret !== true
  const rolls = entry.rolls.filter(mayKnow)
  const openly = rolls.length === entry.rolls.length
  if (entry.fact !== undefined) {
    const seen = facts.view(entry.fact, seat)
    if (seen === undefined) return undefined
    const fact = { type: entry.fact.type, values: seen.values }
    return { fact, rolls, why: seen.complete && openly ? entry.why : [] }
  }
  if (entry.note !== undefined) {
    return mayKnow(entry.note) ? { note: entry.note, rolls, why: openly ? entry.why : [] } : undefined
  }
  return rolls.length === 0 ? undefined : { rolls, why: openly ? entry.why : [] }
}
