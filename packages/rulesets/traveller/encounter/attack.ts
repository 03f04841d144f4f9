/** One attack: what it is made with, every throw of it, and the hits that come of it. */
import { dice } from '@umpire/dice'
import type { Ask, Choice, Offer, Procedure, Why } from '@umpire/engine'
import { automaticFire } from '../combat/automatic-fire.ts'
import { BLOWS, type Blow as BlowClass } from '../combat/blows.ts'
import { coupDeGrace } from '../combat/coup-de-grace.ts'
import { groupHitsAutomatic, groupHitsShotgun } from '../combat/groups.ts'
import { round as roundRule } from '../combat/round.ts'
import { throwingBlades } from '../combat/thrown.ts'
import { type Attack, hits as hitsTarget, toHit } from '../combat/to-hit.ts'
import { misfire } from '../equipment/archaic.ts'
import { throughSights } from '../equipment/sights.ts'
import { RANGES, type Range } from '../words.ts'
import { attacked, type EncounterFact, finishedOff, misfired } from './facts.ts'
import type { Standing } from './fighter.ts'
import { ammoIn, blowOf, defence, fightingValues, type InUse, inUse, type Throw } from './in-use.ts'
import { memoryOf } from './memory.ts'
import { besideTarget, rangeBetween } from './positions.ts'
import { type Encounter, fighterAt, partyAt, placeOf, standingAt } from './state.ts'
import { type Hit, layHit, type Wounding } from './wounds.ts'

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

/** An attack as it was made, and the hits to be laid. */
export interface Blow extends Wounding {
  readonly use: InUse
  /** Everybody thrown at, by id; nobody where a gun misfired. */
  readonly targets: readonly string[]
  readonly hits: readonly Hit[]
  readonly finish: Finish | null
}

/** Attacks between which nobody moves or falls. */
export interface Volley {
  /** Thrown with the attack, as the order of dice has it, or as they are laid, where odds are weighed. */
  readonly wounds: 'ahead' | 'as laid'
  /** As everybody stood when all attacks were named: one attack does not change the next. */
  readonly state: Encounter
  /** Only the throws at this one count, where it is about nobody else. */
  readonly only?: number
  /** Who else is endangered by shots at a target: worked out once where nobody listens. */
  readonly groups: Map<number, Group>
}

export function attack(ask: Asking, place: number, action: AttackAction, volley: Volley): Procedure<Blow> {
  const { state } = volley
  const use = inUse(state, place, action, ask.why)
  const range = rangeBetween(state, place, action.target, ask.why)
  if ('rule' in use || range === null) throw new Error(`${fighterAt(state, place).id} named an attack that is barred`)
  if (action.kind === 'kill') return finish(ask, place, action, use, range)
  return action.kind === 'throw'
    ? throwBlade(ask, place, action, use, range, volley)
    : strikeOrShoot(ask, place, action, use, range, volley)
}

/** Its reasons tell what is left in a gun: they must not stand with whatever is thrown for next. */
const KILLING = { text: 'somebody is finished off', rule: coupDeGrace.id, secret: true }

function* finish(ask: Asking, place: number, action: AttackAction, use: InUse, range: Range): Procedure<Blow> {
  const { target, weapon } = action
  const target_status = standingAt(ask.state, target).status
  const ammo = ammoIn(ask.state, place, weapon)
  const x = { weapon: use.weapon, mode: use.mode, ammo, target_status, unresisting: false, range }
  const killed = coupDeGrace(x, ask.why)
  yield* ask.note(KILLING)
  const ended = killed.allowed && weapon !== null ? { target, weapon, ammo_used: killed.ammo_used } : null
  const targets = [fighterAt(ask.state, target).id]
  return { by: fighterAt(ask.state, place).id, wound_dice: 0, laser: false, use, targets, hits: [], finish: ended }
}

/** Whether it has to be seen if a gun goes off. */
function mayMisfire({ state, why }: Asking, place: number, use: InUse): boolean {
  const ammo = ammoIn(state, place, use.place)
  const before = why.quiet ? use.known.misfires[ammo] : undefined
  if (before !== undefined) return before
  const needed = use.place !== null && misfire({ weapon: use.weapon, ammo }, why).throw_needed
  use.known.misfires[ammo] = needed
  return needed
}

