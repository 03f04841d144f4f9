/** What forms say of a character from a file. */
import { counted } from '../views/words.ts'

export const memberWords = {
  dead: 'dead',
  wounded: (left: readonly number[]): string => `wounded, ${left.join('-')} left`,
  terms: (terms: number): string => counted(terms, 'term', 'terms'),
  age: (age: number): string => `age ${age}`,
  skillAt: (skill: string, level: number): string => `${skill}-${level}`,
} as const
