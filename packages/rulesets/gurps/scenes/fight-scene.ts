/** A fight at a table: who acts when, turn after turn, and how it ended. */
import {
  asFighters,
  BadInput,
  type CharacterKind,
  type Choosable,
  type Json,
  type People,
  type SceneKind,
  sceneKind,
} from '@umpire/engine'
import { character } from '../character/character.ts'
import { bot } from '../fight/bot.ts'
import { ending, opening } from '../fight/fight.ts'
import { encounterFile, startOf } from '../fight/file.ts'
import { namesOf } from '../fight/file-member.ts'
import { fightPlay } from '../fight/index.ts'
import { leave } from '../fight/leave.ts'
import { actorsIn, type Fight, fighterAt, isOver, placeOf, standingAt, turnIn } from '../fight/state.ts'
import { turn } from '../fight/turn.ts'
import { isBeast } from '../make/beast/beast.ts'
import { readCharacter } from '../sheet/json.ts'
import { offerAsSeen } from './fight-as-seen.ts'

function next(fight: Fight) {
  switch (fight.stage) {
    case 'start':
      return { procedure: opening.id, given: {} }
    case 'fight':
      return { procedure: isOver(fight) ? ending.id : turn.id, given: {} }
    case 'over':
      return null
  }
}

/** Whoever comes from a character's file, by the id they have in the fight. Several alike are nobody in particular. */
function brings(given: unknown, place: string, kinds: readonly CharacterKind[]): People {
  const people: [string, Json][] = []
  for (const { members } of encounterFile.read(asFighters(given, place, kinds), place).sides) {
    for (const member of members) {
      const { character: file, count } = member
      if (file === undefined || count !== 1 || isBeast(file)) continue
      for (const { id } of namesOf(member, place)) people.push([id, readCharacter(file, place)])
    }
  }
  return Object.fromEntries(people)
}

/** Under whatever a campaign chooses from. */
export const fightScene = (choosable: Choosable, kinds: readonly CharacterKind[] = []): SceneKind =>
  sceneKind({
    kind: 'fight',
    title: 'A fight',
    playable: fightPlay,
    choosable,
    begin: (given, place, ruleset) => {
      const file = encounterFile.read(asFighters(given, place, kinds), place)
      const other = file.options.find(key => !ruleset.chosen.options.includes(key))
      if (other !== undefined) throw new BadInput(`${place}.options`, 'options that the table has chosen', other)
      return startOf(file, place, ruleset.silent)
    },
    next,
    over: ({ stage }) => stage === 'over',
    actors: actorsIn,
    strangers: ({ roster, sides }) => roster.flatMap(({ id, side }) => (sides[side]?.npc === true ? [id] : [])),
    startable: [],
    bot,
    asSeen: offerAsSeen,
    turn: turnIn,
    brings: (given, place) => brings(given, place, kinds),
    people: (fight, brought, left, { silent }) => {
      if (fight.stage !== 'over' && !left) return {}
      const after = Object.entries(brought).map(([id, one]): [string, Json] => {
        const place = placeOf(fight, id)
        const { second } = fight
        return [
          id,
          leave(character.read(one, id), fighterAt(fight, place), standingAt(fight, place), silent, { second }),
        ]
      })
      return Object.fromEntries(after)
    },
  })
