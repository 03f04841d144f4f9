import { gulliver, gulliverNeverFires } from '@umpire/gulliver'
import type { System } from './system.ts'

export const system: System = {
  ...gulliver,
  inventories: [new URL(import.meta.resolve('@umpire/gulliver/inventory.yaml'))],
  neverFires: gulliverNeverFires,
}
