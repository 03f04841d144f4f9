/** Words of the sum that is rolled against. What is not named here is called as the rules call it. */
import { numberText } from '../../../text/number-text.ts'

const byName = <T>(names: { readonly [name: string]: T }): { readonly [name: string]: T } => names

export const skillWords = {
  terms: byName({
    'speed and range': 'range',
    'any attack': 'the attacker',
    situation: 'the target and how it is shot at',
    'snap shot': 'snap shot: not aimed, and not sure enough',
    location: 'the part aimed for',
    'moderate-cover': 'half exposed',
    'light-cover': 'light cover',
    'firing-from-trench': 'head and shoulders only',
    'behind-someone': 'behind somebody',
    'evasive-half-move': 'it weaves',
    'evasive-move-1': 'it dodges about',
  }),
  plain: (label: string): string => label.replaceAll('-', ' '),
  row: (row: number): string => `${numberText(row)} yd in its table`,
  roll: (effective: number): string => `roll 3d, ${numberText(effective)} or less`,
  snapShot: {
    name: 'snap shot',
    untested: 'not tested, it was aimed',
    good: (sum: number, ss: number): string => `sure enough, ${numberText(sum)} against SS ${numberText(ss)}`,
  },
} as const
