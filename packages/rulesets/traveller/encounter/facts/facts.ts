/** What happens in an encounter, who sees it, and what it changes. */
import { everyone, fact, flag, gmOnly, int, nullable, ownerIn, text, vocabulary } from '@umpire/engine'
import { LEFT, LEFT_SIGHT, WHO } from './fact-fields.ts'
import { met, moved } from './places.ts'
import {
  attacked,
  drew,
  drewFirst,
  finishedOff,
  misfired,
  pickedUp,
  switchedMode,
  workedOn,
  wounded,
} from './weapon-facts.ts'

const SIDE = int({ min: 0, max: 1 })

export const surprised = fact({
  type: 'surprised',
  version: 1,
  fields: { surprise: nullable(SIDE) },
  sight: { surprise: everyone },
})

export const avoided = fact({
  type: 'avoided',
  version: 1,
  fields: { party: SIDE, avoids: flag() },
  sight: { party: everyone, avoids: everyone },
})

export const triedToEscape = fact({
  type: 'triedToEscape',
  version: 1,
  fields: { party: SIDE, escaped: flag() },
  sight: { party: everyone, escaped: everyone },
  reasons: everyone,
})

export const fightBegan = fact({ type: 'fightBegan', version: 1, fields: {}, sight: {} })

export const gotAway = fact({ type: 'gotAway', version: 1, fields: WHO, sight: { who: everyone }, reasons: everyone })
export const surrendered = fact({ type: 'surrendered', version: 1, fields: WHO, sight: { who: everyone } })

export const lostSurprise = fact({
  type: 'lostSurprise',
  version: 1,
  fields: { reason: text(60) },
  sight: { reason: everyone },
  reasons: everyone,
})

export const leaderKilled = fact({
  type: 'leaderKilled',
  version: 1,
  fields: { party: SIDE, round: int({ min: 0 }) },
  sight: { party: everyone, round: everyone },
})

export const testedMorale = fact({
  type: 'testedMorale',
  version: 1,
  fields: { party: SIDE, stands: flag() },
  sight: { party: everyone, stands: everyone },
  reasons: gmOnly,
})

/** Those who run from a rout are not followed. */
export const letGo = fact({ type: 'letGo', version: 1, fields: { party: SIDE }, sight: { party: everyone } })

export const roundEnded = fact({
  type: 'roundEnded',
  version: 1,
  fields: { seconds: int({ min: 0 }) },
  sight: { seconds: everyone },
})

/** Wounds of those who never fell go half way back when the fight is over. */
export const recoveredHalfWay = fact({
  type: 'recoveredHalfWay',
  version: 1,
  fields: { ...WHO, ...LEFT },
  sight: { who: everyone, ...LEFT_SIGHT },
  reasons: ownerIn('who'),
})

/** Wakes before the fight is over. */
export const cameRound = fact({
  type: 'cameRound',
  version: 1,
  fields: { ...WHO, ...LEFT },
  sight: { who: everyone, ...LEFT_SIGHT },
  reasons: ownerIn('who'),
})

export const ended = fact({
  type: 'ended',
  version: 1,
  fields: { winner: nullable(SIDE), how: text(200) },
  sight: { winner: everyone, how: everyone },
})

export const encounterFacts = vocabulary(
  surprised,
  met,
  avoided,
  triedToEscape,
  fightBegan,
  moved,
  gotAway,
  surrendered,
  drew,
  drewFirst,
  attacked,
  misfired,
  wounded,
  finishedOff,
  workedOn,
  pickedUp,
  lostSurprise,
  leaderKilled,
  testedMorale,
  letGo,
  switchedMode,
  roundEnded,
  recoveredHalfWay,
  cameRound,
  ended,
)
export type EncounterFact = ReturnType<typeof encounterFacts.read>
