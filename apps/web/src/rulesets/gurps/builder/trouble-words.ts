/** Words of the ways out of a problem. */
import { numberText } from '../../../elements/number-text.ts'

export const troubleWords = {
  without: (name: string, points: number): string =>
    points === 0 ? `Take off ${name}` : `Take off ${name}, ${numberText(points)}`,
  withoutQuirk: (quirk: string): string => `Take off “${quirk}”`,
  withoutYouth: 'Take off Youth',
  withoutThing: (name: string): string => `Leave out ${name}`,
  withoutSetting: (id: string): string => `Leave out the setting ${id}`,
  lower: (name: string, score: number): string => `${name} ${numberText(score)}`,
  raise: (name: string, score: number): string => `${name} ${numberText(score)}`,
  budget: (points: number): string => `A budget of ${numberText(points)}`,
  age: (years: number): string => `Age ${numberText(years)}`,
  youth: (level: number): string => `Take Youth ${numberText(level)}`,
  issued: (name: string): string => `${name} is issued`,
  putDown: (name: string): string => `Put down ${name}`,
  averageBody: 'Average height and weight',
  duty: 'Take a Duty',
  allow: 'The GM allows it',
  disallow: 'Take the GM’s word back',
} as const
