/** Whoever waits strikes as soon as a foe comes into his reach; whoever watches shoots. */
import { hushed, type Procedure } from '@umpire/engine'
import { PLAINLY } from './attempt.ts'
import { mayStrikeNow } from './doing.ts'
import { chose } from './facts.ts'
import { reachBetween } from './ground.ts'
import { isReady } from './hands.ts'
import { maneuverFor } from './maneuver.ts'
import { isHelpless } from './now.ts'
import { strikes } from './refused-attack.ts'
import { fighterAt, idAt, standingAt } from './state.ts'
import { strike } from './strike.ts'
import type { Asking } from './sufferer.ts'
import { drawsFire } from './watch.ts'

/** The blow that reaches him, by thing and blow. */
function blowReaching(ask: Asking, place: number, target: number): { arm: number; blow: number } | undefined {
  const [fighter, one] = [fighterAt(ask.state, place), standingAt(ask.state, place)]
  const yards = reachBetween(ask.state, place, target)
  for (const [arm, { blows }] of fighter.arms.entries()) {
    const held = one.arms[arm]
    if (held === undefined || !isReady(held)) continue
    for (const [blow, { reach }] of blows.entries()) {
      const far = Math.max(...reach)
      const reaches = reach.includes(yards) && mayStrikeNow(one.moved > 0, yards, far, hushed(ask.why))
      const barred = reaches ? strikes(ask.state, place, { arm, blow, target }, hushed(ask.why)) : true
      if (barred === undefined) return { arm, blow }
    }
  }
  return undefined
}

const CHOICES = [
  { key: 'strike', label: 'Strike now' },
  { key: 'wait', label: 'Wait on' },
] as const

/** After somebody has moved: first the shots, which need nobody to come near. */
export function* interrupted(ask: Asking, mover: number): Procedure<undefined> {
  yield* drawsFire(ask, mover)
  return yield* drawsBlows(ask, mover)
}

function* drawsBlows(ask: Asking, mover: number): Procedure<undefined> {
  const waits = maneuverFor('wait', ask.why)
  if (waits === undefined) return undefined
  const { side } = fighterAt(ask.state, mover)
  for (let place = 0; place < ask.state.standing.length; place++) {
    if (standingAt(ask.state, mover).status !== 'active') return undefined
    const one = standingAt(ask.state, place)
    if (fighterAt(ask.state, place).side === side || one.maneuver !== waits.maneuver) continue
    if (isHelpless(one) || one.stun !== null || one.gone !== null) continue
    const blow = blowReaching(ask, place, mover)
    if (blow === undefined) continue
    const who = idAt(ask.state, place)
    if ((yield* ask.choose({ who, question: 'strike', choices: CHOICES })) === 'wait') continue
    const attack = maneuverFor('attack', ask.why)
    if (attack !== undefined) yield* ask.record(chose({ who, maneuver: attack.maneuver, loading: null }))
    yield* strike(ask, { by: place, target: mover, ...blow, how: PLAINLY })
  }
  return undefined
}
