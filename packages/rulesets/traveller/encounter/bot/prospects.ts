/**
 * What a bot knows of a fight before it begins: for every attack that anybody could make on any enemy at any range, how
 * many wound dice it is worth on the average. Worked out by the rules themselves, once for each roster and whatever it has in
 * hand: a fight that is taken up again is fought as it would have been.
 */
import { dice } from '@umpire/dice'
import { memoByObject, type Why } from '@umpire/engine'
import { toHit } from '../../combat/attack/to-hit.ts'
import { RANGES } from '../../tables/words.ts'
import { against, aimAt } from '../attack/against.ts'
import { aboutKey } from '../choice/about.ts'
import type { AttackAction, AttackKind } from '../choice/attack-action.ts'
import type { Standing } from '../state/fighter.ts'
import { blowOf, inUse } from '../state/in-use.ts'
import { type Encounter, fighterAt, standingAt } from '../state/state.ts'

const TWO_DICE = dice('2d6').distribution()
const NEEDED = 8

/** The chance of 8 or more on two dice, for sums of DMs from −10 to 6; beyond, none and certainty. */
const CHANCES = Array.from({ length: 17 }, (_, index) => TWO_DICE.atLeast(NEEDED - (index - 10)).decimal)
const chanceOf = (dm: number): number => (dm < -10 ? 0 : (CHANCES[dm + 10] ?? 1))

/** One way to attack: a weapon and what is done with it. */
interface Way {
  readonly kind: AttackKind
  readonly weapon: number | null
  /** The key of each enemy's choice, by place. */
  readonly keys: readonly string[]
  /** Wound dice to be expected, by enemy and range, with the weapon in hand and drawn in the same round. */
  readonly ready: Float64Array
  readonly drawn: Float64Array
  readonly ammo_used: number
}

export interface Prospects {
  readonly ways: readonly Way[]
  /** What the best attack is worth against anybody, by range, and what the enemies' best is worth against this one. */
  readonly best: Float64Array
  readonly threat: Float64Array
  readonly closing: readonly { readonly walk: string; readonly run: string }[]
  readonly opening: readonly { readonly walk: string; readonly run: string }[]
}

export const cell = (enemy: number, range: number): number => enemy * RANGES.length + range

/** What one way is worth against one enemy at one range; nothing if it cannot be used so. */
function worth(
  encounter: Encounter,
  place: number,
  action: AttackAction,
  range: number,
  drawn: boolean,
  why: Why,
): number {
  const at = RANGES[range]
  const use = inUse(encounter, place, action, why)
  if (at === undefined || 'rule' in use) return 0
  const carried = drawn ? 'holstered' : 'in hand'
  const { target } = action
  const blow = use.shot ? null : blowOf(encounter, place, target, use.row, false, why).blow
  const aim = aimAt(encounter, { place, target, use: { ...use, carried }, range: at, blow, group_dm: 0 }, why)
  const sum = toHit(against(aim, why), why)
  return sum.attack_possible ? chanceOf(sum.dm) * use.wound_dice * use.throws : 0
}

function wayOf(
  encounter: Encounter,
  place: number,
  kind: AttackKind,
  weapon: number | null,
  key: string,
  why: Why,
): Way {
  const { party } = fighterAt(encounter, place)
  const size = encounter.roster.length * RANGES.length
  const ready = new Float64Array(size)
  const drawn = new Float64Array(size)
  let ammo_used = 0
  for (const [target, enemy] of encounter.roster.entries()) {
    if (enemy.party === party) continue
    const action = { kind, target, weapon }
    const use = inUse(encounter, place, action, why)
    if (!('rule' in use)) ammo_used = use.ammo_used
    for (let range = 0; range < RANGES.length; range++) {
      ready[cell(target, range)] = worth(encounter, place, action, range, false, why)
      drawn[cell(target, range)] = worth(encounter, place, action, range, true, why)
    }
  }
  return {
    kind,
    weapon,
    keys: encounter.roster.map(({ id }) => aboutKey({ kind, target: id, weapon: key })),
    ready,
    drawn,
    ammo_used,
  }
}

