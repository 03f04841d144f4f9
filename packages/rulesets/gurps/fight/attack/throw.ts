/** Throwing a weapon at somebody, or a grenade to where he stands. */

import { directionTo, type Hex, hexes, neighbour } from '@umpire/geometry'
import { criticalMiss } from '../../combat/attack/critical.ts'
import { ONE_DIE, THREE_DICE } from '../../dice/thrown-dice.ts'
import type { Blast } from '../../explosion/blast.ts'
import { grenade } from '../../ranged/grenade.ts'
import { type Attempt, armAt } from '../attempt/attempt.ts'
import { type Fired, shotAt } from '../attempt/shot.ts'
import { declare, spendDeclared } from '../defense/declare.ts'
import { type Avoided, afterDefense, defend } from '../defense/defend.ts'
import { flewOff, lostAim, thrownAway } from '../facts/arm.ts'
import type { Asking } from '../facts/ask.ts'
import { attacked } from '../facts/attacked.ts'
import { fliesTo, hexAt } from '../ground/ground.ts'
import { goesOff, type Shot } from '../state/fighter.ts'
import { type Fight, fighterAt, standingAt } from '../state/state.ts'
import { badMiss } from '../wound/mishap.ts'
import { attack, isSpoiled } from './attack.ts'
import { explode } from './explode.ts'
import { goesWide } from './stray.ts'

export interface Throwing {
  readonly by: number
  readonly target: number
  readonly arm: number
  readonly location: string | null
  readonly attacker_is: readonly string[]
}

const NOTHING: Avoided['after'] = Object.freeze([])

export function thrownAt(fight: Fight, x: Throwing, why: Asking['why']): Attempt {
  const { by, arm, location, attacker_is } = x
  const { thrown, name } = armAt(fighterAt(fight, by), arm)
  if (thrown === null) throw new Error(`${name} is not thrown`)
  const kind = goesOff(thrown) ? 'grenade' : 'thrown'
  const how: Fired = { kind, location: kind === 'grenade' ? null : location, attacker_is, recoil: 0, aimed: true }
  const attempt = shotAt(fight, x, thrown, how, why)
  // A grenade that misses lands somewhere, so it may be tried however small the chance.
  return attempt.kind === 'grenade'
    ? { ...attempt, allowed: attempt.yards <= (thrown.max_range ?? attempt.yards) }
    : attempt
}

export function throwIt(ask: Asking, x: Throwing): void {
  const attempt = thrownAt(ask.state, x, ask.why)
  const { by, target, arm } = x
  const who = fighterAt(ask.state, by).id
  if (!attempt.allowed) throw new Error(`${who} named a throw that is barred`)
  if (attempt.kind === 'grenade') lob(ask, attempt)
  else {
    const { q, r } = hexAt(ask.state, target)
    const outcome = attack(ask, attempt, 1)
    if (outcome === 'missed') goesWide(ask, attempt, x.attacker_is, 0)
    if (!isSpoiled(outcome) || standingAt(ask.state, by).arms[arm]?.where === 'ready') {
      ask.record(flewOff({ who, arm, q, r }))
    }
  }
  if (standingAt(ask.state, by).aim !== null) ask.record(lostAim({ who, because: 'used' }))
}

/** Where a grenade comes down that went wide: over, short, or to a side. */
function strayed(fight: Fight, from: Hex, to: Hex, yards: number, direction: string): Hex {
  const ahead = directionTo(hexes, from, to) ?? 0
  const turn = { long: 0, right: 1, short: 3, left: 5 }[direction] ?? 0
  let hex = to
  for (let step = 0; step < Math.round(yards); step++) {
    const next = neighbour(hexes, hex, (ahead + turn) % 6)
    // It does not go through a wall.
    if (!fliesTo(fight, hex, next)) break
    hex = next
  }
  return hex
}

