/** Fights for everybody outside: files in, fights by bots out. */
import { compose, type Encounters, encountersBy } from '@umpire/engine'
import { bot } from './fight/bot/bot.ts'
import { encounterFile, startOf } from './fight/enter/file.ts'
import { fightPlay } from './fight/index.ts'
import { actorsIn, turnIn } from './fight/state/state.ts'
import { tellAll } from './fight/text/log.ts'
import { fight, sideEnd } from './fight/turn/fight.ts'
import { choosable } from './ruleset/rules.ts'

export const encounters: Encounters = encountersBy({
  begun: (file, place) => {
    const read = encounterFile.read(file, place)
    const ruleset = compose(choosable, read)
    const start = startOf(read, place, ruleset.silent)
    return { given: { rounds: read.rounds }, world: { ...fightPlay, ruleset }, start }
  },
  procedure: fight,
  bot,
  rounds: ({ round }) => round - 1,
  sideEnd,
  tell: tellAll,
  stage: { kind: 'fight', sight: fightPlay.sight, actors: actorsIn, turn: turnIn },
})