function waysOf(encounter: Encounter, place: number, why: Why): readonly Way[] {
  const { weapons, kind } = fighterAt(encounter, place)
  const own = weapons.flatMap(({ key, gun }, weapon) => [
    ...(gun ? [wayOf(encounter, place, 'shoot', weapon, key, why)] : []),
    wayOf(encounter, place, 'swing', weapon, key, why),
  ])
  return kind === 'animal' ? own : [...own, wayOf(encounter, place, 'swing', null, 'Hands', why)]
}

/** The best of some ways against each enemy, averaged over the enemies, by range. */
function bestOf(encounter: Encounter, ways: readonly Way[], party: number): Float64Array {
  const best = new Float64Array(RANGES.length)
  const enemies = encounter.roster.flatMap((one, place) => (one.party === party ? [] : [place]))
  for (let range = 0; range < RANGES.length; range++) {
    for (const enemy of enemies) {
      let most = 0
      for (const { ready } of ways) most = Math.max(most, ready[cell(enemy, range)] ?? 0)
      best[range] = (best[range] ?? 0) + most / enemies.length
    }
  }
  return best
}

/** What the enemies' best attacks on this one are worth, averaged over them, by range. */
function threatTo(encounter: Encounter, place: number, ways: readonly (readonly Way[])[]): Float64Array {
  const threat = new Float64Array(RANGES.length)
  const { party } = fighterAt(encounter, place)
  const enemies = encounter.roster.flatMap((one, other) => (one.party === party ? [] : [other]))
  for (let range = 0; range < RANGES.length; range++) {
    for (const enemy of enemies) {
      let most = 0
      for (const { ready } of ways[enemy] ?? []) most = Math.max(most, ready[cell(place, range)] ?? 0)
      threat[range] = (threat[range] ?? 0) + most / enemies.length
    }
  }
  return threat
}

const movesOf = (encounter: Encounter, kind: 'close' | 'open') =>
  encounter.roster.map(({ id: target }) => ({
    walk: aboutKey({ kind, target, pace: 'walk' }),
    run: aboutKey({ kind, target, pace: 'run' }),
  }))

/** What somebody has in hand and how each weapon is set: what prospects hang on, and what changes only now and then. */
const armsOf = memoByObject(({ hand, weapons }: Standing): string => {
  const set = weapons.map(
    ({ mode, accessories, folded, bayonet_fixed }) => `${mode} ${accessories.join()} ${folded} ${bayonet_fixed}`,
  )
  return `${hand}: ${set.join('; ')}`
})

/** Nobody has anything else in hand, seen at a glance. */
export function sameArms(a: Encounter, b: Encounter): boolean {
  if (a === b) return true
  if (a.roster !== b.roster || a.referee_dms !== b.referee_dms) return false
  for (let place = 0; place < a.standing.length; place++) {
    const [one, other] = [a.standing[place], b.standing[place]]
    if (one !== other && (one?.hand !== other?.hand || one?.weapons !== other?.weapons)) return false
  }
  return true
}

/** Equal for moments of an encounter that have the same prospects. */
export const prospectsKey = ({ standing, referee_dms }: Encounter): string =>
  `${referee_dms.join()} ${standing.map(armsOf).join('|')}`

/** As everybody stood at the start: unhurt by this fight, loaded and rested, facing the enemy, nobody surprised. */
function fresh(encounter: Encounter): Encounter {
  const standing = encounter.standing.map((_, place) => {
    const { at_start, weapons: carried } = fighterAt(encounter, place)
    const one = standingAt(encounter, place)
    const weapons = one.weapons.map((weapon, at) => ({ ...weapon, ammo: carried[at]?.gun === true ? 1 : 0, uses: 0 }))
    const rested = { blows_left: at_start.endurance, misaligned: [], laser_hits: 0, drew: false }
    return { ...one, ...at_start, ...rested, weapons, status: 'active' as const, movement: 'stand' as const }
  })
  return { ...encounter, standing, surprise: null }
}

export function prospectsOf(encounter: Encounter, why: Why): readonly Prospects[] {
  const start = fresh(encounter)
  const ways = start.roster.map((_, place) => waysOf(start, place, why))
  const closing = movesOf(start, 'close')
  const opening = movesOf(start, 'open')
  return start.roster.map(({ party }, place) => ({
    ways: ways[place] ?? [],
    best: bestOf(start, ways[place] ?? [], party),
    threat: threatTo(start, place, ways),
    closing,
    opening,
  }))
}