/** What has become of a grenade that was thrown. */
export type Lobbed = {
  readonly result: 'hit' | 'miss' | 'critical miss'
  /** Where it bursts; nowhere if it never does, or did so in his hand. */
  readonly at: { readonly q: number; readonly r: number } | null
  /** Whoever it touches. */
  readonly touches: number | null
  /** What a defense that failed badly does to whoever tried it, when it has burst. */
  readonly after: Avoided['after']
}

/** What a grenade does when it bursts. */
export const blastOf = ({ damage, fragments }: Shot): Blast => ({ concussion: damage, fragments, divisor: 1 })

function lob(ask: Asking, attempt: Attempt): void {
  const { by, arm } = attempt
  const { thrown, name } = armAt(fighterAt(ask.state, by), arm)
  if (thrown === null) return
  const { at, touches, after } = lobbed(ask, attempt)
  if (at === null) return
  explode(ask, { what: name, at, blast: blastOf(thrown), by, touches })
  afterDefense(ask, attempt, { after })
}

/** The roll of a grenade, as far as anything hangs on it. */
export type LobRoll = {
  readonly result: Lobbed['result']
  /** Of one that goes astray. */
  readonly roll: number
  readonly miss_by_yards: number
}

/** From the roll to where it lies, about to burst. */
function lobbed(ask: Asking, attempt: Attempt): Lobbed {
  const named = declare(ask, attempt)
  return afterLobRoll(ask, named, lobRoll(ask, named))
}

export function lobRoll(ask: Asking, { by, effective, yards }: Attempt): LobRoll {
  const about = { purpose: 'attack', by: fighterAt(ask.state, by).id }
  return ask.read(THREE_DICE, about, (roll): LobRoll => {
    const { hit, miss_by_yards } = grenade({ effective, range_yards: yards, roll }, ask.why)
    const { critical_miss } = criticalMiss({ effective, roll, with: 'grenade' }, ask.why)
    if (critical_miss) return { result: 'critical miss', roll, miss_by_yards }
    return hit ? { result: 'hit', roll: 0, miss_by_yards: 0 } : { result: 'miss', roll, miss_by_yards }
  })
}

export function afterLobRoll(ask: Asking, attempt: Attempt, rolled: LobRoll): Lobbed {
  const { by, target, arm, effective, yards } = attempt
  const { result, roll, miss_by_yards } = rolled
  const fighter = fighterAt(ask.state, by)
  const { id: who } = fighter
  const to = hexAt(ask.state, target)
  const hit = result === 'hit'
  const log = { who, target: fighterAt(ask.state, target).id, with: armAt(fighter, arm).key, how: 'thrown' }
  ask.record(attacked({ ...log, location: 'torso', effective, came: result, hits: hit ? 1 : 0 }))
  if (!hit) spendDeclared(ask, attempt)
  const gone: Lobbed = { result, at: null, touches: null, after: NOTHING }
  if (result === 'critical miss') {
    badMiss(ask, { attempt, whose: 'attacker', parriedWith: null })
    if (standingAt(ask.state, by).arms[arm]?.where === 'gone') return gone
    const live = ask.state.lying.find(one => one.owner === who && one.arm === arm)
    if (live !== undefined) {
      ask.record(thrownAway({ who, arm }))
      return { ...gone, at: { q: live.q, r: live.r } }
    }
  }
  const defense = hit ? defend(ask, attempt, 'torso') : null
  let at = to
  if (!hit) {
    const given = { effective, range_yards: yards, roll }
    const direction = ask.read(
      ONE_DIE,
      { purpose: 'where it lands', by: who },
      direction_die => grenade({ ...given, direction_die }, ask.why).direction,
    )
    at = strayed(ask.state, hexAt(ask.state, by), to, miss_by_yards, direction)
  }
  ask.record(thrownAway({ who, arm }))
  const touches = defense === null || defense.avoided ? null : target
  return { result, at: { q: at.q, r: at.r }, touches, after: defense?.after ?? NOTHING }
}
