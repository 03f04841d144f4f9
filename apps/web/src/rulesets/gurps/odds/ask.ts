/** What the page asks of its worker, and what comes back: plain data, with whole numbers of any length. */
import type { Chosen, Json, Reason } from '@umpire/engine'
import type { Exact } from '../../../elements/hundred.ts'

/** A position to be weighed: the state as this seat sees it, under the rules that the table chose. */
export interface Position {
  readonly state: unknown
  readonly chosen: Chosen
}

/** The part aimed at, and rounds of one turn. */
export interface Wish {
  readonly location: string | null
  readonly rounds: number | null
}

export type OddsAsk =
  /** The battlefield, seen from somebody; with the fog of those who look, if there is one. */
  | ({ readonly kind: 'field'; readonly who: string | null; readonly eyes: readonly string[] | null } & Position)
  | ({ readonly kind: 'attacks'; readonly who: string; readonly keys: readonly string[] } & Position)
  | ({ readonly kind: 'attack'; readonly who: string; readonly key: string; readonly wish: Wish } & Position)
  /** That three dice come to so much or less, by the rules of defense. */
  | { readonly kind: 'chances'; readonly totals: readonly number[]; readonly chosen: Chosen }
  /** A map of Universal VTT as an encounter takes it. */
  | { readonly kind: 'ground'; readonly uvtt: unknown; readonly dark: boolean; readonly name: string }
  /** Whether the rules take an encounter file. */
  | { readonly kind: 'check'; readonly file: unknown; readonly chosen: Chosen }

/** What somebody sees of somebody else. */
export interface Sighting {
  readonly id: string
  readonly yards: number
  readonly seen: boolean
  readonly cover: string
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
  /** Whom players do not see in the fog. */
  readonly unseen: readonly string[]
  /** What range takes off a shot, by the yard. */
  readonly penalties: readonly number[]
  readonly ms: number
}

export interface AttacksAnswer {
  readonly kind: 'attacks'
  /** That it strikes the body, by key. */
  readonly struck: { readonly [key: string]: Exact }
  readonly ms: number
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

export interface AttackAnswer {
  readonly kind: 'attack'
  readonly key: string
  readonly target: string
  readonly effective: number
  readonly because: readonly Reason[]
  /** One for each roll of it. */
  readonly rolls: readonly { readonly effective: number; readonly rounds: number }[]
  readonly parts: readonly { readonly location: string; readonly modifier: number }[]
  readonly defenses: readonly {
    readonly key: string
    readonly how: string
    readonly total: number
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
  } | null
  readonly blast: {
    readonly nowhere: Exact
    readonly lands: readonly { readonly q: number; readonly r: number; readonly chance: Exact }[]
    readonly people: readonly Fate[]
  } | null
  /** The target's numbers are not known here: it was taken for an average person. */
  readonly assumed: boolean
  readonly ms: number
}

interface ChancesAnswer {
  readonly kind: 'chances'
  readonly chances: readonly Exact[]
  readonly ms: number
}

interface CheckAnswer {
  readonly kind: 'check'
  readonly problem: string | null
  readonly ms: number
}

interface GroundAnswer {
  readonly kind: 'ground'
  /** None, if there is a problem with it. */
  readonly ground: Json | null
  readonly problem: string | null
  readonly ms: number
}

export type OddsAnswer = GroundAnswer | FieldAnswer | AttacksAnswer | AttackAnswer | ChancesAnswer | CheckAnswer
