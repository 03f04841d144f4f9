import { demo, demoEncounters, demoNeverFires, demoScenes } from '@umpire/engine/demo'
import type { System } from './system.ts'

export const system: System = {
  ...demo,
  inventories: [new URL('../../engine/demo/inventory.yaml', import.meta.url)],
  neverFires: demoNeverFires,
  encounters: demoEncounters,
  scenes: demoScenes,
  demos: [],
}
