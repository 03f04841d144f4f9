/** What the clock brings to bodies, and who sees it. Each fact holds all that `evolveBody` needs. */
import { each, everyone, type Fact, fact, flag, gmOnly, int, list, nullable, num, oneOf } from '@umpire/engine'
import { EVERY, LOSABLE, OUT_BY } from '../../condition/condition.ts'
import { POOLS } from '../../fatigue/recovery.ts'
import { befallFacts } from './consequence-facts.ts'
import { NAME, OWNER, SCORE, WHO, where } from './fields.ts'

const SEEN = { who: everyone }
const seconds = int({ min: 0, max: 1_000_000_000 })
const points = num({ min: 0, max: 1_000_000 })

/** For everybody; those who rest do nothing else. */
export const timePassed = fact({
  type: 'timePassed',
  version: 1,
  fields: { seconds, resting: list(NAME, 1000) },
  sight: { seconds: everyone, resting: each(everyone) },
})

/** A minute of bleeding, or a moment of something worse. */
export const bled = fact({
  type: 'bled',
  version: 1,
  fields: {
    ...WHO,
    from: oneOf('wounds', 'vessel', 'throat'),
    hp: points,
    dry: int({ min: 0, max: 3 }),
    stopped: flag(),
  },
  sight: { ...SEEN, from: everyone, hp: OWNER, dry: OWNER, stopped: everyone },
  reasons: OWNER,
})

export const lostHitPoints = fact({
  type: 'lostHitPoints',
  version: 1,
  /** A wound can be treated anew; hunger cannot. */
  fields: { ...WHO, hp: points, of: NAME, wound: flag() },
  sight: { ...SEEN, hp: OWNER, of: everyone, wound: everyone },
  reasons: OWNER,
})

export const died = fact({
  type: 'died',
  version: 1,
  fields: { ...WHO, of: NAME },
  sight: { ...SEEN, of: everyone },
  reasons: OWNER,
})

export const blackedOut = fact({
  type: 'blackedOut',
  version: 1,
  fields: { ...WHO, by: oneOf(...OUT_BY) },
  sight: { ...SEEN, by: everyone },
  reasons: OWNER,
})

/** A roll to come to that failed, or what was rolled for the time until the next. */
export const stayedOut = fact({
  type: 'stayedOut',
  version: 1,
  fields: { ...WHO, next_in: nullable(seconds), every: oneOf(...EVERY) },
  sight: { ...SEEN, every: gmOnly, next_in: gmOnly },
  reasons: OWNER,
})

/** The one roll of whoever is down to −HT: a coma kills in so many seconds, unless there is help. */
export const hungBetween = fact({
  type: 'hungBetween',
  version: 1,
  fields: { ...WHO, coma: flag(), dies_in: nullable(seconds) },
  sight: { ...SEEN, coma: everyone, dies_in: gmOnly },
  reasons: OWNER,
})

export const cameTo = fact({ type: 'cameTo', version: 1, fields: WHO, sight: SEEN, reasons: OWNER })

/** Of lack of water: it kills within a day, unless help comes. */
export const becameDelirious = fact({
  type: 'becameDelirious',
  version: 1,
  fields: { ...WHO, of: NAME, dies_in: seconds },
  sight: { ...SEEN, of: everyone, dies_in: gmOnly },
  reasons: OWNER,
})

/** Somebody did what had to be done in time. */
export const saved = fact({
  type: 'saved',
  version: 1,
  fields: { ...WHO, by: NAME },
  sight: { ...SEEN, by: everyone },
  reasons: OWNER,
})

const POOL = oneOf(...POOLS)

export const tired = fact({
  type: 'tired',
  version: 1,
  fields: { ...WHO, pool: POOL, points, half: flag(), of: NAME },
  sight: { ...SEEN, pool: OWNER, points: OWNER, half: OWNER, of: everyone },
  reasons: OWNER,
})

/** Strength that came back, by what had taken it. */
export const regainedStrength = fact({
  type: 'regainedStrength',
  version: 1,
  fields: { ...WHO, pool: POOL, points },
  sight: { ...SEEN, pool: OWNER, points: OWNER },
  reasons: OWNER,
})

