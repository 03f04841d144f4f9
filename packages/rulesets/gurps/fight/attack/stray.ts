/** A shot that misses may hit somebody else who stands in the line of fire, where the rules in force know of it. */
import { hushed } from '@umpire/engine'
import { type Attempt, armAt } from '../attempt/attempt.ts'
import { shotAt } from '../attempt/shot.ts'
import type { Asking } from '../facts/ask.ts'
import { inTheWay } from '../ground/sight.ts'
import { fighterAt } from '../state/state.ts'
import { attack } from './attack.ts'

const WRONG_TARGET = { circumstances: ['wrong-target'], hexes_watched: null, aim_turns: 0 }
/** How it is told. */
export const STRAY = 'stray'

/** One after the other, from the shooter on, until somebody is hit. */
export function goesWide(ask: Asking, missed: Attempt, attacker_is: readonly string[], recoil: number): void {
  const { by, target, arm, kind } = missed
  const own = armAt(fighterAt(ask.state, by), arm)
  const shot = kind === 'gun' ? own.gun : own.thrown
  if (shot === null || (kind !== 'gun' && kind !== 'thrown')) return
  const how = { kind, location: null, recoil, attacker_is, aimed: false, special: WRONG_TARGET }
  for (const other of inTheWay(ask.state, by, target, shot.max_range ?? missed.yards)) {
    const at = { by, target: other, arm }
    if (!shotAt(ask.state, at, shot, how, hushed(ask.why)).allowed) continue
    const { malf: _, ...attempt } = shotAt(ask.state, at, shot, how, ask.why)
    if (attack(ask, { ...attempt, how: STRAY, stray: true }, 1) !== 'missed') return
  }
}
