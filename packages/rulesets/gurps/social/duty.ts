/** Duties: what they are worth, and whether one calls. */
import { flag, int, optional, or, rolled, rule, table } from '@umpire/engine'
import { frequencyField } from '../friends/frequency.ts'
import { diceFaces, threeDice } from '../roll/success.ts'

/** Called on this total or less, in each adventure. */
export const DUTY_FREQUENCIES = [15, 12, 9, 6] as const

const POINTS = table<number, number>('Duty by frequency', { 15: -15, 12: -10, 9: -5, 6: -2 })
const EXTREMELY_HAZARDOUS = -20
const NOT_DANGEROUS = 5

export const duty = rule(
  {
    id: 'gurps.social.duty',
    title: 'Duty',
    lines: '366-382',
    given: {
      frequency: or(frequencyField, 9),
      dangerous: or(flag(), true),
      extremely_hazardous: or(flag(), false),
    },
  },
  (x, why) => {
    if (x.extremely_hazardous) {
      return { points: why.input('extremely hazardous', EXTREMELY_HAZARDOUS), called_each_adventure: true }
    }
    const sum = why
      .sum('points')
      .add('by frequency', POINTS.at(x.frequency, why))
      .when(!x.dangerous, 'never risks life', NOT_DANGEROUS)
      .total()
    return { points: why.atMost('no gain from a Duty', 0, sum), called_each_adventure: false }
  },
)

export const dutyCall = rule(
  {
    id: 'gurps.social.duty-call',
    title: 'Called to duty',
    lines: '368',
    given: { frequency: int({ min: 3, max: 18 }), roll: optional(rolled('3d6')), dice: diceFaces },
    gives: 'called',
  },
  (x, why) => why.compare('called', threeDice(x), '<=', x.frequency),
)
