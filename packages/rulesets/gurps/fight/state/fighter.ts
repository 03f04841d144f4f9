/**
 * Somebody in a fight: what he is, which does not change while it lasts. How he stands, which does, is in standing.ts.
 * Numbers come from the sheet once, when he enters; whatever the situation adds is added by the rules, blow by blow.
 */
import { flag, int, list, nullable, num, oneOf, optional, or, record, text, type ValueOf } from '@umpire/engine'
import { DAMAGE_TYPES } from '../../catalog/entry/damage-types.ts'
import { diceAddsField } from '../../dice/dice-adds.ts'
import { frameField } from '../../looks/frame/frame-field.ts'

export const MOST_FIGHTERS = 200
/** What everybody has beside the things that were brought. */
export const BARE_HANDS = 'Bare hands'

/** What bare hands may have learned. */
export const SCHOOLS = ['boxing', 'brawling', 'judo', 'karate'] as const

const score = int({ min: -1000, max: 1000 })
/** Of the very large and the very small: not always whole. */
const amount = num({ min: -1000, max: 1_000_000 })
const name = text(100)
export const who = text(60)

/** One way to strike with something that is held, or with hand or foot. */
const blow = record({
  name,
  /** Of the skill it is struck with, without anything that hangs on the moment. */
  skill: score,
  damage: diceAddsField(),
  type: oneOf(...DAMAGE_TYPES),
  thrust: flag(),
  /** Yards; 0 is close combat. */
  reach: list(int({ min: 0, max: 20 }), 5),
  to_hit: int({ min: -20, max: 20 }),
  hands: int({ min: 0, max: 2 }),
  /** Of hand or foot: what it was learned by; DX alone where nothing is told. */
  school: optional(oneOf(...SCHOOLS)),
  /** Of a blade on a rifle: the least ST for the two of them, not for the rifle as a gun. */
  min_st: optional(score),
  /** The least damage that it does, where its type does not say so: a bite may do nothing. */
  least: optional(amount),
})
export type Blow = ValueOf<typeof blow>

/** A gun fired, or something thrown. */
const shot = record({
  skill: score,
  damage: diceAddsField(),
  /** Of what bursts: the dice of its fragments. */
  fragments: nullable(diceAddsField()),
  type: oneOf(...DAMAGE_TYPES),
  ss: int({ min: 0, max: 30 }),
  acc: int({ min: 0, max: 30 }),
  half_damage: nullable(num({ min: 0, max: 100_000 })),
  max_range: nullable(num({ min: 0, max: 100_000 })),
  /** Shots of one shell count each against armour. */
  shot: flag(),
})
export type Shot = ValueOf<typeof shot>

/** It goes off where it comes down. */
export const goesOff = ({ fragments, type }: Shot): boolean => fragments !== null || type === 'explosive'

const gun = record({
  ...shot.fields,
  rates: list(record({ shots: num({ min: 0.5, max: 9999 }), automatic: flag() }), 3),
  shots: int({ min: 0, max: 10_000 }),
  rcl: int({ min: -40, max: 0 }),
  /** It jams on an attack roll of this or more; none is only on a critical failure. */
  malf: nullable(int({ min: 3, max: 19 })),
  reload_turns: int({ min: 1, max: 1000 }),
  /** To clear a jam: the best of Armoury and the weapon's own skill. */
  clear: score,
})
export type Gun = ValueOf<typeof gun>

/** A thing to fight with. */
const arm = record({
  /** One of a kind among the things of its owner: "Combat Knife", "Combat Knife 2". */
  key: text(120),
  name,
  weight_lb: num({ min: 0, max: 1e6 }),
  min_st: nullable(score),
  hands: int({ min: 1, max: 2 }),
  quality: oneOf('cheap', 'good', 'fine'),
  /** A swing or a parry leaves it unready. */
  unbalanced: flag(),
  /** It parries twice a turn, and more on All-Out Defense. */
  fencing: flag(),
  parry: nullable(score),
  /** Of what parries better in both hands: the same in one. */
  one_hand_parry: optional(score),
  /** Of a shield. */
  block: nullable(score),
  shield_pd: int({ min: 0, max: 10 }),
  /** And the skill itself, which sees through feints. */
  shield_skill: optional(score),
  blows: list(blow, 10),
  gun: nullable(gun),
  /** Turns to make it ready from where it is carried. */
  ready_turns: int({ min: 1, max: 10 }),
  thrown: nullable(shot),
  /** A gun of a kind that he has learned to shoot, but new to him. */
  unfamiliar: optional(flag()),
})
export type Arm = ValueOf<typeof arm>

/** What armour covers; a coat covers several. */
const armor = record({
  name,
  covers: list(oneOf('head', 'body', 'arms', 'legs', 'hands', 'feet'), 6),
  pd: int({ min: 0, max: 20 }),
  dr: num({ min: 0, max: 1_000_000 }),
})

const handParries = record({
  punch: nullable(score),
  kick: nullable(score),
  thrust: nullable(score),
  swing: nullable(score),
})

const nightEyes = record({ partial: nullable(name), total: nullable(name) })

export const fighter = record({
  id: who,
  name,
  side: int({ min: 0, max: 1 }),
  player_character: flag(),
  animal: flag(),
  sex: oneOf('male', 'female'),
  st: amount,
  dx: score,
  iq: score,
  ht: score,
  /** Of people HT; beasts have their own number. */
  full_hp: amount,
  will: score,
  /** To every HT roll: Fit, Very Fit. */
  ht_bonus: score,
  /** Strong Will, or less Weak Will: it counts to stay conscious. */
  will_levels: score,
  hard_to_kill: score,
  /** To Fright Checks, beside Will. */
  fright: score,
  /** Post-Combat Shakes: a Fright Check when it is over. */
  shakes: optional(flag()),
  combat_reflexes: flag(),
  high_pain_threshold: flag(),
  low_pain_threshold: flag(),
  ambidextrous: flag(),
  left_handed: optional(flag()),
  one_eye: flag(),
  nearsighted: flag(),
  /** What lets him see where it is dark, and where it is pitch-dark. */
  night_eyes: or(nightEyes, { partial: null, total: null }),
  /** Legs as the traits have them, before any wound. */
  legs: oneOf('two', 'crippled', 'one', 'none'),
  basic_speed: num({ min: 0, max: 1_000_000 }),
  /** As loaded, unhurt. */
  move: num({ min: 0, max: 1_000_000 }),
  /** What is added to the score it dodges with, beside Move: a beast's own. */
  dodge: score,
  encumbrance_level: int({ min: -100, max: 20_000 }),
  toughness: num({ min: 0, max: 1_000_000 }),
  armor: list(armor, 50),
  /** Bare hands stand last. */
  arms: list(arm, 60),
  /** Bare hands parry: a punch, a kick, a thrust, a swing. */
  bare_parries: handParries,
  /** The same while the other hand holds something. */
  one_hand_parries: or(handParries, { punch: null, kick: null, thrust: null, swing: null }),
  judo: nullable(score),
  first_aid: score,
  /** Will fight on, or gives up and runs, when the fight goes badly. */
  nerve: int({ min: 0, max: 100 }),
  /** What his body measures; fights stored before know nothing of it. */
  frame: optional(frameField),
})
export type Fighter = ValueOf<typeof fighter>
