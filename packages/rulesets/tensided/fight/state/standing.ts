/** How somebody stands in a fight: everything about him that changes while it lasts. */
import { flag, int, list, nullable, num, oneOf, optional, or, record, text, type ValueOf } from '@umpire/engine'
import { FLAWS } from '../../tables/flaw-keys.ts'
import { STATUS } from '../../tables/health-levels.ts'
import { LIMB_STATUS, LIMBS } from '../../tables/limb-levels.ts'
import { MOST_ARMS, MOST_FIGHTERS, who } from './fighter.ts'

const count = int({ min: 0, max: 1_000_000 })
const round = int({ min: 0, max: 1_000_000_000 })
const points = num({ min: 0, max: 1_000_000 })
const place = int({ min: 0, max: MOST_ARMS })
const square = int({ min: -100_000, max: 100_000 })

export const HANDS = ['main hand', 'off hand', 'both hands'] as const

/** How one of his things stands, at its place in the fighter's list. */
const held = record({
  /** In a hand or in both; put away; on the ground; or not to be had any more. */
  where: oneOf(...HANDS, 'stowed', 'dropped', 'gone'),
  rounds: count,
  /** Magazines or belts beside the one that is in; single rounds where it is loaded by hand. */
  spare: count,
  jammed: flag(),
  /** Rounds spent on clearing it. */
  cleared: int({ min: 0, max: 100 }),
})
export type Held = ValueOf<typeof held>

export const inHand = ({ where }: Held): boolean =>
  where === 'main hand' || where === 'off hand' || where === 'both hands'

export const limb = record({
  limb: oneOf(...LIMBS),
  status: LIMB_STATUS,
  marks: int({ min: 0, max: 7 }),
  times_maimed: int({ min: 0, max: 100 }),
  severed: flag(),
})
export type LimbStanding = ValueOf<typeof limb>

/** A wound that bleeds. */
export const wound = record({
  type: oneOf('cutting', 'piercing', 'crushing'),
  first_rate: int({ min: 1, max: 1000 }),
  rate: int({ min: 0, max: 1000 }),
  /** Rounds at this rate. */
  rounds: count,
  internal: flag(),
  /** The round it was received in: it bleeds from the next. */
  since: round,
  /** What a medic has gathered so far on bleeding inside, and when he may go on. */
  cmos: int({ min: -1000, max: 1000 }),
  next_try: round,
})
export type Wound = ValueOf<typeof wound>

/** Out of it without being dead or comatose. */
export const OUT = ['unconscious', 'knocked-out', 'passed-out', 'spent', 'stunned'] as const
const out = record({
  state: oneOf(...OUT),
  /** The round in which it is over; none where something else must happen. */
  until: nullable(round),
})
export type Out = ValueOf<typeof out>

/** A coma: the roll against death falls due, unless care has begun. */
const coma = record({
  due: nullable(round),
  /** Rounds of care that a medic has spent on the present try. */
  care: count,
  weeks: nullable(int({ min: 1, max: 1000 })),
})

export const CUT_OFF = {
  part: text(60),
  side: nullable(oneOf('left', 'right')),
  count: int({ min: 1, max: 5 }),
  /** What it brought, and would take along. */
  flaw: nullable(oneOf(...FLAWS)),
}
const cutOff = record({ ...CUT_OFF, until: round })

/** Of his body: it goes on when the fight is over. */
export const BODY = {
  status: STATUS,
  marks: int({ min: 0, max: 7 }),
  /** The pain of this status has been willed away by half. */
  halved: flag(),
  out: nullable(out),
  coma: nullable(coma),
  limbs: list(limb, LIMBS.length),
  wounds: list(wound, 1000),
  short_fp: points,
  long_fp: points,
  /** Points of difficulty that fatigue has brought since the last sleep. */
  df_gained: count,
  /** Seconds of running in one effort, and of rest since the last one. */
  run_seconds: count,
  rest_seconds: count,
  action_points: int({ min: 0, max: 10 }),
  eyes_lost: int({ min: 0, max: 2 }),
  /** Blinded or deafened for hours, which outlast a fight. */
  eyes_hurt: int({ min: 0, max: 2 }),
  ears_lost: int({ min: 0, max: 2 }),
  ears_hurt: int({ min: 0, max: 2 }),
  /** When each of them comes back, as far as it is known. */
  senses: or(list(record({ part: oneOf('eye', 'ear'), until: round }), 20), []),
  fingers_lost: record({ left: int({ min: 0, max: 5 }), right: int({ min: 0, max: 5 }) }),
  toes_lost: record({ left: int({ min: 0, max: 5 }), right: int({ min: 0, max: 5 }) }),
  aptitude_lost: int({ min: 0, max: 100 }),
  /** Flaws that wounds brought, beside those he came with. */
  flaws: list(oneOf(...FLAWS), 100),
  /** Parts that are gone. */
  severed: list(text(60), 50),
  /** Those of them that a surgeon may still put back, and until when. */
  cut_off: or(list(cutOff, 50), []),
}

export const standing = record({
  id: who,
  x: square,
  y: square,
  ...BODY,
  gone: nullable(oneOf('fled', 'surrendered')),
  /** Behind the cover of that number; part of him shows in a round in which he shoots, throws or aims. */
  cover: nullable(int({ min: 0, max: 10_000 })),
  exposed: flag(),
  /** Sights up, at whom, and rounds of further aiming. */
  aim: nullable(record({ arm: place, target: nullable(who), extra: int({ min: 0, max: 2 }) })),
  /** Waiting for an opening against somebody. */
  waited: nullable(record({ target: who, rounds: int({ min: 1, max: 3 }) })),
  /** Fired full auto at somebody in that round; walked on from the round before it. */
  stream: nullable(record({ arm: place, target: who, round, walked: optional(flag()) })),
  arms: list(held, MOST_ARMS),
  /** What he declared for this round, in that order; and what of it is done. */
  acts: list(text(60), 10),
  /** The thing or hand that is given over to blocking in this round. */
  blocking: nullable(place),
  /** Metres a round at the pace he declared; 0 while he stands. */
  pace: num({ min: 0, max: 1000 }),
  /** Attacks hand to hand in this round: they tire. */
  struck: count,
  missed: count,
  /** Whom he had a free swing at in this round. */
  swung_at: list(who, MOST_FIGHTERS),
  /** Dirty fighting works once against each. */
  dirty: list(who, MOST_FIGHTERS),
  /** Whom he does not know of. */
  unaware: list(who, MOST_FIGHTERS),
})
export type Standing = ValueOf<typeof standing>
