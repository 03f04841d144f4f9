/** The part of the body that a row of a table means: what was struck, or what somebody acts with. */
import type { Part } from '../consequence/consequence.ts'
import { isSound, type Side, sidesOf } from './hands.ts'
import { bodyPart, type Limb } from './parts.ts'
import type { BodyPart, Standing } from './standing.ts'
import { type Fight, fighterAt, standingAt } from './state.ts'

/** Which of the two he uses. */
export interface Uses {
  readonly arm: Side
  readonly leg: Side
}

export const RIGHT_ONES: Uses = { arm: 'right', leg: 'right' }

const stands = ({ crippled }: Standing, side: Side): boolean =>
  !crippled.some(({ part }) => part.startsWith(side) && (part.endsWith('leg') || part.endsWith('foot')))

/** The right one does it, as long as it can. */
export const usesOf = (one: Standing): Uses => ({
  arm: isSound(one, 'right') ? 'right' : 'left',
  leg: stands(one, 'right') ? 'right' : 'left',
})

/** Who acts, with what, and what was struck. */
interface Acting {
  readonly place: number
  readonly location: string
  readonly arm: number | null
  readonly attack: string | null
  readonly uses: Uses
}

const own = (uses: Uses, limb: Limb): BodyPart => `${limb === 'arm' || limb === 'hand' ? uses.arm : uses.leg} ${limb}`

/** A fist strikes with the hand, a foot with itself; what parries is the arm. */
const STRIKES_WITH: { readonly [attack: string]: Limb } = { kick: 'foot', hooves: 'foot', parry: 'arm' }

/** Whoever bites strikes with the head, and it is the neck that suffers. */
export const strikesWithHead = ({ attack }: Pick<Acting, 'attack'>): boolean => attack === 'bite'

export function partOf(fight: Fight, part: Part, { place, location, arm, attack, uses }: Acting): BodyPart {
  switch (part) {
    case 'struck':
      return bodyPart(location) ?? 'right arm'
    case 'weapon-arm': {
      const [side = uses.arm] = arm === null ? [] : sidesOf(fighterAt(fight, place), standingAt(fight, place), arm)
      return `${side} arm`
    }
    case 'striking-limb':
      return own(uses, STRIKES_WITH[attack ?? ''] ?? 'hand')
    case 'arm':
    case 'hand':
    case 'leg':
    case 'foot':
      return own(uses, part)
    default:
      return bodyPart(part) ?? 'right arm'
  }
}
