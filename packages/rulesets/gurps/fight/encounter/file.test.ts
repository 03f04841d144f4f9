/** Encounter files: who stands where with what; and what is wrong with one is said in one line, with the place. */
import { readFileSync } from 'node:fs'
import { BadInput, type Json } from '@umpire/engine'
import { hexDistance } from '@umpire/geometry'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { hexAt, isOpen, mapOf, yardsBetween } from '../ground/ground.ts'
import { sightBetween } from '../ground/sight.ts'
import { heldArms } from '../state/hands.ts'
import { type Fight, fighterAt, fightState, placeOf } from '../state/state.ts'
import { ANTON, DORA, fightIn, KURT, workedFile } from '../test/worked-people.ts'

type Written = { readonly [name: string]: Json }

const RIFLEMAN = { template: 'rifleman' }
const fileOf = (first: readonly Written[], second: readonly Written[], more: Written = {}): Written => ({
  system: 'gurps',
  title: 'test',
  sides: [
    { name: 'blue', members: first },
    { name: 'red', members: second },
  ],
  ...more,
})

/** Everybody on a hex of his own, which is free. */
function inOrder(fight: Fight): void {
  expect(fightState.read(fight, 'fight')).toEqual(fight)
  const taken = new Set(fight.standing.map(({ q, r }) => `${q},${r}`))
  expect(taken.size).toBe(fight.roster.length)
  for (let place = 0; place < fight.roster.length; place++) expect(isOpen(fight, hexAt(fight, place))).toBe(true)
}

test('gurps.procedure.combat: sides face each other at the distance of the file, two yards from man to man', () => {
  for (const distance of [1, 7, 20, 501]) {
    const fight = fightIn(fileOf([{ ...RIFLEMAN, count: 4 }], [{ ...RIFLEMAN, name: 'Enemy', count: 4 }], { distance }))
    inOrder(fight)
    for (let nth = 0; nth < 4; nth++) {
      expect(yardsBetween(fight, nth, nth + 4)).toBe(distance)
      if (nth > 0) expect(yardsBetween(fight, nth - 1, nth)).toBe(2)
    }
    expect(fight.roster.map(({ id }) => id).slice(0, 2)).toEqual(['Rifleman 1', 'Rifleman 2'])
    expect(fight.standing.map(({ facing }) => facing)).toEqual([0, 0, 0, 0, 3, 3, 3, 3])
  }
  expect(yardsBetween(fightIn(fileOf([RIFLEMAN], [{ beast: 'Wolf' }])), 0, 1)).toBe(20)
})

test('gurps.procedure.combat: the same file makes the same people, and a line of several makes them different', () => {
  const file = fileOf([{ ...RIFLEMAN, count: 5, nation: 'german' }], [{ beast: 'wolf', count: 2 }])
  const fight = fightIn(file)
  expect(fightIn(file)).toEqual(fight)
  expect(
    new Set(fight.roster.slice(0, 5).map(({ id: _, name: __, ...rest }) => JSON.stringify(rest))).size,
  ).toBeGreaterThan(1)
  expect(fightIn({ ...file, title: 'another' })).not.toEqual(fight)
  const seeded = fileOf([{ ...RIFLEMAN, seed: 'x' }], [{ beast: 'Wolf' }])
  expect(fightIn({ ...seeded, title: 'another' })).toEqual(fightIn(seeded))
})

const MAP = [
  '. . . . # . . . . .',
  ' . . a . # . : . b .',
  '. . . . # . . . . .',
  ' . . . . . . + . . .',
  '. A . . # . . . B .',
]

