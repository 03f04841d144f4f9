/** Who sees what of a body: everybody what anybody would, its own player how it feels, the game master all of it. */
import { each, everyone, gmOnly, owner, type StateSight, whole } from '@umpire/engine'
import type { Condition } from './condition.ts'

export const conditionSight = {
  hp_lost: owner,
  fatigue: whole(owner),
  half_fatigue: owner,
  rest_seconds: owner,
  dead: everyone,
  out: {
    by: everyone,
    seconds: everyone,
    since_roll: gmOnly,
    next_in: gmOnly,
    roll: owner,
    modifier: gmOnly,
    every: gmOnly,
    coma: gmOnly,
  },
  dying: whole(gmOnly),
  wasting: whole(gmOnly),
  bleeding: { dry: owner, next_in: owner },
  drains: whole(owner),
  treated: everyone,
  crippled: each({ part: everyone, until: owner, seconds_left: owner, by: everyone }),
  // Also those that nobody knows of yet: what shows is told by facts.
  illnesses: whole(gmOnly),
  penalties: whole(owner),
  attributes_lost: whole(owner),
  scars: each(everyone),
  gained: whole(owner),
} satisfies StateSight<Condition>
