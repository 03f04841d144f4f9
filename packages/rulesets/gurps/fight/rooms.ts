/** What a fight is made of, for packages of options that add acts and steps of their own. */
export { act } from './act.ts'
export { ActOffer } from './act-offer.ts'
export { takeAim } from './act-thing.ts'
export { attack, attackedBy, type Sees } from './attack.ts'
export {
  type Attempt,
  armAt,
  attackSituation,
  blowAt,
  bodiesOf,
  hindered,
  type Manner,
  PLAINLY,
  surprise,
} from './attempt.ts'
export { fatigued, fell, marked, penalized, wentDown } from './body-facts.ts'
export { declare, inVain } from './declare.ts'
export { afterDefense, defend, defensesOf } from './defend.ts'
export type { Defense } from './defense.ts'
export { damageDice, THREE_DICE } from './dice.ts'
export { type Driven, drivenFrom, drivenWay, stepTo } from './drive.ts'
export { enterCharacter } from './enter.ts'
export { enterBeast } from './enter-beast.ts'
export { facingCounts } from './facing.ts'
export { attacked, moved, positioned } from './facts.ts'
export { fallDown } from './fall-down.ts'
export type { Blow, Fighter } from './fighter.ts'
export { frameOf } from './frame-of.ts'
export { goDown } from './go-down.ts'
export { moveNow } from './going.ts'
export { attackedFrom, hexAt, reachBetween, yardsBetween } from './ground.ts'
export { freeHands } from './hands.ts'
export { judoAttempt } from './judo.ts'
export { badMiss } from './mishap.ts'
export { canStand, crippledLegs, fullHp, paceNow, penaltyTo, strengthNow } from './now.ts'
export {
  type AfterBlow,
  type AfterMiss,
  afterBlow,
  afterFall,
  afterMiss,
  afterTrying,
  type Bar,
  bars,
  type Came,
  declaring,
  type Foreseen,
  type FurtherAct,
  furtherActs,
  missedKick,
  type Struck,
  type TurnStep,
  turnEnds,
  turnSteps,
} from './openings.ts'
export { protectionAt } from './parts.ts'
export { no } from './refusal.ts'
export { armReady, inReach, reachable, strikes, tooHard } from './refused-attack.ts'
export type { Standing } from './standing.ts'
export { canAct, type Fight, fighterAt, idAt, placeOf, present, standingAt } from './state.ts'
export { strike } from './strike.ts'
export { type Asking, type Sufferer, sufferer } from './sufferer.ts'
export { nameOf } from './tell-words.ts'
export { shockToCome } from './turn.ts'
export { type Wound, wound } from './wound.ts'
