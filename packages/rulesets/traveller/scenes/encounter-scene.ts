/** A fight at a table: meeting, round after round, and how it ended. */
import { BadInput, type SceneKind, sceneKind } from '@umpire/engine'
import { bot } from '../encounter/bot.ts'
import { ending, opening } from '../encounter/encounter.ts'
import { encounterFile, startOf } from '../encounter/file.ts'
import { encounterPlay } from '../encounter/index.ts'
import { round } from '../encounter/round.ts'
import { type Encounter, isOver, partyAt } from '../encounter/state.ts'
import { choosable } from '../rules.ts'

function next(state: Encounter) {
  switch (state.stage) {
    case 'surprise':
    case 'range':
    case 'avoidance':
      return { procedure: opening.id, given: {} }
    case 'fight':
      return { procedure: isOver(state) ? ending.id : round.id, given: {} }
    case 'over':
      return null
  }
}

export const encounterScene: SceneKind = sceneKind({
  kind: 'encounter',
  title: 'A fight',
  playable: encounterPlay,
  choosable,
  begin: (given, place, ruleset) => {
    const file = encounterFile.read(given, place)
    const other = file.options.find(key => !ruleset.chosen.options.includes(key))
    if (other !== undefined) throw new BadInput(`${place}.options`, 'options that the table has chosen', other)
    return startOf(file, place, ruleset.silent)
  },
  next,
  over: state => state.stage === 'over',
  actors: state => state.roster.map(({ id }) => id),
  strangers: state => state.roster.flatMap(({ id, party }) => (partyAt(state, party).npc ? [id] : [])),
  startable: [],
  bot,
  // Where to take a wound hangs on one's own body alone.
  innocent: question => question === 'wound',
})
