/** Arms, hands, legs and feet: what cripples them also stuns, and more than that is lost. */
import { flag, or, rule, type ValuesOf, type Why } from '@umpire/engine'
import type { Consequence } from '@umpire/gurps/rooms'
import { no } from '../common/fields.ts'
import type { Location } from './rows.ts'
import { blowFields, STUN, woundAt } from './wound.ts'

const { type, basic, dr, armor_dr, penetrating, injury, injury_before_cap, ht } = blowFields
const blow = { type, basic, dr, armor_dr, penetrating, injury, injury_before_cap, ht }

const CRIPPLED: readonly Consequence[] = [{ op: 'cripple', part: 'struck', check: 'crippling' }, STUN]

/** A limb with what comes of losing the use of it. */
function limb(location: Location, x: ValuesOf<typeof blow>, then: readonly Consequence[], why: Why) {
  const { injury: done, crippled } = woundAt(location, x, why)
  const consequences: readonly Consequence[] = crippled ? [...CRIPPLED, ...then] : []
  return { crippled, injury: done, stunned: crippled, consequences }
}

const DROP: readonly Consequence[] = [{ op: 'drop-weapon', which: 'own' }]

export const arms = rule({ id: 'screen.location.arms', title: 'Arms', lines: '128-134', given: blow }, (x, why) => {
  const hit = limb('near-arm', x, DROP, why)
  return { ...hit, dropped: hit.crippled }
})

export const hands = rule(
  {
    id: 'screen.location.hands',
    title: 'Hands',
    lines: '136-147',
    given: { ...blow, /** Its shield is strapped on. */ shield_hand: no },
  },
  (x, why) => {
    const hit = limb(x.shield_hand ? 'shield-hand' : 'hand', x, x.shield_hand ? [] : DROP, why)
    return { ...hit, dropped: hit.crippled && !x.shield_hand }
  },
)

const twoLegs = or(flag(), true)
const FALL: readonly Consequence[] = [{ op: 'fall' }]

function standsOn(location: Location, x: ValuesOf<typeof blow> & { readonly two_legs: boolean }, why: Why) {
  const hit = limb(location, x, x.two_legs ? FALL : [], why)
  return { ...hit, position: hit.crippled && x.two_legs ? 'lying' : 'standing' }
}

export const legs = rule(
  { id: 'screen.location.legs', title: 'Legs', lines: '178-196', given: { ...blow, two_legs: twoLegs } },
  (x, why) => standsOn('near-leg', x, why),
)

export const feet = rule(
  { id: 'screen.location.feet', title: 'Feet', lines: '198-207', given: { ...blow, two_legs: twoLegs } },
  (x, why) => standsOn('foot', x, why),
)
