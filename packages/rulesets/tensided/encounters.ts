/** Fights for everybody outside: files in, fights by bots out. */
import { compose, type EncounterEnd, type Encounters, encountersBy } from '@umpire/engine'
import { bot } from './fight/bot.ts'
import { fight, sideEnd } from './fight/fight.ts'
import { encounterFile, startOf } from './fight/file.ts'
import { fightPlay } from './fight/index.ts'
import type { Fight } from './fight/state.ts'
import { tellAll } from './fight/tell.ts'
import { choosable } from './rules.ts'

const SIDES = [0, 1] as const

const endOf = (state: Fight, { winner, how }: { winner: number | null; how: string }): EncounterEnd => ({
  winner: winner === null ? null : sideEnd(state, winner).name,
  how,
  rounds: state.round - 1,
  sides: SIDES.map(side => sideEnd(state, side)),
})

export const encounters: Encounters = encountersBy({
  begun: (file, place) => {
    const read = encounterFile.read(file, place)
    const ruleset = compose(choosable, read)
    const start = startOf(read, place, ruleset.silent)
    return { given: { rounds: read.rounds }, world: { ...fightPlay, ruleset }, start }
  },
  procedure: fight,
  bot,
  endOf,
  tell: tellAll,
})
