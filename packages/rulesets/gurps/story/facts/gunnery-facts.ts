/** Shells and charges in a story: what was observed, what was fired, what burst. */
import { everyone, fact, flag, int, num, oneOf } from '@umpire/engine'
import { NAME, OWNER, SCORE, WHO } from './fields.ts'

const yards = num({ min: 0, max: 10_000_000 })

/** The observer looked for the target, or corrected the fire. */
export const observedFall = fact({
  type: 'observedFall',
  version: 1,
  fields: { ...WHO, effective: SCORE, margin: SCORE, found: flag(), seconds: int({ min: 0, max: 1000 }) },
  sight: { who: everyone, effective: OWNER, margin: OWNER, found: everyone, seconds: everyone },
  reasons: OWNER,
})

export const firedRound = fact({
  type: 'firedRound',
  version: 1,
  fields: {
    ...WHO,
    gun: NAME,
    modifier: SCORE,
    effective: SCORE,
    hit: flag(),
    miss_by_yards: yards,
    direction: oneOf('none', 'long', 'left', 'right', 'short'),
  },
  sight: {
    who: everyone,
    gun: everyone,
    modifier: OWNER,
    effective: OWNER,
    hit: everyone,
    miss_by_yards: everyone,
    direction: everyone,
  },
  reasons: OWNER,
})

export const burst = fact({
  type: 'burst',
  version: 1,
  fields: { what: NAME, concussion: int({ min: 0, max: 10_000_000 }), in_the_air: flag() },
  sight: { what: everyone, concussion: everyone, in_the_air: everyone },
})

/** Bullets that came down over a strip of ground. */
export const beatZone = fact({
  type: 'beatZone',
  version: 1,
  fields: { ...WHO, length_yards: yards, width_yards: yards },
  sight: { who: everyone, length_yards: everyone, width_yards: everyone },
})

/** What a shell, a splinter or a bullet did to somebody. */
export const struckBy = fact({
  type: 'struckBy',
  version: 1,
  fields: { ...WHO, what: oneOf('concussion', 'fragment', 'bullet'), basic: SCORE, dr: SCORE, injury: SCORE },
  sight: { who: everyone, what: everyone, basic: everyone, injury: everyone },
  reasons: OWNER,
})

export const gunneryFacts = [observedFall, firedRound, burst, beatZone, struckBy] as const
