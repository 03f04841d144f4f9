/** Falls into water, and in armor of all kinds. */
import { int, num, oneOf, optional, or, rule, table, type Why } from '@umpire/engine'
import { falling } from '@umpire/gurps/rooms'
import { points } from '../common/fields.ts'

const ARMOR = table('Armor in a fall', {
  cloth: 'flexible',
  leather: 'flexible',
  'flexible-plastic': 'flexible',
  metal: 'metal',
  'tl8-combat': 'combat',
})
type Kind = keyof typeof ARMOR.rows
const isKind = (name: string): name is Kind => Object.hasOwn(ARMOR.rows, name)

/** Armor of a kind that the table does not have counts as metal, half as everywhere else. */
export const armorKind = (name: string): Kind => (isKind(name) ? name : 'metal')

const MOST_FLEXIBLE = 3

/** What counts of it. */
function fallingDr(kind: Kind, dr: number, why: Why): number {
  const how = ARMOR.at(kind, why)
  if (how === 'flexible') return why.atMost('flexible armor', MOST_FLEXIBLE, dr)
  return how === 'metal' ? why.round('half of armor', dr / 2, 'down') : why.round('a third of armor', dr / 3, 'down')
}

export const fallingArmor = rule(
  {
    id: 'screen.falling.armor',
    title: 'Armor in a fall',
    lines: '357',
    given: {
      armor: oneOf('cloth', 'leather', 'flexible-plastic', 'metal', 'tl8-combat'),
      armor_dr: int({ min: 0, max: 10_000 }),
    },
  },
  ({ armor, armor_dr }, why) => ({ effective_dr: fallingDr(armor, armor_dr, why) }),
)

/** How water counts: soft for whoever knows how to meet it. */
const landingIn = (
  landing: 'hard' | 'soft' | 'water',
  swimming: 'success' | 'failure' | undefined,
): 'hard' | 'soft' => {
  if (landing !== 'water') return landing
  return swimming === 'success' ? 'soft' : 'hard'
}

const outcome = optional(oneOf('success', 'failure'))

export const fallingDamage = rule(
  {
    id: 'screen.falling.damage',
    title: 'Falling damage (screen)',
    lines: '351-357',
    given: {
      yards: num({ min: 0, max: 1_000_000 }),
      landing: or(oneOf('hard', 'soft', 'water'), 'hard'),
      swimming: outcome,
      acrobatics: outcome,
      armor: or(oneOf('cloth', 'leather', 'flexible-plastic', 'metal', 'tl8-combat'), 'metal'),
      armor_dr: or(int({ min: 0, max: 10_000 }), 0),
      toughness_dr: or(int({ min: 0, max: 10_000 }), 0),
      dice_total: optional(points),
    },
  },
  (x, why) => {
    const { effective_dr: counts } = fallingArmor({ armor: x.armor, armor_dr: x.armor_dr }, why)
    // What counts of the armor is known by now, so that it is told as something that counts in full.
    const toughness_dr = why.sum('DR that counts').add('armor', counts).add('Toughness', x.toughness_dr).total()
    const landing = landingIn(x.landing, x.swimming)
    return falling({ ...x, landing, armor: '', armor_dr: 0, toughness_dr }, why)
  },
)

export const fallingRules = [fallingDamage, fallingArmor]
