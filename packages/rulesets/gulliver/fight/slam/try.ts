/** Trying to run into somebody, or to lay hands on him to push: the roll to hit, and his defense. */
import type { Refusal, Why } from '@umpire/engine'
import {
  type ActOutcome,
  type Asking,
  type Attempt,
  afterDefense,
  attackSituation,
  type BodyAttack,
  bodiesOf,
  bodyAttempt,
  type Fight,
  fighterAt,
  frameOf,
  hindered,
  no,
  reachable,
  reachBetween,
  standingAt,
  tooHard,
  yardsBetween,
} from '@umpire/gurps/fight-rooms'
import { attackModifiers } from '@umpire/gurps/rooms'
import { isUp } from '../body/body.ts'

/** As wide as a hand is: what spreads its arms to it is another rule's. */
const BODY = { type: 'crushing', thrust: true, bare: true, weapon_lb: 0, reach: 1 } as const

/** With the whole body, by DX: general modifiers count, and no part is chosen. */
export function slamAttempt(fight: Fight, by: number, target: number, how: string, why: Why): Attempt {
  const fighter = fighterAt(fight, by)
  const arm = fighter.arms.length - 1
  const yards = yardsBetween(fight, by, target)
  const { allowed, effective: modified } = attackModifiers(
    {
      skill: fighter.dx,
      weapon: 'hand-weapon',
      close: yards <= 1,
      all_out: false,
      ...attackSituation(fight, by, target, arm, why),
      off_hand: false,
      min_st: null,
      ...bodiesOf(fight, by, target, yards),
      blow: BODY,
    },
    why,
  )
  const hinders = hindered(fighter, standingAt(fight, by), arm, how)
  const effective = why
    .sum('to hit')
    .add('effective skill', modified)
    .when(hinders !== 0, 'hindered', hinders)
    .total()
  return bodyAttempt(fight, { by, target, how, effective, allowed })
}

/** The end of the attack, when what it does is done. */
export function endOfAttack(ask: Asking, hit: BodyAttack): ActOutcome {
  afterDefense(ask, hit.attempt, hit)
  return hit.lands ? 'done' : 'failed'
}

const ONE = 1

/** What bars any of them: nobody there, too far away, not on one's feet. */
export function barredBody(
  fight: Fight,
  place: number,
  target: number | undefined,
  reach: number,
  rule: { readonly id: string },
  why: Why,
): Refusal | undefined {
  if (target === undefined) return no(rule, 'there is nobody of that name')
  const barred = reachable(fight, place, target)
  if (barred !== undefined) return barred
  if (!isUp(fight, place)) return no(rule, 'not on one’s feet')
  const yards = reachBetween(fight, place, target)
  const most = Math.max(ONE, Math.ceil(frameOf(fighterAt(fight, place)).hexes_long / 2)) + reach
  if (yards > most) return no(rule, `${yards} yards away, and it reaches ${most}`)
  return tooHard(slamAttempt(fight, place, target, 'slam', why), standingAt(fight, place).position)
}
