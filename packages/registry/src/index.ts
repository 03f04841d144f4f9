/** The only list of rulesets. Whoever wants to know what Umpire can referee asks here. */
import type { Callable, Characters, Demo, Encounters, Json, Option, SceneKind, Setting } from '@umpire/engine'
import { demo, demoEncounters, demoFired, demoScenes } from '@umpire/engine/demo'
import { gurpsFired, gurpsWith } from '@umpire/gurps'
import { screen, screenFired, screenOptions } from '@umpire/screen'
import { traveller, travellerFired } from '@umpire/traveller'

/** A ruleset as the command line, the server and the pages of rules see it: its state's type forgotten. */
export interface System {
  readonly id: string
  readonly title: string
  readonly rules: readonly Callable[]
  readonly options: readonly Option[]
  readonly settings: readonly Setting<Json>[]
  /** The inventory files, YAML. */
  readonly inventories: readonly URL[]
  /** How often each rule fired in recorded and simulated games. */
  readonly fired: () => ReadonlyMap<string, number>
  /** Missing where a ruleset has none to make or check. */
  readonly characters?: Characters
  readonly encounters?: Encounters
  /** What can be played at a table. */
  readonly scenes: readonly SceneKind[]
  readonly demos: readonly Demo[]
}

export const systems: readonly System[] = [
  {
    ...demo,
    inventories: [new URL('../../engine/demo/inventory.yaml', import.meta.url)],
    fired: demoFired,
    encounters: demoEncounters,
    scenes: demoScenes,
    demos: [],
  },
  {
    ...traveller,
    inventories: [new URL('../../rulesets/traveller/inventory.yaml', import.meta.url)],
    fired: travellerFired,
  },
  {
    ...gurpsWith(screenOptions),
    inventories: ['characters', 'play'].map(
      part => new URL(`../../rulesets/gurps/inventory/${part}.yaml`, import.meta.url),
    ),
    fired: gurpsFired,
  },
  {
    ...screen,
    inventories: [new URL('../../rulesets/screen/inventory.yaml', import.meta.url)],
    fired: screenFired,
  },
]
