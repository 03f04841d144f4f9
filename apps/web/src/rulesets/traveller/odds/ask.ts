/** What the page asks of its worker, and what comes back: plain data, with whole numbers of any length. */
import type { Chosen, Reason } from '@umpire/engine'
import type { SaidMove, SkillTable } from '@umpire/traveller/at-table'
import type { Exact } from '../../../text/hundred.ts'

/** A position to be weighed: the state as this seat sees it, under the rules that the table chose. */
export interface Position {
  readonly state: unknown
  readonly chosen: Chosen
  /** The movements of this round are made; before that, everybody is taken to stand. */
  readonly moved: boolean
}

export type OddsAsk =
  | ({ readonly kind: 'field'; readonly who: string | null; readonly moves: readonly string[] } & Position)
  | ({ readonly kind: 'actions'; readonly who: string; readonly keys: readonly string[] } & Position)
  | ({ readonly kind: 'why'; readonly who: string; readonly key: string } & Position)
  /** The throws after one movement. */
  | ({ readonly kind: 'ahead'; readonly who: string; readonly key: string } & Position)
  /** Whether the rules take an encounter file. */
  | { readonly kind: 'check'; readonly file: unknown }
  | { readonly kind: 'career'; readonly state: unknown; readonly chosen: Chosen }

/** The range that begins so many bands off and reaches to so many, and the DM of the weapon in hand; none: no throw. */
export interface RangeSpan {
  readonly range: string
  readonly from: number
  readonly to: number
  readonly dm: number | null
}

/** One throw that could be made with what is in hand; `refused` says why not. */
export interface ThrowCell {
  readonly attacker: string
  readonly target: string
  readonly needed?: number
  readonly chance?: Exact
  readonly refused?: { readonly rule: string; readonly because: string }
}

/** Where a movement ends if nobody else moves. */
export interface MoveEnd {
  readonly key: string
  readonly move: SaidMove
  readonly band: number
  readonly touching: readonly string[]
}

export interface FieldAnswer {
  readonly kind: 'field'
  readonly spans: readonly RangeSpan[]
  readonly throws: readonly ThrowCell[]
  readonly moves: readonly MoveEnd[]
  /** Whose numbers are not known here and were taken to be average. */
  readonly assumed: readonly string[]
}

/** What may become of one victim of an attack. */
export interface VictimOdds {
  readonly victim: string
  /** Was down before it. */
  readonly down: boolean
  readonly hit: Exact
  readonly fallen: Exact
  readonly serious: Exact
  readonly dead: Exact
}

interface ActionsAnswer {
  readonly kind: 'actions'
  readonly odds: { readonly [key: string]: readonly VictimOdds[] }
  readonly assumed: readonly string[]
}

export interface ThrowWhy {
  readonly target: string
  readonly needed: number
  readonly dm: number
  readonly chance: Exact
  readonly reasons: readonly Reason[]
}

interface WhyAnswer {
  readonly kind: 'why'
  readonly throws: readonly ThrowWhy[]
  readonly woundDice: number | undefined
}

/** A throw of a career: what it needs, what adds to it, and how likely it is. */
export interface CareerThrow {
  readonly needed: string
  readonly dm: number
  readonly dms: readonly { readonly characteristic: string; readonly dm: number }[]
  readonly chance: Exact
}

/** What a service teaches and pays. */
export interface ServiceTables {
  readonly tables: readonly { readonly key: SkillTable; readonly results: readonly string[] }[]
  readonly ranks: readonly (string | null)[]
  readonly benefits: readonly (string | null)[]
  readonly cash: readonly number[]
}

export interface ServiceProspect extends ServiceTables {
  readonly service: string
  readonly enlistment: CareerThrow
  readonly survival: CareerThrow
  readonly commission: CareerThrow | null
  readonly promotion: CareerThrow | null
  readonly reenlistment: CareerThrow
}

export interface CareerAnswer {
  readonly kind: 'career'
  readonly services: readonly ServiceProspect[]
  /** Of the service one is in; none outside of one. */
  readonly serving:
    | (ServiceTables & {
        readonly survival: CareerThrow
        /** Thrown for in the next term; none if it is not. */
        readonly commission: CareerThrow | null
        readonly promotion: CareerThrow | null
        readonly reenlistment: CareerThrow
        /** A 12: the service does not let go. */
        readonly mandatory: Exact
        /** What a failed survival throw does. */
        readonly failing: 'dies' | 'injured'
        readonly rolls: number
        readonly benefitsDm: number
        readonly cashDm: number
      })
    | null
  /** The aging throws at the end of the next term, if there are any then. */
  readonly aging: {
    readonly age: number
    readonly throws: readonly { readonly characteristic: string; readonly save: number; readonly loss: Exact }[]
    /** Of losing nothing at all. */
    readonly none: Exact
  } | null
}

interface AheadAnswer {
  readonly kind: 'ahead'
  readonly throws: readonly ThrowCell[]
}

interface CheckAnswer {
  readonly kind: 'check'
  /** What is wrong, with its place; nothing if the rules take it. */
  readonly problem?: string
  /** The rule in the way. */
  readonly rule?: string
}

export type OddsAnswer = AheadAnswer | CheckAnswer | FieldAnswer | ActionsAnswer | WhyAnswer | CareerAnswer
