/** What happens in an encounter, who sees it, and what it changes. */
import {
  each,
  everyone,
  fact,
  flag,
  gmOnly,
  int,
  list,
  nullable,
  oneOf,
  ownerIn,
  text,
  vocabulary,
  whole,
} from '@umpire/engine'
import { MOVEMENTS } from '../../tables/combat/movement.ts'
import { RANGES } from '../../tables/words.ts'
import { LEFT, LEFT_SIGHT, WHO } from './fact-fields.ts'
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

export const met = fact({
  type: 'met',
  version: 1,
  fields: { range: oneOf(...RANGES), bands: list(int(), 200), contacts: list(list(text(60), 2), 1000) },
  sight: { range: everyone, bands: each(everyone), contacts: whole(everyone) },
  reasons: everyone,
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

/** Everybody at once: movement, pace and band by place in the list, and the blows that running cost. */
export const moved = fact({
  type: 'moved',
  version: 1,
  fields: {
    movements: list(oneOf(...MOVEMENTS), 200),
    running: list(int({ min: 0 }), 200),
    bands: list(int(), 200),
    tired: list(int({ min: 0 }), 200),
    contacts: list(list(text(60), 2), 1000),
  },
  sight: {
    movements: each(everyone),
    running: each(everyone),
    bands: each(everyone),
    tired: each(everyone),
    contacts: whole(everyone),
  },
  reasons: everyone,
})

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
