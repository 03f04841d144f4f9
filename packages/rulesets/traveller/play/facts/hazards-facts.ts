/** What happens in vacuum, under fire and in small craft, and who sees it. */
import { everyone, fact, flag, int, nullable, oneOf } from '@umpire/engine'
import { DM, LEVEL, NAME, OWNER, WHO } from './skill-fact-fields.ts'

export const boatRan = fact({
  type: 'boatRan',
  version: 1,
  fields: { ...WHO, level: LEVEL, dm: DM, escaped: flag() },
  sight: { who: everyone, level: OWNER, dm: OWNER, escaped: everyone },
  reasons: OWNER,
})

export const boatWasShotAt = fact({
  type: 'boatWasShotAt',
  version: 1,
  fields: { ...WHO, level: LEVEL, dm: DM, hit: flag() },
  sight: { who: everyone, level: OWNER, dm: OWNER, hit: everyone },
  reasons: OWNER,
})

export const boatWasHit = fact({
  type: 'boatWasHit',
  version: 1,
  fields: { ...WHO, result: oneOf('crippled and boarded', 'destroyed') },
  sight: { who: everyone, result: everyone },
  reasons: OWNER,
})

export const manoeuvred = fact({
  type: 'manoeuvred',
  version: 1,
  fields: { ...WHO, level: LEVEL, dm: DM, incident: flag() },
  sight: { who: everyone, level: OWNER, dm: OWNER, incident: everyone },
  reasons: OWNER,
})

export const triedRemedy = fact({
  type: 'triedRemedy',
  version: 1,
  fields: { ...WHO, victim: NAME, level: LEVEL, dm: DM, success: flag() },
  sight: { who: everyone, victim: everyone, level: OWNER, dm: OWNER, success: everyone },
  reasons: OWNER,
})

export const calledFire = fact({
  type: 'calledFire',
  version: 1,
  fields: { ...WHO, fire_turn: int({ min: 1 }), level: LEVEL, dm: nullable(DM), hit: flag() },
  sight: { who: everyone, fire_turn: everyone, level: OWNER, dm: OWNER, hit: everyone },
  reasons: OWNER,
})

export const hazardsFacts = [boatRan, boatWasShotAt, boatWasHit, manoeuvred, triedRemedy, calledFire] as const
