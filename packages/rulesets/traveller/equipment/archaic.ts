/** Firearms of low tech levels. */
import { int, oneOf, optional, or, rolled, rule } from '@umpire/engine'
import { rangeMatrix, woundDice } from '../combat/weapon/matrices.ts'
import { makeThrow } from '../core/throw.ts'
import { ARCHAIC_CATALOGUE } from '../tables/equipment/archaic.ts'
import { ARCHAIC_GUNS, type ArchaicGunName, RANGES } from '../tables/words.ts'
import { armourDm } from './protection.ts'
import { weaponField } from './weapon/weapon.ts'
import { wornField } from './weapon/worn.ts'

export const archaicFirearms = rule(
  {
    id: 'traveller.equipment.archaic-firearms',
    title: 'Archaic firearms',
    lines: '1303-1317',
    given: { weapon: oneOf(...ARCHAIC_GUNS), range: optional(oneOf(...RANGES)), armor: optional(wornField) },
  },
  (x, why) => {
    const { weapon, range, armor } = x
    const { fires_as, tl, weight_g } = ARCHAIC_CATALOGUE.at(weapon, why)
    const wound_dice = woundDice({ weapon }, why)
    const gun = { row: fires_as, skill: fires_as, wound_dice, tl, weight_g }
    const armor_dm = armor === undefined ? null : armourDm(weapon, armor, 0, why)
    if (range === undefined) return { ...gun, armor_dm }
    const reach = rangeMatrix({ weapon, range, accessories: [], folded: false }, why)
    const range_dm = reach.attack_possible ? reach.dm : null
    return { ...gun, armor_dm, attack_possible: reach.attack_possible, range_dm }
  },
)

const NO_MISFIRE = '4+'

const isArchaic = (name: string): name is ArchaicGunName => Object.hasOwn(ARCHAIC_CATALOGUE.rows, name)

export const misfire = rule(
  {
    id: 'traveller.equipment.misfire',
    title: 'Flintlock misfire',
    lines: '1309-1313',
    given: { weapon: weaponField, ammo: or(int({ min: 0 }), 1), roll: optional(rolled('2d6')) },
  },
  (x, why) => {
    if (!isArchaic(x.weapon) || !ARCHAIC_CATALOGUE.at(x.weapon, why).flintlock) {
      return { throw_needed: false, misfire: false, ammo_left: x.ammo }
    }
    if (x.roll === undefined) return { throw_needed: true, ammo_left: x.ammo }
    const fires = makeThrow({ throw: NO_MISFIRE, roll: x.roll, dm: 0 }, why).success
    // It stays loaded and may be tried again next round; a shot that goes off is counted as any other.
    return { throw_needed: true, misfire: !fires, ammo_left: x.ammo }
  },
)
