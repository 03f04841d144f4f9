/** Who sees what of a story. */
import { each, everyone, gmOnly, owner, type StateSight, whole } from '@umpire/engine'
import type { Character } from '../../character/character.ts'
import { conditionSight } from '../../condition/condition-sight.ts'
import type { Story } from './state.ts'
import type { Vehicle } from './vehicle.ts'

/** A character's own player sees all of it; the others what anybody would see. */
const characterSight = {
  system: everyone,
  version: everyone,
  npc: everyone,
  campaign: whole(owner),
  identity: {
    name: everyone,
    player: everyone,
    sex: everyone,
    appearance: everyone,
    created: owner,
    concept: owner,
    age: owner,
    handedness: owner,
    height_in: owner,
    weight_lb: owner,
    native_language: owner,
    native_tl: owner,
    unknown_fields: whole(owner),
  },
  attributes: whole(owner),
  traits: whole(owner),
  quirks: whole(owner),
  skills: whole(owner),
  native_language_points: owner,
  items: whole(owner),
  settled: owner,
  cash: owner,
  ledger: whole(owner),
  allowed: whole(owner),
  notes: whole(owner),
  state: whole(owner),
  unknown_fields: whole(owner),
} satisfies StateSight<Character>

/** People on board know it as well as the GM. */
const vehicleSight = {
  kind: everyone,
  full_hp: everyone,
  dr: everyone,
  windows: everyone,
  wooden: everyone,
  power: everyone,
  fuel: everyone,
  self_sealing: everyone,
  ammunition: { shots: everyone, damage: everyone },
  hp: everyone,
  broken: each(everyone),
  engine_hits: everyone,
  power_percent: everyone,
  fuel_percent: everyone,
  leaks_in: everyone,
  burning: { dice: everyone, every: everyone, next_in: everyone, explodes_on: everyone },
  disabled: everyone,
} satisfies StateSight<Vehicle>

export const storySight = {
  people: each(characterSight),
  clock: everyone,
  conditions: each(conditionSight),
  vehicles: each(vehicleSight),
  jobs: each({ job: everyone, pay: owner }),
  // Also of tries that only the game master knows of.
  attempts: whole(gmOnly),
  withdrawal: each(owner),
  luck_used: each(everyone),
  adventure: whole(gmOnly),
} satisfies StateSight<Story>
