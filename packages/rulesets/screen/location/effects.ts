/** What a blow does to the part that it struck, beside the hit points: the rule of each part, by its name. */
import type { Why } from '@umpire/engine'
import type { Consequence } from '@umpire/gurps/rooms'
import type { Wounding } from '../common/fields.ts'
import { brain, eyes, head, jaw, nose } from './head.ts'
import { arms, feet, hands, legs } from './limbs.ts'
import { arteries, neck } from './neck.ts'
import type { Location } from './rows.ts'
import { groin, heart, kidneys, torso, vitals } from './trunk.ts'

/** As gurps.injury.crippling is told of it. */
interface Blow {
  readonly ht: number
  /** Where full hit points are not HT, they are what a wound is held against. */
  readonly full_hp?: number
  readonly injury: number
  readonly penetrating?: number
  readonly type?: Wounding
  readonly thrust: boolean
  readonly critical: boolean
  readonly sex?: 'male' | 'female'
  readonly high_pain_threshold: boolean
  readonly low_pain_threshold: boolean
  readonly small_missile: boolean
  readonly two_legs?: boolean
}

export type Effects = { readonly crippled: boolean; readonly consequences: readonly Consequence[] }

export function effectsAt(location: Location, blow: Blow, why: Why): Effects {
  const { injury, penetrating, thrust, high_pain_threshold, low_pain_threshold } = blow
  const type = blow.type ?? 'crushing'
  const x = { type, injury, ht: blow.full_hp ?? blow.ht, ...(penetrating === undefined ? {} : { penetrating }) }
  switch (location) {
    case 'brain':
      return sound(brain({ ...x, skull_dr: 0 }, why))
    case 'eyes':
      return sound(eyes({ ...x, small_missile: blow.small_missile }, why))
    case 'head':
      return sound(head({ ...x, thrust, helmet: 'full-face' }, why))
    case 'nose':
      return sound(nose({ ...x, thrust, high_pain_threshold, low_pain_threshold }, why))
    case 'jaw':
      return sound(jaw({ ...x, thrust }, why))
    case 'neck':
      return sound(neck(x, why))
    case 'limb-artery':
      return sound(arteries({ ...x, type: 'cutting', artery: 'radial', critical_hit: blow.critical, turns: 0 }, why))
    case 'neck-artery':
      return sound(arteries({ ...x, type: 'cutting', artery: 'carotid', critical_hit: blow.critical, turns: 0 }, why))
    case 'torso':
      return sound(torso(x, why))
    case 'vitals':
      return sound(vitals({ ...x, thrust }, why))
    case 'heart':
      return sound(heart(x, why))
    case 'kidneys':
      return sound(kidneys({ ...x, thrust }, why))
    case 'groin':
      return sound(groin({ ...x, high_pain_threshold, low_pain_threshold, human_male: blow.sex === 'male' }, why))
    case 'near-arm':
    case 'far-arm':
      return only(arms(x, why))
    case 'hand':
    case 'shield-hand':
      return only(hands({ ...x, shield_hand: location === 'shield-hand' }, why))
    case 'near-leg':
    case 'far-leg':
      return only(legs({ ...x, two_legs: blow.two_legs ?? true }, why))
    case 'foot':
      return only(feet({ ...x, two_legs: blow.two_legs ?? true }, why))
  }
}

const only = ({ crippled, consequences }: Effects): Effects => ({ crippled, consequences })

/** No limb, so nothing is crippled. */
const sound = ({ consequences }: { readonly consequences: readonly Consequence[] }): Effects => ({
  crippled: false,
  consequences,
})
