/** A fight at a table: who acts when, turn after turn, and how it ended. */
import { npcsIn, sidesOf } from '@umpire/encounter'
import {
  asFighters,
  BadInput,
  type CharacterKind,
  type Choosable,
  expanded,
  type Json,
  type People,
  type SceneKind,
  sceneKind,
} from '@umpire/engine'
import { type Character, character } from '../character/character.ts'
import { readCharacter } from '../character/json.ts'
import { bot } from '../fight/bot/bot.ts'
import { encounterFile, startOf } from '../fight/encounter/file.ts'
import { madeOf, namesOf } from '../fight/encounter/member.ts'
import { leave } from '../fight/enter/leave.ts'
import { fightPlay } from '../fight/index.ts'
import { actorsIn, type Fight, fighterAt, isOver, placeOf, standingAt, turnIn } from '../fight/state/state.ts'
import { ending, opening } from '../fight/turn/fight.ts'
import { turn } from '../fight/turn/turn.ts'
import { isBeast } from '../make/beast/beast.ts'
import { offerAmong, offerAsSeen } from './fight-as-seen.ts'

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

/**
 * Whoever comes from a character's file or was made from a template, by the id they have in the fight. Several alike are
 * nobody in particular.
 */
function brings(given: unknown, place: string, kinds: readonly CharacterKind[]): People {
  const people: [string, Json][] = []
  const file = encounterFile.read(asFighters(given, place, kinds), place)
  for (const [side, { members }] of file.sides.entries()) {
    const npc = sidesOf(file.sides)[side]?.npc === true
    for (const member of members) {
      const { character: own, template, count } = member
      if (count !== 1 || (own === undefined ? template === undefined : isBeast(own))) continue
      for (const called of namesOf(member, place)) {
        people.push([
          called.id,
          own === undefined ? named(madeOf(member, called, file, place), called.name, npc) : readCharacter(own, place),
        ])
      }
    }
  }
  return Object.fromEntries(people)
}

/** Templates leave the name open, and whose side it is on. */
const named = (made: Character, name: string, npc: boolean): Character => ({
  ...made,
  npc,
  identity: { ...made.identity, name },
})

/** Under whatever a campaign chooses from. */
export const fightScene = (choosable: Choosable, kinds: readonly CharacterKind[] = []): SceneKind =>
  sceneKind({
    kind: 'fight',
    title: 'A fight',
    playable: fightPlay,
    choosable,
    begin: (given, place, ruleset) => {
      const file = encounterFile.read(asFighters(given, place, kinds), place)
      const wanted = expanded(choosable.presets ?? [], file.options)
      const other = wanted.find(key => !ruleset.chosen.options.includes(key))
      if (other !== undefined) throw new BadInput(`${place}.options`, 'options that the table has chosen', other)
      return startOf(file, place, ruleset.silent)
    },
    next,
    over: ({ stage }) => stage === 'over',
    actors: actorsIn,
    strangers: npcsIn,
    startable: [],
    bot,
    asSeen: offerAsSeen,
    offered: offerAmong,
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
