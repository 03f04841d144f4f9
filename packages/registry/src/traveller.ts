import { traveller, travellerNeverFires } from '@umpire/traveller'
import type { System } from './system.ts'

export const system: System = {
  ...traveller,
  inventories: [new URL('../../rulesets/traveller/inventory.yaml', import.meta.url)],
  neverFires: travellerNeverFires,
}
