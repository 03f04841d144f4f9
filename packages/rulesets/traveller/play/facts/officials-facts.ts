/** What happens with officials, and who sees it. */
import { everyone, fact, flag, int, ownerIn } from '@umpire/engine'
import { CASH, DM, LEVEL, NAME, OWNER, WHO, where } from './skill-fact-fields.ts'

export const offeredBribe = fact({
  type: 'offeredBribe',
  version: 1,
  fields: {
    ...WHO,
    official: NAME,
    cash: CASH,
    second: flag(),
    law_level: int({ min: 0, max: 15 }),
    level: LEVEL,
    dm: DM,
    accepted: flag(),
  },
  sight: {
    who: everyone,
    official: everyone,
    cash: OWNER,
    second: everyone,
    law_level: everyone,
    level: OWNER,
    dm: OWNER,
    accepted: everyone,
  },
  reasons: OWNER,
})

/** After a refusal: whether the offer goes to higher authority. */
export const weighedReport = fact({
  type: 'weighedReport',
  version: 1,
  fields: { ...WHO, official: NAME, reported: flag(), secret: flag() },
  sight: { who: everyone, official: everyone, reported: everyone, secret: everyone },
  audience: where('secret', [false], everyone),
  reasons: OWNER,
})

export const metInspection = fact({
  type: 'metInspection',
  version: 1,
  fields: { ...WHO, law_level: int({ min: 0, max: 15 }), inspected: flag() },
  sight: { who: everyone, law_level: everyone, inspected: everyone },
  reasons: OWNER,
})

export const showedPapers = fact({
  type: 'showedPapers',
  version: 1,
  fields: { ...WHO, forger: NAME, level: LEVEL, dm: DM, detected: flag() },
  sight: { who: everyone, forger: OWNER, level: ownerIn('forger'), dm: ownerIn('forger'), detected: everyone },
  reasons: ownerIn('forger'),
})

export const officialsFacts = [offeredBribe, weighedReport, metInspection, showedPapers] as const
