/** What a fight is made of, for packages of options that add acts and steps of their own. */

export { damageDice, THREE_DICE } from '../dice/thrown-dice.ts'
export { type AttackOutcome, attack } from './attack/attack.ts'
export { type BodyAttack, bodyAttack, bodyAttempt, hitOrMiss } from './attack/body.ts'
export { judoAttempt } from './attack/judo.ts'
export { strike } from './attack/melee.ts'
export {
  type Attempt,
  armAt,
  attackSituation,
  blowAt,
  bodiesOf,
  hindered,
  type Manner,
  PLAINLY,
} from './attempt/attempt.ts'
export type { Defense } from './attempt/defense.ts'
export type { ActAbout } from './choice/act.ts'
export { afterDefense, defensesOf } from './defense/defend.ts'
export { enterBeast } from './enter/beast.ts'
export { enterCharacter } from './enter/enter.ts'
export type { Asking } from './facts/ask.ts'
export { fatigued, fell, marked, penalized, wentDown } from './facts/body.ts'
export { moved, positioned } from './facts/facts.ts'
export { type Sufferer, sufferer, type Wound } from './facts/sufferer.ts'
export { facingCounts } from './ground/facing.ts'
export { attackedFrom, hexAt, reachBetween, yardsBetween } from './ground/ground.ts'
export {
  type ActOutcome,
  type AfterBlow,
  type AfterMiss,
  afterBlow,
  afterFall,
  afterMiss,
  afterTrying,
  type Bar,
  bars,
  declaring,
  type Foreseen,
  type FurtherAct,
  furtherActs,
  type LandedBlow,
  missedKick,
  type TurnStep,
  turnEnds,
  turnSteps,
} from './maneuver/openings.ts'
export { no } from './maneuver/refusal.ts'
export { moveNow } from './move/destinations.ts'
export { type Driven, drivenFrom, drivenWay, stepTo } from './move/push.ts'
export type { Blow, Fighter } from './state/fighter.ts'
export { frameOf } from './state/frame.ts'
export { freeHands } from './state/hands.ts'
export { canStand, crippledLegs, fullHp, paceNow, penaltyTo, strengthNow } from './state/now.ts'
export { protectionAt } from './state/parts.ts'
export type { Standing } from './state/standing.ts'
export { canAct, type Fight, fighterAt, idAt, placeOf, present, standingAt } from './state/state.ts'
export { nameOf } from './state/words.ts'
export { act } from './turn/act.ts'
export { ActOffer } from './turn/offer.ts'
export { armReady, inReach, reachable, strikes, tooHard } from './turn/refuse-attack.ts'
export { shockToCome } from './turn/turn.ts'
export { takeAim } from './turn/use-gear.ts'
export { fallDown } from './wound/fall-down.ts'
export { goDown } from './wound/go-down.ts'
export { wound } from './wound/wound.ts'
