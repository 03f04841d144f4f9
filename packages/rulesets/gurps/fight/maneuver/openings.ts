/**
 * Where other books add to a fight what this one does not have: further things to do in a turn, and steps of their own at
 * certain moments. Nothing is there as printed.
 */
import { type Refusal, type Slot, slot, type Why } from '@umpire/engine'
import type { Attempt } from '../attempt/attempt.ts'
import type { Defense } from '../attempt/defense.ts'
import { type ActAbout, actShaped, type Shape } from '../choice/act.ts'
import type { Asking } from '../facts/ask.ts'
import type { Wound } from '../facts/sufferer.ts'
import type { Fight } from '../state/state.ts'

/** Whether it did what it was for; and of that, whether he may do something else in the same turn. */
export type ActOutcome = 'failed' | 'done' | 'acts on'

/** Something else to do in a turn. */
export interface FurtherAct {
  /** The kind of what it is about. */
  readonly name: string
  /** What else it is about, as its keys have it: `slam:kurt` a target, `tackle:low:kurt` a form as well. */
  readonly shapes: readonly Shape[]
  /** What it is in the list of maneuvers: attack, all-out-attack, move; free where it is none. */
  readonly role: string | null
  /** What may be tried now, barred or not. */
  readonly choices: (fight: Fight, place: number, why: Why) => Iterable<ActAbout>
  readonly label: (fight: Fight, place: number, about: ActAbout) => string
  /** The place of the foe whom it is done to; none where it is nobody's business. */
  readonly target: (fight: Fight, place: number, about: ActAbout) => number | undefined
  readonly refused: (fight: Fight, place: number, about: ActAbout, why: Why) => Refusal | undefined
  readonly perform: (ask: Asking, place: number, about: ActAbout) => ActOutcome
  /** The roll to hit that it begins with, where it begins with one. */
  readonly attempt?: (fight: Fight, place: number, about: ActAbout, why: Why) => Attempt | null
  /** What the bot thinks of it, beside attacks: the share of a foe that it takes. Never done without it. */
  readonly worth?: (fight: Fight, place: number, about: ActAbout, why: Why) => number
}

export const furtherActs: Slot<FurtherAct> = slot('gurps.fight.further-acts')

/** A blow that struck, as it is over for this book; no wound where the armour stopped it or nothing was rolled. */
export interface LandedBlow {
  readonly attempt: Attempt
  readonly location: string
  readonly wound: Wound | null
}

/**
 * What comes of it besides. It may ask for everything about whoever was struck, save that of his wounds only their sum counts,
 * as for shock, and of the hit points that are left only how fast they let him move.
 */
export interface AfterBlow {
  /** Whether anything may come of such an attack. */
  readonly follows: (attempt: Attempt) => boolean
  readonly step: (ask: Asking, blow: LandedBlow) => void
}
export const afterBlow: Slot<AfterBlow> = slot('gurps.fight.after-blow')

/** An attack that missed; not one that was avoided. */
export type AfterMiss = (ask: Asking, attempt: Attempt) => void
export const afterMiss: Slot<AfterMiss> = slot('gurps.fight.after-miss')

/** Whoever was attacked has tried to defend himself, whatever came of it. */
export type AfterDefense = (ask: Asking, attempt: Attempt, defense: Defense) => void
export const afterTrying: Slot<AfterDefense> = slot('gurps.fight.after-trying')

/**
 * Where a defense is named before the attack is rolled: whether this one is seen in time for that. Whoever has named none
 * defends himself at the last moment, if at all.
 */
export type Foreseen = (attempt: Attempt) => boolean
export const declaring: Slot<Foreseen> = slot('gurps.fight.declaring')

/** Before anybody acts in his turn, when he has come to. */
export type TurnStep = (ask: Asking, place: number) => void
export const turnSteps: Slot<TurnStep> = slot('gurps.fight.turn-steps')

/** When somebody has done in his turn whatever he did. */
export const turnEnds: Slot<TurnStep> = slot('gurps.fight.turn-ends')

/** Whoever was on his feet lies on the ground. */
export const afterFall: Slot<TurnStep> = slot('gurps.fight.after-fall')

/** Whoever kicked and missed: instead of the roll that this book has him make to keep his feet. */
export const missedKick: Slot<AfterMiss> = slot('gurps.fight.missed-kick')

/** Whether more may come of that attack than this book says: then hardly anything about it is left out of account. */
export function hasSteps(why: Why, attempt: Attempt): boolean {
  const all = afterBlow.in(why)
  return all.length > 0 && all.some(({ follows }) => follows(attempt))
}

/** What a key is about that names an act of another book. */
export function furtherIn(key: string, why: Why): ActAbout | undefined {
  for (const { name, shapes } of furtherActs.in(why)) {
    const about = actShaped(key, shapes)
    if (about?.kind === name) return about
  }
  return undefined
}

export const isFurtherAct = (key: string, why: Why): boolean => furtherIn(key, why) !== undefined

/** What bars an act of this book, by its kind, or another's by its name: whoever is held goes nowhere. */
export type Bar = (fight: Fight, place: number, kind: string) => Refusal | undefined
export const bars: Slot<Bar> = slot('gurps.fight.bars')
