/** How a fighter stands, kneels or lies, and what that does to attacks and defenses. */
import { flag, int, oneOf, or, rule, table, text } from '@umpire/engine'
import { POSITIONS } from './position-names.ts'

/** What a weapon is to a rule, where its name does not matter; anything else is a hand weapon or bare hands. */
export const RANGED_KINDS = ['gun', 'crossbow', 'bow', 'missile', 'thrown', 'grenade'] as const
const RANGED: ReadonlySet<string> = new Set(RANGED_KINDS)
export const isRanged = (weapon: string): boolean => RANGED.has(weapon)

/** `attack` is nothing where no attack is allowed. */
export type InPosition = {
  readonly allowed: boolean
  readonly attack: number | null
  readonly ranged_against: number
  readonly active_defense: number
}

const row = (attack: number | null, ranged_against: number, active_defense: number): InPosition =>
  Object.freeze({ allowed: attack !== null, attack, ranged_against, active_defense })

const ROWS = table('Positions', {
  standing: row(0, 0, 0),
  crouching: row(-2, -2, 0),
  kneeling: row(-2, -2, -2),
  crawling: row(null, -4, -3),
  sitting: row(-2, -2, -2),
  lying: row(-4, -4, -3),
  'lying with a gun': row(0, -4, -3),
})

export const positions = rule(
  {
    id: 'gurps.combat.positions',
    title: 'Table of positions (Lite)',
    lines: '1907-1918',
    given: {
      position: oneOf(...POSITIONS),
      /** A kind such as gun, crossbow or thrown, or a hand weapon. */
      weapon: or(text(100), 'hand-weapon'),
      aim_turns: or(int({ min: 0, max: 1000 }), 0),
      /** The foe is in reach of the hand. */
      close: or(flag(), false),
    },
  },
  ({ position, weapon }, why): InPosition =>
    ROWS.at(position === 'lying' && weapon === 'gun' ? 'lying with a gun' : position, why),
)
