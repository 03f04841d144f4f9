/** Who sees what of a story: everybody what anybody would, a character's own player all of him, the game master everything. */
import { each, everyone, gmOnly, owner, ownerIn, type StateSight, whole } from '@umpire/engine'
import type { Character } from '../../character/character.ts'
import { LEFT_AND_RIGHT, woundSight } from '../../fight/state/sight.ts'
import type { Body } from './body.ts'
import type { Story } from './state.ts'

const characterSight: StateSight<Character> = {
  system: everyone,
  version: everyone,
  campaign: whole(owner),
  name: everyone,
  player: everyone,
  npc: everyone,
  person: whole(owner),
  stats: whole(owner),
  traits: whole(owner),
  skills: whole(owner),
  abilities: whole(owner),
  languages: whole(owner),
  followers: whole(owner),
  xp: whole(owner),
  gear: whole(owner),
  health: whole(owner),
  allowed: whole(owner),
  notes: whole(owner),
  unknown_fields: whole(owner),
}

const bodySight: StateSight<Body> = {
  status: everyone,
  marks: owner,
  halved: owner,
  out: { state: everyone, until: gmOnly },
  coma: whole(gmOnly),
  limbs: each({ limb: everyone, status: everyone, marks: owner, times_maimed: owner, severed: everyone }),
  wounds: each(woundSight),
  short_fp: owner,
  long_fp: owner,
  df_gained: owner,
  run_seconds: owner,
  rest_seconds: owner,
  action_points: owner,
  eyes_lost: everyone,
  eyes_hurt: everyone,
  ears_lost: everyone,
  ears_hurt: everyone,
  fingers_lost: LEFT_AND_RIGHT,
  toes_lost: LEFT_AND_RIGHT,
  aptitude_lost: owner,
  flaws: whole(owner),
  severed: each(everyone),
  cut_off: whole(owner),
  wakes_at: gmOnly,
  limbs_out: whole(owner),
  senses: whole(owner),
  awake: owner,
  rested: owner,
  woken_at: owner,
  dosed: whole(owner),
  day: owner,
}

const own = ownerIn('who')

export const storySight: StateSight<Story> = {
  people: each(characterSight),
  bodies: each(bodySight),
  clock: everyone,
  tasks: each({
    who: everyone,
    name: everyone,
    skill: own,
    situation: own,
    field: own,
    base_df: gmOnly,
    success_at: own,
    failure_at: own,
    interval: own,
    unit: own,
    cmos: own,
    rolls: own,
    next: own,
  }),
  // Also of rolls that only the game master knows of.
  uses: each(whole(gmOnly)),
  chances: each(whole(gmOnly)),
}
