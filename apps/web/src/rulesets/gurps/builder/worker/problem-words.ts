/** Words of the ways out of a problem. */
import { numberText } from '../../../../text/number-text.ts'

export const troubleWords = {
  without: (name: string, points: number): string =>
    points === 0 ? `Take off ${name}` : `Take off ${name}, ${numberText(points)}`,
  withoutQuirk: (quirk: string): string => `Take off “${quirk}”`,
  withoutYouth: 'Take off Youth',
  withoutThing: (name: string): string => `Leave out ${name}`,
  withoutSetting: (id: string): string => `Leave out the setting ${id}`,
  lower: (name: string, score: number): string => `Lower ${name} to ${numberText(score)}`,
  raise: (name: string, score: number): string => `Raise ${name} to ${numberText(score)}`,
  budget: (points: number): string => `Raise the budget to ${numberText(points)}`,
  age: (years: number): string => `Make the age ${numberText(years)}`,
  youth: (level: number): string => `Take Youth ${numberText(level)}`,
  issued: (name: string): string => `${name} is issued`,
  putDown: (name: string): string => `Put down ${name}`,
  averageBody: 'Average height and weight',
  duty: 'Take a Duty',
  allow: 'The GM allows it',
  disallow: 'Take the GM’s word back',
} as const
