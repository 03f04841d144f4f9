import { int, oneOf, optional, or, rule, steps } from '@umpire/engine'
import { measure, no, size } from '../common/fields.ts'
import { HEAVY, LIGHT, levelKey, levelOfWsr, MEDIUM, NONE, S_HEAVY, wsrLimit, X_HEAVY } from './level.ts'
import { extraLevels } from './procedure.ts'

const EACH = 5

export const extraEncumbrance = rule(
  {
    id: 'gulliver.enc.extra-encumbrance',
    title: 'Extra Encumbrance Table',
    lines: '410-429, 2845-2858',
    given: { extra_encumbrance: extraLevels, wsr: optional(measure) },
  },
  ({ extra_encumbrance, wsr }, why) => ({
    limits: Object.fromEntries(
      [NONE, LIGHT, MEDIUM, HEAVY, X_HEAVY, S_HEAVY].map(level => [
        levelKey(level),
        wsrLimit(level, extra_encumbrance),
      ]),
    ),
    burden: wsr === undefined ? null : levelKey(levelOfWsr(wsr, why, extra_encumbrance)),
    cost: why.product('price').add('levels', extra_encumbrance).add('each', EACH).total(),
  }),
)

const LEGS = steps('Extra Encumbrance for legs', [
  [2, 0],
  [5, 1],
  [7, 2],
  [Number.POSITIVE_INFINITY, 3],
])
/** A body that lies along the ground may have up to so many. */
const LEGLESS = 3
const SIZES_PER_LEVEL = 3

export const extraEncumbranceGuide = rule(
  {
    id: 'gulliver.enc.extra-encumbrance-guide',
    title: 'How many levels of Extra Encumbrance',
    lines: '431-443',
    given: {
      /** Legs and other limbs that bear the weight. */
      legs: or(int({ min: 0, max: 10_000 }), 2),
      size,
      efficient: no,
      stance: or(oneOf('normal', 'low', 'very low'), 'normal'),
      /** What the designer gives a body without legs. */
      legless_levels: or(int({ min: 0, max: LEGLESS }), LEGLESS),
      /** Exotic structure or magic. */
      other: or(int({ min: -60, max: 60 }), 0),
    },
    gives: 'suggested',
  },
  (x, why) => {
    const levels = why
      .sum('Extra Encumbrance')
      .add('legs', x.legs === 0 ? x.legless_levels : LEGS.at(x.legs, why))
      .when(x.efficient, 'built to bear loads', 1)
      .add('Size', Math.ceil(Math.max(0, x.size) / SIZES_PER_LEVEL))
      .when(x.stance === 'very low', 'splayed legs', -1)
      .add('other', x.other)
      .total()
    return why.atLeast('Extra Encumbrance', 0, levels)
  },
)
