/** Fights for everybody outside: files in, fights by bots out. */
import { type Choosable, compose, type EncounterEnd, type Encounters, encountersBy } from '@umpire/engine'
import { bot } from './fight/bot.ts'
import { fight, sideEnd } from './fight/fight.ts'
import { encounterFile, startOf } from './fight/file.ts'
import { fightPlay } from './fight/index.ts'
import type { Fight } from './fight/state.ts'
import { tellAll } from './fight/tell.ts'

const SIDES = [0, 1] as const

const endOf = (state: Fight, { winner, how }: { winner: number | null; how: string }): EncounterEnd => ({
  winner: winner === null ? null : sideEnd(state, winner).name,
  how,
  rounds: state.second,
  sides: SIDES.map(side => sideEnd(state, side)),
})

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
    endOf,
    tell: tellAll,
  })
