/** The rules, tables and types that packages of options replace or build on. */
export { attributeCost } from './attribute/attribute.ts'
export { groupCritical, hits } from './auto/hits.ts'
export { beastDamage, beastDodge, beastEncumbrance, beastLoadRows } from './beast/beast.ts'
export { catalogOf, furtherSkills, take } from './catalog/catalog.ts'
export { costOf } from './catalog/cost/trait-cost.ts'
export { physical } from './catalog/entry/skill.ts'
export { DAMAGE_TYPES } from './catalog/entry/weapon.ts'
export { ATTACK_MODIFIERS, attackModifiers } from './combat/attack/attack-modifiers.ts'
export { attackRoll } from './combat/attack/attack-roll.ts'
export { type CriticalHit, criticalHit, criticalMiss } from './combat/attack/critical.ts'
export {
  MANEUVERS,
  type Maneuver,
  type ManeuverAnswer,
  maneuverList,
} from './combat/basics/maneuver-list.ts'
export { minEffectiveSkill } from './combat/basics/min-effective-skill.ts'
export { type InPosition, isRanged, POSITIONS, positions } from './combat/basics/positions.ts'
export { aim } from './combat/maneuver/aim.ts'
export { allOutAttack } from './combat/maneuver/all-out-attack.ts'
export { maneuverAttack } from './combat/maneuver/attack.ts'
export { maneuverMove, moveThisTurn } from './combat/maneuver/move.ts'
export { type Consequence, OFF_BALANCE, type OfBlow, type VehicleChange } from './consequence/consequence.ts'
export { quickContest } from './contest/contest.ts'
export { basicDamage } from './damage/basic.ts'
export { damageDr } from './damage/dr.ts'
export { type Located, locationDefault } from './damage/location-default.ts'
export { damageOrder } from './damage/order.ts'
export { damageType } from './damage/type.ts'
export { activeChoice } from './defense/active-choice.ts'
export { defensePosition } from './defense/passive.ts'
export { type DefenseTotal, defenseTotal } from './defense/total.ts'
export { average, type DiceAdds, diceAddsField, diceAddsText, plus, readDiceAdds } from './dice/dice-adds.ts'
export { fine } from './dice/fine.ts'
export { marchingFatigue, runningFatigue } from './fatigue/exertion.ts'
export { battleFatigue, fatigue } from './fatigue/general.ts'
export { dehydration, lostSleep, weather } from './fatigue/needs.ts'
export { fatigueRecovery } from './fatigue/recovery.ts'
export { climbingRoll, climbingTable } from './feat/climbing.ts'
export { hikingDaily } from './feat/hiking.ts'
export { jumpBroad, jumpHigh, jumpSkill } from './feat/jumping.ts'
export { greatestWeight } from './feat/lifting.ts'
export { running } from './feat/running.ts'
export { swimRoll } from './feat/swimming.ts'
export { throwDamage, throwDistance, throwLimit } from './feat/throwing.ts'
export { frightConsequence } from './fright/check.ts'
export { FRIGHT_ROWS, type Row as FrightRow } from './fright/rows.ts'
export { frightTable, frightTableOf } from './fright/table.ts'
export { malfunction } from './gun/malfunction.ts'
export { SHOT_TO_HIT } from './gun/shotgun.ts'
export { falling, fallingObject } from './hazard/falling.ts'
export { flame } from './hazard/flame.ts'
export { knockdown, shock } from './injury/blow.ts'
export { crippling } from './injury/crippling.ts'
export { collapse, death, reeling } from './injury/hit-points.ts'
export { fat } from './looks/body.ts'
export { type Frame, frameField, usualFrame } from './looks/frame/frame.ts'
export { encumbrance, type LoadRow, loadRows } from './move/encumbrance.ts'
export { dodge, move } from './move/move.ts'
export { PLAIN_SHOT, rangedSkill } from './ranged/effective-skill.ts'
export { seriesStep } from './ranged/modifier/series.ts'
export { situational } from './ranged/modifier/situational.ts'
export { size, speedRange, speedRangeTable } from './ranged/modifier/speed-range.ts'
export { snapShot } from './ranged/modifier/weapon-statistics.ts'
export {
  type Follows,
  heldWithin,
  REACTIONS,
  type Reaction,
  reactionOf,
  reactionRoll,
  reactionTable,
  SITUATIONS,
  type Situation,
} from './reaction/reaction.ts'
export { natural } from './recovery/natural.ts'
export { aided, firstAid } from './recovery/treatment.ts'
export { criticalFailure, success, threeDice } from './roll/success.ts'
export { choosable } from './ruleset/rules.ts'
export { vision } from './sense/sense.ts'
export { PAGE_STYLE } from './sheet/print/page-style.ts'
export { skillDefault } from './skill/default.ts'
export { kick, punch } from './unarmed/strike.ts'
