/** One throw at one target: its sum of DMs, and how its dice read. */
import type { Why } from '@umpire/engine'
import { type Attack, hits as hitsTarget, toHit } from '../../combat/attack/to-hit.ts'
import { BLOWS, type Blow as BlowClass } from '../../combat/weapon/blows.ts'
import { throughSights } from '../../equipment/sights.ts'
import { RANGES, type Range } from '../../tables/words.ts'
import type { Standing } from '../state/fighter.ts'
import { defence, fightingValues, type InUse, type Throw } from '../state/in-use.ts'
import { type Encounter, fighterAt, standingAt } from '../state/state.ts'

/** The input of the throw to hit against one target. */
export function against(
  encounter: Encounter,
  place: number,
  target: number,
  use: InUse,
  range: Range,
  blowClass: BlowClass | null,
  group_dm: number,
  why: Why,
): Attack {
  const attacker = fighterAt(encounter, place)
  const values = fightingValues(attacker, standingAt(encounter, place), why)
  const entered = fightingValues(attacker, attacker.at_start, why)
  const victim = fighterAt(encounter, target)
  const there = standingAt(encounter, target)
  const held = defence(encounter, target, why)
  return {
    weapon: use.row,
    mode: use.mode,
    level: use.level,
    strength: values.strength,
    dexterity: values.dexterity,
    strength_at_start: entered.strength,
    dexterity_at_start: entered.dexterity,
    armor: victim.armor,
    laser_hits_taken: there.laser_hits,
    range,
    accessories: use.accessories,
    folded: use.folded,
    // The referee's secret: it is settled with the dice, not with the sum.
    misaligned: false,
    target_evading: there.movement === 'evade',
    target_surprised: encounter.surprise === attacker.party,
    target_status: there.status,
    target_flying: victim.flying,
    defender_weapon: held.weapon,
    defender_level: held.level,
    defender_skills: victim.skills,
    defender_player_character: victim.player_character,
    blow: blowClass,
    weapon_carried: use.carried,
    extra_dm: use.extra_dm,
    group_dm,
    referee_dms: encounter.referee_dms,
  }
}

const bit = (set: boolean): number => (set ? 1 : 0)

/** Everything of an attacker that the sum of DMs hangs on besides the weapon in use: a number of 12 bits. */
function attackerNumber(one: Standing, use: InUse, range: Range, blowClass: BlowClass | null): number {
  const number = (use.shot ? one.dexterity : one.strength) * 8 + RANGES.indexOf(range)
  return number * 8 + (blowClass === null ? 7 : BLOWS.indexOf(blowClass))
}

/** Everything of a target that it hangs on, in 18 bits. */
function victimNumber(there: Standing, surprised: boolean, group_dm: number): number {
  const { hand, movement, status, laser_hits, weapons } = there
  const held = hand === null ? undefined : weapons[hand]
  const number = (hand ?? 31) * 64 + Math.min(63, laser_hits)
  return (
    number * 128 +
    bit(movement === 'evade') * 64 +
    bit(surprised) * 32 +
    bit(held?.bayonet_fixed === true) * 16 +
    bit((held?.uses ?? 0) > 0) * 8 +
    bit(status === 'unconscious') * 4 +
    bit(status === 'dead') * 2 +
    bit(group_dm !== 0)
  )
}

/** What the throws of one attack have in common. */
export interface Attempt {
  readonly place: number
  readonly use: InUse
  readonly blow: BlowClass | null
}

/** The throw at one target, worked out once for like circumstances where nobody listens. */
export function throwAt(
  state: Encounter,
  attempt: Attempt,
  target: number,
  range: Range,
  group_dm: number,
  why: Why,
): Throw {
  if (!why.quiet) return newThrow(state, attempt, target, range, group_dm, why)
  const { place, use, blow } = attempt
  const surprised = state.surprise === fighterAt(state, place).party
  const number =
    attackerNumber(standingAt(state, place), use, range, blow) * 2 ** 18 +
    victimNumber(standingAt(state, target), surprised, group_dm)
  use.known.throws[target] ??= new Map()
  const known = use.known.throws[target]
  const before = known.get(number)
  if (before !== undefined) return before
  const { about, reading } = newThrow(state, attempt, target, range, group_dm, why)
  const hits: boolean[] = []
  const remembering = (roll: number): boolean => {
    hits[roll] ??= reading(roll)
    return hits[roll]
  }
  const made = { about, reading: remembering }
  known.set(number, made)
  return made
}

function newThrow(
  state: Encounter,
  { place, use, blow }: Attempt,
  target: number,
  range: Range,
  group_dm: number,
  why: Why,
): Throw {
  const { misaligned } = use
  const sum = toHit(against(state, place, target, use, range, blow, group_dm, why), why)
  if (!sum.attack_possible) throw new Error(`${use.weapon} does not reach ${range} range`)
  const { dm } = sum
  const about = {
    purpose: `to hit ${fighterAt(state, target).name}`,
    by: fighterAt(state, place).id,
    // Every shot aimed through sights is hidden, in line or not: a throw hidden only then would tell it.
    secret: use.sights && throughSights(range),
  }
  return { about, reading: roll => hitsTarget({ dm, roll, range, misaligned }, why).hit }
}
