/** What experience buys. */
import { BadInput, int, oneOf, optional, rule, table } from '@umpire/engine'

const CONCENTRATION_XP = table('Further concentration', { major: 20, minor: 10 })

const level = int({ min: 0, max: 1000 })
/** All levels from 1 to this one, added up. */
const allUpTo = (top: number): number => (top * (top + 1)) / 2

export const costs = rule(
  {
    id: 'tensided.xp.costs',
    title: 'Price list of improvements',
    lines: '168-182, 197-197',
    given: {
      type: oneOf('major', 'minor'),
      /** Levels of the skill, before and after. */
      from: optional(level),
      to: optional(level),
      /** The first comes with the first level. */
      concentration: optional(oneOf('first', 'further')),
    },
    gives: 'cost',
  },
  (x, why) => {
    if (x.concentration !== undefined) {
      return x.concentration === 'first' ? why.input('the first is free', 0) : CONCENTRATION_XP.at(x.type, why)
    }
    const { from = 0, to } = x
    if (to === undefined) throw new BadInput('given', 'the level to reach, or a concentration', 'neither')
    if (to < from) throw new BadInput('given.to', `a level of at least ${from}`, to)
    return why
      .product('cost')
      .add(`levels ${from + 1} to ${to}`, allUpTo(to) - allUpTo(from))
      .when(x.type === 'major', 'major skill', 2)
      .total()
  },
)
