/** Throwing a weapon at somebody, or a grenade to where he stands. */

import type { Procedure } from '@umpire/engine'
import { directionTo, type Hex, hexes, neighbour } from '@umpire/geometry'
import { criticalMiss } from '../combat/critical.ts'
import { grenade } from '../ranged/grenade.ts'
import { flewOff, lostAim, thrownAway } from './arm-facts.ts'
import { attack } from './attack.ts'
import { type Attempt, armAt } from './attempt.ts'
import { type Fired, shotAt } from './attempt-shot.ts'
import { afterDefense, defend } from './defend.ts'
import { ONE_DIE, THREE_DICE } from './dice.ts'
import { explode } from './explode.ts'
import { attacked } from './facts.ts'
import type { Shot } from './fighter.ts'
import { fliesTo, hexAt } from './ground.ts'
import { badMiss } from './mishap.ts'
import { type Fight, fighterAt, standingAt } from './state.ts'
import { goesWide } from './stray.ts'
import type { Asking } from './sufferer.ts'

export interface Throwing {
  readonly by: number
  readonly target: number
  readonly arm: number
  readonly location: string | null
  readonly attacker_is: readonly string[]
}

const isGrenade = ({ fragments, type }: Shot): boolean => fragments !== null || type === 'explosive'

export function thrownAt(fight: Fight, x: Throwing, why: Asking['why']): Attempt {
  const { by, target, arm, location, attacker_is } = x
  const { thrown, name } = armAt(fighterAt(fight, by), arm)
  if (thrown === null) throw new Error(`${name} is not thrown`)
  const how: Fired = { location: isGrenade(thrown) ? null : location, attacker_is, recoil: 0, aimed: true }
  const attempt = shotAt(fight, by, target, arm, thrown, isGrenade(thrown) ? 'grenade' : 'thrown', how, why)
  // A grenade that misses lands somewhere, so it may be tried however small the chance.
  return attempt.kind === 'grenade'
    ? { ...attempt, allowed: attempt.yards <= (thrown.max_range ?? attempt.yards) }
    : attempt
}

export function* throwIt(ask: Asking, x: Throwing): Procedure<undefined> {
  const attempt = thrownAt(ask.state, x, ask.why)
  const { by, target, arm } = x
  const who = fighterAt(ask.state, by).id
  if (!attempt.allowed) throw new Error(`${who} named a throw that is barred`)
  if (attempt.kind === 'grenade') yield* lob(ask, attempt)
  else {
    const { q, r } = hexAt(ask.state, target)
    const outcome = yield* attack(ask, attempt, 1)
    if (outcome === 'missed') yield* goesWide(ask, attempt, x.attacker_is, 0)
    if (outcome !== 'spoiled' || standingAt(ask.state, by).arms[arm]?.where === 'ready') {
      yield* ask.record(flewOff({ who, arm, q, r }))
    }
  }
  if (standingAt(ask.state, by).aim !== null) yield* ask.record(lostAim({ who, because: 'used' }))
  return undefined
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

function* lob(ask: Asking, attempt: Attempt): Procedure<undefined> {
  const { by, target, arm, effective, yards } = attempt
  const { id: who, arms } = fighterAt(ask.state, by)
  const own = arms[arm]
  const thrown = own?.thrown ?? null
  if (own === undefined || thrown === null) return undefined
  const given = { effective, range_yards: yards }
  const rolled = yield* ask.read(THREE_DICE, { purpose: 'attack', by: who }, roll => {
    const { hit, miss_by_yards } = grenade({ ...given, roll }, ask.why)
    const { critical_miss } = criticalMiss({ effective, roll, with: 'grenade' }, ask.why)
    return { hit: hit && !critical_miss, roll, miss_by_yards, bad: critical_miss }
  })
  const to = hexAt(ask.state, target)
  const came = rolled.hit ? 'hit' : rolled.bad ? 'critical miss' : 'miss'
  const log = { who, target: fighterAt(ask.state, target).id, with: own.key, how: 'thrown', location: 'torso' }
  yield* ask.record(attacked({ ...log, effective, came, hits: rolled.hit ? 1 : 0 }))
  const blast = { concussion: thrown.damage, fragments: thrown.fragments, divisor: 1 }
  if (rolled.bad) {
    yield* badMiss(ask, attempt, 'attacker', null)
    if (standingAt(ask.state, by).arms[arm]?.where === 'gone') return undefined
    const live = ask.state.lying.find(one => one.owner === who && one.arm === arm)
    if (live !== undefined) {
      yield* ask.record(thrownAway({ who, arm }))
      return yield* explode(ask, { what: own.name, at: live, blast, by, touches: null })
    }
  }
  const defense = rolled.hit ? yield* defend(ask, attempt, 'torso') : null
  let at = to
  if (!rolled.hit) {
    const direction = yield* ask.read(
      ONE_DIE,
      { purpose: 'where it lands', by: who },
      direction_die => grenade({ ...given, roll: rolled.roll, direction_die }, ask.why).direction,
    )
    at = strayed(ask.state, hexAt(ask.state, by), to, rolled.miss_by_yards, direction)
  }
  yield* ask.record(thrownAway({ who, arm }))
  const touches = defense === null || defense.avoided ? null : target
  yield* explode(ask, { what: own.name, at, blast, by, touches })
  return defense === null ? undefined : yield* afterDefense(ask, attempt, defense)
}
