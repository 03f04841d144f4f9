/** How far people get, as their position lets them. */
import { compose } from '@umpire/engine'
import { hexDistance } from '@umpire/geometry'
import { expect, test } from 'vitest'
import { choosable } from '../../ruleset/rules.ts'
import type { Standing } from '../state/standing.ts'
import { fightOf, ground, somebody, standing } from '../test/people.ts'
import { ActOffer } from '../turn/offer.ts'
import { WhereOffer } from './destinations.ts'

const { silent } = compose(choosable)
const OPEN = ground(...Array.from({ length: 15 }, () => '. '.repeat(20)))

/** The farthest that Ann gets, and whether she may go at all. */
function farthest(position: Standing['position'], move: number, map: typeof OPEN) {
  const [ann, bob] = [somebody('ann', 0, [], { move }), somebody('bob', 1, [])]
  const fight = fightOf(
    [
      [ann, standing(ann, 3, [], { r: 7, position })],
      [bob, standing(bob, 14, [], { r: 7 })],
    ],
    { map },
  )
  const { destinations } = new WhereOffer(fight, 0, move, silent)
  const goes = new ActOffer(fight, 0, 'everything', silent).find('go')
  return { yards: Math.max(0, ...destinations.map(({ yards }) => yards)), barred: goes?.refused?.rule }
}

test('gurps.combat.maneuver.move: a crawler takes three times as long, and gets a yard at least', () => {
  for (const map of [OPEN, null]) {
    for (const [move, crawls] of [
      [9, 3],
      [5, 1],
      [2, 1],
    ] as const) {
      expect(farthest('standing', move, map)).toEqual({ yards: move })
      expect(farthest('crouching', move, map)).toEqual({ yards: move })
      expect(farthest('crawling', move, map)).toEqual({ yards: crawls })
    }
  }
})

test('gurps.combat.maneuver.move: nobody gets anywhere while sitting or lying, or without Move', () => {
  const barred = 'gurps.combat.maneuver.move'
  for (const map of [OPEN, null]) {
    for (const position of ['sitting', 'lying'] as const)
      expect(farthest(position, 6, map)).toEqual({ yards: 0, barred })
    expect(farthest('standing', 0, map)).toEqual({ yards: 0, barred })
  }
})

test('gurps.combat.maneuver.move: the way is told hex by hex', () => {
  const [ann, bob] = [somebody('ann', 0, []), somebody('bob', 1, [])]
  for (const map of [ground('. # . .', '. . . .', '. . . .'), null]) {
    const fight = fightOf(
      [
        [ann, standing(ann, 0)],
        [bob, standing(bob, 2, [], { r: 2 })],
      ],
      { map },
    )
    const way = new WhereOffer(fight, 0, 5, silent).way({ q: 2, r: 0 })
    // Around the wall, or straight.
    const around = [
      { q: 0, r: 1 },
      { q: 1, r: 1 },
      { q: 2, r: 0 },
    ]
    const straight = [
      { q: 1, r: 0 },
      { q: 2, r: 0 },
    ]
    expect(way).toEqual(map === null ? straight : around)
  }
})

test('gurps.combat.maneuver.move: whoever is hemmed in is told what is left to him', () => {
  const ann = somebody('ann', 0, [])
  const bob = somebody('bob', 1, [])
  const walled = ground('# # # . .', '# . # . .', '# # # . .')
  const fight = fightOf(
    [
      [ann, standing(ann, 1, [], { r: 1 })],
      [bob, standing(bob, 3, [], { r: 0 })],
    ],
    { map: walled },
  )
  expect(new ActOffer(fight, 0, 'everything', silent).find('go')?.refused).toEqual({
    rule: 'gurps.combat.maneuver.move',
    because: 'no free hex is in reach of 5 yards, so only what needs no step',
  })
})

test('gurps.combat.maneuver.move: on open ground whoever finds a friend before the foe goes around him', () => {
  const [ann, cora] = [somebody('ann', 0, [], { move: 5 }), somebody('cora', 0, [])]
  const bob = somebody('bob', 1, [])
  const fight = fightOf([
    [ann, standing(ann, 0)],
    [cora, standing(cora, 3)],
    [bob, standing(bob, 4)],
  ])
  const reached = (yards: number) =>
    new WhereOffer(fight, 0, yards, silent).destinations.filter(to => hexDistance(to, { q: 4, r: 0 }) === 1)
  expect(reached(5)).toMatchObject([{ yards: 4 }])
  // Around him it is a yard more.
  expect(reached(3)).toEqual([])
})
