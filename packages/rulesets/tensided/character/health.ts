/** What of wounds and weariness lasts longer than a fight. Flaws that wounds left stand among the traits, from play. */
import { flag, int, list, nullable, num, openRecord, optional, or, text } from '@umpire/engine'
import { unsettled } from '../fight/state/unsettled.ts'
import { STATUSES } from '../tables/health-levels.ts'
import { LIMB_STATUSES, LIMBS } from '../tables/limb-levels.ts'
import { named } from './named.ts'

const marks = or(int({ min: 0, max: 7 }), 0)
const count = or(int({ min: 0, max: 1_000_000 }), 0)
const points = or(num({ min: 0, max: 1_000_000 }), 0)
const digits = or(int({ min: 0, max: 5 }), 0)
const pair = or(int({ min: 0, max: 2 }), 0)
const BOTH = { left: 0, right: 0, unknown_fields: {} }
const ofBoth = or(openRecord({ left: digits, right: digits }), BOTH)

const limb = openRecord({
  limb: named('a limb', LIMBS),
  status: or(named('how a limb is', LIMB_STATUSES), 'uninjured'),
  marks,
  times_maimed: or(int({ min: 0, max: 100 }), 0),
  severed: or(flag(), false),
})

export const health = or(
  openRecord({
    status: or(named('how somebody is', STATUSES), 'healthy'),
    marks,
    /** The pain of this status has been willed away by half. */
    halved: or(flag(), false),
    /** Those that are not as they should be. */
    limbs: or(list(limb, LIMBS.length), []),
    short_fp: points,
    long_fp: points,
    /** Points of difficulty that fatigue has brought since the last sleep. */
    df_gained: count,
    hours_awake: points,
    /** Towards the next level. */
    days_of_rest: points,
    eyes_lost: pair,
    ears_lost: pair,
    fingers_lost: ofBoth,
    toes_lost: ofBoth,
    aptitude_lost: or(int({ min: 0, max: 100 }), 0),
    /** Parts that are gone, for a surgeon. */
    severed: or(list(text(60), 50), []),
    coma_weeks: or(nullable(int({ min: 1, max: 1000 })), null),
    /** What was still going on. */
    unsettled: optional(unsettled),
    /** Left of this session's; all of them where nothing is said. */
    action_points: or(nullable(int({ min: 0, max: 100 })), null),
  }),
  {
    status: 'healthy',
    marks: 0,
    halved: false,
    limbs: [],
    short_fp: 0,
    long_fp: 0,
    df_gained: 0,
    hours_awake: 0,
    days_of_rest: 0,
    eyes_lost: 0,
    ears_lost: 0,
    fingers_lost: BOTH,
    toes_lost: BOTH,
    aptitude_lost: 0,
    severed: [],
    coma_weeks: null,
    action_points: null,
    unknown_fields: {},
  },
)
