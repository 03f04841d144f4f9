/** What the facts of skills in use have in common. */
import { type Audience, int, nullable, ownerIn, text } from '@umpire/engine'

export const NAME = text(100)
export const WHO = { who: NAME }
export const OWNER = ownerIn('who')
export const LEVEL = nullable(int({ min: 0, max: 30 }))
export const DM = int({ min: -10_000, max: 10_000 })
export const THROW = text(20)
export const CASH = int({ min: -1_000_000_000_000, max: 1_000_000_000_000 })

/** The audience of a field, narrowed to facts in which another field has one of these values. */
export const where =
  (field: string, values: readonly (boolean | string)[], audience: Audience): Audience =>
  (seat, place) => {
    const value = place.holder[field]
    const holds = (typeof value === 'boolean' || typeof value === 'string') && values.includes(value)
    return seat.role === 'gm' || (holds && audience(seat, place))
  }
