/** A feint: a contest whose loser defends worse against the next attack. */
import { hushed } from '@umpire/engine'
import { quickContest } from '../../contest/contest.ts'
import { THREE_DICE } from '../../dice/thrown-dice.ts'
import { armAt, blowAt, PLAINLY } from '../attempt/attempt.ts'
import { declare, isDeclared, spendDeclared } from '../defense/declare.ts'
import type { Asking } from '../facts/ask.ts'
import { feinted } from '../facts/facts.ts'
import type { Blow, Fighter } from '../state/fighter.ts'
import { isReady } from '../state/hands.ts'
import { penaltyTo } from '../state/now.ts'
import type { Standing } from '../state/standing.ts'
import { type Fight, fighterAt, standingAt } from '../state/state.ts'

/** The best that somebody has to see through it. */
export function wariness(fight: Fight, place: number): number {
  const [fighter, one] = [fighterAt(fight, place), standingAt(fight, place)]
  let best = fighter.dx
  for (const [arm, { blows, shield_skill = best }] of fighter.arms.entries()) {
    const held = one.arms[arm]
    if (held === undefined || !isReady(held)) continue
    best = Math.max(best, shield_skill)
    for (const { skill } of blows) best = Math.max(best, skill)
  }
  return best - one.shock + penaltyTo(one, ['dx', 'all-actions'])
}

/** What he misleads with: the skill of the blow. */
export const feintSkill = ({ dx }: Fighter, one: Standing, blow: Blow | undefined): number =>
  (blow?.skill ?? dx) - one.shock + penaltyTo(one, ['dx', 'all-actions'])

export function feint(
  ask: Asking,
  place: number,
  { arm, blow, target }: { readonly arm: number; readonly blow: number; readonly target: number },
): void {
  const { why } = ask
  const fighter = fighterAt(ask.state, place)
  const one = standingAt(ask.state, place)
  const [foeId, who] = [fighterAt(ask.state, target).id, fighter.id]
  const struck = armAt(fighter, arm).blows[blow]
  const skill = feintSkill(fighter, one, struck)
  const foe = wariness(ask.state, target)
  const named =
    struck === undefined || !isDeclared(why)
      ? null
      : declare(ask, blowAt(ask.state, { by: place, target, arm }, struck, PLAINLY, hushed(why)))
  const roll = ask.roll(THREE_DICE, { purpose: 'feint', by: who })
  const foeRoll = ask.roll(THREE_DICE, { purpose: 'see through the feint', by: foeId })
  const { winner, by } = quickContest(
    { a: { effective: skill, roll }, b: { effective: foe, roll: foeRoll }, for: 'feint' },
    why,
  )
  const won = winner === 'a' ? by : 0
  const doubled = standingAt(ask.state, target).penalties.some(({ to }) => to.includes('feints'))
  ask.record(feinted({ who, target: foeId, penalty: doubled ? won * 2 : won }))
  // Whoever sees through it keeps what he has named against it.
  if (named !== null && winner !== 'b') spendDeclared(ask, named)
}
