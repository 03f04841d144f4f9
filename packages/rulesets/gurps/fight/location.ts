/** Where a blow lands: the part aimed at, another that it slips to, or wherever the dice say. */
import type { Ask, Procedure, Why } from '@umpire/engine'
import type { DamageType } from '../catalog/weapon.ts'
import { type Located, locationDefault } from '../damage/location-default.ts'
import type { Attempt } from './attempt.ts'
import { ONE_DIE, THREE_DICE } from './dice.ts'
import { facingCounts } from './facing.ts'
import type { FightFact } from './facts.ts'
import { attackedFrom } from './ground.ts'
import { type Fight, fighterAt, standingAt } from './state.ts'

/** How it is struck, as far as a part of the body cares. */
export type Strike = 'swing' | 'thrust' | 'bullet' | 'missile'

/** A blow, and the target as far as its parts care. */
export interface Struck {
  readonly attack: Strike
  readonly type: DamageType
  readonly shield: boolean
  readonly from_behind: boolean
}

/** With a shield before him, or with his back to the blow. */
export function struckAs(fight: Fight, by: number, target: number, attack: Strike, type: DamageType, why: Why): Struck {
  const [fighter, one] = [fighterAt(fight, target), standingAt(fight, target)]
  const shield = fighter.arms.some(({ block }, place) => block !== null && one.arms[place]?.where === 'ready')
  const from_behind = facingCounts(why) && attackedFrom(fight, target, by) === 'back'
  return { attack, type, shield, from_behind }
}

const NOWHERE = { location: 'torso', modifier: 0, allowed: true }

/** What it is worth to aim for a part. */
export function aimedPart(location: string | null, blow: Struck, why: Why) {
  if (location === null) return NOWHERE
  const { locations } = locationDefault({ location_named: true, named: location, missed_by_one: false, ...blow }, why)
  const found = locations.find(one => one.location === location)
  return { location, modifier: found?.modifier ?? 0, allowed: found !== undefined || location === 'torso' }
}

/** What protects a part by itself, of whoever is struck where the blow was aimed. */
export function partPd({ location, type }: Pick<Attempt, 'location' | 'type'>, struck: string, why: Why): number {
  if (location === null || location !== struck) return 0
  const { locations } = locationDefault(
    { location_named: true, named: location, missed_by_one: false, attack: null, type },
    why,
  )
  return locations.find(one => one.location === location)?.pd ?? 0
}

/** Rolls whatever the rules want to know, until it is clear where it lands; nowhere if it misses after all. */
export function* whereItLands(
  ask: Ask<Fight, FightFact>,
  by: string,
  named: string | null,
  blow: Struck,
  missed_by_one: boolean,
): Procedure<string | null> {
  const asked = { location_named: named !== null, ...(named === null ? {} : { named }), ...blow, missed_by_one }
  let came: Located = locationDefault(asked, ask.why)
  let rolls: { location_roll?: number; side_die?: number } = {}
  while (came.rolls !== null) {
    const dice = came.rolls === '3d6' ? THREE_DICE : ONE_DIE
    const rolled = yield* ask.roll(dice, { purpose: 'where it lands', by })
    rolls = { ...rolls, ...(came.rolls === '3d6' ? { location_roll: rolled } : { side_die: rolled }) }
    came = locationDefault({ ...asked, ...rolls }, ask.why)
  }
  return came.hits ? came.location : null
}
