/** Legs, arms, wings and fins beyond the usual two, and what missing ones give back. */
import { int, oneOf, or, rule, table, type Why } from '@umpire/engine'
import { up } from '../common/exact.ts'
import { signed } from '../common/fields.ts'

/** The first so many at this share of the price, the next at that; then every eight at half of it again. */
const SHARES = [
  [2, 1],
  [2, 1 / 2],
  [4, 1 / 4],
  [8, 1 / 8],
] as const
const FURTHER = 8

/** How many limbs at full price so many come to. */
export function asFullPrice(count: number): number {
  let [left, sum, share] = [count, 0, 1]
  for (const [some, at] of SHARES) {
    const taken = Math.min(left, some)
    sum += taken * at
    left -= taken
    share = at
  }
  while (left > 0) {
    share /= 2
    sum += Math.min(left, FURTHER) * share
    left -= FURTHER
  }
  return sum
}

const KICKER = 5
const STANDING = 1.5
const TYPES = ['back legs', 'horizontal', 'semi-upright', 'upright'] as const
const KICKS = table('Extra Legs', { 'back legs': 1 / 2, horizontal: 2 / 3, 'semi-upright': 4 / 5, upright: 1 })
/** What rearing up leaves of Move, and the levels of Poor Balance it brings; back legs alone cannot. */
const REARING = {
  'back legs': null,
  horizontal: { move: 1 / 5, poor_balance: 3 },
  'semi-upright': { move: 1 / 2, poor_balance: 2 },
  upright: { move: 1, poor_balance: 0 },
} as const

const count = or(int({ min: 0, max: 10_000 }), 0)

export const extraLegs = rule(
  {
    id: 'gulliver.trait.extra-legs',
    title: 'Extra Legs',
    lines: '2339-2345',
    given: { extra: count, type: or(oneOf(...TYPES), 'horizontal'), extra_wings: count },
  },
  ({ extra, type, extra_wings }, why) => {
    const each = why
      .sum('a leg')
      .add('kicker', KICKER * KICKS.at(type, why))
      .add('to stand on', STANDING)
      .total()
    const legs = why.product('legs').add('as many at full price', asFullPrice(extra)).add('each', each).total()
    const wings = why.product('wings or fins').add('as many', asFullPrice(extra_wings)).add('each', STANDING).total()
    return { cost: up(why, 'limbs', legs + wings), unrounded: legs + wings, rears: REARING[type] }
  },
)

const MISSING = {
  'No Manipulators': -50,
  'No Arms': -40,
  'No Fine Manipulators': -30,
  'One Arm': -20,
  'One Hand': -15,
} as const
const missing = ['No Manipulators', 'No Arms', 'No Fine Manipulators', 'One Arm', 'One Hand'] as const

const ARM = 10
const LONG = { each: 5, grapple: 4, swing: 10, most_swing: 40 } as const
/** For one arm, for two, as a limitation on an extra one; to grapple, to the distance of a throw, to a swing. */
const SHORT = {
  'Short Arms': { one: -2, two: -4, limitation: -20, grapple: -1, throws: 1 / 2, swing_factor: 1 / 2 },
  'Very Short Arms': { one: -5, two: -10, limitation: -50, grapple: -2, throws: 1 / 5, swing_factor: 0 },
} as const

const PLAIN = { grapple: 0, swing_combat_st_percent: 0, td_factor: 1, swing_factor: 1, extra_arm_limitation: 0 }

function shortArms(trait: keyof typeof SHORT, arms: number) {
  const { one, two, limitation, grapple, throws, swing_factor } = SHORT[trait]
  return {
    ...PLAIN,
    cost: arms === 1 ? one : two,
    unrounded: arms === 1 ? one : two,
    grapple,
    td_factor: throws,
    swing_factor,
    extra_arm_limitation: limitation,
  }
}

function longArms(levels: number, arms: number, why: Why) {
  const cost = why.product('Long Arms').add('levels', levels).add('arms', arms).add('each', LONG.each).total()
  return {
    ...PLAIN,
    cost,
    unrounded: cost,
    grapple: Math.min(LONG.grapple, levels),
    swing_combat_st_percent: Math.min(LONG.most_swing, LONG.swing * levels),
  }
}

export const manipulators = rule(
  {
    id: 'gulliver.trait.manipulators',
    title: 'Arms and manipulators',
    lines: '2379-2389',
    given: {
      trait: or(oneOf(...missing, 'Extra Arms', 'Long Arms', 'Short Arms', 'Very Short Arms'), 'Extra Arms'),
      extra_arms: count,
      levels: or(int({ min: 0, max: 100 }), 1),
      arms: or(int({ min: 0, max: 10_000 }), 2),
    },
  },
  ({ trait, extra_arms, levels, arms }, why) => {
    if (trait === 'Long Arms') return longArms(levels, arms, why)
    if (trait === 'Short Arms' || trait === 'Very Short Arms') return shortArms(trait, arms)
    if (trait !== 'Extra Arms') {
      const cost = why.table('Missing arms', trait, undefined, MISSING[trait])
      return { ...PLAIN, cost, unrounded: cost }
    }
    const price = why
      .product('Extra Arms')
      .add('as many at full price', asFullPrice(extra_arms))
      .add('each', ARM)
      .total()
    return { ...PLAIN, cost: up(why, 'Extra Arms', price), unrounded: price }
  },
)

export const manipulatorSt = rule(
  {
    id: 'gulliver.trait.manipulator-st',
    title: 'Missing arms as a limitation on ST',
    lines: '2383',
    given: { st_cost: signed, disadvantage: oneOf(...missing) },
    gives: 'st_cost',
  },
  ({ st_cost, disadvantage }, why) => {
    if (st_cost <= 0) return why.input('nothing to limit', st_cost)
    const percent = why.table('Missing arms', disadvantage, undefined, MISSING[disadvantage])
    return up(why, 'with the limitation', (st_cost * (100 + percent)) / 100)
  },
)
