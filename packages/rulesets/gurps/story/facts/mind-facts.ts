/** What people's own minds and luck do to them, and who sees it. */
import { everyone, fact, flag, gmOnly, int, nullable, text } from '@umpire/engine'
import { NAME, OWNER, SCORE, WHO } from './fields.ts'

/** A roll against a trait of one's own. */
export const resisted = fact({
  type: 'resisted',
  version: 1,
  fields: {
    ...WHO,
    trait: NAME,
    trigger: text(500),
    /** Will, IQ, HT or a Fright Check. */
    against: NAME,
    effective: SCORE,
    success: flag(),
    margin: SCORE,
    /** What comes of failure. */
    on_failure: text(500),
    /** By so much a Fright Check was failed: what to add on the fright table; null if there is none to roll on. */
    fright: nullable(SCORE),
  },
  sight: {
    who: everyone,
    trait: OWNER,
    trigger: OWNER,
    against: OWNER,
    effective: OWNER,
    success: everyone,
    margin: OWNER,
    on_failure: OWNER,
    fright: OWNER,
  },
  reasons: OWNER,
})

/** A Fright Check that no trait of one's own called for. */
export const faced = fact({
  type: 'faced',
  version: 1,
  fields: { ...WHO, cause: text(500), effective: SCORE, success: flag(), margin: SCORE },
  sight: { who: everyone, cause: everyone, effective: OWNER, success: everyone, margin: OWNER },
  reasons: OWNER,
})

/** What the table of fright made of somebody, by its row. */
export const tookFright = fact({
  type: 'tookFright',
  version: 1,
  fields: { ...WHO, row: SCORE },
  sight: { who: everyone, row: OWNER },
  reasons: OWNER,
})

/** A morning after a full day without tobacco. */
export const wokeWithoutTobacco = fact({
  type: 'wokeWithoutTobacco',
  version: 1,
  fields: { ...WHO, effective: SCORE, success: flag(), concentration: SCORE, reaction: SCORE },
  sight: { who: everyone, effective: OWNER, success: everyone, concentration: OWNER, reaction: OWNER },
  reasons: OWNER,
})

/** A smoke at last, or a new habit: withdrawal is over. */
export const smoked = fact({ type: 'smoked', version: 1, fields: WHO, sight: { who: everyone }, reasons: OWNER })

/** A pacifist who killed. */
export const brokeDown = fact({
  type: 'brokeDown',
  version: 1,
  fields: { ...WHO, days: int({ min: 0, max: 1000 }) },
  sight: { who: everyone, days: everyone },
  reasons: OWNER,
})

/** Danger Sense, Common Sense, Empathy: the game master rolls, and tells what he must. */
export const sensed = fact({
  type: 'sensed',
  version: 1,
  fields: { ...WHO, sense: NAME, about: text(500), success: flag(), detail: flag(), answer: NAME },
  sight: {},
  audience: gmOnly,
})

/** A Sense roll: what comes of it is told by the game master. */
export const perceived = fact({
  type: 'perceived',
  version: 1,
  fields: {
    ...WHO,
    sense: NAME,
    about: text(500),
    basic: SCORE,
    effective: SCORE,
    success: flag(),
    answer: NAME,
  },
  sight: {},
  audience: gmOnly,
})

export const stoodFirm = fact({
  type: 'stoodFirm',
  version: 1,
  fields: { ...WHO, resisting: NAME, what: text(500), will: SCORE, success: flag(), margin: SCORE },
  sight: { who: everyone, resisting: everyone, what: OWNER, will: OWNER, success: everyone, margin: OWNER },
  reasons: OWNER,
})

export const mindFacts = [
  resisted,
  faced,
  tookFright,
  wokeWithoutTobacco,
  smoked,
  brokeDown,
  sensed,
  perceived,
  stoodFirm,
] as const
