/** What befalls a body in a fight: wounds, bleeding, fatigue, and all that follows from them. */
import { everyone, fact, flag, int, list, nullable, num, oneOf, optional, ownerIn, text, whole } from '@umpire/engine'
import { DIGITS } from '../../tables/digits.ts'
import { FLAWS } from '../../tables/flaw-keys.ts'
import { STATUS } from '../../tables/health-levels.ts'
import { LIMBS } from '../../tables/limb-levels.ts'
import { who } from '../state/fighter.ts'
import { limb, OUT, wound } from '../state/standing.ts'

const WHO = { who }
const SEEN = { who: everyone }
const points = num({ min: 0, max: 1_000_000 })
const round = int({ min: 0, max: 1_000_000_000 })
const own = ownerIn('who')

/** A hit that told: the health it leaves, and what it did to limbs. */
export const wounded = fact({
  type: 'wounded',
  version: 1,
  fields: {
    ...WHO,
    damage: points,
    damage_type: text(20),
    severity: text(20),
    where: text(60),
    status: STATUS,
    marks: int({ min: 0, max: 7 }),
    /** Those that are not as before. */
    limbs: list(limb, LIMBS.length),
  },
  sight: {
    ...SEEN,
    damage: everyone,
    damage_type: everyone,
    severity: everyone,
    where: everyone,
    status: everyone,
    marks: own,
    limbs: whole(everyone),
  },
  reasons: own,
})

/** The pain of the present status, willed away by half or not. */
export const halvedPain = fact({
  type: 'halvedPain',
  version: 1,
  fields: { ...WHO, halved: flag() },
  sight: { ...SEEN, halved: everyone },
  reasons: own,
})

export const wentOut = fact({
  type: 'wentOut',
  version: 1,
  fields: { ...WHO, state: oneOf(...OUT), until: nullable(round), because: text(60) },
  sight: { ...SEEN, state: everyone, because: everyone },
  reasons: own,
})

export const cameTo = fact({
  type: 'cameTo',
  version: 1,
  fields: { ...WHO, from: oneOf(...OUT) },
  sight: { ...SEEN, from: everyone },
  reasons: own,
})

/** A coma began, or was rolled for, or was cared for: when the roll falls due, and the weeks it will last. */
export const comatose = fact({
  type: 'comatose',
  version: 1,
  fields: {
    ...WHO,
    due: nullable(round),
    care: int({ min: 0, max: 1_000_000 }),
    weeks: nullable(int({ min: 1, max: 1000 })),
  },
  sight: { ...SEEN, due: own, care: everyone, weeks: own },
  reasons: own,
})

export const died = fact({
  type: 'died',
  version: 1,
  fields: { ...WHO, of: text(60) },
  sight: { ...SEEN, of: everyone },
  reasons: own,
})

/** An action point turned death into something less. */
export const spared = fact({
  type: 'spared',
  version: 1,
  fields: { ...WHO, status: STATUS, action_points: int({ min: 0, max: 10 }) },
  sight: { ...SEEN, status: everyone, action_points: own },
  reasons: own,
})

/** Fatigue as it is now. */
export const tired = fact({
  type: 'tired',
  version: 1,
  fields: { ...WHO, short_fp: points, long_fp: points, df_gained: int({ min: 0, max: 1_000_000 }), because: text(60) },
  sight: { ...SEEN, short_fp: own, long_fp: own, df_gained: own, because: everyone },
  reasons: own,
})

/** Seconds of running without a rest, and of rest. */
export const breathed = fact({
  type: 'breathed',
  version: 1,
  fields: { ...WHO, run_seconds: int({ min: 0, max: 1_000_000 }), rest_seconds: int({ min: 0, max: 1_000_000 }) },
  sight: { ...SEEN, run_seconds: own, rest_seconds: own },
})

/** A wound begins to bleed. */
export const bleeds = fact({
  type: 'bleeds',
  version: 1,
  fields: { ...WHO, wound },
  sight: { ...SEEN, wound: whole(everyone) },
  reasons: own,
})

/** His bleeding wounds as they are now. */
export const bled = fact({
  type: 'bled',
  version: 1,
  fields: { ...WHO, wounds: list(wound, 1000) },
  sight: { ...SEEN, wounds: whole(everyone) },
  reasons: own,
})

/** A part of him is gone or hurt for hours: what it was, and the flaw it brings. */
export const maimed = fact({
  type: 'maimed',
  version: 1,
  fields: {
    ...WHO,
    part: oneOf('eye', 'ear', ...DIGITS, 'brain', 'other'),
    count: int({ min: 1, max: 5 }),
    /** It comes back in some hours; of what was cut off, a surgeon must be found in that time. */
    hours: nullable(int({ min: 1, max: 1000 })),
    severed: nullable(text(60)),
    side: optional(oneOf('left', 'right')),
    flaw: nullable(oneOf(...FLAWS)),
  },
  sight: { ...SEEN, part: everyone, count: everyone, hours: own, severed: everyone, side: everyone, flaw: everyone },
  reasons: own,
})

export const bodyFacts = [
  wounded,
  halvedPain,
  wentOut,
  cameTo,
  comatose,
  died,
  spared,
  tired,
  breathed,
  bleeds,
  bled,
  maimed,
] as const
export type BodyFact = ReturnType<(typeof bodyFacts)[number]>
