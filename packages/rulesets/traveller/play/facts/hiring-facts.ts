/** What happens when people are hired, and who sees it. */
import { everyone, fact, flag, gmOnly, int, map, ownerIn, text, whole } from '@umpire/engine'
import { DM, NAME, WHO } from './skill-fact-fields.ts'

const HIRING = { ...WHO, employer: NAME, skill: NAME }
const HIRING_SIGHT = { who: everyone, employer: everyone, skill: everyone }

export const assignedSkills = fact({
  type: 'assignedSkills',
  version: 1,
  fields: { ...WHO, skills: map(int({ min: 0, max: 30 }), 100) },
  sight: { who: everyone, skills: whole(everyone) },
  audience: gmOnly,
})

export const cameForHire = fact({
  type: 'cameForHire',
  version: 1,
  fields: { ...HIRING, dm: DM, willing: flag() },
  sight: { ...HIRING_SIGHT, dm: ownerIn('employer'), willing: everyone },
  reasons: ownerIn('employer'),
})

export const hired = fact({ type: 'hired', version: 1, fields: HIRING, sight: HIRING_SIGHT })
export const turnedAway = fact({ type: 'turnedAway', version: 1, fields: HIRING, sight: HIRING_SIGHT })

/** Seemingly loyal people may mean ill; only the referee knows. */
export const notedLoyalty = fact({
  type: 'notedLoyalty',
  version: 1,
  fields: { ...WHO, reaction: int(), loyalty: text(2000) },
  sight: { who: everyone, reaction: everyone, loyalty: everyone },
  audience: gmOnly,
})

export const hiringFacts = [assignedSkills, cameForHire, hired, turnedAway, notedLoyalty] as const
