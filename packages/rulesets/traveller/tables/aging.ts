/** The aging table: lines 329-340. */
import { matrix, steps } from '@umpire/engine'

/** In the order of the throws; education and social standing never age. */
export const AGING_CHARACTERISTICS = ['strength', 'dexterity', 'endurance', 'intelligence'] as const
export type AgingCharacteristic = (typeof AGING_CHARACTERISTICS)[number]

export const FIRST_CHECK_AGE = 34
export const YEARS_BETWEEN_CHECKS = 4

/** The spans are dots in print; the line of intelligence, which begins at 66, shows where the last one starts. */
type AgeSpan = '34 to 46' | '50 to 62' | '66 and later'
export const AGE_SPANS = steps<AgeSpan>('Aging table, ages', [
  [49, '34 to 46'],
  [65, '50 to 62'],
  [Number.POSITIVE_INFINITY, '66 and later'],
])

/** What is lost unless the throw saves it. */
export type AgingEffect = { readonly loss: number; readonly save: string }

export const AGING = matrix<AgeSpan, AgingCharacteristic, AgingEffect | null>('Aging table', {
  '34 to 46': {
    strength: { loss: 1, save: '8+' },
    dexterity: { loss: 1, save: '7+' },
    endurance: { loss: 1, save: '8+' },
    intelligence: null,
  },
  '50 to 62': {
    strength: { loss: 1, save: '9+' },
    dexterity: { loss: 1, save: '8+' },
    endurance: { loss: 1, save: '9+' },
    intelligence: null,
  },
  '66 and later': {
    strength: { loss: 2, save: '9+' },
    dexterity: { loss: 2, save: '9+' },
    endurance: { loss: 2, save: '9+' },
    intelligence: { loss: 1, save: '9+' },
  },
})
