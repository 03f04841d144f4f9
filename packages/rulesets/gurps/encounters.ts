/** Fights for everybody outside: files in, fights by bots out. */
import { type Choosable, compose, type Encounters, encountersBy } from '@umpire/engine'
import { bot } from './fight/bot/bot.ts'
import { encounterFile, startOf } from './fight/encounter/file.ts'
import { attackOdds, attacksIn } from './fight/forecast/attack-odds.ts'
import { fightPlay } from './fight/index.ts'
import { actorsIn, secondsOf, turnIn } from './fight/state/state.ts'
import { tellAll } from './fight/text/log.ts'
import { fight, sideEnd } from './fight/turn/fight.ts'

/** Under whatever a campaign chooses from. */
export const encountersOf = (choosable: Choosable): Encounters => {
  const begun = (file: unknown, place: string) => {
    const read = encounterFile.read(file, place)
    const ruleset = compose(choosable, read)
    const start = startOf(read, place, ruleset.silent)
    return { given: { seconds: read.rounds }, world: { ...fightPlay, ruleset }, start }
  }
  return {
    ...encountersBy({
      begun,
      procedure: fight,
      bot,
      rounds: secondsOf,
      sideEnd,
      tell: tellAll,
      stage: { kind: 'fight', sight: fightPlay.sight, actors: actorsIn, turn: turnIn },
    }),
    attacks: (file, who) => {
      const { world, start } = begun(file, 'encounter')
      return attacksIn(world, start, who)
    },
    odds: (file, asked) => {
      const { world, start } = begun(file, 'encounter')
      return attackOdds(world, start, asked)
    },
  }
}
