/** Fractions of dice: the roll that comes nearest, down to blows that do nothing. */
import { optional, rule, type Why } from '@umpire/engine'
import { basicDamage, diceAddsText } from '@umpire/gurps/rooms'
import { down, exact, up } from '../common/exact.ts'
import { measure, no, score } from '../common/fields.ts'

/** Under one die: up to so much of one, which still belongs to its row. */
const UNDER_ONE = [
  [0.2, '1d-4'],
  [0.4, '1d-3'],
  [0.6, '1d-2'],
  [0.8, '1d-1'],
] as const
const LEAST = 0.1
export const NO_DAMAGE = 'none'

/** From one die on: while the fraction is under so many forty-seconds, these dice and adds more. */
const FROM_ONE = [
  { below: 6, dice: 0, adds: 0 },
  { below: 18, dice: 0, adds: 1 },
  { below: 27, dice: 0, adds: 2 },
  { below: 36, dice: 1, adds: -1 },
] as const
const PARTS = 42

/** The roll for so many dice, with a fraction. */
export function rollFor(dice: number, why: Why): string {
  const meant = exact(dice)
  return why.table('Fractions of dice', meant, undefined, meant < 1 ? underOne(meant) : fromOne(dice))
}

function underOne(dice: number): string {
  if (dice < LEAST) return NO_DAMAGE
  return UNDER_ONE.find(([upTo]) => dice <= upTo)?.[1] ?? '1d'
}

function fromOne(dice: number): string {
  const whole = Math.floor(exact(dice))
  // Multiplied first: eight sevenths less one would no longer be a seventh.
  const fraction = exact(dice * PARTS) - whole * PARTS
  const row = FROM_ONE.find(({ below }) => fraction < below) ?? { dice: 1, adds: 0 }
  return diceAddsText({ dice: whole + row.dice, adds: row.adds, times: 1 })
}

const TABLE_FROM = 5
/** ST whose damage is rolled for the weak, in this place. */
const ROLLED_ST = 10

/** Of whom the table knows nothing: the damage of a multiple of the ST, divided again. */
function divided(combat_st: number) {
  if (exact(combat_st) >= TABLE_FROM || combat_st <= 0) return null
  return { roll_st: ROLLED_ST, divide_by: exact(ROLLED_ST / combat_st) }
}

export type Damage = { readonly thrust: string; readonly swing: string; readonly divide_by: number }

/** Thrust and swing of a Combat ST, and what the roll of somebody too weak for the table is divided by. */
export function damageOf(combat_st: number, why: Why): Damage {
  if (combat_st <= 0) return { thrust: NO_DAMAGE, swing: NO_DAMAGE, divide_by: 1 }
  const weak = divided(combat_st)
  const { thrust, swing } = basicDamage({ st: weak?.roll_st ?? down(why, 'Combat ST', combat_st) }, why)
  return { thrust, swing, divide_by: weak?.divide_by ?? 1 }
}

export const lowDice = rule(
  {
    id: 'gulliver.damage.low-dice',
    title: 'Fractional and low damage dice',
    lines: '1698-1700',
    given: { dice: optional(measure), combat_st: optional(measure) },
  },
  ({ dice, combat_st }, why) => ({
    damage: dice === undefined ? null : rollFor(dice, why),
    instead: combat_st === undefined ? null : divided(combat_st),
  }),
)

export const whichSt = rule(
  {
    id: 'gulliver.damage.which-st',
    title: 'Damage from Combat ST',
    lines: '1692-1694',
    given: { combat_st: measure, load_st: optional(score) },
  },
  ({ combat_st }, why) => damageOf(combat_st, why),
)

const A_THIRD = 3

export const damageAoa = rule(
  {
    id: 'gulliver.damage.aoa',
    title: 'All-Out Attack for damage',
    lines: '1696',
    given: { rolled: measure, target_fractional_hp: no },
    gives: 'basic',
  },
  ({ rolled, target_fractional_hp }, why) => {
    const more = why
      .sum('all out')
      .add('rolled', rolled)
      .add('a third', rolled / A_THIRD)
      .total()
    return target_fractional_hp ? exact(more) : up(why, 'all out', more)
  },
)
