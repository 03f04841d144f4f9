/**
 * What a blow is worth in each of the ways it may be struck, and what it costs: whoever goes all out does not defend, and
 * whoever feints strikes a turn later.
 */
import { MemoTable, memoByObject, type Why } from '@umpire/engine'
import { ALL_OUT_FORMS } from '../../combat/maneuver/all-out-attack.ts'
import { quickContest } from '../../contest/contest.ts'
import { THREE_DICE } from '../../dice/thrown-dice.ts'
import { feintSkill, wariness } from '../attack/feint.ts'
import { type Attempt, blowAt, type Manner, PLAINLY } from '../attempt/attempt.ts'
import { defensesOf } from '../defense/defend.ts'
import { reachBetween } from '../ground/ground.ts'
import { FEINT_AND_ATTACK } from '../maneuver/action.ts'
import { maneuverFor } from '../maneuver/maneuver.ts'
import { allOutOf, wildSwing } from '../maneuver/manner.ts'
import type { Blow } from '../state/fighter.ts'
import { isReady, mayStrikeWith } from '../state/hands.ts'
import { healthNow } from '../state/now.ts'
import { type Fight, fighterAt, standingAt } from '../state/state.ts'
import { allOut, feintAndAttack } from '../turn/refuse-attack.ts'
import type { Moment } from './moment.ts'
import { bestDefense, type Option, worthOf } from './worth.ts'
import type { BotOdds } from './worth-odds.ts'

/** A step goes with an attack. */
const STEP = 1

const blowOf = ({ fighter }: Moment, { arm, way }: Option): Blow | undefined => fighter.arms[arm]?.blows[way]

/** A blow of a foe who can reach him before his next turn. */
interface Threat {
  readonly from: number
  readonly attempt: Attempt
  /** How much of him it takes if nothing stops it. */
  readonly takes: number
}

/** The best blow of every foe who is near enough. */
export function threatsTo({ fight, place, fighter, one, foes, odds }: Moment): readonly Threat[] {
  const found: Threat[] = []
  for (const from of foes) {
    const [foe, his] = [fighterAt(fight, from), standingAt(fight, from)]
    const yards = reachBetween(fight, from, place) - STEP
    let best: Threat | undefined
    for (const [arm, { blows }] of foe.arms.entries()) {
      const held = his.arms[arm]
      if (held === undefined || !isReady(held)) continue
      for (const blow of blows) {
        if (yards > Math.max(...blow.reach) || !mayStrikeWith(foe, his, arm, blow)) continue
        const attempt = blowAt(fight, { by: from, target: place, arm }, blow, PLAINLY, odds.why)
        const takes = attempt.allowed ? odds.hits(attempt.effective, null, 1) * odds.taken(attempt, fighter, one.hp) : 0
        if (takes > (best?.takes ?? 0)) best = { from, attempt, takes }
      }
    }
    // Whoever is dazed must shake it off first.
    const awake = his.stun === null ? 1 : odds.hits(healthNow(foe, his).ht, null, 1)
    if (best !== undefined) found.push({ ...best, takes: best.takes * awake })
  }
  return found
}

/** How much of him they take, if that is his maneuver: from the target of his own blow, and from all others. */
export interface Danger {
  readonly target: number
  readonly others: number
}

export function dangerOf(moment: Moment, threats: readonly Threat[], role: string, target: number): Danger {
  const { fight, place, one, odds } = moment
  const { maneuver = one.maneuver } = maneuverFor(role, odds.why) ?? {}
  const standing = fight.standing.slice()
  standing[place] = { ...one, maneuver }
  const after = { ...fight, standing }
  const danger = { target: 0, others: 0 }
  for (const { from, attempt, takes } of threats) {
    danger[from === target ? 'target' : 'others'] += takes * (1 - avoidedBy(after, attempt, role, odds))
  }
  return danger
}

/** On All-Out Defense a second one of another kind follows the first. */
function avoidedBy(fight: Fight, attempt: Attempt, role: string, odds: BotOdds): number {
  const best = new Map<string, number>()
  for (const { how, total } of defensesOf(fight, attempt, 'torso', odds.why)) {
    best.set(how, Math.max(best.get(how) ?? 0, odds.avoided(total)))
  }
  const [first = 0, second = 0] = [...best]
    .filter(([how]) => how !== 'armor' || best.size === 1)
    .map(([, chance]) => chance)
    .sort((a, b) => b - a)
  return role === 'all-out-defense' ? first + (1 - first) * second : first
}

