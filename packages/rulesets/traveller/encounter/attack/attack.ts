/** One attack: what it is made with, every throw of it, and the hits that come of it. */

import { dice } from '@umpire/dice'
import { type Ask, memoQuiet, type Why } from '@umpire/engine'
import { automaticFire } from '../../combat/attack/automatic-fire.ts'
import { coupDeGrace } from '../../combat/attack/coup-de-grace.ts'
import { throwingBlades } from '../../combat/attack/thrown.ts'
import { misfire } from '../../equipment/archaic.ts'
import type { Range } from '../../tables/words.ts'
import type { EncounterFact } from '../facts/facts.ts'
import { attacked, misfired } from '../facts/weapon-facts.ts'
import { rangeBetween } from '../move/positions.ts'
import type { AttackAction } from '../state/attack-action.ts'
import { ammoIn, blowOf, fightingValues, type InUse, inUse } from '../state/in-use.ts'
import { type Encounter, fighterAt, standingAt } from '../state/state.ts'
import type { Blow, Hit } from '../wound/wounds.ts'
import { ALONE, endangered, namedAmong } from './neighbours.ts'
import { throwAt } from './throw-at.ts'

type Asking = Ask<Encounter, EncounterFact>

const TWO_DICE = dice('2d6')
const NO_FACES: readonly number[] = []
const POOLS = Array.from({ length: 21 }, (_, count) => dice(`${Math.max(1, count)}d6`))

/** Attacks between which nobody moves or falls. */
export interface Volley {
  /** As everybody stood when all attacks were named: one attack does not change the next. */
  readonly state: Encounter
  /** Only the throws at this one are made, no wound dice, and no fact: for odds, which weigh the wounds apart. */
  readonly only?: number
}

export function attack(ask: Asking, place: number, action: AttackAction, volley: Volley): Blow {
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

function finish(ask: Asking, place: number, action: AttackAction, use: InUse, range: Range): Blow {
  const { target, weapon } = action
  const target_status = standingAt(ask.state, target).status
  const ammo = ammoIn(ask.state, place, weapon)
  const x = { weapon: use.weapon, mode: use.mode, ammo, target_status, unresisting: false, range }
  const killed = coupDeGrace(x, ask.why)
  ask.note(KILLING)
  const ended = killed.allowed && weapon !== null ? { target, weapon, ammo_used: killed.ammo_used } : null
  const targets = [fighterAt(ask.state, target).id]
  return { by: fighterAt(ask.state, place).id, wound_dice: 0, laser: false, use, targets, hits: [], finish: ended }
}

/** Whether it has to be seen if a gun goes off. */
function mayMisfire({ state, why }: Asking, place: number, use: InUse): boolean {
  const ammo = ammoIn(state, place, use.place)
  return use.place !== null && misfire({ weapon: use.weapon, ammo }, why).throw_needed
}

/** A flintlock may fail to go off; it is still loaded then. */
function misfires(ask: Asking, place: number, use: InUse): boolean {
  const x = { weapon: use.weapon, ammo: ammoIn(ask.state, place, use.place) }
  const by = fighterAt(ask.state, place).id
  const fails = ask.read(
    TWO_DICE,
    { purpose: 'misfire', by },
    roll => misfire({ ...x, roll }, ask.why).misfire === true,
  )
  if (fails && use.place !== null) ask.record(misfired({ who: by, weapon: use.place }))
  return fails
}

function strikeOrShoot(
  ask: Asking,
  place: number,
  action: AttackAction,
  use: InUse,
  range: Range,
  volley: Volley,
): Blow {
  const { why } = ask
  const { state } = volley
  const { target, kind } = action
  const by = fighterAt(state, place).id
  const { wound_dice, laser } = use
  if (use.shot && mayMisfire(ask, place, use) && misfires(ask, place, use)) {
    return { by, wound_dice, laser, use, targets: [], hits: [], finish: null }
  }
  const struck = use.shot ? undefined : blowOf(state, place, target, use.row, kind === 'weak', why)
  const spreading = spreads(use)
  const throws = spreading ? throwsAt(state, place, use, why) : 1
  const group = spreading ? endangered(why, state, use.throws > 1, target) : ALONE
  const others = group.open.length > group.count ? namedAmong(ask, by, group) : group.open
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
      hits.push(ask.read(TWO_DICE, about, reading))
    }
  }
  const made = woundsOf(ask, by, thrownAt, hits, wound_dice, volley)
  const { ammo_used } = use
  const blows_used = struck?.blows_used ?? 0
  const done = { who: by, how: kind, weapon: use.place, targets, hits, ammo_used, blows_used, thrown_at: null }
  if (volley.only === undefined) ask.record(attacked(done))
  return { by, wound_dice, laser, use, targets, hits: made, finish: null }
}

const throwsOfBurst = memoQuiet(
  (why, weapon: string, ammo: number) => automaticFire({ weapon, ammo, bursts: 1, dm: 0, rolls: [] }, why).throws,
)

/** How often the target itself is thrown at. */
function throwsAt(state: Encounter, place: number, use: InUse, why: Why): number {
  if (use.throws === 1) return 1
  return throwsOfBurst(why, use.weapon, ammoIn(state, place, use.place))
}

const spreads = (use: InUse): boolean => use.shot && (use.throws > 1 || use.spreads)

/** The wound dice of every hit, in the order of the throws. */
function woundsOf(
  ask: Asking,
  by: string,
  targets: readonly number[],
  hits: readonly boolean[],
  woundDice: number,
  { only }: Volley,
): readonly Hit[] {
  const made: Hit[] = []
  for (let index = 0; index < targets.length; index++) {
    const target = targets[index]
    if (target === undefined || hits[index] !== true) continue
    const pool = POOLS[woundDice]
    if (pool === undefined) throw new Error(`${woundDice} are too many wound dice`)
    made.push({ target, faces: only === undefined ? ask.inOrder(pool, { purpose: 'wounds', by }) : NO_FACES })
  }
  return made
}

function throwBlade(
  ask: Asking,
  place: number,
  { target, weapon }: AttackAction,
  use: InUse,
  range: Range,
  volley: Volley,
): Blow {
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
  const hit = ask.read(TWO_DICE, about, roll => {
    const thrown = throwingBlades({ ...x, roll }, why)
    return thrown.attack_possible && thrown.hit === true
  })
  const hits = woundsOf(ask, by, [target], [hit], wound_dice, volley)
  const targets = [thrown_at]
  const done = { who: by, how: 'throw', weapon, targets, hits: [hit], ammo_used: 0, blows_used: 0, thrown_at }
  if (volley.only === undefined) ask.record(attacked(done))
  return { by, wound_dice, laser: use.laser, use, targets, hits, finish: null }
}
