/** Land, water and air: what being at home in them costs, and what works in one of them only. */
import { BadInput, flag, list, oneOf, optional, or, rule, table, type Why } from '@umpire/engine'
import { exact, up } from '../common/exact.ts'
import { amount, no, signed } from '../common/fields.ts'
import { type Level, levelField, pointCost } from '../enc/level.ts'

export const ENVIRONMENTS = ['land', 'water', 'air'] as const
export type Environment = (typeof ENVIRONMENTS)[number]
export const environmentField = oneOf(...ENVIRONMENTS)

const AMPHIBIOUS = 10
const AIR_FIRST = -10
const ADDED_TO_AIR = 10
/** From so many points of flight on a flier may be at home in the air first of all. */
const ABLE_FLIER = 45

export const envTypes = rule(
  {
    id: 'gulliver.env.types',
    title: 'Environments and their price',
    lines: '2215-2225',
    given: {
      /** The primary one. */
      pe: environmentField,
      /** The others it is at home in. */
      he: or(list(environmentField, 3), []),
      flight_cost: amount,
    },
  },
  ({ pe, he, flight_cost }, why) => {
    const others = [...new Set(he)].filter(one => one !== pe)
    const air = pe === 'air'
    const cost = why
      .sum('environments')
      .when(air, 'air first', AIR_FIRST)
      .when(air || others.includes('air'), 'flight', flight_cost)
      .add('others', others.filter(one => one !== 'air').length * (air ? ADDED_TO_AIR : AMPHIBIOUS))
      .total()
    return { cost, air_may_be_primary: flight_cost >= ABLE_FLIER }
  },
)

const KINDS = [
  'advantage one environment',
  'disadvantage one environment',
  'advantage all environments',
  'disadvantage all environments',
] as const
const WHERE = ['pe', 'other', 'pe_only', 'pe_only_with_two_others', 'one_other_only', 'two_others_only'] as const

const SHARES: { readonly [kind in (typeof KINDS)[number]]: { readonly [where in (typeof WHERE)[number]]?: number } } = {
  'advantage one environment': { pe: 1, other: 1 },
  'disadvantage one environment': { pe: 1, other: 1 / 5 },
  'advantage all environments': { pe_only: 4 / 5, one_other_only: 1 / 2, two_others_only: 2 / 3 },
  'disadvantage all environments': {
    pe_only: 1 / 2,
    pe_only_with_two_others: 1 / 3,
    one_other_only: 1 / 5,
    two_others_only: 2 / 5,
  },
}

export const traitCosts = rule(
  {
    id: 'gulliver.env.trait-costs',
    title: 'Traits in one environment',
    lines: '2227-2235',
    given: { cost: signed, kind: oneOf(...KINDS), where: oneOf(...WHERE) },
    gives: 'cost',
  },
  ({ cost, kind, where }, why) => {
    const share = SHARES[kind][where]
    if (share === undefined) {
      throw new BadInput('where', `one of ${Object.keys(SHARES[kind]).join(', ')} for a trait of that kind`, where)
    }
    return up(why, 'its share', cost * why.table('Traits in one environment', kind, where, share))
  },
)

const BETTER = { one: 1 / 2, two: 2 / 3 } as const
const WORSE = { one: 1 / 5, two: 2 / 5 } as const

/** What the level elsewhere costs beside that at home: half of what is gained, a fifth back of what is lost. */
function besides(pe: Level, other: Level, both: boolean, why: Why): number {
  const differ = why
    .sum('beside the primary')
    .add('there', pointCost(other, why))
    .add('here', -pointCost(pe, why))
    .total()
  const share = (differ > 0 ? BETTER : WORSE)[both ? 'two' : 'one']
  return up(why, 'its share', differ * share)
}

export const encumbranceCost = rule(
  {
    id: 'gulliver.env.encumbrance-cost',
    title: 'Encumbrance that differs between environments',
    lines: '451, 2233-2235, 2447-2461',
    given: {
      pe: levelField,
      other: optional(levelField),
      others: or(list(levelField, 2), []),
      /** Where it is not at home a better level costs nothing. */
      other_is_home: or(flag(), true),
    },
  },
  ({ pe, other, others, other_is_home }, why) => {
    const levels = other === undefined ? others : [other]
    const [first, second] = levels
    const alike = first !== undefined && first === second
    const priced = (alike ? [first] : levels).map(one => besides(pe, one, alike, why))
    const counted = other_is_home ? priced : priced.map(cost => Math.min(0, cost))
    return { pe_cost: pointCost(pe, why), other_cost: counted.reduce((sum, cost) => sum + cost, 0) }
  },
)

const CAPS = table('Cap on mobility', { pe: -40, other: -8 })
const GONE = table('All mobility gone', { pe: -50, other: -10 })
const ELSEWHERE = 1 / 5
const OF_FLIGHT = { some: 0.8, all: 1 } as const

export const mobilityCap = rule(
  {
    id: 'gulliver.env.mobility-cap',
    title: 'Cap on mobility disadvantages',
    lines: '2237-2241',
    given: {
      environment: oneOf('pe', 'other', 'air'),
      pe: or(environmentField, 'land'),
      flight_cost: amount,
      /** All that slows it there, as a negative number. */
      disadvantages: signed,
      immobile: no,
    },
    gives: 'value',
  },
  (x, why) => {
    const home = x.environment === 'pe' || (x.environment === 'air' && x.pe === 'air')
    const counted = home ? x.disadvantages : up(why, 'elsewhere', x.disadvantages * ELSEWHERE)
    if (x.environment === 'air' && !home) {
      const most = 0 - x.flight_cost * OF_FLIGHT[x.immobile ? 'all' : 'some']
      return up(why, 'with the cap', why.atLeast('of the price of flight', exact(most), counted))
    }
    const row = home ? 'pe' : 'other'
    return why.atLeast('cap', (x.immobile ? GONE : CAPS).at(row, why), counted)
  },
)