/** Hit points that came back, and by what; none of a day that did not help. */
export const healed = fact({
  type: 'healed',
  version: 1,
  fields: { ...WHO, hp: points, by: NAME },
  sight: { ...SEEN, hp: OWNER, by: everyone },
  reasons: OWNER,
})

/** Whether and when a limb can be used again. */
export const limbDecided = fact({
  type: 'limbDecided',
  version: 1,
  fields: {
    ...WHO,
    part: oneOf(...LOSABLE),
    until: oneOf('healed', 'months', 'never'),
    months: int({ min: 0, max: 6 }),
  },
  sight: { ...SEEN, part: everyone, until: OWNER, months: OWNER },
  reasons: OWNER,
})

export const limbRestored = fact({
  type: 'limbRestored',
  version: 1,
  fields: { ...WHO, part: oneOf(...LOSABLE) },
  sight: { ...SEEN, part: everyone },
  reasons: OWNER,
})

/** Something that weighed on somebody for a time is over. */
export const woreOff = fact({ type: 'woreOff', version: 1, fields: WHO, sight: { who: OWNER }, audience: OWNER })

export const caughtIllness = fact({
  type: 'caughtIllness',
  version: 1,
  fields: { ...WHO, illness: NAME, modifier: SCORE },
  sight: {},
  audience: gmOnly,
})

/** Exposed, and nothing came of it: nobody learns how near it was. */
export const stayedWell = fact({
  type: 'stayedWell',
  version: 1,
  fields: { ...WHO, illness: NAME },
  sight: {},
  audience: gmOnly,
})

/** What ails somebody is seen; what it is, is not. */
export const illnessShowed = fact({
  type: 'illnessShowed',
  version: 1,
  fields: { ...WHO, illness: NAME },
  sight: { ...SEEN, illness: gmOnly },
})

export const illnessWent = fact({
  type: 'illnessWent',
  version: 1,
  fields: { ...WHO, illness: NAME, lost: points, hp: int({ min: -1, max: 1 }), cured: flag() },
  sight: { ...SEEN, illness: gmOnly, lost: OWNER, hp: OWNER, cured: everyone },
  reasons: gmOnly,
})

/** A healer's word, right or wrong; only the game master knows which. */
export const diagnosed = fact({
  type: 'diagnosed',
  version: 1,
  fields: { ...WHO, healer: NAME, illness: NAME, identified: flag() },
  sight: {
    ...SEEN,
    healer: everyone,
    illness: where('identified', [true], everyone),
    identified: gmOnly,
  },
})

/** A minute's work at a wound that bleeds. */
export const workedOnWound = fact({
  type: 'workedOnWound',
  version: 1,
  fields: { ...WHO, healer: NAME, stopped: flag() },
  sight: { ...SEEN, healer: everyone, stopped: everyone },
  reasons: OWNER,
})

export const treated = fact({
  type: 'treated',
  version: 1,
  fields: { ...WHO, healer: NAME, how: oneOf('bandaged', 'first-aid'), restored: int({ min: -10, max: 100 }) },
  sight: { ...SEEN, healer: everyone, how: everyone, restored: OWNER },
  reasons: OWNER,
})

export const bodyFacts = [
  ...befallFacts,
  timePassed,
  bled,
  lostHitPoints,
  died,
  blackedOut,
  stayedOut,
  hungBetween,
  cameTo,
  becameDelirious,
  saved,
  tired,
  regainedStrength,
  healed,
  limbDecided,
  limbRestored,
  woreOff,
  caughtIllness,
  stayedWell,
  illnessShowed,
  illnessWent,
  diagnosed,
  workedOnWound,
  treated,
] as const
export type BodyFact = ReturnType<(typeof bodyFacts)[number]['read']>

const TYPES: ReadonlySet<string> = new Set(bodyFacts.map(({ type }) => type))
export const isBodyFact = (happened: Fact): happened is BodyFact => TYPES.has(happened.type)
