/** What befalls a body or a mind in a fight. */
import {
  type Audience,
  each,
  everyone,
  fact,
  flag,
  int,
  json,
  nullable,
  num,
  oneOf,
  optional,
  ownerIn,
  text,
  whole,
} from '@umpire/engine'
import { POSITIONS } from '../../combat/basics/position-names.ts'
import { ENDINGS, PARTS } from '../../consequence/names.ts'
import { who } from '../state/fighter.ts'
import { isSeenMark } from '../state/marks.ts'
import { penalty } from '../state/standing.ts'

const WHO = { who }
const SEEN = { who: everyone }
const points = num({ min: 0, max: 10_000_000 })
const modifier = int({ min: -100, max: 100 })
const seconds = int({ min: 0, max: 1_000_000_000 })

/** One blow as it came to the body. Blood lost is none. */
export const woundedBy = fact({
  type: 'woundedBy',
  version: 1,
  fields: {
    ...WHO,
    /** Whoever struck; nobody, of a fall or of one's own fault. */
    by: nullable(who),
    location: text(40),
    damage: text(20),
    basic: points,
    dr: points,
    injury: points,
    bleeds: flag(),
    /** What it hurts, where that is not what it costs. */
    shock: optional(points),
  },
  sight: {
    ...SEEN,
    by: everyone,
    location: everyone,
    damage: everyone,
    basic: everyone,
    dr: everyone,
    injury: everyone,
    bleeds: everyone,
    shock: everyone,
  },
  reasons: ownerIn('who'),
})

/** Hit points lost without a blow: a minute of bleeding, a torn vessel, a crushed throat. */
export const bled = fact({
  type: 'bled',
  version: 1,
  fields: {
    ...WHO,
    hp: points,
    dry: int({ min: 0, max: 3 }),
    from: oneOf('wounds', 'vessel', 'throat'),
    stopped: flag(),
  },
  sight: { ...SEEN, hp: everyone, dry: everyone, from: everyone, stopped: everyone },
  reasons: ownerIn('who'),
})

export const died = fact({
  type: 'died',
  version: 1,
  fields: { ...WHO, of: text(60) },
  sight: { ...SEEN, of: everyone },
  reasons: ownerIn('who'),
})

export const wentDown = fact({
  type: 'wentDown',
  version: 1,
  fields: { ...WHO, because: text(60) },
  sight: { ...SEEN, because: everyone },
  reasons: ownerIn('who'),
})

export const stunned = fact({
  type: 'stunned',
  version: 1,
  fields: {
    ...WHO,
    kind: oneOf('physical', 'mental'),
    turns: int({ min: 0, max: 1000 }),
    roll: oneOf(...ENDINGS),
    modifier,
  },
  sight: { ...SEEN, kind: everyone, turns: everyone, roll: everyone, modifier: ownerIn('who') },
  reasons: ownerIn('who'),
})

/** From stun, or from whatever else held him: acts at once. */
export const recovered = fact({ type: 'recovered', version: 1, fields: WHO, sight: SEEN, reasons: ownerIn('who') })

export const fell = fact({
  type: 'fell',
  version: 1,
  fields: { ...WHO, position: oneOf(...POSITIONS) },
  sight: { ...SEEN, position: everyone },
  reasons: ownerIn('who'),
})

/** Until a second of the fight, or until it is rolled for. */
export const crippled = fact({
  type: 'crippled',
  version: 1,
  fields: { ...WHO, part: oneOf(...PARTS), until: nullable(seconds), roll: optional(oneOf('HT')) },
  sight: { ...SEEN, part: everyone, until: everyone, roll: everyone },
  reasons: ownerIn('who'),
})

/** When the fight is over: whether and when it can be used again. */
export const limbRecovered = fact({
  type: 'limbRecovered',
  version: 1,
  fields: { ...WHO, part: oneOf(...PARTS), until: oneOf('healed', 'months', 'never'), months: int({ min: 0, max: 6 }) },
  sight: { ...SEEN, part: everyone, until: ownerIn('who'), months: ownerIn('who') },
  reasons: ownerIn('who'),
})

export const blinded = fact({
  type: 'blinded',
  version: 2,
  fields: {
    ...WHO,
    eyes: int({ min: 1, max: 2 }),
    /** Of one eye, which; whichever is still sound, where nobody threw for it. */
    eye: nullable(oneOf('left', 'right')),
    minutes: nullable(int({ min: 0, max: 100_000 })),
  },
  sight: { ...SEEN, eyes: everyone, eye: everyone, minutes: everyone },
  reasons: ownerIn('who'),
  upcasts: { 1: old => ({ ...old, eye: null }) },
})

