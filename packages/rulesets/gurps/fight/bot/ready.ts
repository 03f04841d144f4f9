/** Making ready: a weapon is drawn, loaded, cleared, or let go for a better one. */

import { actKey } from '../choice/act.ts'
import type { Arm } from '../state/fighter.ts'
import { freeHands, heldArms, isBare, isHeld, soundHands } from '../state/hands.ts'
import type { Held } from '../state/standing.ts'
import { isThreatened, type Moment } from './moment.ts'
import { bestWith, type Option } from './worth.ts'

/** What must be done before anybody can be attacked; nothing if all is ready that could be. */
export function makeReady(moment: Moment): string | undefined {
  const { fighter, one } = moment
  for (const [arm, own] of fighter.arms.entries()) {
    const held = one.arms[arm]
    if (held === undefined || isBare(own) || held.harm === 'broken') continue
    // With one hand left, nobody readies what takes two.
    if (held.where === 'unready') return `${soundHands(one) < own.hands ? 'drop' : 'ready'}:${arm}`
    if (held.where !== 'ready' || own.gun === null) continue
    const mended = mend(moment, arm, held)
    if (mended !== undefined) return mended
  }
  return draw(moment)
}

/** A gun in the hand that does not fire: loaded or cleared if there is time, or let go for something better. */
function mend(moment: Moment, arm: number, held: Held): string | undefined {
  const jammed = held.jam_turns !== null
  const useless = held.harm !== 'none' || (held.rounds === 0 && held.spare === 0 && !jammed)
  if (!useless && !jammed && held.rounds > 0) return undefined
  if (useless || isThreatened(moment) ? hasOther(moment, false) : jammed && hasOther(moment, true))
    return actKey({ kind: 'drop', arm })
  if (useless) return undefined
  return jammed ? actKey({ kind: 'clear', arm }) : actKey({ kind: 'reload', arm })
}

const usable = (own: Arm, held: Held | undefined): boolean =>
  held?.where === 'stowed' &&
  held.harm === 'none' &&
  !isBare(own) &&
  (own.gun === null ? own.blows.length > 0 : held.rounds > 0)

/** Something else to fight with is put away; a loaded gun if it must shoot. */
const hasOther = ({ fighter, one }: Moment, shoots: boolean): boolean =>
  fighter.arms.some((own, arm) => usable(own, one.arms[arm]) && (!shoots || own.gun !== null))

/** Something to fight with that is put away, guns first. */
function draw({ fighter, one }: Moment): string | undefined {
  const free = freeHands(fighter, one)
  let blade: number | undefined
  let inHand = false
  for (const [arm, own] of fighter.arms.entries()) {
    const held = one.arms[arm]
    if (held === undefined || isBare(own) || held.harm === 'broken') continue
    if (isHeld(held) && held.harm === 'none') inHand ||= own.gun === null || held.rounds > 0
    if (held.where !== 'stowed' || own.hands > free || held.harm !== 'none') continue
    if (own.gun !== null && (held.rounds > 0 || held.spare > 0)) return actKey({ kind: 'ready', arm })
    if (own.gun === null && own.blows.length > 0) blade ??= arm
  }
  return blade === undefined || inHand ? undefined : actKey({ kind: 'ready', arm: blade })
}

/** A weapon that is drawn is struck with for so many turns to come. */
const [TURNS_TO_COME, IN_HAND] = [4, 0.5]

/** Before he strikes with fist or foot: a weapon that does more, also after the time it takes to draw it. */
export function takeUp(moment: Moment, { arm: bare, target, worth }: Option): string | undefined {
  const { fighter, one } = moment
  const hands = fighter.arms[bare]
  if (hands === undefined || !isBare(hands)) return undefined
  let found: number | undefined
  let most = worth * TURNS_TO_COME
  for (const [arm, own] of fighter.arms.entries()) {
    const held = one.arms[arm]
    const inHand = held?.where === 'unready' && held.harm === 'none'
    if ((!inHand && !usable(own, held)) || own.gun !== null || own.hands > soundHands(one)) continue
    const turns = inHand ? held.turns_to_ready : own.ready_turns
    // Of two that do as much, the one that is in the hand.
    const does = bestWith(moment, arm, target) * (TURNS_TO_COME - turns + (inHand ? IN_HAND : 0))
    if (does > most) [found, most] = [arm, does]
  }
  if (found === undefined) return undefined
  if (one.arms[found]?.where === 'unready') return actKey({ kind: 'ready', arm: found })
  if ((fighter.arms[found]?.hands ?? 1) <= freeHands(fighter, one)) return actKey({ kind: 'ready', arm: found })
  // What is in the way is of no use so near: a grenade, or a gun without a blade.
  const burden = heldArms(fighter, one).find(
    arm => fighter.arms[arm]?.blows.length === 0 && fighter.arms[arm]?.block === null,
  )
  return burden === undefined ? undefined : actKey({ kind: 'drop', arm: burden })
}
