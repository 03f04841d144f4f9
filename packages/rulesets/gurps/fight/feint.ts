/** A feint: a contest whose loser defends worse against the next attack. */
import type { Procedure } from '@umpire/engine'
import { quickContest } from '../contest/contest.ts'
import { armAt } from './attempt.ts'
import type { Asking } from './carry-out.ts'
import { THREE_DICE } from './dice.ts'
import { feinted } from './facts.ts'
import { isReady } from './hands.ts'
import { penaltyTo } from './now.ts'
import { type Fight, fighterAt, standingAt } from './state.ts'

/** The best that somebody has to see through it. */
function wariness(fight: Fight, place: number): number {
  const [fighter, one] = [fighterAt(fight, place), standingAt(fight, place)]
  let best = fighter.dx
  for (const [arm, { blows }] of fighter.arms.entries()) {
    const held = one.arms[arm]
    if (held === undefined || !isReady(held)) continue
    for (const { skill } of blows) best = Math.max(best, skill)
  }
  return best - one.shock
}

export function* feint(
  ask: Asking,
  place: number,
  { arm, blow, target }: { readonly arm: number; readonly blow: number; readonly target: number },
): Procedure<undefined> {
  const { why } = ask
  const fighter = fighterAt(ask.state, place)
  const one = standingAt(ask.state, place)
  const skill =
    (armAt(fighter, arm).blows[blow]?.skill ?? fighter.dx) - one.shock + penaltyTo(one, ['dx', 'all-actions'])
  const foe = wariness(ask.state, target)
  const [foeId, who] = [fighterAt(ask.state, target).id, fighter.id]
  const roll = yield* ask.roll(THREE_DICE, { purpose: 'feint', by: who })
  const foeRoll = yield* ask.roll(THREE_DICE, { purpose: 'see through the feint', by: foeId })
  const { winner, by } = quickContest(
    { a: { effective: skill, roll }, b: { effective: foe, roll: foeRoll }, for: 'feint' },
    why,
  )
  const won = winner === 'a' ? by : 0
  const doubled = standingAt(ask.state, target).penalties.some(({ to }) => to.includes('feints'))
  return yield* ask.record(feinted({ who, target: foeId, penalty: doubled ? won * 2 : won }))
}
