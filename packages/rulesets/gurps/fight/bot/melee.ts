/** Blow against blow: plainly or all out, after a feint, or nothing but defense. */
import { PLAINLY } from '../attempt/attempt.ts'
import { reachBetween } from '../ground/ground.ts'
import { maneuverFor, yardsWith } from '../maneuver/maneuver.ts'
import { moveNow } from '../move/destinations.ts'
import { standingAt } from '../state/state.ts'
import { isUpright, longestReach, Moment, mustClose } from './moment.ts'
import type { Plan } from './shoot.ts'
import { blowInReach, keyOf, type Option } from './worth.ts'
import { afterFeint, balance, bestAllOut, dangerOf, inPassing, threatsTo } from './worth-melee.ts'

/** What is done a turn later is worth so much less. */
const LATER = 0.95

/** The best of all ways to strike that blow, or to put it off. */
export function strike(moment: Moment, plain: Option): Plan {
  const { fight, odds } = moment
  const threats = threatsTo(moment)
  const { target } = plain
  const usual = dangerOf(moment, threats, 'attack', target)
  let best = { key: keyOf(plain, fight), rate: plain.worth }
  let most = balance(plain.worth, usual)
  const allOut = goesWith(moment, 'all-out-attack') ? bestAllOut(moment, plain) : undefined
  if (allOut !== undefined) {
    const value = balance(allOut.worth, dangerOf(moment, threats, 'all-out-attack', target))
    if (value > most || plain.kind === 'all-out') {
      best = { key: keyOf(allOut, fight), rate: allOut.worth }
      most = Math.max(most, value)
    }
  }
  if (maneuverFor('feint', odds.why) !== undefined && !hasFeinted(moment, target)) {
    const rate = (afterFeint(moment, plain, PLAINLY) * LATER) / 2
    const value = balance(rate, usual)
    if (value > most) {
      best = { key: keyOf({ ...plain, kind: 'feint' }, fight), rate }
      most = value
    }
  }
  return defends(moment, threats, target, most) ? { key: 'defend', rate: 0 } : best
}

const hasFeinted = ({ fight, one }: Moment, target: number): boolean =>
  standingAt(fight, target).feint.some(({ by }) => by === one.id)

/** Nothing but defense, as long as pain spoils his own blows: who only defends wins nothing. */
function defends(moment: Moment, threats: ReturnType<typeof threatsTo>, target: number, most: number): boolean {
  if (most >= 0 || moment.one.shock === 0 || !goesWith(moment, 'all-out-defense')) return false
  return balance(0, dangerOf(moment, threats, 'all-out-defense', target)) > most
}

/** Whether that may still be chosen, after what he has moved. */
function goesWith({ fight, place, one, odds }: Moment, role: string): boolean {
  const maneuver = one.moved === 0 ? undefined : maneuverFor(role, odds.why)
  if (maneuver === undefined) return one.moved === 0
  return one.moved <= yardsWith(maneuver, { kind: 'defend' }, moveNow(fight, place, odds.why), 0, odds.why)
}

/** After more than a step: all out if that goes so far, or in passing. */
export function strikeOnTheRun(moment: Moment): string | undefined {
  const { fight, place, one, odds } = moment
  const plain = blowInReach(moment)
  if (plain === undefined) return undefined
  const threats = threatsTo(moment)
  const wild = goesWith(moment, 'move') ? inPassing(moment, plain) : undefined
  const swing = wild === undefined ? undefined : keyOf(wild, fight)
  const usual = balance(wild?.worth ?? 0, dangerOf(moment, threats, 'move', plain.target))
  const maneuver = maneuverFor('all-out-attack', odds.why)
  if (maneuver === undefined) return swing
  const { arm, way: blow, target } = plain
  const action = { kind: 'all-out', form: '', arm, blow, target } as const
  if (one.moved > yardsWith(maneuver, action, moveNow(fight, place, odds.why), 0, odds.why)) return swing
  const allOut = bestAllOut(moment, plain)
  if (allOut === undefined) return swing
  const value = balance(allOut.worth, dangerOf(moment, threats, 'all-out-attack', target))
  return value > usual ? keyOf(allOut, fight) : swing
}

/**
 * Lets a foe come who has to come, and strikes first: at once where the rules in force let him hold a blow back, or in his
 * next turn. But not for long, because the other may be as patient.
 */
export function waits(moment: Moment): Plan | undefined {
  const { fight, place, one, foes, odds } = moment
  const [foe] = foes
  const held = maneuverFor('wait', odds.why)
  const maneuver = held ?? maneuverFor('all-out-defense', odds.why)
  if (
    foe === undefined ||
    maneuver === undefined ||
    one.maneuver === maneuver.maneuver ||
    one.moved > 0 ||
    !moment.targets.includes(foe)
  )
    return undefined
  const his = new Moment(fight, foe, odds)
  if (!mustClose(his) || his.one.stun !== null || !isUpright(his.one)) return undefined
  const [reach, yards] = [longestReach(moment), reachBetween(fight, place, foe)]
  const near = yards > reach + 1 && yards <= moveNow(fight, foe, odds.why) + longestReach(his)
  return near ? { key: held === undefined ? 'defend' : 'wait', rate: 0 } : undefined
}
