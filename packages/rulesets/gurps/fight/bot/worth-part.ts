/**
 * Which part of the body an attack is best aimed at: hit points, a daze, a crippled limb, a head that is knocked out, each
 * by the rules in force, against what the part takes off the roll and what protects it.
 */
import { memoByRecord } from '@umpire/engine'
import type { Consequence } from '../../consequence/consequence.ts'
import { damageOrder, PLAIN_BLOW } from '../../damage/order.ts'
import { formulaOf } from '../../damage/roll.ts'
import { damageDice } from '../../dice/thrown-dice.ts'
import { knockdown } from '../../injury/blow.ts'
import { crippling } from '../../injury/crippling.ts'
import { LEAST_SKILL } from '../../roll/modifiers.ts'
import type { Attempt } from '../attempt/attempt.ts'
import type { Fighter } from '../state/fighter.ts'
import { isHead, isLeg, onTwoLegs, protectionAt } from '../state/parts.ts'
import { fighterAt, standingAt } from '../state/state.ts'
import type { PartOffer } from '../turn/act.ts'
import { bestDefense } from './worth.ts'
import { type BotOdds, isPastHalf } from './worth-odds.ts'

/** Of what somebody still has, what it takes of him to be dazed, on the ground, without a weapon arm or a leg, half blind. */
const [DAZED, DOWN, WITHOUT_ARM, WITHOUT_LEG, HALF_BLIND] = [0.3, 0.15, 0.6, 0.5, 0.3]
/** Whoever has no hit points left may still go on for a turn or two, if he holds on to himself. */
const GOES_ON = 0.2
const TORSO = 'torso'

/** One hit on a part of somebody, with all that its worth depends on. */
interface Hitting extends Pick<Attempt, 'dice' | 'damage_bonus' | 'type' | 'thrust' | 'small'> {
  readonly past_half_damage: boolean
  readonly location: string
  /** That the target has left. */
  readonly hp: number
  readonly odds: BotOdds
}

/** The part to aim at; none if the body as a whole is as good. */
export function bestPart({ fight, locations, attempt }: PartOffer, odds: BotOdds): string | null {
  const torso = attempt(TORSO)
  if (torso.shot) return null
  const [fighter, { hp }] = [fighterAt(fight, torso.target), standingAt(fight, torso.target)]
  const defends = bestDefense(fight, torso, odds.why)
  const { pd: worn } = protectionAt(fighter, TORSO)
  let best: string | null = null
  let most = 0
  for (const { location, modifier, pd = 0 } of [{ location: TORSO, modifier: 0 }, ...locations]) {
    const hits = odds.hits(torso.effective + modifier, torso.malf, 1)
    // However much it did there.
    if (hits <= most || torso.effective + modifier < LEAST_SKILL) continue
    const avoids = odds.avoided(defends + protectionAt(fighter, location).pd + pd - worn)
    const worth = hits * (1 - avoids) * shareAt(torso, fighter, hp, location, odds)
    if (worth > most) [best, most] = [location === TORSO ? null : location, worth]
  }
  return best
}

/** How much of what he has left one hit there takes, on the average. */
function shareAt(attempt: Attempt, fighter: Fighter, hp: number, location: string, odds: BotOdds): number {
  const { dice, damage_bonus, type, thrust, small } = attempt
  // What differs most comes first, where it is compared first.
  const blow = { location, hp, dice, damage_bonus, type, thrust, small, past_half_damage: isPastHalf(attempt), odds }
  return shareBy(odds.why, fighter, blow)
}

const shareBy = memoByRecord((why, fighter: Fighter, blow: Hitting): number => {
  const { type, dice: damage, damage_bonus: bonus, past_half_damage, location } = blow
  const worn = { armor_dr: protectionAt(fighter, location).dr, toughness_dr: fighter.toughness, ht: fighter.full_hp }
  const x = { ...PLAIN_BLOW, ...worn, type, location, past_half_damage, damage }
  const distribution = damageDice(formulaOf({ damage, bonus }, why)).distribution()
  let left = 0
  for (const [rolled, weight] of distribution) {
    const { injury, basic, effective_dr } = damageOrder({ ...x, rolled }, why)
    left += leftAfter(blow, fighter, injury, basic - effective_dr) * Number(weight)
  }
  return 1 - left / Number(distribution.ways)
})

/** What is left of him after one hit there. */
function leftAfter(blow: Hitting, fighter: Fighter, injury: number, penetrating: number): number {
  const { type, thrust, small, location, hp, odds } = blow
  const { why } = odds
  const { ht, ht_bonus, full_hp, sex, animal, high_pain_threshold, low_pain_threshold } = fighter
  const pain = { high_pain_threshold, low_pain_threshold }
  const struck = { ht, full_hp, location, injury, penetrating, type, thrust, critical: false, ...pain }
  const body = { ...(animal ? {} : { sex }), two_legs: onTwoLegs(fighter), shield: false, small_missile: small }
  const { consequences, pain: hurts = [] } = crippling({ ...struck, ...body }, why)
  let left = remaining(hp, hp - injury, fighter, odds)
  for (const one of consequences) left *= 1 - lost(one, location, fighter, odds)
  for (const one of hurts) left *= 1 - lost(one, location, fighter, odds)
  if (injury === 0) return left
  const head_blow = isHead(location)
  const { stunned } = knockdown(
    { ht, ht_bonus, full_hp, injury, position: 'standing', high_pain_threshold, head_blow },
    why,
  )
  return stunned ? left * (1 - DAZED) : left
}

/** By hit points alone: at 0 he must hold on to himself, and to his life with each time his full hit points below it. */
function remaining(before: number, after: number, { ht, full_hp }: Fighter, odds: BotOdds): number {
  if (after > 0) return after / before
  const holds = odds.hits(ht, null, 1)
  return GOES_ON * holds ** (1 + Math.floor(-after / full_hp))
}

/** What a consequence takes of what is left. */
function lost(one: Consequence, location: string, fighter: Fighter, odds: BotOdds): number {
  switch (one.op) {
    case 'kill':
    case 'unconscious':
    case 'faint':
      return 1
    case 'stun':
      return DAZED
    case 'fall':
      return DOWN
    case 'blind':
      return one.eyes === 2 ? 1 : HALF_BLIND
    case 'cripple':
      return isLeg(location) ? WITHOUT_LEG : WITHOUT_ARM
    case 'roll': {
      const fails = 1 - odds.hits((one.against === 'HT' ? fighter.ht : fighter.dx) + (one.modifier ?? 0), null, 1)
      return fails * one.on_failure.reduce((most, then) => Math.max(most, lost(then, location, fighter, odds)), 0)
    }
    default:
      return 0
  }
}
