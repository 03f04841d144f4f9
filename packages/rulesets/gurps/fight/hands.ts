/** What is in whose hands. */
import { type Arm, BARE_HANDS, type Fighter } from './fighter.ts'
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

/** Of two, less what is held. */
export function freeHands({ arms }: Fighter, one: Standing): number {
  let held = 0
  for (const [place, state] of one.arms.entries()) {
    const arm = arms[place]
    if (arm !== undefined && isHeld(state) && !isBare(arm)) held += arm.hands
  }
  return soundHands(one) - held
}

export const isBare = ({ name }: Arm): boolean => name === BARE_HANDS

/** The place of the weapon in the off hand: the second of two that are held. */
export function offHand({ arms }: Fighter, one: Standing): number | undefined {
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

/**
 * Which hand holds a thing: the second weapon and the shield are in the left one, and so is everything of somebody whose
 * right hand is of no use. Whatever takes both hands is held by neither alone.
 */
export function sidesOf(fighter: Fighter, one: Standing, place: number): readonly Side[] {
  const arm = fighter.arms[place]
  if (arm?.hands === 2) return BOTH
  return arm?.block != null || !isSound(one, 'right') || offHand(fighter, one) === place ? LEFT : RIGHT
}

const BOTH: readonly Side[] = ['right', 'left']
const LEFT: readonly Side[] = ['left']
const RIGHT: readonly Side[] = ['right']

/** What falls when that hand can hold nothing: all but a shield, which is strapped to the arm. */
export const heldIn = (fighter: Fighter, one: Standing, side: Side): number[] =>
  heldArms(fighter, one).filter(
    place => fighter.arms[place]?.block === null && sidesOf(fighter, one, place).includes(side),
  )

/** A punch takes an empty hand; a kick, a bite or a weapon that is held does not. */
export const mayStrikeWith = (fighter: Fighter, one: Standing, blow: string): boolean =>
  blow !== 'punch' || freeHands(fighter, one) > 0
