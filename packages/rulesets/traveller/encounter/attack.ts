/** One attack: what it is made with, every throw of it, and the hits that come of it. */
import { dice } from '@umpire/dice'
import type { Ask, Procedure, Why } from '@umpire/engine'
import { automaticFire } from '../combat/automatic-fire.ts'
import { BLOWS, type Blow as BlowClass } from '../combat/blows.ts'
import { coupDeGrace } from '../combat/coup-de-grace.ts'
import { groupHitsAutomatic, groupHitsShotgun } from '../combat/groups.ts'
import { round as roundRule } from '../combat/round.ts'
import { throwingBlades } from '../combat/thrown.ts'
import { type Attack, hits as hitsTarget, toHit } from '../combat/to-hit.ts'
import { misfire } from '../equipment/archaic.ts'
import { weaponNamed } from '../equipment/weapon.ts'
import { STATUSES } from '../tables/wounds.ts'
import { ACCESSORIES, RANGES, type Range } from '../words.ts'
import { attacked, type EncounterFact, finishedOff, misfired } from './facts.ts'
import { blowOf, defence, fightingValues, type InUse, inUse } from './in-use.ts'
import { memoryOf } from './memory.ts'
import { besideTarget, rangeBetween } from './positions.ts'
import { type Encounter, fighterAt, partyAt, standingAt } from './state.ts'
import { type Hit, layHit } from './wounds.ts'

type Asking = Ask<Encounter, EncounterFact>

const TWO_DICE = dice('2d6')
const POOLS = Array.from({ length: 21 }, (_, count) => dice(`${Math.max(1, count)}d6`))

export type AttackKind = 'shoot' | 'swing' | 'weak' | 'throw' | 'kill'

/** An attack as it is named: the weapon by its place, none for bare hands. */
export interface AttackAction {
  readonly kind: AttackKind
  readonly target: number
  readonly weapon: number | null
}

/** Somebody is killed without a throw. */
interface Finish {
  readonly target: number
  readonly weapon: number
  readonly ammo_used: number
}

/** An attack as it was made. */
export interface Blow {
  readonly place: number
  /** What it was made with, for the noise it makes. */
  readonly weapon: string
  readonly shot: boolean
  readonly silenced: boolean
  /** Everybody thrown at; nobody where a gun misfired. */
  readonly targets: readonly number[]
  readonly hits: readonly Hit[]
  readonly finish: Finish | null
}

/** Wound dice are thrown with the attack, as the order of dice has it, or as they are laid, where odds are weighed. */
type WoundDice = 'ahead' | 'as laid'

export function* attack(
  ask: Asking,
  place: number,
  action: AttackAction,
  when: WoundDice,
  /** Only the throws at this one, where it is about nobody else. */
  only?: number,
): Procedure<Blow> {
  const use = inUse(ask.state, place, action, ask.why)
  const range = rangeBetween(ask.state, place, action.target, ask.why)
  if ('rule' in use || range === null)
    throw new Error(`${fighterAt(ask.state, place).id} named an attack that is barred`)
  if (action.kind === 'kill') return yield* finish(ask, place, action, use, range)
  if (use.shot && (yield* misfires(ask, place, use))) return blow(place, use, [], [])
  return action.kind === 'throw'
    ? yield* throwBlade(ask, place, action, use, range, when)
    : yield* strikeOrShoot(ask, place, action, use, range, when, only)
}

const blow = (place: number, use: InUse, targets: readonly number[], hits: readonly Hit[]): Blow => ({
  place,
  weapon: use.weapon,
  shot: use.shot,
  silenced: use.accessories.includes('Silencer'),
  targets,
  hits,
  finish: null,
})

/** Its reasons tell what is left in a gun: they must not stand with whatever is thrown for next. */
const KILLING = { text: 'somebody is finished off', rule: coupDeGrace.id, secret: true }

function* finish(ask: Asking, place: number, action: AttackAction, use: InUse, range: Range): Procedure<Blow> {
  const { target, weapon } = action
  const target_status = standingAt(ask.state, target).status
  const x = { weapon: use.weapon, mode: use.mode, ammo: use.ammo, target_status, unresisting: false, range }
  const killed = coupDeGrace(x, ask.why)
  yield* ask.note(KILLING)
  const ended = killed.allowed && weapon !== null ? { target, weapon, ammo_used: killed.ammo_used } : null
  return { ...blow(place, use, [target], []), finish: ended }
}

