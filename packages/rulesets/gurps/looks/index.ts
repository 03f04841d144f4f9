import type { Callable } from '@umpire/engine'
import { fat, heightAndWeight, skinny } from './body.ts'
import { ambidexterity, appearance, charisma, handedness, odiousHabits, voice } from './looks.ts'

/** The rules of this area, in the book's order. */
export const looksRules: readonly Callable[] = [
  appearance,
  charisma,
  handedness,
  ambidexterity,
  heightAndWeight,
  fat,
  skinny,
  odiousHabits,
  voice,
]
