/** A step of improvement: paid from the purse, written in the ledger, or refused. */
import { hushed, type Problem, type Why } from '@umpire/engine'
import type { Character, Step } from '../character/character.ts'
import { inPoints } from '../character/in-points.ts'
import { known } from '../character/known.ts'
import { pointsOf } from '../chargen/points-spent.ts'
import { rulesetOf } from '../sheet/sheet.ts'

/** When and why, and whether the game master lets it pass whatever the rules say. */
export interface Occasion {
  readonly date?: string
  readonly reason?: string
  readonly by_gm?: boolean
  /** Who listens, and the rules in force at the table; those of the character's campaign if nobody does. */
  readonly why?: Why
}

export type Improved =
  | { readonly character: Character; readonly refused?: never }
  | { readonly character?: never; readonly refused: Problem }

/** What the tables of creation say that a character is worth, and what is left to spend. */
export function purse(character: Character, why: Why): { readonly worth: number; readonly unspent: number } {
  const quiet = hushed(why)
  const { creation, unspent } = pointsOf(character, known(character, quiet), quiet)
  return { worth: creation + character.ledger.reduce((sum, step) => sum + step.worth, 0), unspent }
}

export const refuse = (rule: string, where: string, message: string): Improved => ({
  refused: { rule, where, message },
})

/** What stands in the way of a step, where the game master could let it pass. */
interface Bar {
  readonly rule: string
  readonly message: string
}

interface Wanted {
  readonly kind: Step['kind']
  readonly what: string
  /** Gained, or spent if it is negative. */
  readonly points: number
  readonly where: string
  /** The rule it is paid by. */
  readonly rule: string
  readonly bars?: readonly Bar[]
  /** A debt is no bar. */
  readonly owed?: boolean
}

/** Writes the step, unless something is in the way. What it is worth is what the tables say, so that creation stays. */
export function step(before: Character, after: Character, wanted: Wanted, occasion: Occasion, why: Why): Improved {
  const { kind, what, points, where, rule, bars = [], owed = false } = wanted
  const { date = '', reason = '', by_gm = false } = occasion
  const [was, is] = [purse(before, why), purse(after, why)]
  const short = points < 0 && !owed && was.unspent + points < 0
  const poor = `${what} costs ${inPoints(-points)}, and ${Math.max(0, was.unspent)} are unspent`
  const all = [...bars, ...(short ? [{ rule, message: poor }] : [])]
  const [bar] = all
  if (bar !== undefined && !by_gm) return refuse(bar.rule, where, bar.message)
  const word = bar === undefined ? '' : `the game master’s word: ${all.map(({ message }) => message).join('; ')}`
  const written: Step = {
    kind,
    points: points + 0,
    worth: is.worth - was.worth,
    what,
    date,
    reason: [reason, word].filter(part => part !== '').join(' — '),
    unknown_fields: {},
  }
  const place = `ledger[${before.ledger.length}]`
  const passed = all.map(({ rule: broken }) => ({ rule: broken, where: place, note: '', unknown_fields: {} }))
  return { character: { ...after, ledger: [...before.ledger, written], allowed: [...after.allowed, ...passed] } }
}

/** The rules of the table where it happens, or of the character's campaign with nobody listening. */
export const whyOf = (character: Character, { why }: Occasion): Why => why ?? rulesetOf(character).silent
