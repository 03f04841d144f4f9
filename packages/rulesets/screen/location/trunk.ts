/** The trunk: what is in it, and what is below. */
import { flag, optional, or, rule } from '@umpire/engine'
import type { Consequence } from '@umpire/gurps/rooms'
import { die } from '../common/fields.ts'
import { knockoutBy } from './knockout.ts'
import { blowFields, htRoll, KNOCKED_OUT, STUN, woundAt } from './wound.ts'

const { type, basic, dr, armor_dr, penetrating, injury, ht, knockout_roll, thrust } = blowFields
const { high_pain_threshold, low_pain_threshold } = blowFields
const blow = { type, basic, dr, armor_dr, penetrating, injury, ht }

export const torso = rule({ id: 'screen.location.torso', title: 'Torso', lines: '119-126', given: blow }, (x, why) => ({
  injury: woundAt('torso', x, why).injury,
  consequences: [],
}))

/** Blows deep enough to find the heart. */
const deep = (kind: string): boolean => kind === 'bullet' || kind === 'impaling'

const HEART_ON = 1

export const vitals = rule(
  {
    id: 'screen.location.vitals',
    title: 'Vital organs',
    lines: '149-155',
    given: { ...blow, knockout_roll, thrust, heart_die: optional(die) },
  },
  (x, why) => {
    const heartStruck =
      deep(x.type) && x.heart_die !== undefined && why.compare('1d for the heart', x.heart_die, '=', HEART_ON)
    const wound = woundAt('vitals', x, why)
    return {
      ...knockoutBy('vitals', x, wound, why),
      location: heartStruck ? 'heart' : 'vitals',
      heart_die_needed: deep(x.type) && x.heart_die === undefined,
      injury: wound.injury,
    }
  },
)

const DEADLY_FROM = 3

export const heart = rule({ id: 'screen.location.heart', title: 'Heart', lines: '157-163', given: blow }, (x, why) => {
  const wound = woundAt('heart', x, why)
  const due = deep(x.type) && x.ht !== undefined && why.compare('3 × HT', wound.injury, '>=', DEADLY_FROM * x.ht)
  const consequences: readonly Consequence[] = due ? [htRoll(0, [{ op: 'kill' }])] : []
  return { injury: wound.injury, heart_death_roll_needed: due, consequences }
})

export const kidneys = rule(
  {
    id: 'screen.location.kidneys',
    title: 'Kidneys',
    lines: '167',
    given: { ...blow, knockout_roll, thrust },
  },
  (x, why) => {
    const wound = woundAt('kidneys', x, why)
    return { ...knockoutBy('kidneys', x, wound, why), injury: wound.injury }
  },
)

const TOUGH = 5

export const groin = rule(
  {
    id: 'screen.location.groin',
    title: 'Groin',
    lines: '169-176',
    given: { ...blow, high_pain_threshold, low_pain_threshold, human_male: or(flag(), true) },
  },
  (x, why) => {
    const wound = woundAt('groin', x, why)
    const due = wound.reached && x.human_male
    const bonus = x.high_pain_threshold ? TOUGH : 0
    const pain = x.low_pain_threshold ? 2 * wound.injury : wound.injury
    const stun = why
      .sum('modifier')
      .add('injury', -pain)
      .when(bonus > 0, 'High Pain Threshold', bonus)
      .total()
    const consequences: readonly Consequence[] = due ? [htRoll(stun, [STUN]), htRoll(bonus, [KNOCKED_OUT])] : []
    const against = (by: number): number | null => (due && x.ht !== undefined ? x.ht + by : null)
    return {
      injury: wound.injury,
      stun_roll_against: against(stun),
      knockout_roll_against: against(bonus),
      consequences,
    }
  },
)
