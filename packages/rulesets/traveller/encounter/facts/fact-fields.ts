/** Fields that facts of an encounter share, and who sees them. */
import { int, ownerIn, text } from '@umpire/engine'

export const WHO = { who: text(60) }

/** What is left of somebody, which is the owner's to know. */
export const LEFT = { strength: int({ min: 0 }), dexterity: int({ min: 0 }), endurance: int({ min: 0 }) }
export const LEFT_SIGHT = { strength: ownerIn('who'), dexterity: ownerIn('who'), endurance: ownerIn('who') }
