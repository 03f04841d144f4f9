/** What a body is: its form, how it bends, and how hard it is to hit for its Size. */
import { int, oneOf, optional, or, rule, type Why } from '@umpire/engine'
import { up } from '../common/exact.ts'
import { measure, positive } from '../common/fields.ts'

/** Prices that do not hang on anything else. */
const FIXED = {
  Posture: 0,
  Invertebrate: 0,
  'Double-Jointed': 5,
  'Extra Flexibility, one limb': 5,
  'Extra Flexibility': 10,
  Flexibility: 15,
  Squishy: 5,
  Overweight: 0,
  Fat: -5,
  Obese: -10,
} as const
const FIXED_NAMES = [
  'Posture',
  'Invertebrate',
  'Double-Jointed',
  'Extra Flexibility, one limb',
  'Extra Flexibility',
  'Flexibility',
  'Squishy',
  'Overweight',
  'Fat',
  'Obese',
] as const

type Bends = {
  /** To leave pins and arm locks; to the Escape skill, beyond what GURPS gives. */
  readonly pin: number
  readonly lock: number
  readonly escape: number
  /** Penalties of narrow places that it takes away at most. */
  readonly cramped: number
  /** Degrees to either side. */
  readonly neck: number | null
}

const DOUBLE_JOINTED: Bends = { pin: 1, lock: 2, escape: 0, cramped: 3, neck: null }

const BENDS: { readonly [trait: string]: Bends } = {
  'Double-Jointed': DOUBLE_JOINTED,
  'Extra Flexibility, one limb': DOUBLE_JOINTED,
  'Extra Flexibility': { ...DOUBLE_JOINTED, neck: 180 },
  Flexibility: { pin: 2, lock: 4, escape: 0, cramped: 5, neck: 360 },
  Squishy: { pin: 1, lock: 1, escape: 2, cramped: 0, neck: null },
  Invertebrate: { pin: 2, lock: 2, escape: 2, cramped: 0, neck: null },
}

/** Cut off as if it had less, with HT at a penalty; and sooner whole again. */
const INVERTEBRATE = { amputation_hp_factor: 2 / 3, amputation_ht: -2, recover_crippling: 2, skull_dr: 0 } as const
/** Percent for each point of HT, and how long it takes to squeeze through; half of that on a roll of DX. */
const SQUISHY = { stretch_per_ht: 2, head_through: 1 / 2, minutes: 2 } as const
/** Whoever is squishy bends already. */
const NEEDS = ['Double-Jointed', 'Extra Flexibility', 'Flexibility'] as const
const DWARF = ['reaction modifiers', 'Short Legs', 'Short Arms', 'Size -1', 'Inconvenient Size'] as const

const FIRST_TWO = 10
const FURTHER = 5

/** Harder to hit costs, easier gives back; half if it is only so for points, or only for edges. */
function modifiedTh(modifier: number, only: string, why: Why): number {
  const levels = Math.abs(modifier)
  const price = FIRST_TWO * Math.min(2, levels) + FURTHER * Math.max(0, levels - 2)
  const signed = modifier < 0 ? price : -price
  return why.input('Modified TH', only === 'both' ? signed : signed / 2)
}

const INCONVENIENT: { readonly traits: readonly string[]; readonly least: number; readonly most: number } = {
  traits: ['Inconvenient Form', 'Inconvenient Size'],
  least: -5,
  most: -15,
}

export const body = rule(
  {
    id: 'gulliver.trait.body',
    title: 'Basic body structure',
    lines: '2317-2333',
    given: {
      trait: oneOf(...FIXED_NAMES, 'Modified TH', 'Hybrid form', 'Inconvenient Form', 'Inconvenient Size', 'Dwarfism'),
      modifier: or(int({ min: -20, max: 20 }), 0),
      only: or(oneOf('both', 'swings', 'thrusts and missiles'), 'both'),
      /** As the designer sets it, from −5 to −15. */
      cost: optional(int({ min: INCONVENIENT.most, max: INCONVENIENT.least })),
      /** What its Inconvenient Size, or Form, gives back already: both together at most −15. */
      inconvenient_already: or(int({ min: INCONVENIENT.most, max: 0 }), 0),
      ht: optional(measure),
      /** Of the halves of a hybrid. */
      large_hp: optional(measure),
      small_hp: optional(positive),
      damage_to_small: optional(measure),
    },
  },
  (x, why) => {
    const unrounded = costOf(x, why)
    return {
      cost: unrounded === null ? null : up(why, x.trait, unrounded),
      unrounded,
      bends: BENDS[x.trait] ?? null,
      wounds: x.trait === 'Invertebrate' ? INVERTEBRATE : null,
      squeezes:
        x.trait === 'Squishy'
          ? {
              needs: NEEDS,
              stretch_percent: x.ht === undefined ? null : x.ht * SQUISHY.stretch_per_ht,
              head_through: SQUISHY.head_through,
              minutes: SQUISHY.minutes,
            }
          : null,
      parts: x.trait === 'Dwarfism' ? DWARF : null,
      pool_damage:
        x.large_hp === undefined || x.small_hp === undefined || x.damage_to_small === undefined
          ? null
          : why.input('out of the pool of the larger half', (x.damage_to_small * x.large_hp) / x.small_hp),
    }
  },
)

interface Bodily {
  readonly trait: string
  readonly modifier: number
  readonly only: string
  readonly cost?: number
  readonly inconvenient_already: number
}

const isFixed = (trait: string): trait is keyof typeof FIXED => Object.hasOwn(FIXED, trait)

/** None for what is bought in pieces: a hybrid's halves, a dwarf's legs and arms. */
function costOf({ trait, modifier, only, cost, inconvenient_already }: Bodily, why: Why): number | null {
  if (trait === 'Modified TH') return modifiedTh(modifier, only, why)
  if (isFixed(trait)) return why.table('Bodies', trait, undefined, FIXED[trait])
  if (!INCONVENIENT.traits.includes(trait)) return null
  return why.atLeast('both together', INCONVENIENT.most - inconvenient_already, cost ?? INCONVENIENT.least)
}
