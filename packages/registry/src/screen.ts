import { screen, screenNeverFires } from '@umpire/screen'
import type { System } from './system.ts'

export const system: System = {
  ...screen,
  inventories: [new URL('../../rulesets/screen/inventory.yaml', import.meta.url)],
  neverFires: screenNeverFires,
}
