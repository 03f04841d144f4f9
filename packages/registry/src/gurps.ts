/** GURPS with the options of the packages over it. */
import { creatures, gulliverDemos, gulliverOptions, PRESETS } from '@umpire/gulliver'
import { gurpsNeverFires, gurpsWith } from '@umpire/gurps'
import { screenDemos, screenOptions } from '@umpire/screen'
import type { System } from './system.ts'

export const system: System = {
  ...gurpsWith([...screenOptions, ...gulliverOptions(screenOptions)], [creatures], PRESETS),
  demos: [...screenDemos, ...gulliverDemos],
  inventories: [
    new URL(import.meta.resolve('@umpire/gurps/inventory/characters.yaml')),
    new URL(import.meta.resolve('@umpire/gurps/inventory/play.yaml')),
  ],
  neverFires: gurpsNeverFires,
}
