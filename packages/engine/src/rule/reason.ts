/**
 * Why a value is what it is: steps in the order they were taken, as plain data. A rule and a term of a sum hold the
 * steps that led to them. There are few kinds, so that one renderer each explains every rule in the terminal and in
 * the browser.
 */
import type { Json } from '../field/json.ts'

export type Rounding = 'down' | 'up' | 'near'
export type Comparison = '<' | '<=' | '=' | '>=' | '>'

/** A term of a sum: added, or kept with the reason why it did not count. */
export interface Term {
  readonly label: string
  /** Missing where it was never worked out, because it did not count. */
  readonly value?: number
  readonly skipped?: string
  readonly because: readonly Reason[]
}

export type Reason =
  | {
      readonly kind: 'rule'
      readonly id: string
      readonly title: string
      /** The options that put another body in the place of the printed one. */
      readonly by?: string
      readonly value: Json
      readonly because: readonly Reason[]
    }
  | { readonly kind: 'input'; readonly label: string; readonly value: Json }
  | { readonly kind: 'setting'; readonly id: string; readonly value: Json }
  | { readonly kind: 'table'; readonly table: string; readonly row: Json; readonly column?: Json; readonly value: Json }
  | { readonly kind: 'sum'; readonly label: string; readonly value: number; readonly terms: readonly Term[] }
  | { readonly kind: 'product'; readonly label: string; readonly value: number; readonly terms: readonly Term[] }
  | {
      readonly kind: 'rounded'
      readonly label: string
      readonly from: number
      readonly how: Rounding
      readonly value: number
    }
  | {
      readonly kind: 'bounded'
      readonly label: string
      readonly from: number
      readonly bound: 'at least' | 'at most'
      readonly limit: number
      readonly value: number
    }
  | {
      readonly kind: 'compared'
      readonly label: string
      readonly left: number
      readonly is: Comparison
      readonly right: number
      readonly holds: boolean
    }
  | { readonly kind: 'stages'; readonly label: string; readonly stages: readonly Stage[]; readonly value: Json }
  | {
      readonly kind: 'rolled'
      readonly dice: string
      readonly purpose: string
      readonly faces: readonly number[]
      readonly total: number
      readonly secret: boolean
    }
  | {
      readonly kind: 'chosen'
      readonly who: string
      readonly question: string
      readonly key: string
      readonly secret: boolean
    }
  | { readonly kind: 'note'; readonly text: string }

/** One stage of an outcome: raw, or as adjusted by what the stage names; kept, too, if it did not apply. */
export interface Stage {
  readonly stage: string
  readonly value: Json
  readonly applied: boolean
}
