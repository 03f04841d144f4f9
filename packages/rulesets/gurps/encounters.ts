/** Fights for everybody outside: files in, fights by bots out. */
import {
  type Choosable,
  compose,
  type EncounterEnd,
  type Encounters,
  json,
  simulator,
  startPlay,
  throwing,
} from '@umpire/engine'
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

/** An encounter file, read, with the rules it chose and the state it begins from. */
function begun(file: unknown, place: string, choosable: Choosable) {
  const read = encounterFile.read(file, place)
  const ruleset = compose(choosable, read)
  return {
    given: { seconds: read.rounds },
    world: { ...fightPlay, ruleset },
    start: startOf(read, place, ruleset.silent),
  }
}

/** Under whatever a campaign chooses from. */
export const encountersOf = (choosable: Choosable): Encounters => ({
  read: (file, place) => {
    begun(file, place, choosable)
    return json().read(file, place)
  },
  prepare: file => {
    const { given, world, start } = begun(file, 'encounter', choosable)
    const policy = bot(world.ruleset)
    const fights = simulator(world, policy)
    return {
      run: source => {
        const { result, state } = fights.run(fight, given, start, source)
        return endOf(state, result)
      },
      tell: (source, line) => {
        const play = startPlay(world, fight, given, start, throwing(source), [], policy)
        tellAll(start, play.entries, line)
        if (play.outcome === undefined) throw new Error('the bot left a question open')
        return endOf(play.state, play.outcome.result)
      },
    }
  },
})
