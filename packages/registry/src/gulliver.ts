import { gulliver, gulliverNeverFires } from '@umpire/gulliver'
import type { System } from './system.ts'

export const system: System = {
  ...gulliver,
  inventories: [new URL('../../rulesets/gulliver/inventory.yaml', import.meta.url)],
  neverFires: gulliverNeverFires,
}
