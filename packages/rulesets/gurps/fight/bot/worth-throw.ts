/** What it is worth to throw something: a weapon that is gone then, or a grenade that asks nobody whose side he is on. */

import { thrownAt } from '../attack/throw.ts'
import type { Attempt } from '../attempt/attempt.ts'
import { walking } from '../maneuver/manner.ts'
import { isBare } from '../state/hands.ts'
import type { Moment } from './moment.ts'
import { bestWith, type Option, worthOf } from './worth.ts'
import { worthOfBlast } from './worth-blast.ts'

/** A weapon that he keeps is struck with for so many turns to come. */
const TURNS_TO_COME = 3

export function bestThrow(
  moment: Moment,
  targets: readonly number[],
  arm: number,
  before?: Option,
): Option | undefined {
  const { fight, place, odds } = moment
  let best = before
  for (const target of targets) {
    const x = { by: place, target, arm, location: null, attacker_is: walking(fight, place, odds.why) }
    const attempt = thrownAt(fight, x, odds.why)
    const worth = attempt.allowed ? worthOfThrow(moment, attempt) : 0
    if (worth > (best?.worth ?? 0)) best = { kind: 'throw', target, arm, way: 0, worth }
  }
  return best
}

function worthOfThrow(moment: Moment, attempt: Attempt): number {
  if (attempt.kind === 'grenade') return worthOfBlast(moment, attempt)
  return worthOf(moment, attempt) - lossOf(moment, attempt)
}

/** What he gives away: the blows that he could strike with it, less those that he could still strike without it. */
function lossOf(moment: Moment, { arm, target }: Attempt): number {
  const { fighter, one } = moment
  let without = 0
  for (const [other, { harm, where }] of one.arms.entries()) {
    const own = fighter.arms[other]
    if (other === arm || own === undefined || harm !== 'none' || where === 'gone' || where === 'dropped') continue
    const drawn = where === 'ready' || isBare(own) ? TURNS_TO_COME : TURNS_TO_COME - own.ready_turns
    without = Math.max(without, drawn * bestWith(moment, other, target))
  }
  return Math.max(0, TURNS_TO_COME * bestWith(moment, arm, target) - without)
}
