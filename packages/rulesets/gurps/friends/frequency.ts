/** How often friends and foes turn up. */
import { BadInput, type Field, int, num, optional, or, rolled, rule, table, text, type Why } from '@umpire/engine'
import { rounding } from '../convention/rounding.ts'
import { diceFaces, threeDice } from '../roll/success.ts'

export const FREQUENCIES = [15, 12, 9, 6] as const

export const frequencyField: Field<number> = {
  spec: { kind: 'int', min: 6, max: 15 },
  read: (value, place) => {
    for (const known of FREQUENCIES) if (known === value) return known
    throw new BadInput(place, `one of ${FREQUENCIES.join(', ')}`, value)
  },
}

/** Times so much; the half is rounded away from zero. */
const TIMES = table<number, number>('Frequency of appearance', { 15: 3, 12: 2, 9: 1, 6: 0.5 })

export const byFrequency = (base: number, on: number, why: Why): number => {
  const times = TIMES.at(on, why)
  if (times < 1) return rounding({ value: base, divide_by: 1 / times, rounding: 'up' }, why)
  return why.product('points').add('base', base).add('frequency', times).total()
}

export const frequency = rule(
  {
    id: 'gurps.friends.frequency',
    title: 'Frequency of appearance',
    lines: '484-492',
    given: {
      base_points: or(num({ min: -10_000, max: 10_000 }), 0),
      frequency: frequencyField,
      roll: optional(rolled('3d6')),
      dice: diceFaces,
    },
  },
  (x, why) => ({
    points: byFrequency(x.base_points, x.frequency, why),
    appears:
      x.roll === undefined && x.dice === undefined ? null : why.compare('appears', threeDice(x), '<=', x.frequency),
  }),
)

/** A Secret comes up on this or less. */
export const SECRET_ON = 6

export const oncePerAdventure = rule(
  {
    id: 'gurps.friends.once-per-adventure',
    title: 'Start-of-adventure rolls',
    lines: '368, 484, 902',
    given: {
      trait: text(100),
      frequency: optional(int({ min: 3, max: 18 })),
      roll: optional(rolled('3d6')),
      dice: diceFaces,
    },
    gives: 'appears',
  },
  (x, why) => why.compare(`${x.trait} comes up`, threeDice(x), '<=', x.frequency ?? SECRET_ON),
)
