/** A step of improvement: paid from the account and written into the ledger, or refused with the rule in the way. */
import type { Problem, Why } from '@umpire/engine'
import { ledger } from '../../xp/ledger.ts'
import { accountOf } from '../account.ts'
import type { Character, LedgerLine } from '../character.ts'
import { problemsOf } from '../problems/problems.ts'

/** When and why, and whether the game master lets it pass whatever the rules say. */
export interface Occasion {
  readonly date: string
  readonly reason: string
  readonly by_gm: boolean
}

export type Improved =
  | { readonly character: Character; readonly told: string; readonly refused?: never }
  | { readonly character?: never; readonly told?: never; readonly refused: Problem }

export const refuse = (rule: string, where: string, message: string): Improved => ({
  refused: { rule, where, message },
})

export const inXp = (xp: number): string => `${xp} XP`

interface Wanted {
  readonly kind: LedgerLine['kind']
  readonly what: string
  readonly where: string
  /** What a rule that was asked before has against it. */
  readonly bars?: readonly Problem[]
}

const keyOfProblem = ({ rule, where, message }: Problem): string => `${rule}\n${where}\n${message}`

/** What was not wrong before. */
function newFaults(before: Character, after: Character, why: Why): readonly Problem[] {
  const known = new Set(problemsOf(before, why).map(keyOfProblem))
  return problemsOf(after, why).filter(one => one.severity === undefined && !known.has(keyOfProblem(one)))
}

/** Writes the step, unless something is in the way. Its price is what the account says. */
export function step(
  before: Character,
  after: Character,
  { kind, what, where, bars = [] }: Wanted,
  { date, reason, by_gm }: Occasion,
  why: Why,
): Improved {
  const had = accountOf(before, why).available
  const has = accountOf(after, why).available
  const price = had - has
  const poor: readonly Problem[] =
    price > 0 && !ledger({ starting: Math.max(0, had), price }, why).allowed
      ? [
          {
            rule: ledger.id,
            where,
            message: `${what} costs ${inXp(price)}, and ${inXp(Math.max(0, had))} are available`,
          },
        ]
      : []
  // The account is told in its own words.
  const faults = newFaults(before, after, why).filter(({ rule }) => rule !== ledger.id)
  const all = [...bars, ...poor, ...faults]
  const [bar] = all
  if (bar !== undefined && !by_gm) return { refused: bar }
  const word = bar === undefined ? '' : `the game master’s word: ${all.map(({ message }) => message).join('; ')}`
  const line: LedgerLine = {
    kind,
    what,
    xp: has - had,
    date,
    reason: [reason, word].filter(part => part !== '').join(' — '),
    unknown_fields: {},
  }
  const passed = all.map(({ rule, where: place }) => {
    // An account that is overdrawn is so as a whole.
    return { rule, where: rule === ledger.id ? 'xp' : place, note: what, unknown_fields: {} }
  })
  return {
    character: {
      ...after,
      xp: { ...after.xp, ledger: [...before.xp.ledger, line] },
      allowed: [...after.allowed, ...passed],
    },
    told: `${what}: ${signed(has - had)} XP; ${has} available${after.xp.debt > 0 ? `, ${after.xp.debt} owed` : ''}`,
  }
}

const signed = (number: number): string => (number < 0 ? `−${-number}` : `+${number}`)
