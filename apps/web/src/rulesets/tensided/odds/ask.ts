/** What the page asks of its worker, and what comes back: plain data, with whole numbers of any length. */
import type { Choice, Reason, Refusal } from '@umpire/engine'
import type { Act, Pace, Saying, Sayings } from '@umpire/tensided/at-table'

import type { Plan, PlannedAct } from '@umpire/tensided/fight'
import type { Exact } from '../../../text/hundred.ts'
import type { Position, TableAnswer, TableAsk } from '../../common/worker/table-asks.ts'

export type { Plan, PlannedAct, Sayings }

/** An act that may be declared, or not with the rule in the way. */
export type ActChoice = Choice<string, Act> & { readonly about: Act }

export type OddsAsk =
  | TableAsk
  /** A round that somebody thinks of, and what else could be the act at a place in it; none thought of is proposed. */
  | ({ readonly kind: 'draft'; readonly who: string; readonly plan: Plan; readonly at: number } & Position)
  | ({ readonly kind: 'forecast'; readonly who: string; readonly plan: Plan } & Position)
  /** That each of these acts hits, after those before it. */
  | ({
      readonly kind: 'hits'
      readonly who: string
      readonly before: Plan
      readonly acts: readonly Act[]
    } & Position)
  /** In the middle of a round: an act that was declared, and what might be said of it. */
  | ({ readonly kind: 'turn'; readonly who: string; readonly question: string; readonly says: Saying } & Position)
  | ({ readonly kind: 'swing'; readonly who: string; readonly at: string } & Position)

/** What somebody sees of somebody else. */
export interface Sighting {
  readonly id: string
  readonly metres: number
  /** What the distance adds to the difficulty of a shot. */
  readonly df: number
  readonly seen: boolean
  /** Where the line is stopped. */
  readonly stopped: { readonly x: number; readonly y: number } | null
}

export interface FieldAnswer {
  readonly kind: 'field'
  /** Where the one in view may go in a round, and at which pace. */
  readonly ways: readonly { readonly x: number; readonly y: number; readonly metres: number; readonly pace: Pace }[]
  /** Metres in a round. */
  readonly paces: { readonly [pace in Pace]: number }
  readonly sights: readonly Sighting[]
  /** Squares in sight of those who look, "x,y"; null where everything is. */
  readonly seen: readonly string[] | null
  /** Whom those who look do not see in the fog; whom players do not, where everything is in sight. */
  readonly unseen: readonly string[]
  /** What distances add to the difficulty of a shot, each up to so many metres. */
  readonly bands: readonly { readonly to: number; readonly df: number }[]
  /** What was declared, in the order in which it is done. */
  readonly order: readonly {
    readonly pass: number
    readonly step: string
    readonly who: string
    readonly acts: readonly string[]
  }[]
}

export interface DraftAnswer {
  readonly kind: 'draft'
  /** With everything said that was left open. */
  readonly plan: Plan
  /** What else might be done in its place. */
  readonly choices: readonly ActChoice[]
  readonly sayings: Sayings
  /** Something could still be done after all of it. */
  readonly more: boolean
  /** The first act of it that a rule forbids. */
  readonly barred: { readonly at: number; readonly refused: Refusal } | null
}

/** What may become of somebody. */
export interface Fate {
  readonly who: string
  readonly friend: boolean
  readonly unhurt: Exact
  readonly hurt: Exact
  readonly down: Exact
  readonly dead: Exact
  /** Bleeds faster than before. */
  readonly bleeds: Exact
  readonly disarmed: Exact
  readonly held: Exact
}

interface AttackTold {
  readonly act: PlannedAct
  readonly target: string | null
  readonly attribute: number
  readonly difficulty: number
  readonly shots: number | null
  readonly automatic: boolean
  readonly because: readonly Reason[]
  readonly hit: Exact
  readonly wide: Exact
  readonly jam: Exact
  readonly blocked: Exact
  readonly lapses: Exact
}

/** Somebody's blow, and that it would be turned aside. */
interface BlockTold {
  readonly who: string
  readonly blocked: Exact
}

export interface ForecastTold {
  readonly plan: Plan
  readonly attacks: readonly AttackTold[]
  readonly hit: Exact
  readonly people: readonly Fate[]
  readonly own: Fate
  readonly jammed: Exact
  /** Where a grenade may come to lie. */
  readonly lands: readonly { readonly x: number; readonly y: number; readonly chance: Exact }[]
  readonly blocks: readonly BlockTold[]
  /** Whose numbers are not known here: an average person was assumed. */
  readonly assumed: readonly string[]
}

export interface ForecastAnswer extends ForecastTold {
  readonly kind: 'forecast'
}

export interface HitsAnswer {
  readonly kind: 'hits'
  /** By the key of the act; nothing of those that find nobody. */
  readonly hits: { readonly [act: string]: Exact }
}

export interface TurnAnswer {
  readonly kind: 'turn'
  readonly sayings: Sayings
  /** What it is rolled against as things stand; nothing of what is no attack. */
  readonly numbers: {
    readonly attribute: number
    readonly difficulty: number
    readonly because: readonly Reason[]
    readonly chance: Exact
  } | null
  /** What the rest of the round would bring with it; nothing where it cannot be told in the middle of it. */
  readonly told: ForecastTold | null
}

export interface SwingAnswer {
  readonly kind: 'swing'
  readonly attribute: number
  readonly difficulty: number
  readonly chance: Exact
}

export type OddsAnswer =
  | FieldAnswer
  | DraftAnswer
  | ForecastAnswer
  | HitsAnswer
  | TurnAnswer
  | SwingAnswer
  | TableAnswer
