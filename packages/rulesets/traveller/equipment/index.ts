import type { Callable, Option } from '@umpire/engine'
import { accessories, minorAccessories, silencer } from './accessories.ts'
import { archaicFirearms, misfire } from './archaic.ts'
import { armor, battleDress, vaccSuitWeight } from './armour.ts'
import { blades } from './blades.ts'
import {
  bayonet,
  brawlingWeapons,
  cudgelOnlyUnloaded,
  longGunAsCudgel,
  longGunByBrawling,
  longGunByCudgel,
} from './found-weapons.ts'
import { antiqueEquivalents, belts, guns, powerPacks } from './guns.ts'
import { ablatLasts, ablatWear, reflecLayer } from './protection.ts'
import { misalignedAlwaysMisses, sightDamage } from './sights.ts'

/** The rules of this area, in the book's order. */
export const equipmentRules: readonly Callable[] = [
  blades,
  bayonet,
  brawlingWeapons,
  longGunAsCudgel,
  guns,
  belts,
  powerPacks,
  accessories,
  sightDamage,
  silencer,
  minorAccessories,
  armor,
  reflecLayer,
  ablatWear,
  vaccSuitWeight,
  battleDress,
  archaicFirearms,
  misfire,
  antiqueEquivalents,
]
export const equipmentOptions: readonly Option[] = [
  longGunByBrawling,
  longGunByCudgel,
  cudgelOnlyUnloaded,
  misalignedAlwaysMisses,
  ablatLasts,
]
