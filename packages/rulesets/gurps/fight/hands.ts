/** What is in whose hands. */
import { type Arm, BARE_HANDS, type Fighter } from './fighter.ts'
import type { Held, Standing } from './standing.ts'

export const isHeld = ({ where }: Held): boolean => where === 'ready' || where === 'unready'

export const isReady = ({ where, harm }: Held): boolean => where === 'ready' && harm !== 'broken'

/** Arms and hands that still do something. */
export function soundHands({ crippled }: Standing): number {
  const lost = new Set(
    crippled.flatMap(({ part }) => (part.endsWith('arm') || part.endsWith('hand') ? [part.split(' ')[0]] : [])),
  )
  return 2 - lost.size
}

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

/** A punch takes an empty hand; a kick, a bite or a weapon that is held does not. */
export const mayStrikeWith = (fighter: Fighter, one: Standing, blow: string): boolean =>
  blow !== 'punch' || freeHands(fighter, one) > 0
