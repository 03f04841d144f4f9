/** The catalogues of weapons. */
import { BadInput, oneOf, optional, rule, type Why } from '@umpire/engine'
import { beltRounds } from '../campaign/settings.ts'
import { baseDamage, DAMAGE_SCORE } from '../damage/score.ts'
import { MODES } from '../tables/melee-weapons.ts'
import type { Gun } from '../tables/weapon.ts'
import { gunNamed, modeOf, piercesArmor, WEAPON, weaponNamed } from '../tables/weapon.ts'

/** Rounds it holds; those of a belt where it has no capacity of its own. */
export const capacityOf = ({ cap }: Gun, why: Why): number => cap ?? beltRounds(why)

export const guns = rule(
  {
    id: 'tensided.equipment.guns',
    title: 'Firearms table',
    lines: '1262-1497',
    given: { weapon: WEAPON },
  },
  (x, why) => {
    const gun = gunNamed(x.weapon, why)
    const { class: kind, dmg, pellets, rng, ptm, rof, cap, size, price, damage_type, concentration, feed } = gun
    const armor_piercing = piercesArmor(gun, undefined, why)
    const row = {
      class: kind,
      dmg,
      pellets,
      rng,
      ptm,
      rof,
      cap,
      size,
      price,
      damage_type,
      armor_piercing,
      concentration,
      feed,
    }
    return { ...why.table('Firearms', x.weapon, undefined, row), rounds: capacityOf(gun, why) }
  },
)

export const meleeWeapons = rule(
  {
    id: 'tensided.equipment.melee',
    title: 'Melee weapons and grenade',
    lines: '1499-1549',
    given: { weapon: WEAPON, mode: optional(oneOf(...MODES)), damage_score: optional(DAMAGE_SCORE) },
  },
  (x, why) => {
    const weapon = weaponNamed(x.weapon, why)
    if (weapon.kind === 'gun') throw new BadInput('weapon', 'something to strike with or to throw, no gun', x.weapon)
    const { damage_score = 1 } = x
    const { raw_damage } = baseDamage({ weapon: x.weapon, damage_score }, why)
    const { dmg, price, concentration } = weapon
    const armor_piercing = piercesArmor(weapon, x.mode, why)
    const common = { dmg, price, concentration, armor_piercing, raw_damage }
    if (weapon.kind === 'melee') {
      const { mode, damage_type } = modeOf(weapon, x.mode)
      return { ...common, mode, modes: weapon.modes.map(one => one.mode), damage_type, reach: weapon.reach }
    }
    const { damage_type, fragments, rng, max_range, kill_radius, threat_radius } = weapon
    return { ...common, damage_type, fragments, rng, max_range, kill_radius, threat_radius }
  },
)