test('gurps.procedure.combat: on a map people stand by marks, by hexes, or along the edges', () => {
  const second = [{ ...RIFLEMAN, name: 'Enemy', count: 3 }]
  const marked = fightIn(
    fileOf(
      [
        { ...RIFLEMAN, at: 'a' },
        { ...RIFLEMAN, name: 'Two', count: 3 },
      ],
      second,
      { map: MAP },
    ),
  )
  inOrder(marked)
  const at = (fight: Fight, id: string) => hexAt(fight, placeOf(fight, id))
  expect(at(marked, 'Rifleman')).toEqual({ q: 2, r: 1 })
  expect(at(marked, 'Two 1')).toEqual({ q: -1, r: 4 })
  expect(hexDistance(at(marked, 'Two 3'), at(marked, 'Two 1'))).toBe(1)
  expect(at(marked, 'Enemy 1')).toEqual({ q: 6, r: 4 })
  // A wall is between them.
  expect(sightBetween(marked, 0, placeOf(marked, 'Enemy 1')).seen).toBe(false)
  const plain = MAP.map(row => row.replaceAll(/[AB]/g, '.')).join('\n')
  const edges = fightIn(
    fileOf(
      [
        { ...RIFLEMAN, count: 3 },
        { ...RIFLEMAN, name: 'Far', at: [5, 3] },
      ],
      second,
      { map: plain },
    ),
  )
  inOrder(edges)
  const columns = edges.standing.map(({ q, r }) => q + Math.floor(r / 2))
  expect(columns).toEqual([0, 0, 0, 6, 9, 9, 9])
  expect(edges.standing.slice(0, 3).map(({ r }) => r)).toEqual([2, 0, 4])
  const gathered = fightIn({
    ...fileOf([{ ...RIFLEMAN, count: 2 }], second, { map: MAP }),
    sides: [
      { name: 'blue', at: 'b', members: [{ ...RIFLEMAN, count: 2 }] },
      { name: 'red', members: second },
    ],
  })
  expect(at(gathered, 'Rifleman 1')).toEqual({ q: 8, r: 1 })
  expect(mapOf(gathered)?.terrain({ q: 6, r: 1 }).cover).toBe(1)
})

test('gurps.procedure.combat: a map of Tiled is read as well', () => {
  const tiled = {
    orientation: 'hexagonal',
    staggeraxis: 'y',
    staggerindex: 'odd',
    width: 6,
    height: 4,
    tilewidth: 10,
    tileheight: 12,
    hexsidelength: 6,
    tilesets: [{ firstgid: 1, tiles: [{ id: 0, properties: [{ name: 'blocked', value: true }] }] }],
    layers: [{ type: 'tilelayer', data: Array.from({ length: 24 }, (_, at) => (at === 6 ? 1 : 0)) }],
  }
  const fight = fightIn(fileOf([RIFLEMAN], [{ beast: 'Wolf' }], { tiled }))
  inOrder(fight)
  expect(mapOf(fight)?.terrain({ q: 0, r: 1 }).blocked).toBe(true)
  // Around what blocks the middle of its edge.
  expect(fight.standing[0]).toMatchObject({ q: -1, r: 3 })
})

test('gurps.procedure.combat: heights of the ground are drawn beside the map', () => {
  const rows = ['. . .', ' A . .', '. . B']
  const file = (heights: readonly string[], more: object = { map: rows }) =>
    fileOf([RIFLEMAN], [{ beast: 'Wolf' }], { ...more, heights })
  const fight = fightIn(file(['. 3 .', ' a . .', '0 . 2']))
  const at = (q: number, r: number) => mapOf(fight)?.terrain({ q, r }).elevation
  expect([at(1, 0), at(0, 1), at(1, 2), at(2, 0)]).toEqual([3, 10, 2, 0])
  expect(sightBetween(fight, 0, 1)).toMatchObject({ higher: -8 })
  expect(() => fightIn(file(['. 3 .']))).toThrow('heights: expected 3 rows, as the map has, got 1')
  expect(() => fightIn(file(['. 3', ' . . .', '. . .']))).toThrow('heights, row 1: expected 3 signs')
  expect(() => fightIn(file(['. . !', ' . . .', '. . .']))).toThrow('heights, row 1, column 3: expected one of')
  expect(() => fightIn(file(['.'], {}))).toThrow('heights: expected nothing without a drawn map')
})

test('gurps.procedure.combat: a gun may be new to whoever has it', () => {
  const file = (...unfamiliar: readonly string[]) =>
    fightIn(fileOf([{ character: DORA, unfamiliar }], [{ beast: 'Wolf' }]))
  expect(file('sten 9mm').roster[0]?.arms.map(({ unfamiliar }) => unfamiliar === true)).toEqual([true, false, false])
  expect(file().roster[0]?.arms.some(({ unfamiliar }) => unfamiliar === true)).toBe(false)
  expect(() => file('Luger')).toThrow('members[0].unfamiliar[0]: expected one of Sten 9mm')
})

test('gurps.procedure.combat: what a line says of somebody holds', () => {
  const told = {
    position: 'kneeling',
    facing: 2,
    ready: ['Combat Knife'],
    rounds: 4,
    spare: 1,
    surprised: true,
    nerve: 7,
  }
  const fight = fightIn(workedFile({ light: -3 }, { ...told, character: { ...DORA, traits: [] } }))
  expect(fight.light).toBe(-3)
  expect(fight.roster[0]).toMatchObject({ nerve: 7 })
  expect(fight.standing[0]).toMatchObject({
    position: 'kneeling',
    facing: 2,
    stun: { kind: 'mental' },
    arms: [{ where: 'stowed', rounds: 4, spare: 1 }, { where: 'ready' }, {}],
  })
  expect(fight.sides).toEqual([
    { name: 'Resistance', npc: false },
    { name: 'patrol', npc: true },
  ])
})

