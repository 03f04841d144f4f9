/** A career at a table, term by term. What comes of it is a character. */
import { type SceneKind, sceneKind } from '@umpire/engine'
import { characterFrom, characterOf } from '../career/character.ts'
import { createCharacter } from '../career/create.ts'
import { wishing } from '../career/policy/policy.ts'
import { type Career, NEW_CAREER } from '../career/state.ts'
import { careerPlay } from '../career/world.ts'
import { choosable } from '../ruleset/rules.ts'

const next = ({ stage, name, person: { gender, race, player_character } }: Career) =>
  stage === 'new' ? { procedure: createCharacter.id, given: { name, gender, race, player_character } } : null

const isOver = ({ stage }: Career): boolean => stage === 'finished' || stage === 'dead'

export const careerScene: SceneKind = sceneKind({
  kind: 'career',
  title: 'A career',
  playable: careerPlay,
  choosable,
  begin: (given, place) => {
    const { name, gender, race, player_character } = createCharacter.given.read(given, place)
    return { ...NEW_CAREER, name, person: { ...NEW_CAREER.person, gender, race, player_character } }
  },
  next,
  over: isOver,
  actors: ({ name }) => [name],
  strangers: () => [],
  startable: [],
  bot: () => wishing('anything'),
  // A wish goes by one's own career alone.
  asSeen: offer => offer,
  character: (career, facts) => (isOver(career) ? characterFrom(facts) : null),
  // What made the character stays in the log of the table.
  people: career => (isOver(career) ? { [career.name]: characterOf(career, []) } : {}),
})
