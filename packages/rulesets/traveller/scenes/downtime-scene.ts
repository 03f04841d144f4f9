/** The time between fights: the clock, recovery, travel, skills in use, buying. Nothing happens unless it is started. */
import { map, or, record, type SceneKind, sceneKind, takeFirst } from '@umpire/engine'
import { character } from '../character/character.ts'
import { downtimePlay } from '../play/index.ts'
import { choosable } from '../rules.ts'

const setUp = record({ characters: or(map(character, 1000), {}) })

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
  bot: () => takeFirst,
  innocent: () => true,
})
