/** Trying to run into somebody, or to lay hands on him to push: the roll to hit, and his defense. */
import type { Refusal, Why } from '@umpire/engine'
import {
  type ActOutcome,
  type Asking,
  type Attempt,
  afterDefense,
  afterMiss,
  attackedFact,
  attackSituation,
  badMiss,
  bodiesOf,
  declare,
  defend,
  type Fight,
  fighterAt,
  frameOf,
  hindered,
  no,
  reachable,
  reachBetween,
  spendDeclared,
  standingAt,
  surprise,
  THREE_DICE,
  tooHard,
  yardsBetween,
} from '@umpire/gurps/fight-rooms'
import { attackModifiers, attackRoll } from '@umpire/gurps/rooms'
import { isUp } from '../body/body.ts'

/** As wide as a hand is: what spreads its arms to it is another rule's. */
const BODY = { type: 'crushing', thrust: true, bare: true, weapon_lb: 0, reach: 1 } as const

/** With the whole body, by DX: general modifiers count, and no part is chosen. */
export function bodyAttempt(fight: Fight, by: number, target: number, how: string, why: Why): Attempt {
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
  return {
    by,
    target,
    arm,
    kind: 'grapple',
    how,
    dice: { dice: 0, adds: 0, times: 1 },
    damage_bonus: 0,
    type: 'crushing',
    thrust: false,
    location: null,
    effective,
    allowed,
    yards,
    half_damage: null,
    small: false,
    shot: false,
    ...surprise(fight, by, target),
  }
}

/** How the attack went. */
interface BodyHit {
  /** It gets past the defense. */
  readonly lands: boolean
  /** By which the attack roll was made. */
  readonly margin: number
  /** What a failed defense does to the defender, once the attack has landed. */
  readonly after: Parameters<typeof afterDefense>[2]['after']
}

/** The roll to hit, and the defense. */
export function attackWithBody(ask: Asking, tried: Attempt): BodyHit {
  const { why } = ask
  const attempt = declare(ask, tried)
  const { by, effective } = attempt
  const about = { purpose: 'attack', by: fighterAt(ask.state, by).id }
  const { result, margin } = ask.read(THREE_DICE, about, roll => {
    const { hit, critical_hit, critical_miss, margin: made } = attackRoll({ effective, roll, rounds: 1 }, why)
    const rolled = critical_hit ? 'critical hit' : hit ? 'hit' : critical_miss ? 'critical miss' : 'miss'
    return { result: rolled, margin: made } as const
  })
  const hits = result === 'hit' || result === 'critical hit' ? 1 : 0
  ask.record(attackedFact(ask.state, attempt, { result, hits, roll: 0, lands: null }))
  if (result !== 'hit') spendDeclared(ask, attempt)
  if (result === 'critical miss') badMiss(ask, { attempt, whose: 'attacker', parriedWith: null })
  if (hits === 0) {
    for (const step of afterMiss.in(why)) step(ask, attempt)
    return { lands: false, margin, after: [] }
  }
  if (result === 'critical hit') return { lands: true, margin, after: [] }
  const { avoided, after } = defend(ask, attempt, 'torso')
  return { lands: !avoided, margin, after }
}

/** The end of the attack, when what it does is done. */
export function endOfAttack(ask: Asking, attempt: Attempt, hit: BodyHit): ActOutcome {
  afterDefense(ask, attempt, hit)
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
  return tooHard(bodyAttempt(fight, place, target, 'slam', why), standingAt(fight, place).position)
}
