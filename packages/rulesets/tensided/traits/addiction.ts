/** What a substance does to whoever cannot be without. */
import { BadInput, int, num, oneOf, optional, rule } from '@umpire/engine'
import { statValue } from '../tables/stats.ts'
import { magnitudeField } from './cost.ts'

export const CRITERIA = ['a', 'b', 'c', 'd'] as const
type Criterion = (typeof CRITERIA)[number]

interface Withdrawal {
  /** Added to every roll on the first day without it. */
  readonly day1_df: number
  /** And on each day after that. */
  readonly growth: number
  /** Lost of every stat in three months of using it. */
  readonly stat_loss: number
  readonly death_after_days: number | null
}

const MILD: Withdrawal = { day1_df: 2, growth: 0, stat_loss: 0, death_after_days: null }
const HARSH: Withdrawal = { ...MILD, day1_df: 5, growth: 1 }
const RUINOUS: Withdrawal = { ...HARSH, stat_loss: 1 }
const DEADLY: Withdrawal = { ...HARSH, growth: 2, death_after_days: 7 }

/** By magnitude, and where it meets one criterion of two, by that one. */
const WITHDRAWAL: {
  readonly [magnitude: number]: { readonly [criterion in Criterion]?: Withdrawal } & { readonly all?: Withdrawal }
} = {
  1: { all: MILD },
  2: { a: MILD, b: HARSH },
  3: { all: HARSH },
  4: { c: RUINOUS, d: DEADLY },
  5: { all: { ...DEADLY, stat_loss: 1 } },
}

function withdrawalOf(magnitude: number, criterion: Criterion | undefined): Withdrawal {
  const { all, ...by } = WITHDRAWAL[magnitude] ?? {}
  const found = all ?? (criterion === undefined ? undefined : by[criterion])
  if (found !== undefined) return found
  throw new BadInput('given.criterion', `one of ${Object.keys(by).join(', ')} for magnitude ${magnitude}`, criterion)
}

export const addiction = rule(
  {
    id: 'tensided.traits.addiction',
    title: 'Addiction in five magnitudes',
    lines: '522-522, 557-561, 583-583, 607-611, 623-623',
    given: {
      magnitude: magnitudeField,
      /** a hard to get, b harsh withdrawal, c ruinous, d deadly withdrawal: the one of two that it meets. */
      criterion: optional(oneOf(...CRITERIA)),
      /** Full days; a dose makes it 0. */
      days_without: optional(int({ min: 0, max: 100_000 })),
      months_used: optional(num({ min: 0, max: 10_000 })),
      physique: optional(statValue),
    },
  },
  (x, why) => {
    const { days_without: days = 0, months_used = 0 } = x
    const { day1_df, growth, stat_loss, death_after_days } = withdrawalOf(x.magnitude, x.criterion)
    const df_modifier = why
      .sum('withdrawal')
      .when(days > 0, 'first day', day1_df)
      .when(days > 1, 'each day after', growth * (days - 1))
      .total()
    const lost = why
      .product('lost of every stat')
      .add('each three months', stat_loss)
      .add('times', Math.floor(months_used / 3))
      .total()
    const starved = death_after_days !== null && why.compare('a week without', days, '>=', death_after_days)
    if (x.physique === undefined) return { df_modifier, stat_loss: lost, dead: starved }
    const physique = why.atLeast('not below', 0, x.physique - lost)
    return { df_modifier, stat_loss: lost, physique, dead: starved || (lost > 0 && physique === 0) }
  },
)
