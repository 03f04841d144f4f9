/** From the arm to the wound: dice of a weapon, minimum and maximum, types. */
import { BadInput, int, list, num, oneOf, optional, or, rule, table, text, type Why } from '@umpire/engine'
import { armorStats } from '../armor/armor.ts'
import { handWeapon } from '../catalog/arms/arms.ts'
import { DAMAGE_TYPES, type DamageType } from '../catalog/entry/damage-types.ts'
import { basicDamageField, type HandWeapon, type Mode } from '../catalog/entry/weapon.ts'
import { average, type DiceAdds, diceAddsField, diceAddsText, leastAdds, readDiceAdds } from '../dice/dice-adds.ts'
import { fine } from '../dice/fine.ts'
import { notation } from '../dice/notation.ts'
import { basicDamage } from './basic.ts'

const score = num({ min: -1000, max: 1_000_000 })
const pounds = optional(num({ min: 0, max: 1e12 }))

/** A weapon without the strength to swing it still does its add, and never less than nothing. */
function withAdd(dice: DiceAdds, add: number, why: Why): DiceAdds {
  const adds = why.sum('adds').add('by ST', dice.adds).add('weapon', add).total()
  return leastAdds({ ...dice, adds })
}

export const weaponDamage = rule(
  {
    id: 'gurps.damage.weapon',
    title: 'Damage of a hand weapon',
    lines: '1503-1505',
    given: { st: score, weapon_damage: basicDamageField, body_lb: pounds, weapon_lb: pounds },
    gives: 'damage',
  },
  ({ weapon_damage: { basic, add }, ...behind }, why) =>
    diceAddsText(withAdd(readDiceAdds(basicDamage(behind, why)[basic], 'damage'), add, why)),
)

const MULTIPLIERS = table('Damage types', { cutting: 1.5, impaling: 2, crushing: 1, bullet: 1, explosive: 1 })

export const damageTypes = rule(
  {
    id: 'gurps.damage.types',
    title: 'Damage types and the bonus for wounds',
    lines: '1489-1497',
    given: { type: oneOf(...DAMAGE_TYPES), penetrating: num({ min: 0, max: 10_000_000 }) },
    gives: 'injury',
  },
  ({ type, penetrating }, why) => {
    const times = MULTIPLIERS.at(type, why)
    const injury = why.product('injury').add('penetrating', penetrating).add(type, times).total()
    // Where fractions count, none is dropped.
    return times === 1.5 && Number.isInteger(penetrating) ? why.round('injury', injury, 'down') : fine(injury)
  },
)

/** The least that a hit of this kind does, before armour. */
const LEAST = table('Least damage', { cutting: 1, impaling: 1, crushing: 0, bullet: 1, explosive: 0 })

/**
 * What is left of a roll that its adds, a halving or a distance took too much from. Where only a share of the dice counts,
 * so it is with the least; and some blows have a least of their own.
 */
export const leastDamage = (type: DamageType, total: number, why: Why, times = 1, own?: number): number =>
  why.atLeast('least damage', own ?? LEAST.at(type, why) * Math.min(1, times), total)

export const minimumDamage = rule(
  {
    id: 'gurps.damage.minimum',
    title: 'Minimum damage',
    lines: '1499',
    given: {
      type: oneOf(...DAMAGE_TYPES),
      damage: diceAddsField(),
      dice: list(int({ min: 1, max: 6 }), 999),
      dr: or(num({ min: 0, max: 1_000_000 }), 0),
    },
  },
  (x, why) => {
    const total = notation({ expression: x.damage, dice: x.dice }, why)
    const basic = leastDamage(x.type, fine(total), why, x.damage.times)
    const { penetrating } = armorStats({ basic, dr: x.dr, dodge: 0, pd: 0 }, why)
    return { basic, penetrating, injury: damageTypes({ type: x.type, penetrating }, why) }
  },
)

export function modeOf({ name, modes }: HandWeapon, wanted: string, place = 'mode'): Mode {
  const found = modes.find(mode => mode.name === wanted)
  if (found !== undefined) return found
  throw new BadInput(place, `of ${name} one of ${modes.map(mode => mode.name).join(', ')}`, wanted)
}

/** The dice of a blow, capped by the most the weapon can do: whichever is better on the average gives way. */
export function capped(computed: DiceAdds, most: DiceAdds | null, why: Why): DiceAdds {
  if (most === null || !why.compare('averages', average(computed), '>', average(most))) return computed
  return most
}

export const maximumDamage = rule(
  {
    id: 'gurps.damage.maximum',
    title: 'Maximum damage of a weapon',
    lines: '1501, 1537-1544, 1569',
    given: { st: score, weapon: text(100), mode: text(100), body_lb: pounds },
  },
  (x, why) => {
    const weapon = handWeapon(x.weapon, why)
    const behind = { st: x.st, ...(x.body_lb === undefined ? {} : { body_lb: x.body_lb }) }
    const swung = weapon.weight_lb === null ? {} : { weapon_lb: weapon.weight_lb }
    const computed = weaponDamage({ ...behind, ...swung, weapon_damage: modeOf(weapon, x.mode).damage }, why)
    const damage = capped(readDiceAdds(computed, 'damage'), weapon.max_damage, why)
    return { computed, damage: diceAddsText(damage) }
  },
)
