/** Fields that the rules of shooting share. */
import { type Field, int, nullable, num } from '@umpire/engine'

export const scoreField = int({ min: -1000, max: 1000 })
export const modifierField = int({ min: -1000, max: 1000 })
export const yardsField = num({ min: 0, max: 1e9 })

const readLevel = nullable(scoreField)

/** The level of a skill, or none of one that was not learned. */
export const levelField: Field<number | null> = {
  spec: readLevel.spec,
  read: (value, place) => readLevel.read(value === 'none' ? null : value, place),
}

export const TARGETS = ['human', 'beast', 'vehicle', 'structure', 'object'] as const
