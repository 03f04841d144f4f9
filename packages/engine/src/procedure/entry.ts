/**
 * A line of the log: a fact or a note, with the dice thrown for it and the reasons. What a seat sees of it leaves by
 * `viewEntry` alone.
 */
import type { Fact, StoredFact, Vocabulary } from '../fact/fact.ts'
import { mentions, type Unseen, unseenBy } from '../fact/unseen.ts'
import type { Viewer } from '../fact/view.ts'
import type { Json } from '../field/json.ts'
import type { Reason } from '../rule/reason.ts'
import type { About, Note } from './procedure.ts'

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
  /** Who did not perceive whom when it happened; missing where everybody perceives everybody. */
  readonly unseen?: readonly Unseen[]
}

/** What a seat may see of an entry. */
export interface EntryView {
  readonly fact?: { readonly type: string; readonly values: Json }
  readonly note?: Note
  readonly rolls: readonly RollMade[]
  readonly why: readonly Reason[]
}

/**
 * The part of an entry that a seat may see; nothing if that is nothing. Dice thrown openly are seen whatever came of
 * them. Reasons are seen by who the fact lets see them, if no secret dice or choice and no hidden
 * part of the fact stand behind. Of people whom the seat does not perceive nothing is told, nor is a throw of theirs.
 */
export function viewEntry<F extends Fact>(facts: Vocabulary<F>, entry: Entry, seat: Viewer): EntryView | undefined {
  const master = seat.role === 'gm'
  const mayKnow = (thing: { readonly secret?: boolean }): boolean => master || thing.secret !== true
  const unseen = unseenBy(entry.unseen, seat)
  const rolls = entry.rolls.filter(roll => mayKnow(roll) && !mentions(roll, unseen))
  const seen = entry.fact && facts.view(entry.fact, seat, unseen)
  const fact = entry.fact && seen && { type: entry.fact.type, values: seen.values }
  const note = entry.note && mayKnow(entry.note) && !mentions(entry.note, unseen) ? entry.note : undefined
  if (fact === undefined && note === undefined && rolls.length === 0) return undefined
  const openly = !entry.why.some(reason => ('secret' in reason && reason.secret) || mentions(reason, unseen))
  const why = master || (seen?.reasons === true && openly) ? entry.why : []
  return { ...(fact && { fact }), ...(note && { note }), rolls, why }
}
