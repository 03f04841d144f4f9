/** What a creature pays for its attributes, its two strengths, hit points, DR and Size. */
import { optional, or, rule, type Why } from '@umpire/engine'
import { attributeCost } from '@umpire/gurps/rooms'
import { up } from '../common/exact.ts'
import { measure, no, score, size } from '../common/fields.ts'
import { levelField, levelKey, NONE, pointCost } from '../enc/level.ts'

const EACH_BELOW_ONE = 10

/** The price of a score between whole ones lies between theirs; below 1 it goes on by ten points for each point. */
export function scoreCost(value: number, why: Why): number {
  if (value < 1) {
    const below = why
      .product('below 1')
      .add('short of 1 by', value - 1)
      .add('each', EACH_BELOW_ONE)
      .total()
    return why
      .sum('price')
      .add('for 1', attributeCost({ value: 1 }, why))
      .add('below 1', below)
      .total()
  }
  const whole = Math.floor(value)
  const lower = attributeCost({ value: whole }, why)
  if (whole === value) return lower
  const share = (attributeCost({ value: whole + 1 }, why) - lower) * (value - whole)
  return why.sum('price').add(`for ${whole}`, lower).add('for the fraction', share).total()
}

const LOAD_SHARE = 1 / 2

const pricedScore = (label: string, value: number | undefined, why: Why): number | null =>
  value === undefined ? null : up(why, label, scoreCost(value, why))

export const attributes = rule(
  {
    id: 'gulliver.cost.attributes',
    title: 'Paying for attributes and the two STs',
    lines: '224-226',
    given: {
      combat_st: optional(measure),
      load_st: optional(measure),
      dx: optional(score),
      iq: optional(score),
      ht: optional(score),
      /** Load ST follows from Combat ST and is free. */
      quad_st: no,
    },
  },
  (x, why) => {
    const costs = {
      combat_cost: pricedScore('Combat ST', x.combat_st, why),
      load_cost: loadCost(x.combat_st, x.load_st, x.quad_st, why),
      dx_cost: pricedScore('DX', x.dx, why),
      iq_cost: pricedScore('IQ', x.iq, why),
      ht_cost: pricedScore('HT', x.ht, why),
    }
    const total = why
      .sum('attributes')
      .add('Combat ST', costs.combat_cost ?? 0)
      .add('Load ST', costs.load_cost ?? 0)
      .add('DX', costs.dx_cost ?? 0)
      .add('IQ', costs.iq_cost ?? 0)
      .add('HT', costs.ht_cost ?? 0)
      .total()
    return { ...costs, cost: total }
  },
)

/** Half of what Load ST would cost more, or less, than Combat ST. */
function loadCost(combat: number | undefined, load: number | undefined, free: boolean, why: Why): number | null {
  if (free) return 0
  if (combat === undefined || load === undefined) return null
  const more = why
    .sum('Load ST over Combat ST')
    .add('Load ST', scoreCost(load, why))
    .add('Combat ST', -scoreCost(combat, why))
    .total()
  return up(why, 'Load ST', why.product('half').add('difference', more).add('half', LOAD_SHARE).total())
}

const EACH_HP = 5
const EACH_DR = 3

const hpGiven = { ht: optional(score), base_hp: optional(measure), hp: optional(measure), dr: optional(measure) }
interface HitPoints {
  readonly ht?: number
  readonly base_hp?: number
  readonly hp?: number
}

/** Hit points over those of the design, which are HT unless it says otherwise. */
function extraHitPoints({ ht, base_hp, hp }: HitPoints, why: Why): number | undefined {
  const base = base_hp ?? ht
  if (hp === undefined || base === undefined) return undefined
  return why.sum('extra hit points').add('hit points', hp).add('base', -base).total()
}

const priced = (label: string, levels: number | undefined, price: (levels: number) => number, why: Why) =>
  levels === undefined ? null : up(why, label, price(levels))

export const hpDr = rule(
  {
    id: 'gulliver.cost.hp-dr',
    title: 'Paying for HP and DR',
    lines: '228-230',
    given: hpGiven,
  },
  (x, why) => {
    const each = (label: string, price: number) => (levels: number) =>
      why.product(label).add('levels', levels).add('each', price).total()
    const hp_cost = priced('hit points', extraHitPoints(x, why), each('hit points', EACH_HP), why)
    const dr_cost = priced('DR', x.dr, each('DR', EACH_DR), why)
    return { hp_cost, dr_cost, cost: (hp_cost ?? 0) + (dr_cost ?? 0) }
  },
)

/** The first levels have prices of their own, all further ones the same; a fraction is priced in between. */
function steps(levels: number, first: readonly number[], further: number): number {
  const whole = first.reduce((sum, price, index) => sum + price * Math.min(1, Math.max(0, levels - index)), 0)
  return whole + further * Math.max(0, levels - first.length)
}

/** Fewer hit points than the design's give back what they always did. */
const newHpCost = (extra: number): number => (extra < 0 ? EACH_HP * extra : steps(extra, [5, 5], 2))
const newDrCost = (levels: number): number => steps(levels, [10, 15], 3)

export const newCosts = rule(
  {
    id: 'gulliver.cost.new-costs',
    title: 'Alternative prices for Extra HP, DR and Toughness',
    lines: '118-124',
    given: { ...hpGiven, extra_hp: optional(score), toughness: optional(measure) },
  },
  (x, why) => {
    const hp_cost = priced('hit points', x.extra_hp ?? extraHitPoints(x, why), newHpCost, why)
    const dr_cost = priced('DR', x.dr, newDrCost, why)
    const toughness_cost = priced('Toughness', x.toughness, newDrCost, why)
    const cost = why
      .sum('price')
      .add('hit points', hp_cost ?? 0)
      .add('DR', dr_cost ?? 0)
      .add('Toughness', toughness_cost ?? 0)
      .total()
    return { hp_cost, dr_cost, toughness_cost, cost }
  },
)

const EACH_SIZE = 10

export const sizeTrait = rule(
  {
    id: 'gulliver.cost.size-trait',
    title: 'Price of the Size trait',
    lines: '232-234',
    given: { size },
    gives: 'cost',
  },
  (x, why) => why.product('Size').add('levels above 0', Math.max(0, x.size)).add('each', EACH_SIZE).total(),
)

export const naturalEncumbranceCost = rule(
  {
    id: 'gulliver.cost.natural-encumbrance',
    title: 'Price of natural encumbrance',
    lines: '445-451',
    given: {
      /** Of the naked body; with powered flight, that of powered flight. */
      level: or(levelField, NONE),
      burden: optional(levelField),
    },
    gives: 'cost',
  },
  ({ level, burden }, why) => {
    if (burden !== undefined && burden !== level) why.note(`Being burdened as ${levelKey(burden)} costs nothing.`)
    return pointCost(level, why)
  },
)
