/** One attack: what it is made with, every throw of it, and the hits that come of it. */

import { dice } from '@umpire/dice'
import { type Ask, memoQuiet, type Why } from '@umpire/engine'
import { automaticFire } from '../../combat/attack/automatic-fire.ts'
import { coupDeGrace } from '../../combat/attack/coup-de-grace.ts'
import { misfire } from '../../equipment/archaic.ts'
import type { AttackAction } from '../choice/attack-action.ts'
import type { EncounterFact } from '../facts/facts.ts'
import { attacked, misfired } from '../facts/weapon-facts.ts'
import { rangeBetween } from '../move/positions.ts'
import { ammoIn, blowOf, inUse } from '../state/in-use.ts'
import { type Encounter, fighterAt, standingAt } from '../state/state.ts'
import type { Blow, Hit } from '../wound/wounds.ts'
import { endangered, namedAmong } from './neighbours.ts'
import { type Attempt, makeThrows, type Thrown, type ThrowsAt, TWO_DICE } from './throw-at.ts'

type Asking = Ask<Encounter, EncounterFact>

const POOLS = Array.from({ length: 21 }, (_, count) => dice(`${Math.max(1, count)}d6`))

/** An attack that somebody named. `state` is the moment when everybody did: one attack does not change the next. */
export function attemptOf(state: Encounter, place: number, action: AttackAction, why: Why): Attempt {
  const { kind, target } = action
  const use = inUse(state, place, action, why)
  const range = rangeBetween(state, place, target, why)
  if ('rule' in use || range === null) throw new Error(`${fighterAt(state, place).id} named an attack that is barred`)
  const isBlow = kind === 'swing' || kind === 'weak'
  const struck = isBlow ? blowOf(state, place, target, use.row, kind === 'weak', why) : null
  return { state, place, action, use, range, struck }
}

export function attack(ask: Asking, state: Encounter, place: number, action: AttackAction): Blow {
  const attempt = attemptOf(state, place, action, ask.why)
  if (action.kind === 'kill') return finish(ask, attempt)
  const { use, struck } = attempt
  const { wound_dice, laser, ammo_used } = use
  const by = fighterAt(state, place).id
  if (misfires(ask, attempt)) return { by, wound_dice, laser, use, targets: [], hits: [], finish: null }
  const thrown = makeThrows(ask, attempt, throwsOf(ask, attempt))
  const wounds = woundsOf(ask, by, thrown, wound_dice)
  const targets = thrown.map(({ target }) => fighterAt(state, target).id)
  const hits = thrown.map(({ hit }) => hit)
  const thrown_at = action.kind === 'throw' ? fighterAt(state, action.target).id : null
  const blows_used = struck?.blows_used ?? 0
  ask.record(
    attacked({ who: by, how: action.kind, weapon: use.place, targets, hits, ammo_used, blows_used, thrown_at }),
  )
  return { by, wound_dice, laser, use, targets, hits: wounds, finish: null }
}

/** Its reasons tell what is left in a gun: they must not stand with whatever is thrown for next. */
const KILLING = { text: 'somebody is finished off', rule: coupDeGrace.id, secret: true }

/** A kill without a throw. */
export function finish(ask: Asking, { state, place, action, use, range }: Attempt): Blow {
  const { target, weapon } = action
  const target_status = standingAt(state, target).status
  const ammo = ammoIn(state, place, weapon)
  const x = { weapon: use.weapon, mode: use.mode, ammo, target_status, unresisting: false, range }
  const killed = coupDeGrace(x, ask.why)
  ask.note(KILLING)
  const ended = killed.allowed && weapon !== null ? { target, weapon, ammo_used: killed.ammo_used } : null
  const targets = [fighterAt(state, target).id]
  return { by: fighterAt(state, place).id, wound_dice: 0, laser: false, use, targets, hits: [], finish: ended }
}

/** A flintlock may fail to go off; it is still loaded then. */
export function misfires(ask: Asking, { state, place, use }: Attempt): boolean {
  if (!use.shot || use.place === null) return false
  const x = { weapon: use.weapon, ammo: ammoIn(state, place, use.place) }
  if (!misfire(x, ask.why).throw_needed) return false
  const by = fighterAt(state, place).id
  const fails = ask.read(
    TWO_DICE,
    { purpose: 'misfire', by },
    roll => misfire({ ...x, roll }, ask.why).misfire === true,
  )
  if (fails) ask.record(misfired({ who: by, weapon: use.place }))
  return fails
}

/** Everyone that an attack is thrown at: its target, then those beside it whom a burst or a charge of shot takes in. */
export function throwsOf(ask: Asking, { state, place, action, use }: Attempt): readonly ThrowsAt[] {
  const { target } = action
  const spreads = use.shot && (use.throws > 1 || use.spreads)
  if (!spreads) return [{ target, group_dm: 0, times: 1 }]
  const times = use.throws === 1 ? 1 : throwsOfBurst(ask.why, use.weapon, ammoIn(state, place, use.place))
  const group = endangered(ask.why, state, use.throws > 1, target)
  const tooMany = group.open.length > group.count
  const others = tooMany ? namedAmong(ask, fighterAt(state, place).id, group) : group.open
  return [{ target, group_dm: 0, times }, ...others.map(other => ({ target: other, group_dm: group.dm, times: 1 }))]
}

const throwsOfBurst = memoQuiet(
  (why, weapon: string, ammo: number) => automaticFire({ weapon, ammo, bursts: 1, dm: 0, rolls: [] }, why).throws,
)

/** The wound dice of every hit, in the order of the throws. */
function woundsOf(ask: Asking, by: string, thrown: readonly Thrown[], woundDice: number): readonly Hit[] {
  const pool = POOLS[woundDice]
  if (pool === undefined) throw new Error(`${woundDice} are too many wound dice`)
  const hits: Hit[] = []
  for (const { target, hit } of thrown) {
    if (hit) hits.push({ target, faces: ask.inOrder(pool, { purpose: 'wounds', by }) })
  }
  return hits
}
