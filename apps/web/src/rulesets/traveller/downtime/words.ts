/** Texts of the time between fights. */
import { counted } from '../views/words.ts'

export const downtimeWords = {
  passed: (span: string): string => `${span} since it began`,
  begins: 'It has just begun. Under Clock is what may be done.',
  values: 'Characteristics',
  ofFull: (full: number): string => `of ${full}`,
  dead: 'dead',
  unconscious: 'unconscious',
  wounded: 'wounded',
  age: (age: number): string => `age ${age}`,
  terms: (terms: number): string => counted(terms, 'term', 'terms'),
  rank: (rank: number): string => `rank ${rank}`,
  civilian: 'no service',
  skills: 'Skills',
  noSkills: 'none',
  cash: 'Cash',
  debt: 'Debt',
  pension: 'Pension',
  aYear: (credits: string): string => `${credits} a year`,
  carries: 'Carries',
  wears: 'Wears',
  several: (item: string, count: number): string => (count === 1 ? item : `${item} × ${count}`),
  ill: 'Lies ill for',
  rested: 'Rested for',
  hidden: 'You see no more than the name.',
} as const
