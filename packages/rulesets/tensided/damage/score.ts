/** How hard somebody and his weapon hit. */
import { BadInput, int, num, optional, rolled, rule, text } from '@umpire/engine'
import { added, times } from '../effect/effect.ts'
import { statValue } from '../tables/stats.ts'
import { byStrength, cell, WEAPON, weaponNamed } from '../tables/weapon.ts'

export const PHYSIQUE = statValue
export const DAMAGE_SCORE = num({ min: 0, max: 1000 })

export const damageScore = rule(
  {
    id: 'tensided.damage.score',
    title: 'Damage score',
    lines: '668-668, 1734-1736',
    given: {
      physique: PHYSIQUE,
      devastating: times,
      /** What a charge adds. */
      charge: optional(int({ min: 0, max: 1000 })),
      /** With a weapon it is told what its hits do, before anything else. */
      weapon: optional(WEAPON),
    },
  },
  (x, why) => {
    const { charge = 0, weapon: name } = x
    const damage_score = why
      .sum('damage score')
      .add('half of physique, rounded up', why.round('half of physique', x.physique / 2, 'up'))
      .when(x.devastating !== undefined, 'devastating', () => added(x, 'add', 'damage-score', why))
      .when(charge > 0, 'charge', charge)
      .total()
    if (name === undefined) return { damage_score }
    return { damage_score, raw_damage: baseDamage({ weapon: name, damage_score }, why).raw_damage }
  },
)

/** What a grappler breaks a limb with. */
const BREAK_LIMB = 'break limb'

export const baseDamage = rule(
  {
    id: 'tensided.damage.base',
    title: 'Base damage',
    lines: '668-668, 856-856',
    given: {
      weapon: optional(WEAPON),
      grapple_option: optional(text(40)),
      d6: optional(rolled('1d6')),
      /** Multiplies whatever strength is behind, and nothing else; 1 where it is not told. */
      damage_score: optional(DAMAGE_SCORE),
    },
  },
  (x, why) => {
    const { damage_score = 1, grapple_option, weapon: name } = x
    if (name === undefined) {
      if (grapple_option !== BREAK_LIMB) throw new BadInput('weapon', `a weapon, or ${BREAK_LIMB}`, grapple_option)
      const { d6 } = x
      if (d6 === undefined) throw new BadInput('d6', 'the die of a broken limb', d6)
      const raw_damage = why.product('raw damage').add('die', d6).add('damage score', damage_score).total()
      return { base_damage: d6, rolled: true, raw_damage }
    }
    const weapon = weaponNamed(name, why)
    const base_damage = cell(weapon, 'damage', weapon.dmg, why)
    const raw_damage = why
      .product('raw damage')
      .add('base damage', base_damage)
      .when(byStrength(weapon), 'damage score', damage_score, 'no strength is behind it')
      .total()
    return { base_damage, rolled: false, raw_damage }
  },
)
