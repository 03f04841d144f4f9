import { seeded } from '@umpire/dice'
import { gurpsWith, isBeast } from '@umpire/gurps'
import { describe, expect, test } from 'vitest'
import { beastOf } from './beast.ts'
import { CATALOGUE, HUMAN, PRINTED } from './catalogue.ts'
import { designFile } from './design/design.ts'
import { resized } from './design/rescale.ts'
import { creatures } from './kind.ts'

const { encounters, characters } = gurpsWith([], [creatures])

const fightOf = (one: object, other: object) => ({
  system: 'gurps',
  distance: 6,
  sides: [
    { name: 'these', members: [one] },
    { name: 'those', members: [other] },
  ],
})

describe('gulliver.creature.table: in the fights of GURPS', () => {
  for (const design of CATALOGUE) {
    test(`${design.name} enters a fight and fights it to the end`, () => {
      const file = fightOf({ character: designFile(design) }, { beast: 'Wolf' })
      const { run } = encounters.prepare(encounters.read(file, 'file'))
      const { rounds, sides } = run(seeded(design.name))
      expect(rounds).toBeGreaterThan(0)
      expect(sides.map(({ size }) => size)).toEqual([1, 1])
      expect(sides.some(({ standing }) => standing === 0)).toBe(true)
    })
  }
  test('a giant beats a man who is as small as a mouse', () => {
    const mouse = designFile({ ...resized(HUMAN, -7), name: 'mouse' })
    const giant = PRINTED.find(({ name }) => name === 'Giant') ?? HUMAN
    const { run } = encounters.prepare(
      encounters.read(fightOf({ character: mouse }, { character: designFile(giant) }), 'f'),
    )
    for (let seed = 0; seed < 10; seed++) expect(run(seeded(seed)).winner).not.toBe('these')
  })
})

test('gulliver.size.rounding: whole numbers, at least one', () => {
  for (const design of CATALOGUE) {
    const beast = beastOf(design)
    for (const name of ['st', 'dx', 'iq', 'ht', 'hp', 'move', 'size'] as const) {
      expect(Number.isInteger(beast[name])).toBe(true)
      expect(beast[name]).toBeGreaterThanOrEqual(1)
    }
  }
  const named = (name: string) => beastOf(PRINTED.find(one => one.name === name) ?? HUMAN)
  expect(named('elephant')).toMatchObject({ st: 75, hp: 60, dr: 3, move: 12, size: 10, diet: 'herbivore' })
  expect(named('shark')).toMatchObject({ st: 35, hp: 30, move: 9, diet: 'carnivore' })
  expect(named('Ellyllon')).toMatchObject({ st: 3, hp: 3, move: 1 })
  expect(named('Ogre')).toMatchObject({ dr: 2 })
})

describe('gulliver.creature.table: files of creatures among those of GURPS', () => {
  const file = designFile(CATALOGUE[0] ?? HUMAN)
  test('are read, checked, printed and explained', () => {
    expect(characters.read(file, 'file')).toEqual(file)
    expect(characters.problems(file)).toEqual([])
    expect(characters.print(file, 'text')).toContain('cheetah: Size 0')
    expect(JSON.parse(characters.print(file, 'json'))).toEqual(file)
    expect(isBeast(JSON.parse(characters.print(file, 'beast')))).toBe(true)
    expect(JSON.parse(characters.print(file, 'data'))).toMatchObject({ size: 0 })
    expect(Object.keys(characters.reasons?.(file) ?? {})).toContain('move: land')
    expect(characters.resized?.(file, 3)).toMatchObject({ size: 3 })
    expect(characters.lost?.(file, 'beast')).toEqual([])
    expect(creatures.schema()).toMatchObject({ title: 'GULLIVER creature, version 1' })
  })
  test('are refused what only people do', () => {
    expect(() => characters.print(file, 'gcs')).toThrow('one of text, html, json, data, beast for a creature')
    expect(() => characters.odds?.(file, { skill: 'DX', modifier: 0 })).toThrow('a creature')
    expect(() => characters.improve?.(file, {})).toThrow('a creature')
    expect(() => characters.resized?.({ system: 'gurps' }, 2)).toThrow('nobody else')
    expect(() => characters.read({ ...Object(file), size: 99 }, 'file')).toThrow('file.size')
    const bad = fightOf({ character: { ...Object(file), size: 99 } }, { beast: 'Wolf' })
    expect(() => encounters.read(bad, 'fight')).toThrow('fight.sides[0].members[0].character.size')
  })
  test('are made by wishes', () => {
    const made = creatures.make({ creature: 'T Rex', size: 2, name: 'Tiny', trait: ['Enhanced Move 2 (land)'] })
    expect(made).toMatchObject({ name: 'Tiny', size: 2, measured_at: 4 })
    expect(creatures.make({ creature: 'tiger', size: 3, same_stats: true })).toMatchObject({ st: 24, measured_at: 3 })
    expect(() => creatures.make({ creature: 'tigr' })).toThrow('perhaps tiger')
    expect(() => creatures.make({ trait: ['Enhancd Move'] })).toThrow('wishes.trait[0].trait')
    expect(() => creatures.make({ trait: [' '] })).toThrow('wishes.trait[0]: expected a trait')
  })
})
