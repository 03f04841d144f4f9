/** How a creature stands, kicks and jumps, and keeps its balance. */
import { BadInput, int, oneOf, optional, or, rule } from '@umpire/engine'
import { down, exact, up } from '../common/exact.ts'
import { fraction, measure, no } from '../common/fields.ts'
import { reachFactor } from './jumping.ts'

const TRAITS = [
  'Single Leg',
  'Stance',
  'Poor Kicker',
  'Long Legs',
  'Short Legs',
  'Very Short Legs',
  'Enhanced Jump',
  'Poor Jumper',
] as const

const POOR = { each: -1, most: 5 } as const
const KICK = { st: 20, th: -1, th_high: -2 } as const
const LONG_LEGS = 2.5
const SHORT_LEGS = { 'Short Legs': -1.5, 'Very Short Legs': -2.5 } as const
const JUMP = { each: 5, half: 3 } as const
/** Levels of Improved Balance for free, which a narrow perch turns round, and of Extra Encumbrance. */
const STANCES = {
  high: { balance: 0, narrow_perch: 0, extra_encumbrance: 0 },
  low: { balance: 1, narrow_perch: -1, extra_encumbrance: 0 },
  'very low': { balance: 2, narrow_perch: -2, extra_encumbrance: -1 },
} as const
/** Of all hit points, what a leg has; one that does the work of two has more. */
const LEG_HP = { usual: 1 / 2, single: 2 / 3 } as const
/** Sizes by which the legs differ from the body, and the levels of Poor Jumper that go with it. */
const SHORT = {
  'Short Legs': { leg_sizes: -1, poor_jumper: 2 },
  'Very Short Legs': { leg_sizes: -2, poor_jumper: 4 },
} as const

/** Whole levels, or halves of them where the trait has halves. */
function wholeLevels(trait: (typeof TRAITS)[number], levels: number): number {
  const steps = trait === 'Enhanced Jump' ? 2 : 1
  if (Number.isInteger(levels * steps)) return levels
  throw new BadInput('levels', steps === 2 ? 'levels in halves' : 'whole levels', levels)
}

interface Leg {
  readonly trait: (typeof TRAITS)[number]
  readonly levels: number
  readonly pairs: number
}

function legCost({ trait, levels, pairs }: Leg): number {
  if (trait === 'Poor Kicker' || trait === 'Poor Jumper') return POOR.each * levels
  if (trait === 'Long Legs') return LONG_LEGS * levels * pairs
  if (trait === 'Short Legs' || trait === 'Very Short Legs') return SHORT_LEGS[trait] * pairs
  if (trait !== 'Enhanced Jump') return 0
  const whole = Math.floor(levels)
  return JUMP.each * whole + (levels > whole ? JUMP.half : 0)
}

export const legs = rule(
  {
    id: 'gulliver.trait.legs',
    title: 'Legs, stance, kicking and jumping traits',
    lines: '2335-2337, 2347-2357',
    given: {
      trait: oneOf(...TRAITS),
      levels: or(fraction({ min: 0, max: 1000 }), 1),
      pairs: or(int({ min: 1, max: 1000 }), 1),
      combat_st: optional(measure),
      stance: or(oneOf('high', 'low', 'very low'), 'high'),
    },
  },
  (x, why) => {
    const levels = wholeLevels(x.trait, x.levels)
    const levelled = x.trait === 'Poor Kicker' || x.trait === 'Poor Jumper'
    const allowed = !levelled || why.compare('at most five levels', levels, '<=', POOR.most)
    const kicker = x.trait === 'Poor Kicker' ? Math.min(levels, POOR.most) : 0
    const jumps = x.trait === 'Enhanced Jump' ? levels : 0
    const poor = x.trait === 'Poor Jumper' ? Math.min(levels, POOR.most) : 0
    return {
      allowed,
      cost: up(why, x.trait, legCost(x)),
      unrounded: legCost(x),
      jd_factor: reachFactor(jumps, poor, why),
      kick_st: x.combat_st === undefined ? null : exact((x.combat_st * (100 - KICK.st * kicker)) / 100),
      th: KICK.th * kicker + 0,
      th_high: KICK.th_high * kicker + 0,
      may_kick: kicker < POOR.most,
      ...STANCES[x.stance],
      leg_hp_share: x.trait === 'Single Leg' ? LEG_HP.single : LEG_HP.usual,
      ...lengthOf(x.trait, levels),
    }
  },
)

function lengthOf(trait: (typeof TRAITS)[number], levels: number) {
  if (trait === 'Short Legs' || trait === 'Very Short Legs') return SHORT[trait]
  return { leg_sizes: trait === 'Long Legs' ? levels : 0, poor_jumper: 0 }
}

const IMPROVED = { each: 2, internal: 50 } as const
const STEADIED = { usual: 1, 'off the ground': 1 / 2, hampered: 0 } as const
/** What each level costs, and what it takes off. */
const POOR_BALANCE = { each: -5, dx: 1, balance: 2, most: 5 } as const
const FELT = { standing: 1, kneeling: 1 / 2, sitting: 0, lying: 0 } as const

export const balanceTraits = rule(
  {
    id: 'gulliver.trait.balance',
    title: 'Improved and Poor Balance',
    lines: '2403-2405',
    given: {
      trait: oneOf('Improved Balance', 'Poor Balance'),
      levels: int({ min: 0, max: 100 }),
      /** A sense of balance inside, which nothing takes away. */
      internal: no,
      /** Off the ground Improved Balance is half of it, with hampered limbs nothing. */
      situation: or(oneOf('usual', 'off the ground', 'hampered'), 'usual'),
      /** Kneeling halves Poor Balance, and whoever sits or lies has none of it. */
      position: or(oneOf('standing', 'kneeling', 'sitting', 'lying'), 'standing'),
    },
  },
  ({ trait, levels, internal, position, situation }, why) => {
    if (trait === 'Improved Balance') {
      const price = (IMPROVED.each * levels * (100 + (internal ? IMPROVED.internal : 0))) / 100
      const felt = internal ? levels : down(why, situation, levels * STEADIED[situation])
      return { ...STEADY, balance: felt, cost: up(why, trait, price), unrounded: price }
    }
    const felt = levels * FELT[position]
    return {
      allowed: why.compare('at most five levels', levels, '<=', POOR_BALANCE.most),
      athletic_dx: 0 - down(why, 'on athletics', POOR_BALANCE.dx * felt),
      defenses: 0 - down(why, 'half on defenses', (POOR_BALANCE.dx * felt) / 2),
      balance: 0 - down(why, 'on balance', POOR_BALANCE.balance * felt),
      poor_kicker: levels,
      cost: POOR_BALANCE.each * levels + 0,
      unrounded: POOR_BALANCE.each * levels + 0,
    }
  },
)

const STEADY = { allowed: true, athletic_dx: 0, defenses: 0, poor_kicker: 0 }
