/** What rules of feats, hazards and illness have in common. */
import { type Field, int, list, num, optional, rolled } from '@umpire/engine'
import { frameField } from '../looks/frame/frame-field.ts'

export const SCORE = int({ min: -1000, max: 1000 })
export const LOAD = int({ min: 0, max: 4 })
export const POUNDS = num({ min: 0, max: 10_000_000 })
export const YARDS = num({ min: 0, max: 1_000_000 })
/** What the body measures, how quick it is and how it is loaded: as printed it makes no difference to these feats. */
export const BODY = {
  frame: optional(frameField),
  basic_speed: optional(num({ min: 0, max: 1_000_000 })),
  move: optional(num({ min: 0, max: 1_000_000 })),
  load_level: optional(int({ min: -100, max: 100 })),
}
export const ROLL = optional(rolled('3d6'))
export const ROLLS = list(int({ min: 3, max: 18 }), 1000)

/** The level in a skill, or none where it was not learned. */
export const LEARNED: Field<number | undefined> = {
  spec: optional(SCORE).spec,
  read: (value, place) => (value === undefined || value === 'none' ? undefined : SCORE.read(value, place)),
}
