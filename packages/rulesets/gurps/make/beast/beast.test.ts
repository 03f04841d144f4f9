import { BadInput, compose } from '@umpire/engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { RIDING_ANIMALS } from '../../beast/riding-animals.ts'
import { ANIMALS } from './animals.ts'
import { beastField, beastJson, beastSchema, isBeast, makeBeast } from './beast.ts'
import { beastSheet, beastText } from './block.ts'

const why = compose({ options: [] }).silent

test('gurps.beast.riding-animals: the book’s animals are as the table has them, ours are marked as ours', () => {
  for (const { notes, ...printed } of RIDING_ANIMALS) {
    const beast = makeBeast({ animal: printed.name.toUpperCase() }, why)
    expect(beast).toMatchObject({ ...printed, notes, from: 'the book', diet: 'herbivore', sense_roll: 14 })
  }
  const own = ANIMALS.filter(({ from }) => from === 'ours').map(({ name }) => name)
  expect(own).toEqual(['Cat', 'Dog', 'Wolf', 'Bear', 'Boar', 'Bull', 'Hawk'])
  for (const animal of own) expect(beastText(makeBeast({ animal }, why), why)).toContain('not the book’s')
})

test('gurps.beast.stats: a new animal is as quick as its DX and HT make it, with hit points by HT', () => {
  const hyena = makeBeast({ name: 'Hyena', st: 11, dx: 12, ht: 13, diet: 'carnivore' }, why)
  expect(hyena).toMatchObject({ hp: 13, move: 6, iq: 4, size: 1, from: 'custom' })
  expect(beastSheet(hyena, why)).toMatchObject({ bite: '1d-2', bite_type: 'cutting', dodge: 6, to_hit: 12, senses: 14 })
  const mean = makeBeast({ animal: 'Dog', st: 9, name: 'Rex' }, why)
  expect(mean).toMatchObject({ name: 'Rex', st: 9, dx: 11, from: 'custom' })
  expect(makeBeast({ animal: 'Dog', name: 'Rex', load_lb: 5 }, why).from).toBe('ours')
})

const numbers = fc.record({
  st: fc.integer({ min: 1, max: 200 }),
  dx: fc.integer({ min: 1, max: 20 }),
  ht: fc.integer({ min: 1, max: 20 }),
  iq: fc.integer({ min: 1, max: 8 }),
  diet: fc.constantFrom('carnivore', 'herbivore'),
  size: fc.integer({ min: 1, max: 10 }),
  load_lb: fc.integer({ min: 0, max: 8000 }),
})

test('gurps.beast.encumbrance: every animal has a sheet and a text, and comes back from its file', () => {
  fc.assert(
    fc.property(numbers, wish => {
      const beast = makeBeast({ name: 'it', ...wish }, why)
      const sheet = beastSheet(beast, why)
      const moves = sheet.loads.map(({ move }) => move)
      expect(moves).toEqual(moves.toSorted((a, b) => b - a))
      expect(sheet.can_carry).toBe(wish.load_lb <= 30 * wish.st)
      expect(sheet.dodge).toBeLessThanOrEqual(10)
      const text = beastText(beast, why)
      for (const part of [`ST ${wish.st}`, `Dodge ${sheet.dodge}`, sheet.bite, sheet.bite_type]) {
        expect(text).toContain(part)
      }
      const file: unknown = JSON.parse(beastJson(beast))
      expect(isBeast(file)).toBe(true)
      expect(beastField.read(file, 'file')).toEqual(beast)
    }),
  )
})

test('gurps.beast.stats: what a later version adds to the file is not lost', () => {
  const file = { ...JSON.parse(beastJson(makeBeast({ animal: 'Ox' }, why))), temper: 'patient' }
  const again: unknown = JSON.parse(beastJson(beastField.read(file, 'file')))
  expect(again).toEqual(file)
  expect(beastSchema()['title']).toContain('beast')
  expect(isBeast({ system: 'gurps', version: 1 })).toBe(false)
})

test('gurps.beast.stats: bad wishes are refused with what was expected', () => {
  const refused = (wish: unknown, message: string): void => {
    expect(() => makeBeast(wish, why)).toThrow(BadInput)
    expect(() => makeBeast(wish, why)).toThrow(message)
  }
  refused({ animal: 'Camle' }, 'perhaps Camel')
  refused({ animal: 'Dragon' }, 'expected an animal')
  refused({ name: 'Yeti', st: 20, dx: 10 }, 'wishes.ht: expected a score')
  refused({ animal: 'Dog', diet: 'bones' }, 'wishes.diet')
  refused({ animal: 'Dog', st: 0 }, 'wishes.st')
})
