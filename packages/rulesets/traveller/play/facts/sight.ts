/** Who sees what of the time between fights. */
import { each, everyone, gmOnly, owner, type StateSight, whole } from '@umpire/engine'
import type { Character } from '../../character/character.ts'
import type { PlayState } from './state.ts'

/** A character's own player sees all of it but the referee's secrets; the others see who it is. */
const characterSight = {
  system: everyone,
  version: everyone,
  name: everyone,
  occupation: everyone,
  gender: everyone,
  race: everyone,
  player_character: everyone,
  alive: everyone,
  characteristics: whole(owner),
  injury: whole(owner),
  skills: whole(owner),
  career: whole(owner),
  ledger: whole(owner),
  wealth: whole(owner),
  rest_seconds: owner,
  blows_used: owner,
  out_of_action_seconds: owner,
  gear: {
    items: each({
      item: owner,
      count: owner,
      weight_g: owner,
      ammo: owner,
      spare_loads: owner,
      belt_fed: owner,
      mode: owner,
      accessories: each(owner),
      folded: owner,
      bayonet_fixed: owner,
      carried: owner,
      misaligned: gmOnly,
    }),
    worn: each(owner),
    ablat_hits: owner,
    suit_tl: owner,
  },
  form: whole(owner),
  loyalty: gmOnly,
} satisfies StateSight<Character>

export const playSight = { seconds: everyone, characters: each(characterSight) } satisfies StateSight<PlayState>
