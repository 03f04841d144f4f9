/** One throw at one target: its sum of DMs, and how its dice read. */
import { type About, MemoByList, memoByTotal, type Why } from '@umpire/engine'
import { type Attack, hits as hitsTarget, toHit } from '../../combat/attack/to-hit.ts'
import type { Blow as BlowClass } from '../../combat/weapon/blows.ts'
import { throughSights } from '../../equipment/sights.ts'
import type { Range } from '../../tables/words.ts'
import { defence, fightingValues, type InUse } from '../state/in-use.ts'
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

/** What the throws of one attack have in common. */
export interface Attempt {
  readonly place: number
  readonly use: InUse
  readonly blow: BlowClass | null
}

/** A throw to hit: what it is for, and whether a total hits. */
interface Throw {
  readonly about: About
  readonly reading: (roll: number) => boolean
}

const throws = new MemoByList<InUse, Throw>()

/** The throw at one target. */
export function throwAt(
  state: Encounter,
  attempt: Attempt,
  target: number,
  range: Range,
  group_dm: number,
  why: Why,
): Throw {
  const { place, use, blow } = attempt
  const attacker = standingAt(state, place)
  const surprised = state.surprise === fighterAt(state, place).party
  const victim = fighterAt(state, target)
  const { hand, movement, status, laser_hits, weapons } = standingAt(state, target)
  const held = hand === null ? undefined : weapons[hand]
  const hangsOn = [
    victim,
    use.shot ? attacker.dexterity : attacker.strength,
    range,
    blow,
    group_dm,
    state.referee_dms,
    surprised,
    movement === 'evade',
    status,
    laser_hits,
    hand,
    held?.bayonet_fixed,
    held !== undefined && held.uses > 0,
  ]
  return throws.get(why, use, hangsOn, () => newThrow(state, attempt, target, range, group_dm, why))
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
  return { about, reading: memoByTotal(why, roll => hitsTarget({ dm, roll, range, misaligned }, why).hit) }
}
