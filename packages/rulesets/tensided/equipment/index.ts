import type { Callable } from '@umpire/engine'
import { armorParts, armorSpectra, armorTable } from './armor.ts'
import { armorSenses } from './armor-senses.ts'
import { armorWeight } from './armor-weight.ts'
import { condition } from './condition.ts'
import { explosives } from './explosives.ts'
import { fullAuto } from './full-auto.ts'
import { guns, meleeWeapons } from './guns.ts'
import { inventoryList } from './inventory-list.ts'
import { rateOfFire } from './rate-of-fire.ts'
import { reload } from './reload.ts'
import { sampleTable } from './sample-table.ts'
import { spotConcealed, weaponSize } from './size.ts'

export const equipmentRules: readonly Callable[] = [
  guns,
  meleeWeapons,
  sampleTable,
  rateOfFire,
  fullAuto,
  condition,
  weaponSize,
  spotConcealed,
  explosives,
  reload,
  armorTable,
  armorWeight,
  armorParts,
  armorSpectra,
  inventoryList,
  armorSenses,
]
