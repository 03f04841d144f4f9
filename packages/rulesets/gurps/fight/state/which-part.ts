/** The part of the body that a row of a table means: what was struck, or what somebody acts with. */
import type { Part } from '../../consequence/consequence.ts'
import type { BodyPart } from '../../consequence/names.ts'
import type { Fighter } from './fighter.ts'
import { isSound, mainSide, offSide, type Side, sidesOf } from './hands.ts'
import { bodyPart, isLeg, type Limb, limbInPlace, partOn } from './parts.ts'
import type { Standing } from './standing.ts'
import { type Fight, fighterAt, standingAt } from './state.ts'

/** Which of the two he uses. */
export interface Uses {
  readonly arm: Side
  readonly leg: Side
}

export const RIGHT_ONES: Uses = { arm: 'right', leg: 'right' }

const stands = ({ crippled }: Standing, side: Side): boolean =>
  !crippled.some(({ part }) => part.startsWith(side) && isLeg(part))

/** The better one does it, as long as it can. */
export function usesOf(fighter: Fighter, one: Standing): Uses {
  const [main, off] = [mainSide(fighter), offSide(fighter)]
  return { arm: isSound(one, main) ? main : off, leg: stands(one, main) ? main : off }
}

/** Who acts, with what, and what was struck. */
interface Acting {
  readonly place: number
  readonly location: string
  readonly arm: number | null
  readonly attack: string | null
  readonly uses: Uses
}

const ofHand = (limb: Limb): boolean => limb === 'arm' || limb === 'hand'

/** The one that he uses for it; of beasts, the foreleg. */
const own = (fighter: Fighter, uses: Uses, limb: Limb): BodyPart =>
  partOn(ofHand(limb) ? uses.arm : uses.leg, limbInPlace(limb, fighter))

/** A fist strikes with the hand, a foot with itself; what parries is the arm. */
const STRIKES_WITH: { readonly [attack: string]: Limb } = { kick: 'foot', hooves: 'foot', parry: 'arm' }

/** Whoever bites strikes with the head, and it is the neck that suffers. */
export const strikesWithHead = ({ attack }: Pick<Acting, 'attack'>): boolean => attack === 'bite'

export function partOf(fight: Fight, part: Part, { place, location, arm, attack, uses }: Acting): BodyPart {
  const fighter = fighterAt(fight, place)
  switch (part) {
    case 'struck':
      return bodyPart(location, fighter) ?? own(fighter, { ...uses, arm: mainSide(fighter) }, 'arm')
    case 'weapon-arm': {
      const [side = uses.arm] = arm === null ? [] : sidesOf(fighter, standingAt(fight, place), arm)
      return own(fighter, { ...uses, arm: side }, 'arm')
    }
    case 'striking-limb':
      return own(fighter, uses, STRIKES_WITH[attack ?? ''] ?? 'hand')
    case 'arm':
    case 'hand':
    case 'leg':
    case 'foot':
      return own(fighter, uses, part)
    default:
      return bodyPart(part, fighter) ?? own(fighter, { ...uses, arm: mainSide(fighter) }, 'arm')
  }
}
