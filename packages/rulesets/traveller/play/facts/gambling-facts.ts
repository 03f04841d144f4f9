/** What happens at games of chance, and who sees it. */
import { everyone, fact, flag, gmOnly, oneOf } from '@umpire/engine'
import { GAMES } from '../../skill/throw/gambling.ts'
import { CASH, DM, LEVEL, OWNER, WHO, where } from './skill-fact-fields.ts'

export const satDownToGame = fact({
  type: 'satDownToGame',
  version: 1,
  fields: { ...WHO, game: oneOf(...GAMES), crooked: flag(), stacked: DM },
  sight: { who: everyone, game: everyone, crooked: gmOnly, stacked: gmOnly },
})

/** The one who looks learns of it only if there is something to see. */
export const watchedGame = fact({
  type: 'watchedGame',
  version: 1,
  fields: { ...WHO, detected: flag() },
  sight: { who: everyone, detected: everyone },
  audience: where('detected', [true], OWNER),
})

export const gambled = fact({
  type: 'gambled',
  version: 1,
  fields: { ...WHO, game: oneOf(...GAMES), bet: CASH, level_used: LEVEL, dm: DM, win: flag(), cash_change: CASH },
  sight: {
    who: everyone,
    game: everyone,
    bet: OWNER,
    level_used: OWNER,
    dm: gmOnly,
    win: everyone,
    cash_change: OWNER,
  },
})

export const drewSuspicion = fact({
  type: 'drewSuspicion',
  version: 1,
  fields: { ...WHO, level_used: LEVEL, dm: DM, suspected: flag() },
  sight: { who: everyone, level_used: gmOnly, dm: gmOnly, suspected: everyone },
  audience: where('suspected', [true], everyone),
})

export const gamblingFacts = [satDownToGame, watchedGame, gambled, drewSuspicion] as const
