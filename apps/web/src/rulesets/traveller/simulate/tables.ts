/** Weapons, armor, terrain and ranges to choose from, by the names of the rules. */
import { RANGES, TERRAIN_NAMES, TERRAINS } from '@umpire/traveller/file'
import { nameText } from '../../../text/number-text.ts'
import { ALL_ARMOUR, ALL_WEAPONS } from '../member/arms.ts'

export interface Named {
  readonly id: string
  readonly label: string
}

const asNamed = (names: readonly string[]): readonly Named[] => names.map(id => ({ id, label: nameText(id) }))

export const catalog = {
  weapons: asNamed(ALL_WEAPONS),
  armours: asNamed(ALL_ARMOUR),
  terrains: TERRAINS.map((id): Named => ({ id, label: TERRAIN_NAMES[id] })),
  ranges: asNamed(RANGES),
}
