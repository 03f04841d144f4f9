import { screen, screenNeverFires } from '@umpire/screen'
import type { System } from './system.ts'

export const system: System = {
  ...screen,
  inventories: [new URL(import.meta.resolve('@umpire/screen/inventory.yaml'))],
  neverFires: screenNeverFires,
}