test('gurps.beast.stats: a beast may come from its own file', () => {
  const file = {
    system: 'gurps',
    kind: 'beast',
    version: 1,
    name: 'Rex',
    st: 9,
    dx: 12,
    iq: 5,
    ht: 12,
    hp: 8,
    move: 9,
    diet: 'carnivore',
  }
  const fight = fightIn(fileOf([{ character: file }], [{ beast: 'horse' }]))
  inOrder(fight)
  expect(fight.roster).toMatchObject([
    { id: 'Rex', animal: true, full_hp: 8 },
    { id: 'Horse', st: 35 },
  ])
})

/** The one line of what is wrong with a file. */
function said(file: Json): string {
  try {
    fightIn(file)
    return 'nothing'
  } catch (error) {
    if (error instanceof BadInput) return error.message
    throw error
  }
}

const WOLF = { beast: 'Wolf' }
const one = (member: Written, more: Written = {}): Written => fileOf([member], [WOLF], more)
const FIRST = 'file.sides[0].members[0]'

const bad: readonly (readonly [string, Json, string])[] = [
  ['no object', 7, 'file: expected an object with the fields'],
  ['another system', { ...one(RIFLEMAN), system: 'traveller' }, 'file.system: expected one of gurps, got "traveller"'],
  [
    'one side',
    { ...one(RIFLEMAN), sides: [{ name: 'blue', members: [RIFLEMAN] }] },
    'file.sides: expected two sides, got 1',
  ],
  ['nobody', fileOf([], [WOLF]), 'file.sides[0].members: expected somebody, got "nobody"'],
  [
    'nothing said of who',
    one({ name: 'Nemo' }),
    `${FIRST}: expected one of character, template and beast, got "none of them"`,
  ],
  [
    'two ways to say who',
    one({ ...RIFLEMAN, beast: 'Wolf' }),
    `${FIRST}: expected one of character, template and beast, got "more than one"`,
  ],
  ['no name', one({}), `${FIRST}: expected a name, got nothing`],
  ['an unknown field', one({ ...RIFLEMAN, weapon: 'Sten' }), `${FIRST}`],
  ['a misspelled template', one({ template: 'riflman' }), `${FIRST}.template: expected a template, perhaps rifleman`],
  ['a misspelled nation', one({ ...RIFLEMAN, nation: 'germn' }), `${FIRST}.nation: expected a nation, perhaps german`],
  [
    'a nation of a beast',
    one({ ...WOLF, name: 'Rex', nation: 'german' }),
    `${FIRST}.nation: expected nothing without a template, got "german"`,
  ],
  ['a misspelled animal', one({ beast: 'Wulf' }), `${FIRST}.beast: expected a template, perhaps wolf`],
  [
    'a person for a beast',
    one({ beast: 'rifleman' }),
    `${FIRST}.beast: expected an animal; for people there is template, got "rifleman"`,
  ],
  [
    'a weapon of a beast',
    one({ ...WOLF, name: 'Rex', ready: ['Sten'] }),
    `${FIRST}.ready: expected nothing of a beast`,
  ],
  ['too many', one({ ...RIFLEMAN, count: 21 }), `${FIRST}.count: expected a whole number from 1 to 20, got 21`],
  [
    'two of one name',
    fileOf([RIFLEMAN, RIFLEMAN], [WOLF]),
    'file.sides[0].members[1]: expected each name once, got "Rifleman"',
  ],
  ['a colon', one({ ...RIFLEMAN, name: 'A:B' }), `${FIRST}.name: expected no colon in it, got "A:B"`],
  [
    'another system’s character',
    one({ character: { system: 'traveller' }, name: 'X' }),
    `${FIRST}.character.system: expected gurps, a character of GURPS, got "traveller"`,
  ],
  [
    'a dead one',
    one({ character: { ...ANTON, state: { condition: { dead: 'wounds' } } } }),
    `${FIRST}.character: expected somebody alive, got "Anton, who is dead"`,
  ],
  [
    'a condition that there is not',
    one({ character: { ...ANTON, state: { condition: { lost: 999 } } } }),
    `${FIRST}.character.state.condition: expected only the fields hp_lost, fatigue, `,
  ],
  [
    'a word of it that there is not',
    one({ character: { ...ANTON, state: { condition: { treated: 'well' } } } }),
    `${FIRST}.character.state.condition.treated: expected one of no, bandaged, first-aid, got "well"`,
  ],
  [
    'an unknown weapon',
    one({ character: KURT, ready: ['Bayonett'] }),
    `${FIRST}.ready[0]: expected one of Mauser 98 (Kar98k) 7.92mm, got "Bayonett"`,
  ],
  [
    'a mark without a map',
    one({ ...RIFLEMAN, at: 'A' }),
    `${FIRST}.at: expected yards from the middle, or a hex such as [3, -1], without a map, got "A"`,
  ],
  [
    'an unknown mark',
    one({ ...RIFLEMAN, at: 'z' }, { map: MAP }),
    `${FIRST}.at: expected one of the marks a, b, A, B, got "z"`,
  ],
  [
    'yards on a map',
    one({ ...RIFLEMAN, at: 3 }, { map: MAP }),
    `${FIRST}.at: expected a hex such as [3, -1] or a mark of the map, got 3`,
  ],
  ['a wall', one({ ...RIFLEMAN, at: [4, 0] }, { map: MAP }), `${FIRST}.at: expected a free hex, got [4,0]`],
  [
    'off the map',
    one({ ...RIFLEMAN, at: [40, 0] }, { map: MAP }),
    `${FIRST}.at: expected a hex that is not off the map, `,
  ],
  ['a place of three numbers', one({ ...RIFLEMAN, at: [1, 2, 3] }), `${FIRST}.at: expected a list of at most 2`],
  ['a place of one number', one({ ...RIFLEMAN, at: [1] }), `${FIRST}.at: expected a hex such as [3, -1]`],
  ['a strange sign', one(RIFLEMAN, { map: ['. . ?', '. . .'] }), 'file.map, row 1, column 3: expected one of'],
  [
    'a short row',
    one(RIFLEMAN, { map: ['. . .', '. .'] }),
    'file.map, row 2: expected 3 hexes as in the first row, got 2',
  ],
  ['no rows', one(RIFLEMAN, { map: [] }), 'file.map: expected rows of signs'],
  [
    'a full map',
    fileOf([{ ...RIFLEMAN, count: 5 }], [WOLF], { map: ['. . .'] }),
    'file.sides[0].members[0]: expected room for him on the map, got "a crowd"',
  ],
  [
    'a bad map of Tiled',
    one(RIFLEMAN, { tiled: { orientation: 'isometric' } }),
    'file.tiled, orientation: expected "hexagonal", got "isometric"',
  ],
  ['two maps', one(RIFLEMAN, { map: MAP, tiled: {} }), 'file.tiled: expected nothing beside a map, got "another map"'],
  ['light', one(RIFLEMAN, { light: 2 }), 'file.light: expected a whole number from -10 to 0, got 2'],
]

