/** What a slam or a push is worth to whoever weighs his turn: the share of the foe that it takes on the average. */
import type { Why } from '@umpire/engine'
import { defensesOf, type Fight, fighterAt, fullHp, standingAt } from '@umpire/gurps/fight-rooms'
import { average, readDiceAdds } from '@umpire/gurps/rooms'
import { balanceModifier } from '../../balance/modifiers.ts'
import { absorption } from '../../collision/damage.ts'
import { splitContest } from '../../collision/speed.ts'
import { NO_DAMAGE } from '../../damage/low-dice.ts'
import { knockbackFall } from '../../knockback/knockback.ts'
import { balanceBase, footingOf } from '../body/balance.ts'
import { isUp, moveAt, stepAt } from '../body/body.ts'
import { chanceOf } from './chance.ts'
import { diceOf } from './collide.ts'
import { type Ram, sidesOf } from './ram.ts'
import { slamAttempt } from './try.ts'

/** What both roll on the average in the Contest. */
const MIDDLE = 10
/** To have a foe on the ground is worth so much of him. */
const DOWN = 0.25
const FAR = 3

/** The best that he has against it. */
function stopped(fight: Fight, x: Ram, how: string, why: Why): number {
  const attempt = slamAttempt(fight, x.by, x.target, how, why)
  const best = Math.max(0, ...defensesOf(fight, attempt, 'torso', why).map(({ total }) => total))
  return chanceOf(attempt.effective) * (1 - chanceOf(best))
}

function harm(fight: Fight, place: number, damage: string, why: Why): number {
  if (damage === NO_DAMAGE) return 0
  const fighter = fighterAt(fight, place)
  const hp = Math.max(1, fullHp(fighter, standingAt(fight, place)))
  const rolled = Math.max(0, average(readDiceAdds(damage, 'damage')))
  const basic = absorption({ rolled, hp, impact: 'localised', rigid: false }, why)
  return Math.min(1, basic / Math.max(1, standingAt(fight, place).hp))
}

export function worthOfRam(fight: Fight, x: Ram, how: string, why: Why): number {
  const { a, b } = sidesOf(fight, x, why)
  const even = { combined_speed: x.combined, a: { ...a, roll: MIDDLE }, b: { ...b, roll: MIDDLE } }
  const { winner, loser_change, winner_change } = splitContest(even, why)
  const [lost, won] = [loser_change ?? 0, winner_change ?? 0]
  const [own, change] = winner === 'a' ? [won, lost] : [lost, won]
  const [mine, theirs] =
    x.action === 'push' ? [NO_DAMAGE, NO_DAMAGE] : diceOf({ ...a, change: own }, { ...b, change }, why)
  const gained = harm(fight, x.target, theirs, why) + DOWN * topples(fight, x.target, change, winner === 'a', why)
  const paid =
    harm(fight, x.by, mine, why) + DOWN * topples(fight, x.by, own, winner === 'b', why) * Number(own > x.speed)
  return Math.max(0, stopped(fight, x, how, why) * (gained - paid))
}

/** That he falls, if he is on his feet. */
function topples(fight: Fight, place: number, change: number, loser: boolean, why: Why): number {
  if (!isUp(fight, place)) return 0
  const given = { move: moveAt(fight, place, why), step: stepAt(fight, place, why), ks: change, loser, shock: 0 }
  const { check_needed, modifier } = knockbackFall(
    { ...given, direction: 'backward', struck: 'none', asked: false },
    why,
  )
  if (!check_needed) return 0
  const footing = balanceModifier(footingOf(fight, place, why), why)
  return 1 - chanceOf(balanceBase(fight, place, why) + footing + modifier + FAR - 1)
}
