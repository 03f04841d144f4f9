/** What the screens of a table ask of the rules of a fight: who sees whom, who may go where, what may be declared and what comes of it. */

export { roll } from './core/roll.ts'
export { swingOf } from './fight/attack/free-swing.ts'
export { struckAt } from './fight/attack/strike.ts'
export { bot } from './fight/bot/bot.ts'
export {
  type About,
  aboutField,
  aboutKey,
  isSaying,
  type Saying,
  sayingField,
  squareNamed,
} from './fight/choice/about.ts'
export { type Act, actKey, actOf } from './fight/choice/act.ts'
export { type Grip, gripKey, gripOf } from './fight/choice/grip.ts'
export { QUESTIONS } from './fight/choice/questions.ts'
export { DeclareOffer, mayAdd } from './fight/declare/declare.ts'
export { foesInReach } from './fight/declare/refuse.ts'
export { encounterFile, startOf } from './fight/enter/file.ts'
export { broughtMap } from './fight/enter/map.ts'
export { WhereOffer } from './fight/ground/destinations.ts'
export { mapOf, metresApart, sees, squareAt } from './fight/ground/ground.ts'
export { unseenIn } from './fight/ground/perceive.ts'
export { isAttack, numbersOf } from './fight/odds/forecast-attack.ts'
export { beforehand } from './fight/odds/plan.ts'
export { havingNow, heldArms, paceNow } from './fight/state/now.ts'
export { canAct, type Fight, fighterAt, idAt, placeOf, present, standingAt } from './fight/state/state.ts'
export { actsIn } from './fight/turn/pass.ts'
export { sighting } from './ranged/distance/sighting.ts'
export { snapShot } from './ranged/distance/snap-shot.ts'
export { choosable } from './ruleset/rules.ts'
export { proposedPlan, saidPlan } from './scenes/beforehand.ts'
export { asFarAsSeen } from './scenes/fight-as-seen.ts'
export { type Sayings, sayingsOf } from './scenes/sayings.ts'
export { DIGIT_ROWS, DIGITS } from './tables/digits.ts'
export { PACES, type Pace } from './tables/paces.ts'