/** A flintlock may fail to go off; it is still loaded then. */
function* misfires(ask: Asking, place: number, use: InUse): Procedure<boolean> {
  const x = { weapon: use.weapon, ammo: use.ammo }
  if (use.place === null || !misfire(x, ask.why).throw_needed) return false
  const by = fighterAt(ask.state, place).id
  const fails = yield* ask.read(
    TWO_DICE,
    { purpose: 'misfire', by },
    roll => misfire({ ...x, roll }, ask.why).misfire === true,
  )
  if (fails) yield* ask.record(misfired({ who: by, weapon: use.place }))
  return fails
}

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
  const values = fightingValues(encounter, place, why)
  const attacker = fighterAt(encounter, place)
  const victim = fighterAt(encounter, target)
  const there = standingAt(encounter, target)
  const held = defence(encounter, target, why)
  return {
    weapon: use.row,
    mode: use.mode,
    level: use.level,
    strength: values.strength,
    dexterity: values.dexterity,
    strength_at_start: attacker.at_start.strength,
    dexterity_at_start: attacker.at_start.dexterity,
    armor: victim.armor,
    laser_hits_taken: there.laser_hits,
    range,
    accessories: use.accessories,
    folded: use.folded,
    misaligned: use.misaligned,
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

/** The sum of DMs of one throw. */
function sumOf(
  encounter: Encounter,
  place: number,
  target: number,
  use: InUse,
  range: Range,
  blowClass: BlowClass | null,
  group_dm: number,
  why: Why,
): number {
  const dms = memoryOf(encounter, why)?.dms
  const attacker = dms === undefined ? 0 : attackerNumber(encounter, place, use, range, blowClass, group_dm)
  const victim = dms === undefined ? 0 : victimNumber(encounter, place, target)
  const before = dms?.get(attacker)?.get(victim)
  if (before !== undefined) return before
  const sum = toHit(against(encounter, place, target, use, range, blowClass, group_dm, why), why)
  if (!sum.attack_possible) throw new Error(`${use.weapon} does not reach ${range} range`)
  if (dms !== undefined) {
    const others = dms.get(attacker) ?? new Map<number, number>()
    others.set(victim, sum.dm)
    dms.set(attacker, others)
  }
  return sum.dm
}

const bit = (set: boolean): number => (set ? 1 : 0)

/** Everything of the attacker that the sum hangs on. */
function attackerNumber(
  encounter: Encounter,
  place: number,
  use: InUse,
  range: Range,
  blowClass: BlowClass | null,
  group_dm: number,
): number {
  const { strength, dexterity, weapons } = standingAt(encounter, place)
  const state = use.place === null ? undefined : weapons[use.place]
  let accessories = 0
  for (const one of use.accessories) accessories += 1 << ACCESSORIES.indexOf(one)
  let number = place * 32 + (use.place ?? 31)
  number = number * 64 + (use.shot ? dexterity : strength)
  number = number * 8 + RANGES.indexOf(range)
  number = number * 8 + (blowClass === null ? 7 : BLOWS.indexOf(blowClass))
  number = number * 32 + accessories
  number = number * 64 + bit(use.shot) * 32 + bit(use.mode === 'single') * 16 + bit(use.folded) * 8
  number += bit(use.carried !== 'in hand') * 4 + bit(state?.bayonet_fixed === true) * 2 + bit((state?.uses ?? 0) > 0)
  return number * 2 + bit(group_dm !== 0)
}

/** Everything of the target that the sum hangs on. */
function victimNumber(encounter: Encounter, place: number, target: number): number {
  const { hand, movement, status, laser_hits, weapons } = standingAt(encounter, target)
  const held = hand === null ? undefined : weapons[hand]
  const number = (target * 32 + (hand ?? 31)) * 64 + Math.min(63, laser_hits)
  return (
    number * 64 +
    bit(movement === 'evade') * 32 +
    bit(encounter.surprise === fighterAt(encounter, place).party) * 16 +
    bit(held?.bayonet_fixed === true) * 8 +
    bit((held?.uses ?? 0) > 0) * 4 +
    STATUSES.indexOf(status)
  )
}

function* strikeOrShoot(
  ask: Asking,
  place: number,
  action: AttackAction,
  use: InUse,
  range: Range,
  when: WoundDice,
  only: number | undefined,
): Procedure<Blow> {
  const { state, why } = ask
  const { target } = action
  const struck = use.shot ? undefined : blowOf(state, place, target, use.row, action.kind === 'weak', why)
  const aim = spreads(use) ? yield* aimedAt(ask, place, target, use) : [{ target, throws: 1, group_dm: 0 }]
  const targets: number[] = []
  const hits: boolean[] = []
  for (const one of aim) {
    if (only !== undefined && one.target !== only) continue
    const dm = sumOf(state, place, one.target, use, range, struck?.blow ?? null, one.group_dm, why)
    // Whoever shoots with sights out of line must not learn of it by the throw (traveller.core.hidden-rolls).
    const about = {
      purpose: `to hit ${fighterAt(state, one.target).name}`,
      by: fighterAt(state, place).id,
      secret: use.misaligned,
    }
    for (let time = 0; time < one.throws; time++) {
      targets.push(one.target)
      const reading = (roll: number): boolean => hitsTarget({ dm, roll, range, misaligned: use.misaligned }, why).hit
      hits.push(yield* ask.read(TWO_DICE, about, reading))
    }
  }
  const made = yield* woundsOf(ask, place, targets, hits, use.wound_dice, use, when)
  yield* ask.record(
    attacked({
      who: fighterAt(state, place).id,
      how: action.kind,
      weapon: use.place,
      targets: targets.map(one => fighterAt(state, one).id),
      hits,
      ammo_used: use.ammo_used,
      blows_used: struck?.blows_used ?? 0,
      thrown_at: null,
    }),
  )
  return blow(place, use, targets, made)
}

interface Aim {
  readonly target: number
  readonly throws: number
  readonly group_dm: number
}

/** Those beside the target whom a burst or a charge of shot also endangers: so many of them, and with which DM. */
function endangered(state: Encounter, target: number, burst: boolean, why: Why) {
  const beside = besideTarget(state, target)
  const adjacent = beside.map(one => ({
    evading: standingAt(state, one).movement === 'evade',
    size: fighterAt(state, one).size,
  }))
  const { group } = partyAt(state, fighterAt(state, target).party)
  const found = burst ? groupHitsAutomatic({ adjacent }, why) : groupHitsShotgun({ group, adjacent }, why)
  return { open: found.eligible.flatMap(index => beside[index] ?? []), count: found.attacked, dm: found.extra_dm }
}

/** Everybody an attack is thrown at. */
function* aimedAt(ask: Asking, place: number, target: number, use: InUse): Procedure<readonly Aim[]> {
  const { state, why } = ask
  const burst = use.throws > 1
  const { throws } = burst
    ? automaticFire({ weapon: use.weapon, ammo: use.ammo, bursts: 1, dm: 0, rolls: [] }, why)
    : use
  const { open, count, dm } = endangered(state, target, burst, why)
  const others = open.length > count ? yield* namedAmong(ask, place, open, count) : open
  const aim: Aim[] = [{ target, throws, group_dm: 0 }]
  for (const one of others) aim.push({ target: one, throws: 1, group_dm: dm })
  return aim
}

const spreads = (use: InUse): boolean => use.shot && (use.throws > 1 || use.weapon === 'Shotgun')

export const GROUP_QUESTION = 'who else'

/** With more neighbours than the attack can reach, the shooter names them. */
function* namedAmong(ask: Asking, place: number, open: readonly number[], count: number): Procedure<readonly number[]> {
  const left = [...open]
  const named: number[] = []
  while (named.length < count) {
    const key = yield* ask.choose({
      who: fighterAt(ask.state, place).id,
      question: GROUP_QUESTION,
      choices: left.map(one => ({ key: fighterAt(ask.state, one).id, label: fighterAt(ask.state, one).name })),
    })
    const index = left.findIndex(one => fighterAt(ask.state, one).id === key)
    named.push(...left.splice(index, 1))
  }
  return named.toSorted((a, b) => a - b)
}

/** The wound dice of every hit, in the order of the throws. */
function* woundsOf(
  ask: Asking,
  place: number,
  targets: readonly number[],
  hits: readonly boolean[],
  woundDice: number,
  use: InUse,
  when: WoundDice,
): Procedure<readonly Hit[]> {
  const made: Hit[] = []
  const by = fighterAt(ask.state, place).id
  for (const [index, target] of targets.entries()) {
    if (hits[index] !== true) continue
    const pool = POOLS[woundDice]
    if (pool === undefined) throw new Error(`${use.weapon} has too many wound dice`)
    const faces = when === 'ahead' ? yield* ask.inOrder(pool, { purpose: 'wounds', by }) : null
    made.push({ target, by, dice: woundDice, faces, laser: weaponNamed(use.weapon, ask.why).type === 'laser' })
  }
  return made
}

function* throwBlade(
  ask: Asking,
  place: number,
  { target, weapon }: AttackAction,
  use: InUse,
  range: Range,
  when: WoundDice,
): Procedure<Blow> {
  const { state, why } = ask
  const x = {
    weapon: use.weapon,
    level: use.level,
    dexterity: fightingValues(state, place, why).dexterity,
    range,
    target_evading: standingAt(state, target).movement === 'evade',
    weapon_carried: use.carried,
    referee_dms: state.referee_dms,
  }
  const sum = throwingBlades(x, why)
  if (!sum.attack_possible) throw new Error(sum.because)
  const { id: who } = fighterAt(state, place)
  const beside = fighterAt(state, target)
  const about = { purpose: `to hit ${beside.name}`, by: who }
  const hit = yield* ask.read(TWO_DICE, about, roll => {
    const thrown = throwingBlades({ ...x, roll }, why)
    return thrown.attack_possible && thrown.hit === true
  })
  const made = yield* woundsOf(ask, place, [target], [hit], sum.wound_dice, use, when)
  yield* ask.record(
    attacked({
      who,
      how: 'throw',
      weapon,
      targets: [beside.id],
      hits: [hit],
      ammo_used: 0,
      blows_used: 0,
      thrown_at: beside.id,
    }),
  )
  return blow(place, use, [target], made)
}

/** Lays on what an attack did. */
export function* layBlow(ask: Asking, { place, hits, finish: ended }: Blow): Procedure<undefined> {
  const { seconds } = roundRule({ rounds: ask.state.round + 1 }, ask.why)
  for (const hit of hits) yield* layHit(ask, hit, seconds)
  if (ended !== null) {
    const who = fighterAt(ask.state, ended.target).id
    const by = fighterAt(ask.state, place).id
    yield* ask.record(finishedOff({ who, by, weapon: ended.weapon, ammo_used: ended.ammo_used }))
  }
  return undefined
}