/** A flintlock may fail to go off; it is still loaded then. */
function* misfires(ask: Asking, place: number, use: InUse): Procedure<boolean> {
  const x = { weapon: use.weapon, ammo: ammoIn(ask.state, place, use.place) }
  const by = fighterAt(ask.state, place).id
  const fails = yield* ask.read(
    TWO_DICE,
    { purpose: 'misfire', by },
    roll => misfire({ ...x, roll }, ask.why).misfire === true,
  )
  if (fails && use.place !== null) yield* ask.record(misfired({ who: by, weapon: use.place }))
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
interface Attempt {
  readonly place: number
  readonly use: InUse
  readonly blow: BlowClass | null
}

/** The throw at one target, worked out once for like circumstances where nobody listens. */
function throwAt(state: Encounter, attempt: Attempt, target: number, range: Range, group_dm: number, why: Why): Throw {
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

function* strikeOrShoot(
  ask: Asking,
  place: number,
  action: AttackAction,
  use: InUse,
  range: Range,
  volley: Volley,
): Procedure<Blow> {
  const { why } = ask
  const { state } = volley
  const { target, kind } = action
  const by = fighterAt(state, place).id
  const { wound_dice, laser } = use
  if (use.shot && mayMisfire(ask, place, use) && (yield* misfires(ask, place, use))) {
    return { by, wound_dice, laser, use, targets: [], hits: [], finish: null }
  }
  const struck = use.shot ? undefined : blowOf(state, place, target, use.row, kind === 'weak', why)
  const spreading = spreads(use)
  const throws = spreading ? throwsAt(state, place, use, why) : 1
  const group = spreading ? endangered(state, target, use.throws > 1, volley, why) : ALONE
  const others = group.open.length > group.count ? yield* namedAmong(ask, by, group) : group.open
  const blow = struck?.blow ?? null
  const attempt = { place, use, blow }
  const targets: string[] = []
  const thrownAt: number[] = []
  const hits: boolean[] = []
  for (let index = -1; index < others.length; index++) {
    const one = others[index] ?? target
    if (volley.only !== undefined && one !== volley.only) continue
    const group_dm = index < 0 ? 0 : group.dm
    // A neighbour may stand nearer or farther: one of them touches the shooter, the other does not.
    const own = index < 0 ? range : (rangeBetween(state, place, one, why) ?? range)
    const { about, reading } = throwAt(state, attempt, one, own, group_dm, why)
    for (let time = index < 0 ? throws : 1; time > 0; time--) {
      targets.push(fighterAt(state, one).id)
      thrownAt.push(one)
      hits.push(yield* ask.read(TWO_DICE, about, reading))
    }
  }
  const made = yield* woundsOf(ask, by, thrownAt, hits, wound_dice, volley)
  const { ammo_used } = use
  const blows_used = struck?.blows_used ?? 0
  yield* ask.record(
    attacked({ who: by, how: kind, weapon: use.place, targets, hits, ammo_used, blows_used, thrown_at: null }),
  )
  return { by, wound_dice, laser, use, targets, hits: made, finish: null }
}

/** Those beside a target whom a burst or a charge of shot also endangers: so many of them, and with which DM. */
interface Group {
  readonly open: readonly number[]
  readonly count: number
  readonly dm: number
}

const ALONE: Group = { open: [], count: 0, dm: 0 }

function endangered(state: Encounter, target: number, burst: boolean, { groups }: Volley, why: Why): Group {
  const number = target * 2 + bit(burst)
  const before = why.quiet ? groups.get(number) : undefined
  if (before !== undefined) return before
  const beside = besideTarget(state, target)
  const adjacent = beside.map(one => ({
    evading: standingAt(state, one).movement === 'evade',
    size: fighterAt(state, one).size,
  }))
  const { group } = partyAt(state, fighterAt(state, target).party)
  const found = burst ? groupHitsAutomatic({ adjacent }, why) : groupHitsShotgun({ group, adjacent }, why)
  const open = beside.filter((_, index) => found.eligible.includes(index))
  const endangers = { open, count: found.attacked, dm: found.extra_dm }
  groups.set(number, endangers)
  return endangers
}

/** How often the target itself is thrown at. */
function throwsAt(state: Encounter, place: number, use: InUse, why: Why): number {
  if (use.throws === 1) return 1
  const ammo = ammoIn(state, place, use.place)
  const before = why.quiet ? use.known.bursts[ammo] : undefined
  if (before !== undefined) return before
  const { throws } = automaticFire({ weapon: use.weapon, ammo, bursts: 1, dm: 0, rolls: [] }, why)
  use.known.bursts[ammo] = throws
  return throws
}

const spreads = (use: InUse): boolean => use.shot && (use.throws > 1 || use.weapon === 'Shotgun')

/** Whom else to take in, where there are more neighbours than the attack can reach. */
export class NeighbourOffer implements Offer {
  readonly who: string
  readonly question = 'who else'
  readonly state: Encounter
  /** Who has not been named yet. */
  readonly open: readonly number[]

  constructor(who: string, state: Encounter, open: readonly number[]) {
    this.who = who
    this.state = state
    this.open = open
  }

  trust(key: string): string {
    return key
  }

  get choices(): readonly Choice[] {
    return this.open.map(one => ({ key: fighterAt(this.state, one).id, label: fighterAt(this.state, one).name }))
  }
}

function* namedAmong(ask: Asking, by: string, { open, count }: Group): Procedure<readonly number[]> {
  let left = open
  for (let named = 0; named < count; named++) {
    const one = placeOf(ask.state, yield* ask.choose(new NeighbourOffer(by, ask.state, left)))
    left = left.filter(other => other !== one)
  }
  return open.filter(one => !left.includes(one))
}

/** The wound dice of every hit, in the order of the throws. */
function* woundsOf(
  ask: Asking,
  by: string,
  targets: readonly number[],
  hits: readonly boolean[],
  woundDice: number,
  { wounds }: Volley,
): Procedure<readonly Hit[]> {
  const made: Hit[] = []
  for (let index = 0; index < targets.length; index++) {
    const target = targets[index]
    if (target === undefined || hits[index] !== true) continue
    const pool = POOLS[woundDice]
    if (pool === undefined) throw new Error(`${woundDice} are too many wound dice`)
    made.push({ target, faces: wounds === 'ahead' ? yield* ask.inOrder(pool, { purpose: 'wounds', by }) : null })
  }
  return made
}

function* throwBlade(
  ask: Asking,
  place: number,
  { target, weapon }: AttackAction,
  use: InUse,
  range: Range,
  volley: Volley,
): Procedure<Blow> {
  const { why } = ask
  const { state } = volley
  const x = {
    weapon: use.weapon,
    level: use.level,
    dexterity: fightingValues(fighterAt(state, place), standingAt(state, place), why).dexterity,
    range,
    target_evading: standingAt(state, target).movement === 'evade',
    weapon_carried: use.carried,
    referee_dms: state.referee_dms,
  }
  const sum = throwingBlades(x, why)
  if (!sum.attack_possible) throw new Error(sum.because)
  const { wound_dice } = sum
  const { id: by } = fighterAt(state, place)
  const { id: thrown_at } = fighterAt(state, target)
  const about = { purpose: `to hit ${fighterAt(state, target).name}`, by }
  const hit = yield* ask.read(TWO_DICE, about, roll => {
    const thrown = throwingBlades({ ...x, roll }, why)
    return thrown.attack_possible && thrown.hit === true
  })
  const hits = yield* woundsOf(ask, by, [target], [hit], wound_dice, volley)
  const targets = [thrown_at]
  yield* ask.record(
    attacked({ who: by, how: 'throw', weapon, targets, hits: [hit], ammo_used: 0, blows_used: 0, thrown_at }),
  )
  return { by, wound_dice, laser: use.laser, use, targets, hits, finish: null }
}

/** Lays on what an attack did. */
export function* layBlow(ask: Asking, blow: Blow): Procedure<undefined> {
  const seconds = secondsAfterRound(ask.state, ask.why)
  for (const hit of blow.hits) {
    if (standingAt(ask.state, hit.target).status !== 'dead') yield* layHit(ask, hit, blow, seconds)
  }
  if (blow.finish !== null) {
    const { target, weapon, ammo_used } = blow.finish
    yield* ask.record(finishedOff({ who: fighterAt(ask.state, target).id, by: blow.by, weapon, ammo_used }))
  }
  return undefined
}

/** The seconds of the encounter when this round ends. */
export function secondsAfterRound(encounter: Encounter, why: Why): number {
  const known = memoryOf(encounter, why)?.seconds
  const before = known?.[encounter.round]
  if (before !== undefined) return before
  const { seconds } = roundRule({ rounds: encounter.round + 1 }, why)
  if (known !== undefined) known[encounter.round] = seconds
  return seconds
}
