/** A fight at a table: meeting, round after round, and how it ended. */
import { BadInput, type Json, type People, type SceneKind, sceneKind } from '@umpire/engine'
import { character } from '../character/character.ts'
import { bot } from '../encounter/bot/bot.ts'
import { encounterFile, startOf } from '../encounter/enter/file.ts'
import { encounterPlay } from '../encounter/index.ts'
import { actorsIn, type Encounter, isOver, partyAt, turnIn } from '../encounter/state/state.ts'
import { ending, opening } from '../encounter/turn/encounter.ts'
import { round } from '../encounter/turn/round.ts'
import { afterEncounter } from '../play/after-encounter.ts'
import { choosable } from '../ruleset/rules.ts'
import { offerAsSeen } from './as-seen.ts'

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

/** Whoever comes from a character's file, by the id they have in the fight. Several alike are nobody in particular. */
function brings(given: unknown, place: string): People {
  const members = encounterFile.read(given, place).sides.flatMap(side => side.members)
  const people = members.flatMap(({ id, name, count, character: file }): [string, Json][] => {
    if (file === undefined || count !== 1) return []
    const one = character.read(file, place)
    return [[id ?? name ?? one.name, one]]
  })
  return Object.fromEntries(people)
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
  actors: actorsIn,
  strangers: state => state.roster.flatMap(({ id, party }) => (partyAt(state, party).npc ? [id] : [])),
  startable: [],
  bot,
  asSeen: offerAsSeen,
  turn: turnIn,
  brings,
  people: (state, brought, left, { silent }) => {
    if (state.stage !== 'over' && !left) return {}
    const after = Object.entries(brought).map(([id, one]): [string, Json] => [
      id,
      afterEncounter(character.read(one, id), state, id, silent),
    ])
    return Object.fromEntries(after)
  },
})
