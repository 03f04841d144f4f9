/** Wealth: what it costs, and the money a character begins with. */
import { flag, int, list, num, oneOf, or, record, rule, text, type Why } from '@umpire/engine'
import { standardWealth } from '../campaign/settings.ts'
import { WEALTH_LEVELS, type Wealth } from '../campaign/wealth-levels.ts'
import { catalogOf, eachLevel, take } from '../catalog/catalog.ts'

/** The level that a variant of the trait stands for; average where it is none of the others. */
export const wealthNamed = (variant: string): Wealth =>
  WEALTH_LEVELS.find(level => level === variant.toLowerCase().replaceAll(' ', '-')) ?? 'average'

interface Row {
  /** Of the standard starting wealth, as a fraction. */
  readonly times: number
  readonly over: number
  readonly hours_per_week: number
  readonly jobs: string
  readonly gm_permission: boolean
  readonly free_status: number
}

const row = (times: number, over: number, hours_per_week: number, jobs: string, rich = false): Row => ({
  times,
  over,
  hours_per_week,
  jobs,
  gm_permission: rich,
  free_status: rich ? 1 : 0,
})

const LEVELS: { readonly [wealth in Wealth]: Row } = {
  'dead-broke': row(0, 1, 0, 'no job, no money, nothing but clothes'),
  poor: row(1, 5, 50, 'some jobs closed, and none pays well'),
  struggling: row(1, 2, 40, 'most jobs open, at low pay'),
  average: row(1, 1, 40, 'any ordinary job'),
  comfortable: row(2, 1, 40, 'lives better than most'),
  wealthy: row(5, 1, 20, 'lives very well indeed', true),
  'very-wealthy': row(20, 1, 10, 'works little', true),
  'filthy-rich': row(100, 1, 10, 'buys what pleases', true),
}

/** What a level costs stands in the catalogue of traits. */
function pointsFor(wealth: Wealth, why: Why): number {
  const name = wealth === 'average' ? 'Average Wealth' : wealth
  const { variant } = take({ trait: 'Wealth', variant: name }, catalogOf(why), 'wealth')
  return why.table('Wealth', wealth, undefined, variant?.points ?? 0)
}

const wealthField = oneOf(...WEALTH_LEVELS)

export const wealthLevels = rule(
  {
    id: 'gurps.wealth.levels',
    title: 'Wealth levels',
    lines: '452-476',
    given: { wealth: wealthField },
  },
  ({ wealth }, why) => {
    const { times, over, hours_per_week, gm_permission } = LEVELS[wealth]
    return {
      points: pointsFor(wealth, why),
      money: why
        .product('money')
        .add('standard wealth', standardWealth(why))
        .add(wealth, times / over)
        .total(),
      hours_per_week,
      gm_permission,
    }
  },
)

const TENFOLD = 10
/** Beyond the one for being wealthy. */
const MOST_FREE = 2

export const freeStatus = (wealth: Wealth, multimillionaire: number, why: Why): number =>
  why
    .sum('free Status')
    .add(wealth, LEVELS[wealth].free_status)
    .when(multimillionaire > 0, 'Multimillionaire, two at most', Math.min(MOST_FREE, multimillionaire))
    .total()

export const multimillionaire = rule(
  {
    id: 'gurps.wealth.multimillionaire',
    title: 'Multimillionaire',
    lines: '478',
    given: { multimillionaire_levels: int({ min: 0, max: 100 }) },
  },
  ({ multimillionaire_levels: levels }, why) => {
    const rich = LEVELS['filthy-rich']
    const multiplier = rich.times * TENFOLD ** levels
    return {
      points: why
        .sum('points')
        .add('Filthy Rich', pointsFor('filthy-rich', why))
        .add('levels', eachLevel('Multimillionaire', catalogOf(why)) * levels)
        .total(),
      multiplier,
      money: why.product('money').add('standard wealth', standardWealth(why)).add('multiplier', multiplier).total(),
      free_status: freeStatus('filthy-rich', levels, why),
    }
  },
)

const AT_HOME = 0.8

export const settled = rule(
  {
    id: 'gurps.wealth.settled',
    title: 'Settled life splits the starting money',
    lines: '454',
    given: {
      wealth: wealthField,
      settled: or(flag(), false),
      multimillionaire_levels: or(int({ min: 0, max: 100 }), 0),
    },
  },
  (x, why) => {
    const rich = x.multimillionaire_levels > 0
    const { money } = rich ? multimillionaire(x, why) : wealthLevels({ wealth: x.wealth }, why)
    const home = x.settled ? why.product('home').add('money', money).add('four fifths', AT_HOME).total() : 0
    return { money, home, gear_money: why.sum('for gear').add('money', money).add('home', -home).total() }
  },
)

const buy = record({
  item: text(200),
  cost: num({ min: 0, max: 1e12 }),
  quantity: or(num({ min: 0, max: 1e6 }), 1),
  issued: or(flag(), false),
})

export const buying = rule(
  {
    id: 'gurps.wealth.buying',
    title: 'Buying equipment',
    lines: '1443',
    given: { money: num(), buys: list(buy, 10_000) },
    gives: 'money_left',
  },
  ({ money, buys }, why) => {
    const sum = why.sum('money left').add('money', money)
    for (const { item, cost, quantity, issued } of buys) sum.when(!issued, item, -cost * quantity, 'issued')
    return sum.total()
  },
)
