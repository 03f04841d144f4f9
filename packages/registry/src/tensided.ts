import { tensided, tensidedNeverFires } from '@umpire/tensided'
import type { System } from './system.ts'

export const system: System = {
  ...tensided,
  inventories: [new URL('../../rulesets/tensided/inventory.yaml', import.meta.url)],
  neverFires: tensidedNeverFires,
}
