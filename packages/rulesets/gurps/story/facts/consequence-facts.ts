/** What a row of a table does to somebody in the story: fright, and whatever else comes over people. */
import { each, everyone, fact, flag, int, list, nullable, oneOf, text } from '@umpire/engine'
import { EVERY, OUT_BY } from '../../condition/condition.ts'
import { ENDINGS, PENALIZED } from '../../consequence/names.ts'
import { OWNER, WHO } from './fields.ts'

const SEEN = { who: everyone }
const seconds = int({ min: 0, max: 1_000_000_000 })
const points = int({ min: -1000, max: 1000 })

/** So long nothing could be done; then it was over. */
export const stunned = fact({
  type: 'stunned',
  version: 1,
  fields: { ...WHO, seconds },
  sight: { ...SEEN, seconds: everyone },
  reasons: OWNER,
})

export const fellDown = fact({ type: 'fellDown', version: 1, fields: WHO, sight: SEEN })

/** Out of his mind or his senses: for how long at least, and what ends it. */
export const seized = fact({
  type: 'seized',
  version: 1,
  fields: {
    ...WHO,
    by: oneOf(...OUT_BY),
    next_in: seconds,
    roll: oneOf(...ENDINGS),
    modifier: int({ min: -100, max: 100 }),
    every: oneOf(...EVERY),
  },
  sight: { ...SEEN, by: everyone, roll: OWNER },
  reasons: OWNER,
})

/** He lies there and wastes away, unless somebody cares for him. */
export const beganWasting = fact({ type: 'beganWasting', version: 1, fields: WHO, sight: SEEN })
export const wasted = fact({
  type: 'wasted',
  version: 1,
  fields: { ...WHO, day: int({ min: 1, max: 9999 }) },
  sight: { ...SEEN, day: everyone },
})

export const weakened = fact({
  type: 'weakened',
  version: 1,
  fields: {
    ...WHO,
    to: list(oneOf(...PENALIZED), PENALIZED.length),
    value: int({ min: -100, max: 0 }),
    seconds_left: nullable(seconds),
    from_waking: flag(),
  },
  sight: { who: OWNER, to: each(OWNER), value: OWNER, seconds_left: OWNER, from_waking: OWNER },
  audience: OWNER,
  reasons: OWNER,
})

export const lostForGood = fact({
  type: 'lostForGood',
  version: 1,
  fields: { ...WHO, attribute: oneOf('ht', 'iq'), points: int({ min: 0, max: 1000 }) },
  sight: { ...SEEN, attribute: OWNER, points: OWNER },
  reasons: OWNER,
})

/** A trait to come, in words: the game master names it later. */
export const gained = fact({
  type: 'gained',
  version: 1,
  fields: { ...WHO, what: text(100), points, a_year: nullable(int({ min: -1000, max: 0 })) },
  sight: { ...SEEN, what: OWNER, points: OWNER, a_year: OWNER },
  reasons: OWNER,
})

export const beganToBleed = fact({ type: 'beganToBleed', version: 1, fields: WHO, sight: SEEN })

export const befallFacts = [
  stunned,
  fellDown,
  seized,
  beganWasting,
  wasted,
  weakened,
  lostForGood,
  gained,
  beganToBleed,
] as const
