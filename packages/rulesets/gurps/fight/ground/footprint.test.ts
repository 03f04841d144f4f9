import { compose } from '@umpire/engine'
import { hexDistance } from '@umpire/geometry'
import { expect, test } from 'vitest'
import { choosable } from '../../ruleset/rules.ts'
import { encounterFile, startOf } from '../encounter/file.ts'
import { WhereOffer } from '../move/destinations.ts'
import { frameOf } from '../state/frame.ts'
import { fightOf, ground, somebody, standing } from '../test/people.ts'
import { cellsOf } from './footprint.ts'
import { attackedFrom, hasRoom, isTaken, yardsBetween } from './ground.ts'
import { sightBetween } from './sight.ts'

const { silent } = compose(choosable)

/** So many hexes long and wide, looking east. */
function beast(id: string, side: number, hexes_long: number, hexes_wide: number) {
  const plain = somebody(id, side, [])
  return { ...plain, frame: { ...frameOf(plain), hexes_long, hexes_wide } }
}

const ada = somebody('ada', 0, [])
const horse = beast('horse', 1, 3, 1)
const MAP = ground('..........', '..........', '..........', '..........', '..........', '..........')

test('a body fills hexes behind its place, turned as it faces', () => {
  const facing = (way: number) =>
    cellsOf(fightOf([[horse, standing(horse, 4, [], { facing: way })]]), 0).map(({ q, r }) => `${q},${r}`)
  expect(facing(0)).toEqual(['4,0', '3,0', '2,0'])
  expect(facing(3)).toEqual(['4,0', '5,0', '6,0'])
  const elephant = beast('elephant', 1, 3, 2)
  expect(cellsOf(fightOf([[elephant, standing(elephant, 4, [], { facing: 0 })]]), 0)).toHaveLength(6)
})

test('distances are those between what is nearest of both', () => {
  for (let q = -8; q <= 8; q++) {
    const fight = fightOf([
      [ada, standing(ada, q, [], { r: 2 })],
      [horse, standing(horse, 0, [], { facing: 0 })],
    ])
    const nearest = Math.min(...cellsOf(fight, 1).map(cell => hexDistance({ q, r: 2 }, cell)))
    expect(yardsBetween(fight, 0, 1)).toBe(nearest)
    expect(yardsBetween(fight, 1, 0)).toBe(nearest)
  }
})

test('nobody steps into any hex of a large one, and his back is where his tail is', () => {
  const fight = fightOf(
    [
      [ada, standing(ada, 1, [], { r: 2 })],
      [horse, standing(horse, 5, [], { r: 2, facing: 0 })],
    ],
    { map: MAP },
  )
  expect([3, 4, 5, 6].map(q => isTaken(fight, { q, r: 2 }))).toEqual([true, true, true, false])
  const reached = new WhereOffer(fight, 0, 4, silent).destinations.map(({ q, r }) => `${q},${r}`)
  for (const taken of ['3,2', '4,2', '5,2']) expect(reached).not.toContain(taken)
  expect(attackedFrom(fight, 1, 0)).toBe('back')
})

test('a large one goes only where all of it has room', () => {
  const narrow = ground('..........', '##########', '..........', '##########', '..........')
  const fight = fightOf([[horse, standing(horse, 5, [], { r: 2, facing: 0 })]], { map: narrow })
  expect(hasRoom(fight, 0, { q: 5, r: 2 }, 0)).toBe(true)
  // Across the passage it would stand in the rock, and at its end off the map.
  expect(hasRoom(fight, 0, { q: 5, r: 2 }, 1)).toBe(false)
  expect(hasRoom(fight, 0, { q: -1, r: 2 }, 0)).toBe(false)
  for (const { q, r } of new WhereOffer(fight, 0, 6, silent).destinations) {
    expect(r).toBe(2)
    expect([0, 3].some(facing => hasRoom(fight, 0, { q, r }, facing))).toBe(true)
  }
})

test('a large one in the line of fire is in the way with all of it', () => {
  const kurt = somebody('kurt', 1, [])
  const fight = fightOf(
    [
      [ada, standing(ada, 0, [], { r: 0 })],
      [kurt, standing(kurt, 8, [], { r: 0 })],
      [horse, standing(horse, 3, [], { r: 2, facing: 4 })],
    ],
    { map: MAP },
  )
  const between = cellsOf(fight, 2).some(({ r }) => r === 0)
  expect(sightBetween(fight, 0, 1).between).toEqual(between ? [2] : [])
})

test('whoever stands on one hex always has room to turn, whoever is long only where there is some', () => {
  const alone = fightOf([[ada, standing(ada, 1, [], { r: 2 })]], { map: MAP })
  for (let facing = 0; facing < 6; facing++) expect(hasRoom(alone, 0, { q: 1, r: 2 }, facing)).toBe(true)
})

test('in an encounter file everybody large finds room, or the file is refused', () => {
  const file = (map: readonly string[]) => ({
    system: 'gurps',
    title: 'Stable',
    map,
    sides: [
      { name: 'riders', members: [{ beast: 'Cavalry Horse', count: 3 }] },
      { name: 'wolves', members: [{ beast: 'Wolf' }] },
    ],
  })
  const start = startOf(
    encounterFile.read(file(['............', '............', '............']), 'file'),
    'file',
    silent,
  )
  const taken = start.roster.flatMap((_, place) => cellsOf(start, place).map(({ q, r }) => `${q},${r}`))
  expect(new Set(taken).size).toBe(taken.length)
  expect(() => startOf(encounterFile.read(file(['....']), 'file'), 'file', silent)).toThrow('room for')
})
