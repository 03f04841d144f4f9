/** What armour does against a weapon: reflec beneath another suit, and ablat that wears out. */
import { int, oneOf, option, or, replace, rule, type Why } from '@umpire/engine'
import { weaponsMatrix } from '../combat/weapon/matrices.ts'
import { ARMOURS, type Armour } from '../tables/words.ts'
import { weaponField, weaponNamed } from './weapon/weapon.ts'
import { wornField } from './weapon/worn.ts'

const hits = or(int({ min: 0 }), 0)

export const ablatWear = rule(
  {
    id: 'traveller.equipment.ablat-wear',
    title: 'Ablat wears out',
    lines: '1275-1275',
    given: { weapon: weaponField, armor: or(oneOf(...ARMOURS), 'ablat'), laser_hits_taken: hits },
    gives: 'dm',
  },
  (x, why) => {
    const fresh = weaponsMatrix({ weapon: x.weapon, armor: x.armor }, why)
    if (x.armor !== 'ablat' || weaponNamed(x.weapon, why).type !== 'laser') return fresh
    const worn = why.sum('worn ablat').add('as new', fresh).add('laser hits taken', x.laser_hits_taken).total()
    return why.atMost('no worse than nothing', weaponsMatrix({ weapon: x.weapon, armor: 'nothing' }, why), worn)
  },
)

const suitDm = (weapon: string, armor: Armour, laser_hits_taken: number, why: Why): number =>
  armor === 'ablat' && laser_hits_taken > 0
    ? ablatWear({ weapon, armor, laser_hits_taken }, why)
    : weaponsMatrix({ weapon, armor }, why)

export const reflecLayer = rule(
  {
    id: 'traveller.equipment.reflec-layer',
    title: 'Reflec under other armour',
    lines: '1265-1265, 1273-1273',
    given: { weapon: weaponField, armor: wornField, laser_hits_taken: hits },
    gives: 'dm',
  },
  (x, why) => {
    const { weapon, laser_hits_taken } = x
    const [outer = 'nothing', inner = outer] = x.armor
    return why.atMost(
      'the better protection',
      suitDm(weapon, outer, laser_hits_taken, why),
      suitDm(weapon, inner, laser_hits_taken, why),
    )
  },
)

/** The DM of whatever is worn: nothing, a suit, or reflec beneath one. */
export function armourDm(weapon: string, armor: readonly Armour[], laser_hits_taken: number, why: Why): number {
  if (armor.length > 1) return reflecLayer({ weapon, armor, laser_hits_taken }, why)
  return suitDm(weapon, armor[0] ?? 'nothing', laser_hits_taken, why)
}

export const ablatLasts = option({
  key: 'ablat-lasts',
  title: 'Ablat does not wear out',
  says: 'Laser hits leave ablat as it is; what becomes of it is for the referee to say.',
  replaces: [replace(ablatWear, (x, why, base) => base({ ...x, laser_hits_taken: 0 }, why))],
})