export const deafened = fact({
  type: 'deafened',
  version: 1,
  fields: { ...WHO, hours: nullable(int({ min: 0, max: 100_000 })) },
  sight: { ...SEEN, hours: everyone },
  reasons: ownerIn('who'),
})

export const scarred = fact({
  type: 'scarred',
  version: 1,
  fields: { ...WHO, degree: oneOf('scarred', 'badly scarred') },
  sight: { ...SEEN, degree: everyone },
  reasons: ownerIn('who'),
})

export const penalized = fact({
  type: 'penalized',
  version: 1,
  fields: {
    ...WHO,
    ...penalty.fields,
  },
  sight: {
    ...SEEN,
    to: each(everyone),
    value: everyone,
    turns: everyone,
    until: everyone,
    for: everyone,
    part: everyone,
    mark: everyone,
  },
  reasons: ownerIn('who'),
})

/** Faints, panics, has a fit, or is out for longer than a fight lasts. */
export const seized = fact({
  type: 'seized',
  version: 1,
  fields: {
    ...WHO,
    by: oneOf('faint', 'panic', 'total-panic', 'seizure', 'catatonia', 'unconscious'),
    until: seconds,
    roll: oneOf(...ENDINGS),
    modifier,
    every: oneOf('turn', 'minute', '30 minutes', '1d hours', '1d days'),
  },
  sight: { ...SEEN, by: everyone, until: ownerIn('who'), roll: everyone, modifier: ownerIn('who'), every: everyone },
  reasons: ownerIn('who'),
})

export const fatigued = fact({
  type: 'fatigued',
  version: 1,
  fields: { ...WHO, points },
  sight: { ...SEEN, points: ownerIn('who') },
  reasons: ownerIn('who'),
})

/** A vessel is torn open, or the throat is crushed. */
export const drainBegan = fact({
  type: 'drainBegan',
  version: 1,
  fields: { ...WHO, what: oneOf('vessel', 'throat'), hp: int({ min: 0, max: 10 }), every: int({ min: 1, max: 10 }) },
  sight: { ...SEEN, what: everyone, hp: everyone, every: everyone },
  reasons: ownerIn('who'),
})

export const setOnFire = fact({
  type: 'setOnFire',
  version: 1,
  fields: { ...WHO, burns: flag() },
  sight: { ...SEEN, burns: everyone },
})

/** A Fright Check: by how much it failed, or not at all. */
export const faced = fact({
  type: 'faced',
  version: 1,
  fields: { ...WHO, effective: int({ min: -1000, max: 1000 }), margin: int({ min: 0, max: 1000 }) },
  sight: { ...SEEN, effective: ownerIn('who'), margin: everyone },
  reasons: ownerIn('who'),
})

/** A trait that fright left, in words, with what it takes off the character's worth: the game master settles which. */
export const gained = fact({
  type: 'gained',
  version: 1,
  fields: {
    ...WHO,
    what: text(100),
    points: int({ min: -1000, max: 0 }),
    /** What a year of age counts for, where years may take the place of a trait. */
    a_year: optional(int({ min: -1000, max: 0 })),
  },
  sight: { ...SEEN, what: ownerIn('who'), points: ownerIn('who'), a_year: ownerIn('who') },
  reasons: ownerIn('who'),
})

export const lostAttribute = fact({
  type: 'lostAttribute',
  version: 1,
  fields: { ...WHO, attribute: oneOf('HT', 'IQ'), points: int({ min: 1, max: 100 }) },
  sight: { ...SEEN, attribute: ownerIn('who'), points: ownerIn('who') },
  reasons: ownerIn('who'),
})

const bearsIt: Audience = (seat, place) => {
  const { key } = place.holder
  return (typeof key === 'string' && isSeenMark(key)) || ownerIn('who')(seat, place)
}

/** What an option keeps of somebody under its own name; none ends it. Its words are told as they are, if it has any. */
export const marked = fact({
  type: 'marked',
  version: 1,
  fields: { ...WHO, key: text(40), value: nullable(json()), says: text(300) },
  sight: { ...SEEN, key: bearsIt, value: whole(bearsIt), says: everyone },
  audience: (seat, place) => bearsIt(seat, place) || place.holder['says'] !== '',
})
