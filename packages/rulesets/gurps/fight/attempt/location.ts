/** Where a blow lands: the part aimed at, another that it slips to, or wherever the dice say. */
import { memoByTotal, type Why } from '@umpire/engine'
import type { DamageType } from '../../catalog/entry/damage-types.ts'
import { type Located, locationDefault } from '../../damage/location-default.ts'
import { ONE_DIE, THREE_DICE } from '../../dice/thrown-dice.ts'
import type { Asking } from '../facts/ask.ts'
import { facingCounts } from '../ground/facing.ts'
import { attackedFrom } from '../ground/ground.ts'
import { hasArms } from '../state/parts.ts'
import { type Fight, fighterAt, standingAt } from '../state/state.ts'
import type { Attempt } from './attempt.ts'

/** How it is struck, as far as a part of the body cares. */
export type Strike = 'swing' | 'thrust' | 'bullet' | 'missile'

/** A blow, and the target as far as its parts care. */
export interface BlowAtBody {
  readonly attack: Strike
  readonly type: DamageType
  readonly shield: boolean
  readonly from_behind: boolean
  /** A beast: where people have arms, it has forelegs. */
  readonly armless: boolean
}

/** With a shield before him, or with his back to the blow. */
export function struckAs(
  fight: Fight,
  by: number,
  target: number,
  attack: Strike,
  type: DamageType,
  why: Why,
): BlowAtBody {
  const [fighter, one] = [fighterAt(fight, target), standingAt(fight, target)]
  const shield = fighter.arms.some(({ block }, arm) => block !== null && one.arms[arm]?.where === 'ready')
  const from_behind = facingCounts(why) && attackedFrom(fight, target, by) === 'back'
  return { attack, type, shield, from_behind, armless: !hasArms(fighter) }
}

const NOWHERE = { location: 'torso', modifier: 0, allowed: true }

/** What it is worth to aim for a part. */
export function aimedPart(location: string | null, blow: BlowAtBody, why: Why) {
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

/** Where it lands as far as the dice rolled so far say, and what the next die makes of it. */
interface Landing {
  readonly result: Located
  readonly next: (rolled: number) => Landing
}

interface Rolls {
  readonly location_roll?: number
  readonly side_die?: number
}

function landing(given: Parameters<typeof locationDefault>[0], rolls: Rolls, why: Why): Landing {
  const result = locationDefault({ ...given, ...rolls }, why)
  const withDie = (die: number): Rolls =>
    result.rolls === '3d6' ? { ...rolls, location_roll: die } : { ...rolls, side_die: die }
  return { result, next: memoByTotal(why, die => landing(given, withDie(die), why)) }
}

/** An attack at that part, or at none in particular, before any dice are rolled for it. */
export const landingOf = (named: string | null, blow: BlowAtBody, missed_by_one: boolean, why: Why): Landing =>
  landing({ location_named: named !== null, ...(named === null ? {} : { named }), ...blow, missed_by_one }, {}, why)

/** Rolls what the rules want to know, until it is clear where it lands; nowhere if it misses after all. */
export function whereItLands(ask: Asking, by: string, start: Landing): string | null {
  let { result, next } = start
  while (result.rolls !== null) {
    const dice = result.rolls === '3d6' ? THREE_DICE : ONE_DIE
    ;({ result, next } = next(ask.roll(dice, { purpose: 'where it lands', by })))
  }
  return result.hits ? result.location : null
}
