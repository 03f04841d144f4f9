import { demo, demoEncounters, demoNeverFires, demoScenes } from '@umpire/engine/demo'
import type { System } from './system.ts'

export const system: System = {
  ...demo,
  inventories: [new URL(import.meta.resolve('@umpire/engine/demo/inventory.yaml'))],
  neverFires: demoNeverFires,
  encounters: demoEncounters,
  scenes: demoScenes,
  demos: [],
}
