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
