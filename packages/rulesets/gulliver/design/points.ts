/** Limits on what a design may get back for what it lacks. */
import { int, list, oneOf, optional, rule } from '@umpire/engine'
import { exact, up } from '../common/exact.ts'
import { no, signed } from '../common/fields.ts'

const MOST_LEVELS = 5

/** Points for each level, and what the fifth brings. */
const LEVELLED = {
  'Poor Jumper': { each: -1, fifth: 'No Jump' },
  'Poor Kicker': { each: -1, fifth: 'No Kick' },
  'Poor Climber': { each: -1, fifth: 'No Climbing' },
  'Poor Balance': { each: -5, fifth: null },
  'Reduced Move': { each: null, fifth: 'a tenth of Move' },
} as const

export const ruleOfFive = rule(
  {
    id: 'gulliver.design.rule-of-five',
    title: 'Rule of -5',
    lines: '2201-2205',
    given: {
      trait: oneOf('Poor Jumper', 'Poor Kicker', 'Poor Climber', 'Poor Balance', 'Reduced Move'),
      levels: int({ min: 0, max: 1000 }),
    },
  },
  ({ trait, levels }, why) => {
    const { each, fifth } = LEVELLED[trait]
    const allowed = why.compare('at most five levels', levels, '<=', MOST_LEVELS)
    return {
      allowed,
      max: MOST_LEVELS,
      cost: each === null || !allowed ? null : each * levels,
      brings: levels === MOST_LEVELS ? fifth : null,
    }
  },
)

const MOST_LIMITED = -80

/** A price with its limitations, which together take at most so much of it. */
export const limited = (cost: number, limitations: readonly number[], nothing_left = false): number => {
  const percent = limitations.reduce((sum, one) => sum + one, 0)
  return (cost * (100 + (nothing_left ? -100 : Math.max(MOST_LIMITED, percent)))) / 100
}

export const limitations = rule(
  {
    id: 'gulliver.design.limitations',
    title: 'Cap on limitations',
    lines: '2207',
    given: { cost: signed, limitations: list(signed, 50), removes_all: no },
    gives: 'cost',
  },
  (x, why) => up(why, 'with its limitations', limited(x.cost, x.limitations, x.removes_all)),
)

const MOST_OF_WORST = 0.8

export const overlap = rule(
  {
    id: 'gulliver.design.overlap',
    title: 'Overlapping disadvantages',
    lines: '2209-2213',
    given: {
      group: list(signed, 100),
      /** The worst that the group could come to. */
      worst: optional(signed),
      removes_all: no,
    },
    gives: 'total',
  },
  ({ group, worst, removes_all }, why) => {
    if (removes_all && worst !== undefined) return why.input('all that it could come to', worst)
    const sum = why.sum('largest first, each half of its share')
    const largest = group.toSorted((a, b) => a - b)
    for (const [place, value] of largest.entries()) sum.add(`${place + 1}.`, value / 2 ** place)
    const total = sum.total()
    const counted =
      worst === undefined ? total : why.atLeast('four fifths of the worst', exact(worst * MOST_OF_WORST), total)
    return up(why, 'together', counted)
  },
)
