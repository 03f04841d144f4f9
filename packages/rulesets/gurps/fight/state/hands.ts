/** What is in whose hands. */
import { type Arm, BARE_HANDS, type Blow, type Fighter } from './fighter.ts'
import type { Held, Standing } from './standing.ts'

export const isHeld = ({ where }: Held): boolean => where === 'ready' || where === 'unready'

export const isReady = ({ where, harm }: Held): boolean => where === 'ready' && harm !== 'broken'

export type Side = 'right' | 'left'

const isArmOf = (part: string, side: Side): boolean =>
  part.startsWith(side) && (part.endsWith('arm') || part.endsWith('hand'))

/** Arm and hand of that side do what they should. */
export const isSound = ({ crippled }: Standing, side: Side): boolean =>
  crippled.length === 0 || !crippled.some(({ part }) => isArmOf(part, side))

/** Arms and hands that still do something. */
export const soundHands = (one: Standing): number => Number(isSound(one, 'right')) + Number(isSound(one, 'left'))

/** Some weapons may be held in one hand or in both: both are on the grip from a blow or a parry so made to the next turn. */
export const handsOn = ({ hands }: Arm, { both_hands }: Held): number => (both_hands === true ? 2 : hands)

/** Of two, less what is held. */
export function freeHands({ arms }: Fighter, one: Standing): number {
  let held = 0
  for (const [place, state] of one.arms.entries()) {
    const arm = arms[place]
    if (arm !== undefined && isHeld(state) && !isBare(arm)) held += handsOn(arm, state)
  }
  return soundHands(one) - held
}

/** Whether both hands can be on that weapon: it is held in them already, or the other one has nothing else to do. */
function mayHoldInBoth(fighter: Fighter, one: Standing, place: number): boolean {
  const [arm, state] = [fighter.arms[place], one.arms[place]]
  if (arm === undefined || state === undefined) return false
  const on = handsOn(arm, state)
  return freeHands(fighter, one) >= 2 - on
}

/** The other hand goes to the grip for a parry that is better so, unless it has parried by itself. */
export const parriesInBoth = (fighter: Fighter, one: Standing, place: number): boolean =>
  fighter.arms[place]?.one_hand_parry !== undefined &&
  mayHoldInBoth(fighter, one, place) &&
  !fighter.arms.some((arm, other) => isBare(arm) && (one.arms[other]?.parries ?? 0) > 0)

export const isBare = ({ name }: Arm): boolean => name === BARE_HANDS

/** The place of the second of two weapons that are held. */
export function secondArm({ arms }: Fighter, one: Standing): number | undefined {
  let first = true
  for (const [place, state] of one.arms.entries()) {
    const arm = arms[place]
    if (arm === undefined || !isHeld(state) || isBare(arm) || arm.block !== null) continue
    if (!first) return place
    first = false
  }
  return undefined
}

/** Everything in his hands, by place; nobody holds his own hands. */
export function heldArms({ arms }: Fighter, one: Standing): number[] {
  const places: number[] = []
  for (const [place, state] of one.arms.entries()) {
    const arm = arms[place]
    if (arm !== undefined && isHeld(state) && !isBare(arm)) places.push(place)
  }
  return places
}

const BOTH: readonly Side[] = ['right', 'left']
const LEFT: readonly Side[] = ['left']
const RIGHT: readonly Side[] = ['right']

/** The hand that somebody does things with, and the one that bears a shield. */
export const mainSide = ({ left_handed }: Fighter): Side => (left_handed === true ? 'left' : 'right')
export const offSide = ({ left_handed }: Fighter): Side => (left_handed === true ? 'right' : 'left')

/**
 * Which hand holds a thing: the second weapon and the shield are in the off hand, and so is everything of somebody whose
 * better hand is of no use. What takes both hands is held by both, or by the one that is left.
 */
export function sidesOf(fighter: Fighter, one: Standing, place: number): readonly Side[] {
  const [arm, state] = [fighter.arms[place], one.arms[place]]
  if (arm !== undefined && state !== undefined && handsOn(arm, state) === 2) {
    if (soundHands(one) !== 1) return BOTH
    return isSound(one, 'right') ? RIGHT : LEFT
  }
  const main = mainSide(fighter)
  const off = arm?.block != null || !isSound(one, main) || secondArm(fighter, one) === place
  return off === (main === 'right') ? LEFT : RIGHT
}

/** It is used with the hand that is not used to it; a shield belongs there. */
export function isInOffHand(fighter: Fighter, one: Standing, place: number): boolean {
  const arm = fighter.arms[place]
  if (arm === undefined || isBare(arm) || arm.block !== null || arm.hands === 2) return false
  return !isSound(one, mainSide(fighter)) || secondArm(fighter, one) === place
}

/** What that hand holds alone, and lets fall when it can hold nothing: all but a shield, which is strapped to the arm. */
export const heldIn = (fighter: Fighter, one: Standing, side: Side): number[] =>
  heldArms(fighter, one).filter(place => {
    const sides = sidesOf(fighter, one, place)
    return fighter.arms[place]?.block === null && sides.length === 1 && sides[0] === side
  })

/** What takes both hands, and is of no use in one of them. */
export const heldInBoth = (fighter: Fighter, one: Standing): number[] =>
  heldArms(fighter, one).filter(place => fighter.arms[place]?.hands === 2 && sidesOf(fighter, one, place) === BOTH)

/** A punch takes an empty hand, and a blow in both hands the other one; a kick or a bite takes none. */
export function mayStrikeWith(fighter: Fighter, one: Standing, place: number, { name, hands }: Blow): boolean {
  if (name === 'punch') return freeHands(fighter, one) > 0
  return hands < 2 || mayHoldInBoth(fighter, one, place)
}
