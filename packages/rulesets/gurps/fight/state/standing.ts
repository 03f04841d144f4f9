/** How somebody stands in a fight: everything about him that changes while it lasts. */
import {
  type Field,
  flag,
  int,
  json,
  list,
  map,
  nullable,
  num,
  oneOf,
  optional,
  or,
  record,
  text,
  type ValueOf,
} from '@umpire/engine'
import { POSITIONS } from '../../combat/basics/position-names.ts'
import { ENDINGS, PARTS, PENALIZED } from '../../consequence/names.ts'
import { MOST_FIGHTERS, who } from './fighter.ts'

export const STATUSES = ['active', 'unconscious', 'dead'] as const

const count = int({ min: 0, max: 1_000_000 })
const second = int({ min: 0, max: 1_000_000_000 })

/** How one of his things stands, beside its place in the fighter's list. */
const held = record({
  /** In the hand and ready; in the hand, but to be readied; put away; on the ground; or not to be had any more. */
  where: oneOf('ready', 'unready', 'stowed', 'dropped', 'gone'),
  /** Ready turns still to come. */
  turns_to_ready: int({ min: 0, max: 20 }),
  rounds: count,
  /** Magazines, clips or rockets beside the one that is in. */
  spare: count,
  /** Turns of reloading, or of clearing a jam, done so far. */
  work_done: int({ min: 0, max: 1000 }),
  /** Turns that clearing it takes this time; none while it is not jammed. */
  jam_turns: nullable(int({ min: 1, max: 12 })),
  /** What clearing it is rolled at, beside the skill. */
  jam_modifier: int({ min: -20, max: 0 }),
  /** Damaged: it cannot fire, or nothing can be done with it at all. */
  harm: oneOf('none', 'cannot-fire', 'broken'),
  /** Fired in this own turn; and in the one before. */
  fired: flag(),
  fired_before: flag(),
  /** Groups of automatic fire since the last turn without a shot. */
  groups: count,
  /** Parried with it since the own turn began. */
  parries: int({ min: 0, max: 1000 }),
  /** Struck with it in the own turn. */
  struck: flag(),
  /** Both hands are on it since then, or since a parry: of what can be held in one hand, too. */
  both_hands: optional(flag()),
})
export type Held = ValueOf<typeof held>

const stun = record({
  kind: oneOf('physical', 'mental'),
  /** Sure turns that are left, before anything is rolled. */
  turns: int({ min: 0, max: 1000 }),
  roll: oneOf(...ENDINGS),
  /** To that roll: of a Fright Check that failed. */
  modifier: int({ min: -100, max: 100 }),
})

/** Out of it without being wounded so: fainted, in panic, in a fit. */
const seized = record({
  by: oneOf('faint', 'panic', 'total-panic', 'seizure', 'catatonia', 'unconscious'),
  /** The second up to which it surely lasts. */
  until: second,
  roll: oneOf(...ENDINGS),
  modifier: int({ min: -100, max: 100 }),
  every: oneOf('turn', 'minute', '30 minutes', '1d hours', '1d days'),
})
export type Seized = ValueOf<typeof seized>

export const penalty = record({
  to: list(oneOf(...PENALIZED), PENALIZED.length),
  value: int({ min: -100, max: 0 }),
  /** Own turns that it still lasts; none is until something else ends it. */
  turns: nullable(int({ min: 0, max: 100 })),
  until: oneOf('turn', 'battle', 'healed', 'treated', 'time'),
  /** A length of time that is none of the fight's: for afterwards. */
  for: nullable(text(60)),
  /** Of a single limb. */
  part: optional(oneOf(...PARTS)),
  /** It begins when he comes to. */
  from_waking: optional(flag()),
  /** The mark that it comes with, and with which it ends. */
  mark: optional(text(40)),
})
export type Penalty = ValueOf<typeof penalty>
export const SENSES = ['left eye', 'right eye', 'hearing'] as const

const crippled = record({
  part: oneOf(...PARTS),
  /** The second at which it wears off; none if that has to be rolled for. */
  until: nullable(second),
  /** With every own turn this may end it: it is numb, no more. */
  roll: optional(oneOf('HT')),
})

const aim = record({
  target: who,
  arm: int({ min: 0, max: 100 }),
  turns: int({ min: 1, max: 1000 }),
  braced: flag(),
})

