/** Parts of the body by their names in the rules, and what of them there are two of. */

import type { BodyPart } from '../../consequence/names.ts'
import type { Fighter } from './fighter.ts'
import type { Side } from './hands.ts'

const LIMBS = ['arm', 'hand', 'leg', 'foot'] as const
export type Limb = (typeof LIMBS)[number]

/** The limb that a location is: near-leg is a leg; none if it is no limb. */
function limbOf(location: string): Limb | undefined {
  for (const limb of LIMBS) if (location.endsWith(limb)) return limb
  return undefined
}

const ON: { readonly [side in Side]: { readonly [limb in Limb]: BodyPart } } = {
  left: { arm: 'left arm', hand: 'left hand', leg: 'left leg', foot: 'left foot' },
  right: { arm: 'right arm', hand: 'right hand', leg: 'right leg', foot: 'right foot' },
}

export const partOn = (side: Side, limb: Limb): BodyPart => ON[side][limb]

export const isLeg = (part: string): boolean => part.endsWith('leg') || part.endsWith('foot')
export const isLimb = (location: string): boolean => limbOf(location) !== undefined

/**
 * The very part: one's right side is the near one, and the left, where a shield would be, the far one, unless a side was
 * rolled for. Of left-handers it is the other way round, whatever was rolled.
 *
 *     bodyPart('far-arm', { left_handed: false }) // 'left arm'
 */
export function bodyPart(location: string, { left_handed }: Pick<Fighter, 'left_handed'>): BodyPart | undefined {
  const limb = limbOf(location)
  if (limb === undefined) return undefined
  const off = location.startsWith('far') || location.startsWith('left') || location.startsWith('shield')
  return partOn(off === (left_handed === true) ? 'right' : 'left', limb)
}

type Build = Pick<Fighter, 'animal' | 'frame'>

const [BEAST, PERSON] = [
  { arms: 0, legs: 4 },
  { arms: 2, legs: 2 },
]

/** Arms and legs, as its measures have them; of beasts that nobody has measured, as of those on four legs. */
const limbsOf = ({ frame, animal }: Build): { readonly arms: number; readonly legs: number } =>
  frame ?? (animal ? BEAST : PERSON)

export const hasArms = (one: Build): boolean => limbsOf(one).arms > 0
/** Whoever stands on two falls when one of them fails. */
export const onTwoLegs = (one: Build): boolean => limbsOf(one).legs <= 2

/** The limb in that place: whoever has no arms has forelegs there. */
export const limbInPlace = (limb: Limb, one: Build): Limb =>
  hasArms(one) ? limb : limb === 'arm' ? 'leg' : limb === 'hand' ? 'foot' : limb

type Area = Fighter['armor'][number]['covers'][number]

const AREAS: { readonly [limb in Limb]: Area } = { arm: 'arms', hand: 'hands', leg: 'legs', foot: 'feet' }
const HEAD: readonly string[] = ['brain', 'eyes', 'head', 'nose', 'jaw']

export const isHead = (location: string): boolean => HEAD.includes(location)

/** What armour must cover to protect there. */
function areaOf(location: string): Area {
  const limb = limbOf(location)
  if (limb !== undefined) return AREAS[limb]
  if (location.startsWith('limb')) return 'arms'
  if (location.startsWith('leg')) return 'legs'
  return isHead(location) ? 'head' : 'body'
}

/** A type, not an interface: it is told to rules as it is. */
export type Protection = { readonly pd: number; readonly dr: number }

/** Armour in layers: DR adds up, and the best PD counts. */
export function protectionAt({ armor }: Fighter, location: string): Protection {
  const area = areaOf(location)
  let [pd, dr] = [0, 0]
  for (const piece of armor) {
    if (!piece.covers.includes(area)) continue
    pd = Math.max(pd, piece.pd)
    dr += piece.dr
  }
  return { pd, dr }
}
