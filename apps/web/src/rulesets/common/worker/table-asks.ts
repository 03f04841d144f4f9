/** What every table with a map asks of its worker. */
import type { Chosen } from '@umpire/engine'
import type { BroughtGround, ForeignMap } from '../encounter/brought-ground.ts'

/** A position to be weighed: the state as this seat sees it, under the rules that the table chose. */
export interface Position {
  readonly state: unknown
  readonly chosen: Chosen
}

export type TableAsk =
  /** The battlefield, seen from a fighter; with the fog of those who look, if there is any. */
  | ({ readonly kind: 'field'; readonly who: string | null; readonly eyes: readonly string[] | null } & Position)
  /** A map of Universal VTT as an encounter takes it. */
  | ({ readonly kind: 'ground' } & ForeignMap)
  /** Whether the rules take an encounter file. */
  | { readonly kind: 'check'; readonly file: unknown; readonly chosen: Chosen }

interface GroundAnswer extends BroughtGround {
  readonly kind: 'ground'
}

interface CheckAnswer {
  readonly kind: 'check'
  readonly problem: string | null
}

export type TableAnswer = GroundAnswer | CheckAnswer
