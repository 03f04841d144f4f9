/** Blows that may knock out although the armor held them. */
import { optional, rule, table, type Why } from '@umpire/engine'
import type { Consequence } from '@umpire/gurps/rooms'
import { ht, no, points, threeDice, type Wounding, wounding } from '../common/fields.ts'
import { locationField } from './cap.ts'
import type { Location } from './rows.ts'
import { failsHt, KNOCKOUT_ROLL, type Wound, woundAt } from './wound.ts'

export type Knockout = {
  readonly knockout_roll_needed: boolean
  readonly injury: number
  /** Nothing while the roll is missing. */
  readonly unconscious: boolean | null
  readonly consequences: readonly Consequence[]
}

const KNOCKS_OUT = table('Knockout rolls', {
  brain: 'any',
  eyes: 'none',
  head: 'any',
  nose: 'any',
  jaw: 'thrusting or crushing',
  neck: 'none',
  'limb-artery': 'none',
  'neck-artery': 'none',
  torso: 'none',
  'near-arm': 'none',
  'far-arm': 'none',
  hand: 'none',
  'shield-hand': 'none',
  vitals: 'crushing',
  heart: 'none',
  kidneys: 'crushing',
  groin: 'none',
  'far-leg': 'none',
  'near-leg': 'none',
  foot: 'none',
} satisfies { [location in Location]: 'any' | 'none' | 'crushing' | 'thrusting or crushing' })

const CRUSHING: readonly Wounding[] = ['crushing', 'explosive']

/** Whether the blow calls for a HT roll. */
function knocksOut(
  location: Location,
  { type, thrust }: { type: Wounding; thrust: boolean },
  { reached }: Wound,
  why: Why,
): boolean {
  const by = KNOCKS_OUT.at(location, why)
  if (!reached || by === 'none') return false
  return by === 'any' || CRUSHING.includes(type) || (by === 'thrusting or crushing' && thrust)
}

export const knockout = rule(
  {
    id: 'screen.location.knockout',
    title: 'Knockout roll on a blow of exactly 0 or more',
    lines: '48, 68, 79, 93, 155, 167',
    given: {
      location: locationField,
      type: wounding,
      basic: optional(points),
      dr: optional(points),
      /** Below zero where the armor held more than the blow had. */
      penetrating: optional(points),
      ht,
      knockout_roll: optional(threeDice),
      thrust: no,
    },
  },
  (x, why): Knockout => {
    const wound = woundAt(x.location, x, why)
    const needed = knocksOut(x.location, x, wound, why)
    return {
      knockout_roll_needed: needed,
      injury: wound.injury,
      unconscious: failsHt(needed, x.ht, x.knockout_roll, why),
      consequences: needed ? [KNOCKOUT_ROLL] : [],
    }
  },
)

/** Asked of a blow whose wound is known. */
export function knockoutBy(
  location: Location,
  x: { readonly type: Wounding; readonly thrust?: boolean; readonly ht?: number; readonly knockout_roll?: number },
  { reached, penetrating }: Wound,
  why: Why,
): Knockout {
  return knockout(
    {
      location,
      type: x.type,
      thrust: x.thrust === true,
      penetrating: reached ? penetrating : STOPPED,
      ...(x.ht === undefined ? {} : { ht: x.ht }),
      ...(x.knockout_roll === undefined ? {} : { knockout_roll: x.knockout_roll }),
    },
    why,
  )
}

const STOPPED = -1
