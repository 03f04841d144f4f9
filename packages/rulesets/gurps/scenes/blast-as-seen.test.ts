/** The odds of a grenade at a table: worked out from what a seat sees, friends and foes alike. */
import { compose, show } from '@umpire/engine'
import { expect, test } from 'vitest'
import { forecast } from '../fight/forecast/forecast.ts'
import { fightPlay } from '../fight/index.ts'
import type { Fighter } from '../fight/state/fighter.ts'
import { fightSight } from '../fight/state/sight.ts'
import type { Fight } from '../fight/state/state.ts'
import { GRENADES } from '../fight/test/grenades.ts'
import { choosable } from '../ruleset/rules.ts'
import { asFarAsSeen } from './fight-as-seen.ts'

const world = { ...fightPlay, ruleset: compose(choosable) }
const player = { role: 'player', actors: ['ada'] } as const

const [setUp] = GRENADES
if (setUp === undefined) throw new Error('there is no grenade')

const told = (fight: Fight) => forecast(world, asFarAsSeen(show(fight, fightSight, player)), 'ada', setUp.key)

/** Everybody but whoever throws it is another than he looks. */
const secretly = (more: Partial<Fighter>): Fight => ({
  ...setUp.fight,
  roster: setUp.fight.roster.map(one => (one.id === 'ada' ? one : { ...one, ...more })),
})

test('gurps.procedure.grenade: a seat is told of everybody near, by what it sees of them', () => {
  const { blast, odds } = told(setUp.fight)
  expect(blast?.people.map(({ who, friend }) => [who, friend])).toEqual([
    ['ada', true],
    ['bob', false],
    ['cid', false],
    ['dan', true],
  ])
  expect(odds?.hit).toEqual(blast?.on_target)
})

test('gurps.procedure.grenade: nothing of it tells what the seat does not see', () => {
  expect(told(secretly({ ht: 17, full_hp: 20, toughness: 2, dodge: 9 }))).toEqual(told(secretly({ ht: 7, full_hp: 6 })))
})
