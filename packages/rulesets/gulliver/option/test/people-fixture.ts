/** People of GURPS for the tests of switches: as tall, heavy and laden as a test says. */
import { gurpsWith, readCharacter, sheetOf } from '@umpire/gurps'
import { screenOptions } from '@umpire/screen'
import { gulliverOptions } from '../index.ts'
import { PRESETS } from '../switch/presets.ts'

/** GURPS as the registry has it, without creatures. */
export const GURPS = gurpsWith([...screenOptions, ...gulliverOptions(screenOptions)], [], PRESETS)

export interface Told {
  readonly st?: number
  readonly dx?: number
  readonly ht?: number
  readonly height_in?: number
  readonly weight_lb?: number
  readonly gear_lb?: number
  readonly skills?: readonly { readonly skill: string; readonly points: number }[]
  readonly traits?: readonly { readonly trait: string }[]
  readonly options?: readonly string[]
  readonly settings?: object
}

export const fileOf = ({ st = 10, dx = 10, ht = 10, ...told }: Told) => ({
  system: 'gurps',
  version: 1,
  campaign: { options: [...(told.options ?? [])], settings: { ...told.settings } },
  npc: false,
  identity: { name: 'Ann', sex: 'male', height_in: told.height_in ?? 70, weight_lb: told.weight_lb ?? 150 },
  attributes: { st, dx, iq: 10, ht },
  traits: told.traits ?? [],
  skills: told.skills ?? [],
  items: told.gear_lb === undefined ? [] : [{ name: 'pack', cost: 0, weight_lb: told.gear_lb }],
})

export const personOf = (told: Told) => readCharacter(fileOf(told), 'ann')

export { sheetOf }
