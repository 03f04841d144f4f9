/** What happens at computers and at the wheel, and who sees it. */
import { everyone, fact, flag, gmOnly } from '@umpire/engine'
import { DM, LEVEL, NAME, OWNER, THROW, WHO } from './skill-fact-fields.ts'

export const wroteProgram = fact({
  type: 'wroteProgram',
  version: 1,
  fields: { ...WHO, program: NAME },
  sight: { who: everyone, program: everyone },
})

/** What is wrong with a program shows only when it is used. */
export const builtInFlaw = fact({
  type: 'builtInFlaw',
  version: 1,
  fields: { ...WHO, program: NAME, fatal: flag(), flaw_dm: DM },
  sight: { who: everyone, program: everyone, fatal: everyone, flaw_dm: everyone },
  audience: gmOnly,
})

export const drove = fact({
  type: 'drove',
  version: 1,
  fields: { ...WHO, vehicle: NAME, breakdown: flag() },
  sight: { who: everyone, vehicle: everyone, breakdown: everyone },
  reasons: everyone,
})

export const leftRoad = fact({
  type: 'leftRoad',
  version: 1,
  fields: { ...WHO, vehicle: NAME, level: LEVEL, throw: THROW, dm: DM, stuck: flag() },
  sight: { who: everyone, vehicle: everyone, level: OWNER, throw: everyone, dm: OWNER, stuck: everyone },
  reasons: OWNER,
})

export const flew = fact({
  type: 'flew',
  version: 1,
  fields: { ...WHO, level: LEVEL, dm: DM, accident: flag() },
  sight: { who: everyone, level: OWNER, dm: OWNER, accident: everyone },
  reasons: OWNER,
})

export const workFacts = [wroteProgram, builtInFlaw, drove, leftRoad, flew] as const
