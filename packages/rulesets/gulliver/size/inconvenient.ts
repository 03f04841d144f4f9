import { int, oneOf, or, rule, steps } from '@umpire/engine'
import { no } from '../common/fields.ts'

const WORLDS = {
  typical: steps('Inconvenient Size in a typical world', [
    [0, 0],
    [2, -10],
    [Number.POSITIVE_INFINITY, -15],
  ]),
  accommodating: steps('Inconvenient Size in an accommodating world', [
    [0, 0],
    [2, -5],
    [4, -10],
    [Number.POSITIVE_INFINITY, -15],
  ]),
} as const

/** What Dwarfism and Gigantism hold already. */
const IN_TRAIT = -5
/** Inconvenient Size and Inconvenient Form together. */
const MOST = -15

export const inconvenient = rule(
  {
    id: 'gulliver.size.inconvenient',
    title: 'Inconvenient Size',
    lines: '214-218, 2319',
    given: {
      world: or(oneOf('typical', 'accommodating'), 'typical'),
      /** Levels of Size from the norm of the world, either way. */
      level_difference: or(int({ min: -72, max: 72 }), 0),
      /** Then it is in the price of that trait. */
      dwarfism_or_gigantism: no,
      /** Points of Inconvenient Form. */
      inconvenient_form: or(int({ min: MOST, max: 0 }), 0),
    },
  },
  (x, why) => {
    if (x.dwarfism_or_gigantism) return { cost: 0, in_trait: why.input('in the trait', IN_TRAIT) }
    const alone = WORLDS[x.world].at(Math.abs(x.level_difference), why)
    const left = why.sum('left beside Inconvenient Form').add('both', MOST).add('form', -x.inconvenient_form).total()
    return { cost: why.atLeast('Inconvenient Size', left, alone), in_trait: 0 }
  },
)
