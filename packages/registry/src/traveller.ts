import { traveller, travellerNeverFires } from '@umpire/traveller'
import type { System } from './system.ts'

export const system: System = {
  ...traveller,
  inventories: [new URL(import.meta.resolve('@umpire/traveller/inventory.yaml'))],
  neverFires: travellerNeverFires,
}
