/** The time between fights: the clock, recovery, travel, skills in use, buying. Nothing happens unless it is started. */
import { map, or, ownValue, record, type SceneKind, sceneKind, takeFirst } from '@umpire/engine'
import { character } from '../character/character.ts'
import { wares } from '../equipment/wares.ts'
import { downtimePlay } from '../play/index.ts'
import { choosable } from '../ruleset/rules.ts'
import { SKILLS } from '../tables/skill/skills.ts'

const setUp = record({ characters: or(map(character, 1000), {}) })

/** What procedures take that is somebody's name. */
const NAMES = ['who', 'asleep', 'exerting', 'patient', 'medic', 'helpers', 'employer', 'candidates', 'forger']

export const downtimeScene: SceneKind = sceneKind({
  kind: 'downtime',
  title: 'The time between',
  playable: downtimePlay,
  choosable,
  begin: (given, place) => ({ seconds: 0, characters: setUp.read(given, place).characters }),
  next: () => null,
  over: () => false,
  actors: ({ characters }) => Object.keys(characters),
  strangers: ({ characters }) =>
    Object.entries(characters).flatMap(([name, { player_character }]) => (player_character ? [] : [name])),
  startable: downtimePlay.procedures.map(({ id }) => id),
  meant: ({ characters }, { silent }) => ({
    ...Object.fromEntries(NAMES.map(field => [field, Object.keys(characters)])),
    skill: SKILLS,
    embodies: SKILLS,
    ware: wares(silent).map(({ name }) => name),
  }),
  bot: () => takeFirst,
  // It takes the first choice that is allowed, whatever else it might know.
  asSeen: offer => offer,
  brings: (given, place) => setUp.read(given, place).characters,
  people: ({ characters }) => characters,
  meets: ({ seconds, characters }, people) => ({
    seconds,
    characters: Object.fromEntries(
      Object.entries(characters).map(([name, one]) => {
        const met = ownValue(people, name)
        return [name, met === undefined ? one : character.read(met, name)]
      }),
    ),
  }),
})
