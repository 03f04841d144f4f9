/** The duel as an encounter: what is read, what comes out, and that telling it changes nothing. */
import { readFileSync } from 'node:fs'
import { seeded } from '@umpire/dice'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import type { SideEnd } from '../src/index.ts'
import { demoEncounters } from './index.ts'

const file: unknown = parse(readFileSync(new URL('duel.yaml', import.meta.url), 'utf8'))
const encounter = demoEncounters.read(file, 'duel.yaml')
const ADA = { name: 'Ada', skill: 13, speed: 5, armour: 2, health: 11, weapon: 'sword', hit_points: 12 }
const BRAM = { ...ADA, name: 'Bram' }
const duelOf = (first: object, second: object, more: object = {}) => ({
  system: 'demo',
  ...more,
  sides: [
    { name: 'one', members: [first] },
    { name: 'two', members: [second] },
  ],
})

describe('a duel', () => {
  const duel = demoEncounters.prepare(encounter)
  const ends = Array.from({ length: 200 }, (_, game) => duel.run(seeded('duels').fork(game)))

  test('ends alike whether it is told or not', () => {
    for (const [game, end] of ends.entries()) {
      expect(duel.tell(seeded('duels').fork(game), () => undefined)).toEqual(end)
    }
  })
  test('is won by the side that is not out, and every fighter is somewhere', () => {
    const places = ({ standing, down, dead, fled }: SideEnd): number => standing + down + dead + fled
    for (const { winner, rounds, sides } of ends) {
      expect(sides.map(places)).toEqual([1, 1])
      expect(rounds).toBeGreaterThan(0)
      expect([null, 'the challenger', 'the champion']).toContain(winner)
      expect(sides.find(({ name }) => name === winner)?.fled ?? 0).toBe(0)
    }
    expect(new Set(ends.map(({ winner }) => winner)).size).toBeGreaterThan(1)
    expect(new Set(ends.map(({ how }) => how))).toContain('Bram gave up')
    expect(new Set(ends.map(({ how }) => how))).toContain('Bram can fight no more')
  })
  test('is told entry by entry, with the dice', () => {
    const lines: string[] = []
    for (let game = 0; game < 50; game++) duel.tell(seeded('duels').fork(game), line => lines.push(line))
    const told = lines.join('\n')
    expect(told).toMatch(/^(Ada|Bram) misses {2}\[(Ada|Bram) attack 3d6: [1-6] [1-6] [1-6] = \d+\]$/m)
    expect(told).toMatch(/^Bram defends: dodge {2}\[Ada attack .*; Bram dodge 3d6: .*\]$/m)
    expect(told).toMatch(/^Bram is wounded and loses \d+, and falls {2}\[.*; Bram knockdown 3d6: .*\]$/m)
    expect(told).toMatch(/^Bram gives up {2}\[Bram nerve 2d6: .*\]$/m)
    expect(told).toMatch(/^(Ada|Bram) keeps on {2}\[/m)
    expect(told).toMatch(/^no harm is done; the turn passes to (Ada|Bram) {2}\[.* damage 2d6: /m)
    expect(told).toMatch(/^the turn passes to (Ada|Bram)$/m)
  })
  test('may end with neither beaten', () => {
    const hopeless = { skill: 0, armour: 100 }
    const read = demoEncounters.read(duelOf({ ...ADA, ...hopeless }, { ...BRAM, ...hopeless }, { turns: 7 }), 'x')
    expect(demoEncounters.prepare(read).run(seeded('x'))).toMatchObject({
      winner: null,
      how: 'neither yielded',
      rounds: 7,
      sides: [{ standing: 1 }, { standing: 1 }],
    })
  })
  test('whatever the fighters are called', () => {
    const odd = demoEncounters.prepare(
      demoEncounters.read(duelOf({ ...ADA, name: '__proto__' }, { ...BRAM, name: 'nobody' }), 'x'),
    )
    const winners = Array.from({ length: 50 }, (_, game) => odd.run(seeded('odd').fork(game)).winner)
    expect(new Set(winners)).toEqual(new Set(['one', 'two']))
  })
  test('goes by the options it names', () => {
    const brutal = demoEncounters.prepare(demoEncounters.read(duelOf(ADA, BRAM, { options: ['brutal'] }), 'x'))
    const plain = demoEncounters.prepare(demoEncounters.read(duelOf(ADA, BRAM), 'x'))
    const rounds = (game: typeof plain) =>
      Array.from({ length: 100 }, (_, run) => game.run(seeded('o').fork(run)).rounds).reduce((sum, one) => sum + one)
    expect(rounds(brutal)).toBeLessThan(rounds(plain))
  })
})

describe('a file is refused', () => {
  const refused: { readonly [what: string]: readonly [file: unknown, says: string] } = {
    'without sides': [{ system: 'demo' }, 'duel.sides: expected a list of at most 2, got nothing'],
    'of another system': [{ system: 'chess' }, 'duel.system: expected one of demo, got "chess"'],
    'with one side': [
      { system: 'demo', sides: [{ name: 'a', members: [ADA] }] },
      'duel.sides: expected two sides, got 1',
    ],
    'with a side of nobody': [
      {
        ...duelOf(ADA, BRAM),
        sides: [
          { name: 'a', members: [ADA] },
          { name: 'b', members: [] },
        ],
      },
      'duel.sides[1].members: expected one fighter, got 0',
    ],
    'with two fighters of one name': [duelOf(ADA, ADA), 'duel.sides: expected two different names, got "Ada"'],
    'with two sides of one name': [
      {
        ...duelOf(ADA, BRAM),
        sides: [
          { name: 'a', members: [ADA] },
          { name: 'a', members: [BRAM] },
        ],
      },
      'duel.sides[1].name: expected another name than the first side\'s, got "a"',
    ],
    'with a fighter of another shape': [
      duelOf({ ...ADA, weapon: 'spoon' }, BRAM),
      'duel.sides[0].members[0].weapon: expected one of sword, mace, bow, got "spoon"',
    ],
  }
  for (const [what, [given, says]] of Object.entries(refused)) {
    test(what, () => expect(() => demoEncounters.read(given, 'duel')).toThrow(says))
  }
})
