/** A fight at a table: round after round, and how it ended. */
import { npcsIn } from '@umpire/encounter'
import { BadInput, type Choosable, type Json, type Offer, type People, type SceneKind, sceneKind } from '@umpire/engine'
import { character } from '../character/character.ts'
import { ShootOffer, StrikeOffer } from '../fight/attack/target-offer.ts'
import { ThrowOffer } from '../fight/attack/throw-offer.ts'
import { bot } from '../fight/bot/bot.ts'
import { LAPSE } from '../fight/choice/about.ts'
import { encounterFile, namesOf, startOf } from '../fight/enter/file.ts'
import { leave } from '../fight/enter/leave.ts'
import { fightPlay } from '../fight/index.ts'
import {
  actorsIn,
  type Fight,
  fighterAt,
  hasFighters,
  isOver,
  placeOf,
  standingAt,
  turnIn,
} from '../fight/state/state.ts'
import { ending, opening } from '../fight/turn/fight.ts'
import { round } from '../fight/turn/round.ts'
import { readCharacter } from '../print/json.ts'
import { offerAmong, offerAsSeen } from './fight-as-seen.ts'

/** An attack that was declared when there was still somebody to attack: with the last of them out, it is let go. */
const settles = (offer: Offer, fight: Fight): string | undefined => {
  if (!(offer instanceof ShootOffer || offer instanceof StrikeOffer || offer instanceof ThrowOffer)) return undefined
  return hasFighters(fight, 1 - fighterAt(fight, offer.place).side) ? undefined : LAPSE
}

function next(fight: Fight) {
  switch (fight.stage) {
    case 'start':
      return { procedure: opening.id, given: {} }
    case 'fight':
      return { procedure: isOver(fight) ? ending.id : round.id, given: {} }
    case 'over':
      return null
  }
}

/** Whoever comes from a character's file, by the id they have in the fight. Several alike are nobody in particular. */
function brings(given: unknown, place: string): People {
  const people: [string, Json][] = []
  for (const { members } of encounterFile.read(given, place).sides) {
    for (const member of members) {
      const { character: file, count } = member
      if (file === undefined || count !== 1) continue
      for (const { id } of namesOf(member, place)) people.push([id, readCharacter(file, place)])
    }
  }
  return Object.fromEntries(people)
}

export const fightScene = (choosable: Choosable): SceneKind =>
  sceneKind({
    kind: 'fight',
    title: 'A fight',
    playable: fightPlay,
    choosable,
    begin: (given, place, ruleset) => {
      const file = encounterFile.read(given, place)
      const other = file.options.find(key => !ruleset.chosen.options.includes(key))
      if (other !== undefined) throw new BadInput(`${place}.options`, 'options that the table has chosen', other)
      return startOf(file, place, ruleset.silent)
    },
    next,
    over: ({ stage }) => stage === 'over',
    actors: actorsIn,
    strangers: npcsIn,
    startable: [],
    bot,
    settles,
    asSeen: offerAsSeen,
    offered: offerAmong,
    turn: turnIn,
    brings,
    people: (fight, brought, left) => {
      if (fight.stage !== 'over' && !left) return {}
      const after = Object.entries(brought).map(([id, one]): [string, Json] => {
        const place = placeOf(fight, id)
        return [id, leave(character.read(one, id), fighterAt(fight, place), standingAt(fight, place), fight.round)]
      })
      return Object.fromEntries(after)
    },
  })
