/** The head and what is in it: every blow here is a head blow. */
import { flag, oneOf, optional, or, rule, type ValuesOf, type Why } from '@umpire/engine'
import type { Consequence } from '@umpire/gurps/rooms'
import { points } from '../common/fields.ts'
import { knockoutBy } from './knockout.ts'
import { blowFields, HEAD_STUN, htRoll, KNOCKED_OUT, over, woundAt } from './wound.ts'

const { type, basic, dr, armor_dr, penetrating, injury, ht, knockout_roll } = blowFields
const { thrust, high_pain_threshold, low_pain_threshold } = blowFields

const brainFields = {
  type,
  basic,
  dr,
  armor_dr,
  penetrating,
  injury,
  ht,
  knockout_roll,
  /** Nothing where the blow comes through the eye. */
  skull_dr: or(points, 2),
}

function brainBlow(x: ValuesOf<typeof brainFields>, why: Why) {
  const wound = woundAt('brain', x, why, x.skull_dr)
  const out = over(wound.injury, 2, x.ht, why)
  const knock = out ? undefined : knockoutBy('brain', x, wound, why)
  const stunned = over(wound.injury, 3, x.ht, why)
  const consequences: readonly Consequence[] = [
    ...(knock === undefined ? [KNOCKED_OUT] : knock.consequences),
    ...(stunned ? [HEAD_STUN] : []),
  ]
  return {
    penetrating: wound.penetrating,
    injury: wound.injury,
    unconscious: knock === undefined ? true : knock.unconscious,
    knockout_roll_needed: knock?.knockout_roll_needed ?? false,
    stunned,
    consequences,
  }
}

export const brain = rule(
  { id: 'screen.location.brain', title: 'Brain', lines: '42-50', given: brainFields },
  brainBlow,
)

/** More than this blinds an eye. */
const BLINDS_OVER = 2

export const eyes = rule(
  {
    id: 'screen.location.eyes',
    title: 'Eyes',
    lines: '52-60',
    given: {
      type,
      basic,
      dr,
      armor_dr,
      penetrating,
      injury,
      ht,
      knockout_roll,
      /** Less than an inch across, as bullets are. */
      small_missile: optional(flag()),
    },
  },
  (x, why) => {
    const deep = x.type === 'impaling' || (x.small_missile ?? x.type === 'bullet')
    const { injury: done, ...hit } = deep
      ? brain({ ...x, skull_dr: 0 }, why)
      : {
          ...woundAt('eyes', x, why),
          unconscious: false,
          knockout_roll_needed: false,
          stunned: false,
          consequences: [],
        }
    const blinded = why.compare('injury of the eye', done, '>', BLINDS_OVER)
    const blind: readonly Consequence[] = blinded ? [{ op: 'blind', eyes: 1, check: 'crippling' }] : []
    const stun = blinded && !hit.stunned ? [HEAD_STUN] : []
    const consequences: readonly Consequence[] = [...hit.consequences, ...blind, ...stun]
    return {
      location: deep ? 'brain' : 'eyes',
      injury: done,
      unconscious: hit.unconscious,
      knockout_roll_needed: hit.knockout_roll_needed,
      blinded,
      stunned: blinded || hit.stunned,
      consequences,
    }
  },
)

export const head = rule(
  {
    id: 'screen.location.head',
    title: 'Head or face',
    lines: '62-70',
    given: {
      type,
      basic,
      dr,
      armor_dr,
      penetrating,
      injury,
      ht,
      knockout_roll,
      thrust,
      /** An open one leaves the face bare. */
      helmet: or(oneOf('none', 'open', 'full-face'), 'full-face'),
    },
  },
  (x, why) => {
    const bare = x.helmet === 'full-face' ? x : { ...x, armor_dr: 0 }
    const wound = woundAt('head', bare, why)
    return { ...knockoutBy('head', x, wound, why), injury: wound.injury }
  },
)

const TOUGH = 5

/** The knockout of the place, and the roll not to be stunned that comes on top. */
function stunning(
  place: 'nose' | 'jaw',
  x: Pick<ValuesOf<typeof blowFields>, 'type' | 'thrust' | 'injury' | 'ht' | 'knockout_roll'>,
  modifier: (injury: number, why: Why) => number,
  why: Why,
) {
  const wound = woundAt(place, x, why)
  const knock = knockoutBy(place, x, wound, why)
  const less = modifier(wound.injury, why)
  const consequences: readonly Consequence[] = [
    ...knock.consequences,
    ...(wound.reached ? [htRoll(less, [HEAD_STUN])] : []),
  ]
  return {
    injury: wound.injury,
    knockout_roll_needed: knock.knockout_roll_needed,
    unconscious: knock.unconscious,
    stun_roll_needed: wound.reached,
    stun_roll_against:
      x.ht === undefined ? null : why.sum('roll not to be stunned').add('HT', x.ht).add(place, less).total(),
    consequences,
  }
}

export const nose = rule(
  {
    id: 'screen.location.nose',
    title: 'Nose',
    lines: '72-81',
    given: {
      type,
      basic,
      dr,
      armor_dr,
      penetrating,
      injury,
      ht,
      knockout_roll,
      thrust,
      high_pain_threshold,
      low_pain_threshold,
    },
  },
  (x, why) =>
    stunning(
      'nose',
      x,
      (done, reasons) =>
        reasons
          .sum('modifier')
          .add('nose', -1)
          .when(x.high_pain_threshold, 'High Pain Threshold', TOUGH)
          .when(x.low_pain_threshold, 'Low Pain Threshold', -done)
          .total(),
      why,
    ),
)

const JAW = -2

export const jaw = rule(
  {
    id: 'screen.location.jaw',
    title: 'Jaw',
    lines: '83-95',
    given: { type, basic, dr, armor_dr, penetrating, injury, ht, knockout_roll, thrust },
  },
  (x, why) => stunning('jaw', x, (done, reasons) => reasons.atMost('the worse of the two', JAW, -done), why),
)