/** What a blow takes of him in return, less what it takes of the one who strikes it until his next turn. */
export const balance = (worth: number, { target, others }: Danger): number => worth - target * (1 - worth) - others

/** What it is worth as it is struck, if nobody was misled. */
function worthOfBlow(moment: Moment, option: Option, how: Manner): number {
  const attempt = attemptOf(moment, option, how)
  return attempt?.allowed === true ? worthOf(moment, attempt) : 0
}

function attemptOf(moment: Moment, option: Option, how: Manner): Attempt | undefined {
  const blow = blowOf(moment, option)
  if (blow === undefined) return undefined
  const { target, arm } = option
  return blowAt(moment.fight, { by: moment.place, target, arm }, blow, how, moment.odds.why)
}

/** The same blow with everything that there is, in the best form. */
export function bestAllOut(moment: Moment, option: Option): Option | undefined {
  const { fight, place, odds } = moment
  let best: Option | undefined
  for (const form of ALL_OUT_FORMS) {
    const { arm, way, target } = option
    if (allOut(fight, place, { arm, blow: way, target, form }, odds.why) !== undefined) continue
    const once = worthOfBlow(moment, option, allOutOf(form, null, odds.why))
    const worth = form === 'two-attacks' ? 1 - (1 - once) ** 2 : once
    if (worth > (best?.worth ?? 0)) best = { ...option, kind: 'all-out', form, worth }
  }
  if (maneuverFor('feint', odds.why) === undefined) return best
  const { arm, way, target } = option
  if (feintAndAttack(fight, place, { arm, blow: way, target }, odds.why) !== undefined) return best
  const worth = afterFeint(moment, option, allOutOf(FEINT_AND_ATTACK, null, odds.why))
  return worth > (best?.worth ?? 0) ? { ...option, kind: 'all-out', form: FEINT_AND_ATTACK, worth } : best
}

/** On the run, where the rules in force let somebody strike in passing. */
export function inPassing(moment: Moment, option: Option): Option | undefined {
  const blow = blowOf(moment, option)
  const how = blow === undefined ? null : wildSwing(blow.skill, moment.odds.why)
  const worth = how === null ? 0 : worthOfBlow(moment, option, how)
  return worth > 0 ? { ...option, kind: 'wild', worth } : undefined
}

/** Nobody is misled by more than this, on the average of all dice. */
const MOST_MISLED = 10

/** What the blow is worth once the target has been misled, on the average of both rolls. */
export function afterFeint(moment: Moment, option: Option, how: Manner): number {
  const { fight, place, fighter, odds } = moment
  const [blow, attempt] = [blowOf(moment, option), attemptOf(moment, option, how)]
  if (blow === undefined || attempt?.allowed !== true) return 0
  const target = option.target
  const takes = odds.taken(attempt, fighterAt(fight, target), standingAt(fight, target).hp)
  const defends = bestDefense(fight, attempt, odds.why)
  const misled = feints(feintSkill(fighter, standingAt(fight, place), blow), wariness(fight, target), odds)
  let worth = 0
  for (const [penalty, chance] of misled.entries()) {
    if (chance === 0) continue
    worth += chance * (1 - odds.left(attempt.effective, attempt.malf, 1, odds.avoided(defends - penalty), takes))
  }
  return worth
}

/** How often a feint takes so much off a defense, by the skills of both. */
const feints = (skill: number, foe: number, odds: BotOdds): Float64Array =>
  feintsBySkills(odds)
    .get(skill, () => new MemoTable())
    .get(foe, () => feintsBy(skill, foe, odds.why))

type FeintsByFoe = MemoTable<number, Float64Array>
const feintsBySkills = memoByObject((_odds: BotOdds) => new MemoTable<number, FeintsByFoe>())

function feintsBy(skill: number, foe: number, why: Why): Float64Array {
  const misled = new Float64Array(MOST_MISLED + 1)
  const dice = THREE_DICE.distribution()
  for (const [roll, weight] of dice) {
    for (const [other, otherWeight] of dice) {
      const sides = { a: { effective: skill, roll }, b: { effective: foe, roll: other }, for: 'feint' }
      const { winner, by } = quickContest(sides, why)
      const penalty = winner === 'a' ? Math.min(MOST_MISLED, by) : 0
      misled[penalty] = (misled[penalty] ?? 0) + Number(weight * otherWeight) / Number(dice.ways) ** 2
    }
  }
  return misled
}
