/** The only list of rulesets. Whoever wants to know what Umpire can referee asks here. */
import type {
  Callable,
  Characters,
  Demo,
  Encounters,
  Json,
  NeverFires,
  Option,
  Preset,
  SceneKind,
  Setting,
} from '@umpire/engine'
import { demo, demoEncounters, demoNeverFires, demoScenes } from '@umpire/engine/demo'
import { creatures, gulliver, gulliverDemos, gulliverNeverFires, gulliverOptions, PRESETS } from '@umpire/gulliver'
import { gurpsNeverFires, gurpsWith } from '@umpire/gurps'
import { screen, screenDemos, screenNeverFires, screenOptions } from '@umpire/screen'
import { tensided, tensidedNeverFires } from '@umpire/tensided'
import { traveller, travellerNeverFires } from '@umpire/traveller'

/** A ruleset as the command line, the server and the pages of rules see it: its state's type forgotten. */
export interface System {
  readonly id: string
  readonly title: string
  readonly rules: readonly Callable[]
  readonly options: readonly Option[]
  /** Names for many options at once. */
  readonly presets?: readonly Preset[]
  readonly settings: readonly Setting<Json>[]
  /** The inventory files, YAML. */
  readonly inventories: readonly URL[]
  /** Of its own rules, those that fire in no recorded or simulated game, with the reason. */
  readonly neverFires: NeverFires
  /** Missing where a ruleset has none to make or check. */
  readonly characters?: Characters
  readonly encounters?: Encounters
  /** What can be played at a table. */
  readonly scenes: readonly SceneKind[]
  readonly demos: readonly Demo[]
}

export const systems: readonly System[] = [
  {
    ...traveller,
    inventories: [new URL('../../rulesets/traveller/inventory.yaml', import.meta.url)],
    neverFires: travellerNeverFires,
  },
  {
    ...gurpsWith([...screenOptions, ...gulliverOptions(screenOptions)], [creatures], PRESETS),
    demos: [...screenDemos, ...gulliverDemos],
    inventories: ['characters', 'play'].map(
      part => new URL(`../../rulesets/gurps/inventory/${part}.yaml`, import.meta.url),
    ),
    neverFires: gurpsNeverFires,
  },
  {
    ...screen,
    inventories: [new URL('../../rulesets/screen/inventory.yaml', import.meta.url)],
    neverFires: screenNeverFires,
  },
  {
    ...gulliver,
    inventories: [new URL('../../rulesets/gulliver/inventory.yaml', import.meta.url)],
    neverFires: gulliverNeverFires,
  },
  {
    ...tensided,
    inventories: [new URL('../../rulesets/tensided/inventory.yaml', import.meta.url)],
    neverFires: tensidedNeverFires,
  },
  // Whoever chooses a game finds the real ones first.
  {
    ...demo,
    inventories: [new URL('../../engine/demo/inventory.yaml', import.meta.url)],
    neverFires: demoNeverFires,
    encounters: demoEncounters,
    scenes: demoScenes,
    demos: [],
  },
]