/** Hexes that somebody watches with his gun, to shoot at whoever comes. */
const watch = record({
  arm: int({ min: 0, max: 100 }),
  q: int({ min: -10_000, max: 10_000 }),
  r: int({ min: -10_000, max: 10_000 }),
  /** All within so many hexes of it; none is all in the line to it and beyond. */
  radius: nullable(int({ min: 0, max: 9 })),
  /** Makes sure who it is before he shoots. */
  looks: flag(),
  /** Own turns of it, undisturbed, while it is the same. */
  turns: int({ min: 0, max: 1000 }),
})
export type Watch = ValueOf<typeof watch>

const feint = record({ by: who, penalty: int({ min: 0, max: 100 }), round: count })
export type Feint = ValueOf<typeof feint>
/** Of everybody the last one, and another in the same turn as the blow. */
const allFeints = list(feint, 2 * MOST_FIGHTERS)
export const NO_FEINTS: readonly Feint[] = Object.freeze([])

/** Fights stored before knew of one at most. */
const feints: Field<readonly Feint[]> = {
  spec: allFeints.spec,
  read: (value, place) =>
    value === null ? NO_FEINTS : Array.isArray(value) ? allFeints.read(value, place) : [feint.read(value, place)],
}

export const standing = record({
  id: who,
  q: int({ min: -10_000, max: 10_000 }),
  r: int({ min: -10_000, max: 10_000 }),
  /** One of the six sides of the hex. */
  facing: int({ min: 0, max: 5 }),
  position: oneOf(...POSITIONS),
  hp: num({ min: -10_000_000, max: 1_000_000 }),
  fatigue: num({ min: 0, max: 1_000_000 }),
  status: oneOf(...STATUSES),
  gone: nullable(oneOf('fled', 'surrendered')),
  stun: nullable(stun),
  seized: nullable(seized),
  /** Hits of each wound since the own turn began, and what they take off in this turn. */
  injuries: list(num({ min: 0, max: 10_000_000 }), 1000),
  shock: int({ min: 0, max: 100_000 }),
  /** The maneuver of the last own turn: it decides the defenses until the next. */
  maneuver: text(40),
  /** Yards moved in it, and how. */
  moved: int({ min: 0, max: 1000 }),
  evasive: oneOf('no', 'half-move', 'move-1'),
  aim: nullable(aim),
  watch: or(nullable(watch), null),
  /** The gun he is loading: the turn counts when it is over, unless he dodged in it. */
  loading: nullable(int({ min: 0, max: 100 })),
  retreated: flag(),
  blocks: int({ min: 0, max: 1000 }),
  /** A dodge since the own turn began: it wastes a turn of reloading. */
  dodged: flag(),
  /** Who feinted at him: what it takes off one defense against that one, until the turn after is over. */
  feint: feints,
  /** Whoever he parried by Judo may be thrown next turn. */
  judo_parried: nullable(who),
  off_balance: flag(),
  loses_turn: flag(),
  penalties: list(penalty, 100),
  crippled: list(crippled, 20),
  eyes_lost: int({ min: 0, max: 2 }),
  deaf: flag(),
  /** Which eyes, and the ears: until which second, or until it is rolled for. */
  senses: or(list(record({ part: oneOf(...SENSES), until: nullable(second) }), SENSES.length), []),
  /** Of crippled limbs, as it was rolled when the fight was over. */
  healing: or(
    list(
      record({ part: oneOf(...PARTS), until: oneOf('healed', 'months', 'never'), months: int({ min: 0, max: 6 }) }),
      20,
    ),
    [],
  ),
  scars: list(oneOf('scarred', 'badly scarred'), 100),
  /** The second of the first bleeding wound, and minutes without loss since. */
  bleeding: nullable(record({ since: second, dry: int({ min: 0, max: 3 }) })),
  /** A vessel torn open: hit points, and every how many own turns. */
  drains: list(record({ hp: int({ min: 1, max: 10 }), every: int({ min: 1, max: 10 }), turns: count }), 20),
  throat_crushed: flag(),
  on_fire: flag(),
  /** Traits that a fright left, for the game master to settle. */
  gained: list(
    record({
      what: text(100),
      points: int({ min: -1000, max: 0 }),
      /** What a year of age counts for, where years may take the place of a trait. */
      a_year: optional(int({ min: -1000, max: 0 })),
    }),
    100,
  ),
  iq_lost: int({ min: 0, max: 100 }),
  ht_lost: int({ min: 0, max: 100 }),
  arms: list(held, 60),
  /** Who of the others he does not know of: no active defense against them. */
  unaware: list(who, MOST_FIGHTERS),
  /**
   * What options keep of him between turns, by their own names: a hold, a balance about to be lost. What begins with `turn-`
   * is forgotten when his next turn begins, and what begins with `turn-defense-` only his further defenses ask for.
   */
  marks: or(map(json(), 50), {}),
})
export type Standing = ValueOf<typeof standing>
