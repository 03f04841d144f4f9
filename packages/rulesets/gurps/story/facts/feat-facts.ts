/** What bodies do between fights: climb, fall, swim, march, throw, burn, work. They change nothing but the log and the purse. */
import { each, everyone, fact, flag, int, list, nullable, num, oneOf, text } from '@umpire/engine'
import { CLIMBS } from '../../feat/climbing.ts'
import { NAME, OWNER, SCORE, WHO } from './fields.ts'

const SEEN = { who: everyone }
const amount = num({ min: 0, max: 1_000_000_000 })

export const climbed = fact({
  type: 'climbed',
  version: 1,
  fields: {
    ...WHO,
    climb: oneOf(...CLIMBS),
    feet: amount,
    seconds: amount,
    how: oneOf('arrived', 'never began', 'fell'),
  },
  sight: { ...SEEN, climb: everyone, feet: everyone, seconds: everyone, how: everyone },
  reasons: OWNER,
})

export const fell = fact({
  type: 'fell',
  version: 1,
  fields: {
    ...WHO,
    yards: amount,
    landing: oneOf('hard', 'soft', 'water'),
    damage: text(20),
    dr: SCORE,
    injury: SCORE,
  },
  sight: { ...SEEN, yards: everyone, landing: everyone, damage: everyone, injury: everyone },
  reasons: OWNER,
})

/** Something fell on somebody. */
export const wasStruck = fact({
  type: 'wasStruck',
  version: 1,
  fields: { ...WHO, by: NAME, damage: text(20), basic: SCORE, injury: SCORE },
  sight: { ...SEEN, by: everyone, damage: everyone, basic: everyone, injury: everyone },
  reasons: OWNER,
})

export const burned = fact({
  type: 'burned',
  version: 1,
  fields: { ...WHO, seconds: amount, injury: SCORE },
  sight: { ...SEEN, seconds: everyone, injury: everyone },
  reasons: OWNER,
})

/** One roll to stay afloat. */
export const keptAfloat = fact({
  type: 'keptAfloat',
  version: 1,
  fields: { ...WHO, effective: SCORE, afloat: flag(), second: amount },
  sight: { ...SEEN, effective: OWNER, afloat: everyone, second: everyone },
  reasons: OWNER,
})

export const leftWater = fact({
  type: 'leftWater',
  version: 1,
  fields: { ...WHO, yards: amount, seconds: amount, rescued_by: nullable(NAME) },
  sight: { ...SEEN, yards: everyone, seconds: everyone, rescued_by: everyone },
})

/** The way of one of a party in half a day, or of a unit in a day. */
export const hiked = fact({
  type: 'hiked',
  version: 1,
  fields: { ...WHO, success: nullable(flag()) },
  sight: { ...SEEN, success: everyone },
  reasons: OWNER,
})

export const marched = fact({
  type: 'marched',
  version: 1,
  fields: { party: list(NAME, 1000), miles: amount, left_behind: int({ min: 0, max: 1_000_000 }) },
  sight: { party: each(everyone), miles: everyone, left_behind: everyone },
  reasons: everyone,
})

/** Half an hour in heat or cold. */
export const borneWeather = fact({
  type: 'borneWeather',
  version: 1,
  fields: { ...WHO, fahrenheit: num({ min: -500, max: 1000 }), success: flag() },
  sight: { ...SEEN, fahrenheit: everyone, success: everyone },
  reasons: OWNER,
})

export const ran = fact({
  type: 'ran',
  version: 1,
  fields: { ...WHO, yards: amount, seconds: amount },
  sight: { ...SEEN, yards: everyone, seconds: everyone },
  reasons: OWNER,
})

export const leapt = fact({
  type: 'leapt',
  version: 1,
  fields: { ...WHO, feet: amount, inches: amount, cleared: flag() },
  sight: { ...SEEN, feet: OWNER, inches: OWNER, cleared: everyone },
  reasons: OWNER,
})

export const lifted = fact({
  type: 'lifted',
  version: 1,
  fields: { ...WHO, weight_lb: amount, action: NAME, managed: flag(), seconds: amount },
  sight: { ...SEEN, weight_lb: everyone, action: everyone, managed: everyone, seconds: everyone },
  reasons: OWNER,
})

export const threw = fact({
  type: 'threw',
  version: 1,
  fields: {
    ...WHO,
    what: NAME,
    target: NAME,
    yards: amount,
    effective: SCORE,
    hit: flag(),
    damage: text(20),
    injury: SCORE,
  },
  sight: {
    ...SEEN,
    what: everyone,
    target: everyone,
    yards: everyone,
    effective: OWNER,
    hit: everyone,
    damage: everyone,
    injury: everyone,
  },
  reasons: OWNER,
})

/** Something of another book: what it was, and what came of it in its own words. */
export const did = fact({
  type: 'did',
  version: 1,
  fields: { ...WHO, deed: NAME, says: text(500), success: nullable(flag()) },
  sight: { ...SEEN, deed: everyone, says: everyone, success: everyone },
  reasons: OWNER,
})

const money = num({ min: 0, max: 1e12 })

/** A month of a job. What a critical failure costs is the game master's to say. */
export const worked = fact({
  type: 'worked',
  version: 1,
  fields: { ...WHO, job: NAME, paid: money, pay: money, trouble: flag() },
  sight: { ...SEEN, job: everyone, paid: OWNER, pay: OWNER, trouble: everyone },
  reasons: OWNER,
})

export const featFacts = [
  climbed,
  fell,
  wasStruck,
  burned,
  keptAfloat,
  leftWater,
  hiked,
  marched,
  borneWeather,
  ran,
  leapt,
  lifted,
  threw,
  did,
  worked,
] as const
