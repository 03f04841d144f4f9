/** Squeezing, rending and holding jaws. */
import { int, oneOf, optional, or, rule, steps, table } from '@umpire/engine'
import { down, exact } from '../common/exact.ts'
import { amount, measure, no, score } from '../common/fields.ts'
import { fixedScores } from '../contest/fix.ts'
import { handPercent } from '../contest/strength.ts'

const margin = int({ min: -1000, max: 1000 })

/** Up to a margin of the choker, against him below nothing: the damage, and seconds without breath. */
const CHOKED = steps('Choking', [
  [-5, { damage: 'none', suffocation_seconds: -1 }],
  [-3, { damage: 'none', suffocation_seconds: 0 }],
  [2, { damage: 'none', suffocation_seconds: 1 }],
  [4, { damage: 'half thrust', suffocation_seconds: 1 }],
  [Number.POSITIVE_INFINITY, { damage: 'thrust', suffocation_seconds: 1 }],
])

/** Percent off the choked. */
const HANDS = { usual: 0, 'large hands': 10, 'very large hands': 20 } as const
const UNCONSCIOUS = { of: 2, over: 3 } as const

export const choke = rule(
  {
    id: 'gulliver.unarmed.choke',
    title: 'Choking',
    lines: '1456-1470',
    given: {
      choker_margin: optional(margin),
      /** Of the choked, by what he has against the hands at his throat. */
      target_st: optional(measure),
      against: or(oneOf('usual', 'large hands', 'very large hands'), 'usual'),
      unconscious: no,
      /** Of the choker, who grips with so many hands. */
      choker_st: optional(measure),
      hands: or(int({ min: 0, max: 1000 }), 2),
    },
  },
  ({ choker_margin, target_st, against, unconscious, choker_st, hands }, why) => {
    const gripped = target_st === undefined ? null : exact((target_st * (100 - HANDS[against])) / 100)
    const row =
      choker_margin === undefined ? { damage: null, suffocation_seconds: null } : CHOKED.at(choker_margin, why)
    const target = gripped === null || !unconscious ? gripped : (gripped * UNCONSCIOUS.of) / UNCONSCIOUS.over
    const choker = choker_st === undefined ? null : exact((choker_st * (100 + handPercent(hands))) / 100)
    return {
      ...row,
      target_st: target,
      choker_st: choker,
      fixed: choker === null || target === null ? null : fixedScores(choker, target, why),
    }
  },
)

const METHODS = ['hands', 'garrote', 'choke hold', 'bear hug', 'constriction'] as const
const PERCENT = { hands: 0, garrote: 20, 'choke hold': 0, 'bear hug': 50, constriction: 100 } as const
const PER_SKILL = 2
const BOTH_ARMS = 30
const GARROTED = -20
/** A hold is half as strong again against breaking free, and this one once more. */
const HELD = { usual: 50, 'choke hold': 100 } as const
/** What cannot be put round a neck. */
const LARGE: readonly string[] = ['bear hug', 'constriction']

export const chokeMethods = rule(
  {
    id: 'gulliver.unarmed.choke-methods',
    title: 'Garrotes, choke holds, bear hugs, constriction',
    lines: '1472-1478',
    given: {
      method: oneOf(...METHODS),
      attacker_st: measure,
      target_st: optional(measure),
      hands: or(int({ min: 1, max: 100 }), 2),
      arms: or(int({ min: 1, max: 100 }), 1),
      /** With a garrote, in place of the flat percentage. */
      skill: optional(score),
      victim_breaks_free: no,
    },
  },
  (x, why) => {
    const own =
      x.method === 'garrote' && x.skill !== undefined
        ? PER_SKILL * x.skill
        : x.method === 'choke hold' && x.arms >= 2
          ? BOTH_ARMS
          : PERCENT[x.method]
    // One arm chokes as well as two hands; only bare hands count by their number.
    const grip = x.method === 'hands' ? handPercent(x.hands) : 0
    const percent = why.sum(x.method).add('method', own).add('hands', grip).total()
    const attacker = exact((x.attacker_st * (100 + percent)) / 100)
    const target =
      x.target_st === undefined ? null : (x.target_st * (100 + (x.method === 'garrote' ? GARROTED : 0))) / 100
    const held = HELD[x.method === 'choke hold' ? 'choke hold' : 'usual']
    return {
      attacker,
      target,
      fixed: target === null ? null : fixedScores(attacker, target, why),
      holder_st: x.victim_breaks_free ? exact((x.attacker_st * (100 + held)) / 100) : null,
      on_neck: !LARGE.includes(x.method),
    }
  },
)

const SQUEEZED = table('What is squeezed', {
  neck: { st: 1, damage: 1.5 },
  hand: { st: 1, damage: 1 },
  arm: { st: 2, damage: 1 },
  leg: { st: 2, damage: 1 },
  torso: { st: 1.5, damage: 1 },
})
const PER_SECOND = 3

export const chokeTarget = rule(
  {
    id: 'gulliver.unarmed.choke-target',
    title: 'What is being squeezed',
    lines: '1480-1482',
    given: {
      location: oneOf('neck', 'hand', 'arm', 'leg', 'torso'),
      target_st: measure,
      choker_margin: optional(margin),
    },
  },
  ({ location, target_st, choker_margin }, why) => {
    const { st, damage } = SQUEEZED.at(location, why)
    const plain = choker_margin === undefined ? null : CHOKED.at(choker_margin, why).suffocation_seconds
    const breath = location === 'neck' || location === 'torso'
    const more =
      location === 'torso' && choker_margin !== undefined
        ? Math.max(0, down(why, 'margin', choker_margin / PER_SECOND))
        : 0
    return {
      target_st: target_st * st,
      damage_factor: damage,
      suffocation_seconds: plain === null ? null : breath ? plain + more : 0,
    }
  },
)

export const rending = rule(
  {
    id: 'gulliver.unarmed.rending',
    title: 'Rending',
    lines: '1484-1490',
    given: { rolled: measure, limb_hp: amount, toughness: amount, dr: amount },
    gives: 'injury',
  },
  ({ rolled, limb_hp, toughness, dr }, why) => {
    const torn = why
      .sum('torn')
      .add('rolled', rolled)
      .add('hit points of the limb', -limb_hp)
      .add('Toughness', -toughness)
      .add('half of DR', -dr / 2)
      .total()
    return why.atLeast('at least', 0, torn)
  },
)

/** The longer the snout, the weaker it opens. */
const SNOUTS = table('Snouts', { blunt: [2, 3], short: [1, 2], medium: [1, 3], long: [1, 5], 'very long': [1, 7] })

export const gator = rule(
  {
    id: 'gulliver.unarmed.gator',
    title: 'Holding jaws',
    lines: '1596-1600',
    given: {
      beast_load_st: measure,
      /** Where it is listed apart. */
      jaw_st: optional(measure),
      snout: or(oneOf('blunt', 'short', 'medium', 'long', 'very long'), 'blunt'),
      action: oneOf('keep shut', 'keep open'),
    },
    gives: 'beast_st',
  },
  ({ beast_load_st, jaw_st, snout, action }, why) => {
    const jaws = jaw_st ?? beast_load_st
    if (action === 'keep open') return why.input('strength of the jaws', jaws)
    const [of = 1, over = 1] = SNOUTS.at(snout, why)
    return (jaws * of) / over
  },
)
