/** A check: a rule that a new character may break, and how that is found. */
import type { Why } from '@umpire/engine'
import type { Summary } from './summary.ts'

export type Severity = 'error' | 'warning'

export interface Finding {
  /** Of the character's file: traits[3], items[0].weight_lb. */
  readonly where: string
  /** In plain words, with what would be allowed. */
  readonly message: string
  /** One of the check's rules, where it has several. */
  readonly rule?: string
  readonly severity?: Severity
}

export interface Check {
  /** As the inventory words it; what is ours alone in our words. */
  readonly check: string
  readonly severity: Severity
  /** The rules it restates, the usual one first. */
  readonly rules: readonly [string, ...string[]]
  /** A limit of points: off for a character of the game master. */
  readonly points?: true
  readonly find: (summary: Summary, why: Why) => readonly Finding[]
}

/** One finding, or none. */
export const found = (wrong: boolean, where: string, message: () => string): readonly Finding[] =>
  wrong ? [{ where, message: message() }] : []

/** What the catalogues could not read of a list of the file. */
export const strangeIn = ({ known: { strange } }: Summary, list: 'traits' | 'skills'): readonly Finding[] =>
  strange.filter(one => one.list === list).map(({ rule, where, message }) => ({ rule, where, message }))
