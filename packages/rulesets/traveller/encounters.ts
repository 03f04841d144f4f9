/** Encounters for everybody outside: files in, fights by bots out. */
import {
  compose,
  type EncounterEnd,
  type Encounters,
  type Entry,
  json,
  simulator,
  startPlay,
  throwing,
} from '@umpire/engine'
import { bot } from './encounter/bot.ts'
import { encounter, sideEnd } from './encounter/encounter.ts'
import { encounterFacts } from './encounter/facts.ts'
import { encounterFile, startOf } from './encounter/file.ts'
import { encounterPlay } from './encounter/index.ts'
import { type Encounter, partyAt } from './encounter/state.ts'
import { told } from './encounter/tell.ts'
import { choosable } from './rules.ts'

const SIDES = [0, 1] as const

const endOf = (state: Encounter, { winner, how }: { winner: number | null; how: string }): EncounterEnd => ({
  winner: winner === null ? null : partyAt(state, winner).name,
  how,
  rounds: state.round,
  sides: SIDES.map(side => sideEnd(state, side)),
})

/** An encounter file, read, with the rules it chose and the state it begins from. */
function begun(file: unknown, place: string) {
  const read = encounterFile.read(file, place)
  const ruleset = compose(choosable, read)
  return { ...read, world: { ...encounterPlay, ruleset }, start: startOf(read, place, ruleset.silent) }
}

/** Tells every entry as things stood when it was made. */
function tellAll(start: Encounter, entries: readonly Entry[], line: (text: string) => void): void {
  let state = start
  for (const entry of entries) {
    for (const text of told(entry, state)) line(text)
    if (entry.fact !== undefined) state = encounterPlay.evolve(state, encounterFacts.read(entry.fact))
  }
}

export const encounters: Encounters = {
  read: (file, place) => {
    begun(file, place)
    return json().read(file, place)
  },
  prepare: file => {
    const { world, start, rounds } = begun(file, 'encounter')
    const policy = bot(world.ruleset)
    const fights = simulator(world, policy)
    return {
      run: source => {
        const { result, state } = fights.run(encounter, { rounds }, start, source)
        return endOf(state, result)
      },
      tell: (source, line) => {
        const play = startPlay(world, encounter, { rounds }, start, throwing(source), [], policy)
        tellAll(start, play.entries, line)
        if (play.outcome === undefined) throw new Error('the bot left a question open')
        return endOf(play.state, play.outcome.result)
      },
    }
  },
}
