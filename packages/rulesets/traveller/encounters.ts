/** Encounters for everybody outside: files in, fights by bots out. */
import { compose, type Encounters, type Entry, encountersBy, type Line } from '@umpire/engine'
import { bot } from './encounter/bot/bot.ts'
import { encounterFile, startOf } from './encounter/enter/file.ts'
import { encounterFacts } from './encounter/facts/facts.ts'
import { encounterPlay } from './encounter/index.ts'
import { actorsIn, type Encounter, turnIn } from './encounter/state/state.ts'
import { told } from './encounter/text.ts'
import { encounter, sideEnd } from './encounter/turn/encounter.ts'
import { choosable } from './ruleset/rules.ts'

/** Tells every entry as things stood when it was made. */
function tellAll(start: Encounter, entries: readonly Entry[], line: Line): void {
  let state = start
  for (const entry of entries) {
    for (const text of told(entry, state)) line(text, entry)
    if (entry.fact !== undefined) state = encounterPlay.evolve(state, encounterFacts.read(entry.fact))
  }
}

export const encounters: Encounters = encountersBy({
  begun: (file, place) => {
    const read = encounterFile.read(file, place)
    const ruleset = compose(choosable, read)
    const start = startOf(read, place, ruleset.silent)
    return { given: { rounds: read.rounds }, world: { ...encounterPlay, ruleset }, start }
  },
  procedure: encounter,
  bot,
  rounds: ({ round }) => round,
  sideEnd,
  tell: tellAll,
  stage: { kind: 'encounter', sight: encounterPlay.sight, actors: actorsIn, turn: turnIn },
})
