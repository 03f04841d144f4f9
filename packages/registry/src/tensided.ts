import { tensided, tensidedNeverFires } from '@umpire/tensided'
import type { System } from './system.ts'

export const system: System = {
  ...tensided,
  inventories: [new URL(import.meta.resolve('@umpire/tensided/inventory.yaml'))],
  neverFires: tensidedNeverFires,
}
