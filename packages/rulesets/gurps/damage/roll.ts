/** The dice of a blow, and what they come to before armour. */
import {
  BadInput,
  flag,
  int,
  list,
  nullable,
  num,
  oneOf,
  optional,
  rule,
  type ValuesOf,
  type Why,
} from '@umpire/engine'
import { DAMAGE_TYPES } from '../catalog/entry/damage-types.ts'
import { type DiceAdds, diceAddsField, diceAddsText, plus } from '../dice/dice-adds.ts'
import { fine } from '../dice/fine.ts'
import { notation } from '../dice/notation.ts'
import { capped, leastDamage } from './damage.ts'

const face = int({ min: 1, max: 6 })
const SIDES = 6

/**
 * A blow's dice and how they fell: by faces, by their sum before adds, or as the total with adds and multiplier. Where only
 * a share of the dice counts, the total is what they showed.
 */
export const THROWN = {
  damage: optional(diceAddsField()),
  /** The most the weapon can do; null where nothing limits it. */
  max_damage: optional(nullable(diceAddsField())),
  /** Of the maneuver, on top of the dice: the weapon's maximum counts after it. */
  bonus: optional(int({ min: -1000, max: 1000 })),
  die: optional(face),
  dice: optional(list(face, 999)),
  dice_total: optional(int({ min: 0, max: 999 * SIDES })),
  rolled: optional(num({ min: -1_000_000, max: 10_000_000 })),
  /** The least that it does, where that is not by its type. */
  least: optional(num({ min: 0, max: 1000 })),
  /** Nothing is thrown, every die counts as a six. */
  maximum: optional(flag()),
}
export type Thrown = ValuesOf<typeof THROWN>

/** The dice that are thrown: with every add, and never better than the weapon's maximum. */
export function formulaOf({ damage, bonus = 0, max_damage = null }: Thrown, why: Why): DiceAdds {
  if (damage === undefined) throw new BadInput('damage', 'the dice of the blow, such as 2d+1', damage)
  return capped(bonus === 0 ? damage : plus(damage, why.input('bonus', bonus)), max_damage, why)
}

/** Adds and multiplier on a sum of dice. */
function withAdds(sum: number, { dice: count, adds, times }: DiceAdds, place: string, why: Why): number {
  if (sum < count || sum > count * SIDES) throw new BadInput(place, `what ${count} dice can show`, sum)
  const total = why
    .sum('dice and adds')
    .add('dice', sum)
    .when(adds !== 0, 'adds', adds)
    .total()
  return times === 1 ? total : why.product('rolled').add('dice and adds', total).add('times', times).total()
}

/** What the dice showed, as far as it counts: of those who are too weak for them only a share does. */
export const counted = ({ damage }: Thrown, rolled: number, why: Why): number =>
  damage === undefined || Number.isInteger(damage.times)
    ? why.input('rolled', rolled)
    : fine(why.product('rolled').add('dice and adds', rolled).add('share', damage.times).total())

/** What was rolled, which may be less than nothing; undefined as long as nothing was thrown. */
function asItFell(x: Thrown, why: Why): number | undefined {
  if (x.rolled !== undefined) return counted(x, x.rolled, why)
  if (x.maximum === true) {
    const most = formulaOf(x, why)
    return withAdds(most.dice * SIDES, most, 'damage', why)
  }
  if (x.dice !== undefined) return notation({ expression: formulaOf(x, why), dice: x.dice }, why)
  const sum = x.dice_total ?? x.die
  return sum === undefined ? undefined : withAdds(sum, formulaOf(x, why), 'dice_total', why)
}

/** The dice to throw as long as nothing was thrown; then what was rolled, and what meets the armour. */
type Basic = { readonly damage?: string; readonly rolled?: number; readonly basic?: number }

export const damageRoll = rule(
  {
    id: 'gurps.damage.roll',
    title: 'Basic damage',
    lines: '2068-2070',
    given: { ...THROWN, type: oneOf(...DAMAGE_TYPES) },
  },
  (x, why): Basic => {
    const rolled = asItFell(x, why)
    if (rolled === undefined) return { damage: diceAddsText(formulaOf(x, why)) }
    return { rolled, basic: leastDamage(x.type, rolled, why, x.damage?.times, x.least) }
  },
)

/** What was rolled, where it must have been. */
export function rolledFor(x: Parameters<typeof damageRoll>[0], why: Why): number {
  const { rolled } = damageRoll(x, why)
  if (rolled === undefined) throw new BadInput('dice', 'the faces, their sum (dice_total) or what was rolled', rolled)
  return rolled
}
