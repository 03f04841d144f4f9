/** Fights for everybody outside: files in, fights by bots out. */
import { type Choosable, compose, type Encounters, encountersBy } from '@umpire/engine'
import { bot } from './fight/bot.ts'
import { fight, sideEnd } from './fight/fight.ts'
import { encounterFile, startOf } from './fight/file.ts'
import { fightPlay } from './fight/index.ts'
import { secondsOf } from './fight/state.ts'
import { tellAll } from './fight/tell.ts'

/** Under whatever a campaign chooses from. */
export const encountersOf = (choosable: Choosable): Encounters =>
  encountersBy({
    begun: (file, place) => {
      const read = encounterFile.read(file, place)
      const ruleset = compose(choosable, read)
      const start = startOf(read, place, ruleset.silent)
      return { given: { seconds: read.rounds }, world: { ...fightPlay, ruleset }, start }
    },
    procedure: fight,
    bot,
    rounds: secondsOf,
    sideEnd,
    tell: tellAll,
  })