describe('gurps.procedure.combat: bad files are refused with one line', () => {
  test.each(bad)('%s', (_, file, expected) => {
    const message = said(file)
    expect(message.startsWith(expected), message).toBe(true)
    expect(message).not.toContain('\n')
  })
})

test('gurps.procedure.combat: no more than two hundred', () => {
  const many = Array.from({ length: 11 }, (_, index) => ({ ...WOLF, name: `Pack ${index}`, count: 20 }))
  expect(said(fileOf(many, [RIFLEMAN]))).toBe('file.sides: expected at most 200 people and beasts, got 221')
})

test.each(['patrol', 'bayonets', 'duel'])('gurps.procedure.combat: the example %s begins', name => {
  const fight = fightIn(parse(readFileSync(new URL(`../../../../../examples/${name}.yaml`, import.meta.url), 'utf8')))
  inOrder(fight)
  const sides = [0, 1].map(side => fight.roster.filter(one => one.side === side).length)
  expect(sides).toEqual(name === 'patrol' ? [5, 5] : name === 'bayonets' ? [2, 2] : [1, 1])
  const ready = fight.standing.map((one, place) => heldArms(fighterAt(fight, place), one).length)
  expect(new Set(ready)).toEqual(new Set([name === 'duel' ? 0 : 1]))
  if (name !== 'patrol') return
  expect(mapOf(fight)).toMatchObject({ width: 30, height: 20 })
  const guns = fight.roster.flatMap(({ arms }) => arms.flatMap(({ gun }) => (gun === null ? [] : gun.rates)))
  expect(guns.some(({ automatic }) => automatic) && guns.some(({ automatic }) => !automatic)).toBe(true)
})
