/** Limbs that a blow disables, and whether they heal. */
import { flag, int, num, oneOf, optional, or, rolled, rule, table, text, type Why } from '@umpire/engine'
import { DAMAGE_TYPES } from '../catalog/entry/damage-types.ts'
import type { Consequence } from '../consequence/consequence.ts'
import { frameField } from '../looks/frame/frame-field.ts'
import { BEARERS, FULL_HP, forced, HEALTH, healthFor, POINTS, ROLL, SCORE } from './health.ts'

/** A limb is disabled by more than HT divided by this. */
const LIMBS = table('Limbs', { hand: 3, foot: 3, arm: 2, leg: 2 })
const isLimb = (location: string): location is keyof typeof LIMBS.rows => Object.hasOwn(LIMBS.rows, location)

/** The near arm is an arm, and so is the right one. */
const limbIn = (location: string): string =>
  location.slice(Math.max(location.lastIndexOf('-'), location.lastIndexOf(' ')) + 1)

/** The least injury that disables that limb; none does where it is no limb. */
export function cripplesFrom(location: string, full_hp: number, why: Why): number | null {
  const limb = limbIn(location)
  if (!isLimb(limb)) return null
  const share = LIMBS.at(limb, why)
  return why
    .sum('just enough to cripple')
    .add(`HT / ${share}, rounded down`, Math.floor(full_hp / share))
    .add('more', 1)
    .total()
}

export type Crippled = {
  readonly crippled: boolean
  readonly consequences: readonly Consequence[]
  /**
   * Where the campaign has rules for pain itself: what it does, once it is known who keeps his feet. There it is settled
   * last whether he lives; as printed, first of all.
   */
  readonly pain?: readonly Consequence[]
  /** What the wound hurts, where that is not what it costs. */
  readonly shock?: number
}

const SOUND: Crippled = { crippled: false, consequences: [] }
const CRIPPLED: Crippled = { crippled: true, consequences: [{ op: 'cripple', part: 'struck', check: 'crippling' }] }

const yes = or(flag(), false)

export const crippling = rule(
  {
    id: 'gurps.injury.crippling',
    title: 'Crippled limbs',
    lines: '2373-2375',
    given: {
      ht: SCORE,
      ...FULL_HP,
      location: text(60),
      injury: POINTS,
      /** What follows matters only where the campaign has rules for parts of the body that are no limbs. */
      // Damage less DR: below zero where the armour stopped all of it.
      penetrating: optional(num({ min: -10_000_000, max: 10_000_000 })),
      type: optional(oneOf(...DAMAGE_TYPES)),
      thrust: yes,
      critical: yes,
      sex: optional(oneOf('male', 'female')),
      high_pain_threshold: yes,
      low_pain_threshold: yes,
      shield: yes,
      small_missile: yes,
      two_legs: optional(flag()),
      // Strong Will, or less Weak Will: against pain alone.
      will_levels: optional(int({ min: -1000, max: 1000 })),
      // Whoever knows nothing of his foe is hurt the more.
      surprised: optional(flag()),
      /** What hurts more than it harms, by its name: a whip, fire, electricity. */
      by: optional(text(60)),
      st: optional(num({ min: -1000, max: 1_000_000 })),
      body: optional(frameField),
    },
  },
  ({ ht, full_hp, location, injury }, why): Crippled => {
    const limb = limbIn(location)
    if (!isLimb(limb)) return SOUND
    const share = LIMBS.at(limb, why)
    return why.compare(`${share} times the injury against HT`, share * injury, '>', full_hp ?? ht) ? CRIPPLED : SOUND
  },
)

/** Months are null as long as the die for them was not thrown. */
type Heals = {
  readonly effective: number
  readonly crippled_until?: 'healed' | 'months' | 'never'
  readonly months?: number | null
}

export const cripplingRecovery = rule(
  {
    id: 'gurps.injury.crippling-recovery',
    title: 'Will a crippled limb heal',
    lines: '2377',
    given: { ...HEALTH, ...BEARERS, roll: ROLL, die: optional(rolled('1d6')) },
  },
  (x, why): Heals => {
    const effective = healthFor(x, 'recover-from-crippling', why)
    const { roll } = x
    if (roll === undefined) return { effective }
    const { success, critical } = forced(effective, roll, why)
    if (success) return { effective, crippled_until: 'healed' }
    if (critical === 'failure') return { effective, crippled_until: 'never' }
    return { effective, crippled_until: 'months', months: x.die ?? null }
  },
)
