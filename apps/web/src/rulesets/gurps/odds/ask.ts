/** What the page asks of its worker, and what comes back: plain data, with whole numbers of any length. */
import type { Reason } from '@umpire/engine'
import type { Exact } from '../../../text/hundred.ts'
import type { Position, TableAnswer, TableAsk } from '../../common/worker/table-asks.ts'

export type { Position }

/** The part aimed at, and rounds of one turn. */
export interface Wish {
  readonly location: string | null
  readonly rounds: number | null
}

export type OddsAsk =
  | TableAsk
  | ({ readonly kind: 'attacks'; readonly who: string; readonly keys: readonly string[] } & Position)
  | ({ readonly kind: 'attack'; readonly who: string; readonly key: string; readonly wish: Wish } & Position)
  /** What each total of a defense is worth, and what comes of an attack that none of them stops. */
  | ({ readonly kind: 'defense'; readonly totals: readonly number[]; readonly attack: Hit | null } & Position)
  /** How the people of a story are, as far as this seat knows their numbers. */
  | ({ readonly kind: 'people' } & Position)

/** What somebody sees of somebody else. */
export interface Sighting {
  readonly id: string
  readonly yards: number
  readonly seen: boolean
  readonly cover: string
  /** What cover and people in between take off a shot. */
  readonly hides: number
  readonly higher: number
  /** Whoever stands in the line of fire. */
  readonly between: readonly string[]
  /** Where the line is stopped. */
  readonly stopped: { readonly q: number; readonly r: number } | null
}

export interface FieldAnswer {
  readonly kind: 'field'
  /** Where the one in view may go, and what of the Move it takes. */
  readonly ways: readonly { readonly q: number; readonly r: number; readonly points: number; readonly yards: number }[]
  readonly move: number
  readonly dodge: number
  /** Yards that still go with an attack. */
  readonly step: number
  /** It matters which way somebody looks. */
  readonly facing: boolean
  readonly sights: readonly Sighting[]
  /** Everything that those fill who are larger than a hex. */
  readonly large: { readonly [id: string]: readonly { readonly q: number; readonly r: number }[] }
  /** Hexes in sight of those who look, "q,r"; null where everything is. */
  readonly seen: readonly string[] | null
  /** Whom those who look do not see in the fog; whom players do not, where everything is in sight. */
  readonly unseen: readonly string[]
  /** What range takes off a shot, by the yard. */
  readonly penalties: readonly number[]
}

export interface AttacksAnswer {
  readonly kind: 'attacks'
  /** That it strikes the body, by key. */
  readonly struck: { readonly [key: string]: Exact }
}

/** What may become of somebody. */
export interface Fate {
  readonly who: string
  readonly friend: boolean
  readonly unhurt: Exact
  readonly hurt: Exact
  readonly unconscious: Exact
  readonly dead: Exact
}

/** One roll to hit, of a blow or of a group of rounds. */
export interface RollAnswer {
  readonly effective: number
  readonly because: readonly Reason[]
  readonly rounds: number
  /** That so many rounds of it hit: none, one, and so on. */
  readonly hits: readonly Exact[]
}

export interface AttackAnswer {
  readonly kind: 'attack'
  readonly key: string
  readonly target: string
  /** An act of another book: what struck tells that it did what it was for. */
  readonly further: boolean
  /** Of a shot: nothing is taken off for firing in haste. */
  readonly snapShotPasses: boolean | null
  /** Of a feint alone its contest; none of an act that begins without a roll to hit. */
  readonly rolls: readonly RollAnswer[]
  readonly parts: readonly { readonly location: string; readonly modifier: number }[]
  readonly defenses: readonly {
    readonly key: string
    readonly how: string
    readonly total: number
    /** By a step back. */
    readonly retreats: boolean
    readonly chance: Exact
    readonly chosen: boolean
  }[]
  readonly odds: {
    readonly hit: Exact
    readonly struck: Exact
    readonly fate: Fate
    readonly stunned: Exact
    readonly falls: Exact
    readonly crippled: Exact
    readonly malfunction: Exact
    readonly criticalMiss: Exact
    readonly disarmed: Exact
    readonly selfHurt: Exact
    readonly topples: Exact
  } | null
  /** Of a feint: by how much the other one defends worse. */
  readonly feint: readonly { readonly worse: number; readonly chance: Exact }[] | null
  readonly blast: {
    readonly nowhere: Exact
    readonly lands: readonly { readonly q: number; readonly r: number; readonly chance: Exact }[]
    readonly people: readonly Fate[]
  } | null
  /** The target's numbers are not known here: it was taken for an average person. */
  readonly assumed: boolean
}

/** An attack that has hit, as its line in the log tells it. */
export interface Hit {
  readonly who: string
  readonly target: string
  readonly with: string
  readonly how: string
  readonly location: string
  readonly hits: number
}

/** What becomes of whoever is struck. */
export interface StruckAnswer {
  readonly fate: Fate
  readonly stunned: Exact
  readonly falls: Exact
  readonly crippled: Exact
  /** Hit points lost, from the least to the most. */
  readonly least: number
  readonly most: number
  /** What the attacker can do is not known here: an average person with that weapon was assumed. */
  readonly assumed: boolean
}

export interface DefenseAnswer {
  readonly kind: 'defense'
  readonly chances: readonly Exact[]
  readonly struck: StruckAnswer | null
}

/** The numbers of a body at this moment. */
export interface Numbers {
  readonly hp: number
  readonly fullHp: number
  readonly st: number
  /** With what fatigue has taken. */
  readonly stNow: number
  readonly ht: number
  readonly move: number
  /** The level in First Aid, and what three dice make of it; none where it cannot be tried. */
  readonly firstAid: { readonly level: number; readonly chance: Exact } | null
}

export interface PeopleAnswer {
  readonly kind: 'people'
  readonly people: { readonly [who: string]: Numbers }
}

export type OddsAnswer = FieldAnswer | AttacksAnswer | AttackAnswer | DefenseAnswer | PeopleAnswer | TableAnswer
