import { BadInput } from '@umpire/engine'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { AK, CATALOGUE, HUMAN, RIVER_HOUND } from '../catalogue.ts'
import { type Design, designField, designFile, HEAD, readDesign } from '../design/design.ts'
import { problemsOf } from '../problems.ts'
import { sheetOf } from '../sheet/sheet.ts'
import { anyDesign } from '../test/any-design-fixture.ts'

const priced = (design: Design): { readonly [name: string]: number } =>
  Object.fromEntries(
    sheetOf(design)
      .price.lines.filter(({ cost }) => cost !== 0)
      .map(({ name, cost }) => [name, cost]),
  )
const total = (design: Design): number => sheetOf(design).price.total
const designed = (fields: object): Design => designField.read({ ...HEAD, name: 'it', ...fields }, 'it')
const whole = (fields: object): object => JSON.parse(JSON.stringify(designFile(designed(fields))))

describe('gulliver.ak.stats: the price list of Ak', () => {
  test('line by line, 27 points', () => {
    expect(priced(AK)).toEqual({
      'HT 12': 20,
      'Combat ST 6': -30,
      'Load ST 4': -10,
      '8 hit points': -20,
      'DR 2': 6,
      'at home: land, water, air': 10,
      '2 Extra Legs (back legs)': 8,
      'Enhanced Move (land)': 10,
      'Powered Flight': 32,
      'Extra Encumbrance 1': 5,
      'natural encumbrance (land)': -20,
      'natural encumbrance (air)': 18,
      'floats well': 3,
      'Inconvenient Size': -5,
    })
    expect(total(AK)).toBe(27)
  })
  test('gulliver.ak.advanced: by other prices, and with Quad ST', () => {
    expect(priced({ ...AK, options: ['airfoils-advanced', 'new-costs'] })['DR 2']).toBe(25)
    const quad = { ...AK, options: ['airfoils-advanced', 'quad-st'] } as const
    expect(priced(quad)['Load ST 4']).toBeUndefined()
    expect(sheetOf(quad).stats.load_st).toEqual({ exact: 3.6, rounded: 4 })
  })
})

test('gulliver.cost.attributes: the river hound, 302 points', () => {
  const lines = sheetOf(RIVER_HOUND).price.lines
  expect(lines.find(({ name }) => name.startsWith('2 Extra Legs'))).toMatchObject({ cost: 10, unrounded: 29 / 3 })
  expect(priced(RIVER_HOUND)).toMatchObject({ 'Combat ST 20': 175, 'Load ST 26': 75, '18 hit points': 30, 'DR 3': 9 })
  expect(priced(RIVER_HOUND)).toMatchObject({ 'natural encumbrance (land)': -20, 'natural encumbrance (water)': 5 })
  expect(total(RIVER_HOUND)).toBe(302)
})

describe('gulliver.env.trait-costs: where traits work', () => {
  test('an average human costs nothing', () => expect(total(HUMAN)).toBe(0))
  const amphibian = { home: ['water'] }
  const of = (trait: object, more: object = amphibian) => {
    const { lines } = sheetOf(designed({ ...more, traits: [trait] })).price
    return lines.filter(
      ({ name }) => name.startsWith('Agile') || name.startsWith('Clumsy') || name.startsWith('Reduced'),
    )
  }
  const costs = (trait: object, more?: object) => of(trait, more).map(({ cost }) => cost)
  test('advantages and disadvantages of all environments, in some of them only', () => {
    const agile = (environments: readonly string[]) => costs({ trait: 'Agile', points: 45, environments })
    expect([agile(['land']), agile(['water']), agile(['land', 'water'])]).toEqual([[36], [23], [45]])
    const clumsy = (environments: readonly string[]) => costs({ trait: 'Clumsy', points: -31, environments })
    expect([clumsy(['land']), clumsy(['water'])]).toEqual([[-15], [-6]])
    const three = { home: ['water', 'air'], traits: [] }
    expect(costs({ trait: 'Clumsy', points: -31, environments: ['land'] }, three)).toEqual([-10])
    expect(costs({ trait: 'Clumsy', points: -30, environments: ['water', 'air'] }, three)).toEqual([-12])
  })
  test('those of one environment, at home in full and elsewhere by a fifth', () => {
    const slow = { trait: 'Reduced Move', level: 2, points: -15, environments: ['land', 'water'] }
    expect(of(slow).map(({ where, cost }) => [where, cost])).toEqual([
      ['land', -15],
      ['water', -3],
    ])
  })
  test('two entries of one trait have each its own line', () => {
    const slow = (points: number, where: string) => ({ trait: 'reduced move', points, environments: [where] })
    const { lines } = sheetOf(designed({ ...amphibian, traits: [slow(-15, 'land'), slow(-15, 'water')] })).price
    expect(lines.flatMap(({ trait, where }) => (trait === null ? [] : [[trait.name, trait.place, where]]))).toEqual([
      ['Reduced Move', 0, 'land'],
      ['Reduced Move', 1, 'water'],
    ])
  })
  test('gulliver.design.limitations: at most −80 %', () => {
    expect(costs({ trait: 'Agile', points: 50, limitations: [-50, -50] })).toEqual([10])
  })
})

describe('gulliver.trait.flight: what counts as flight is a trait of the book, however its name is written', () => {
  const flier = (trait: object) => sheetOf(designed({ home: ['air'], traits: [trait] })).price
  test('in small letters', () => {
    const [flies, small] = [flier({ trait: 'Powered Flight' }), flier({ trait: 'powered flight' })]
    expect(flies.flight_cost).toBe(30)
    expect([small.flight_cost, small.total]).toEqual([flies.flight_cost, flies.total])
  })
  test('not a trait of the game master’s that begins like one', () => {
    expect(flier({ trait: 'Gliding License', points: 10 }).flight_cost).toBe(0)
  })
  test('gulliver.size.inconvenient: an inconvenient form in small letters, too', () => {
    const [odd, small] = ['Inconvenient Form', 'inconvenient form'].map(trait =>
      total(designed({ size: 3, traits: [{ trait, details: { cost: -10 } }] })),
    )
    expect(small).toBe(odd)
  })
})

describe('gulliver.env.mobility-cap: what slows it may not come to more', () => {
  test('at home −40, on land a whale −8', () => {
    const slug = designed({ traits: [{ trait: 'Reduced Move', level: 5, points: -60 }] })
    expect(priced(slug)['cap on what slows it (land)']).toBe(20)
    const whale = CATALOGUE.find(({ name }) => name === 'dolphin') ?? HUMAN
    expect(priced(whale)).toMatchObject({ 'natural encumbrance (land)': -10, 'cap on what slows it (land)': 2 })
  })
})

test('gulliver.trait.legs: long legs cost by the pair', () => {
  const long = { trait: 'Long Legs', level: 1 }
  expect(priced(designed({ traits: [long] }))['Long Legs']).toBe(3)
  expect(priced(designed({ plan: { legs: 4 }, traits: [long] }))['Long Legs']).toBe(5)
})

test('gulliver.size.without-encumbrance: no encumbrance, and Move by half the Size', () => {
  const giant = designed({ size: 4, options: ['size-without-encumbrance'], weight: 5000 })
  expect(priced(giant)).toMatchObject({ 'Size +4': 12 })
  expect(sheetOf(giant).ways[0]).toMatchObject({ level: 'none', move: 10, dodge: 5 })
})

test('gulliver.enc.simple: the worse of weight and mass', () => {
  const heavy = designed({ weight: 200, extra_encumbrance: 1, options: ['natural-encumbrance-simple'] })
  expect(sheetOf(heavy).ways[0]).toMatchObject({ burden: 'light', level: 'light', enc_factor: 1 })
})

test('gulliver.design.overlap: the largest in full, the next half, and so on', () => {
  const blind = (worst: object) =>
    designed({
      traits: [-30, -25, -10].map((points, index) => ({ trait: `dim ${index}`, points, group: 'sight' })),
      ...worst,
    })
  expect(total(blind({}))).toBe(-45)
  expect(total(blind({ groups: { sight: -50 } }))).toBe(-40)
})

describe('gulliver.design.rule-of-five: problems', () => {
  const rules = (fields: object) => problemsOf(designed(fields)).map(({ rule, severity }) => [rule, severity])
  test('every creature of the catalogue is in order but for advice', () => {
    for (const design of CATALOGUE)
      expect(problemsOf(design).filter(({ severity }) => severity === undefined)).toEqual([])
  })
  test('too many levels, no wings, a weak flier, a body that bears more than it can', () => {
    expect(rules({ traits: [{ trait: 'Poor Jumper', level: 6 }] })).toEqual([
      ['gulliver.design.rule-of-five', undefined],
    ])
    expect(rules({ home: ['air'] })).toEqual([['gulliver.trait.flight', undefined]])
    expect(rules({ primary: 'air', traits: [{ trait: 'Powered Flight' }] })).toEqual([
      ['gulliver.env.types', 'warning'],
    ])
    expect(rules({ extra_encumbrance: 4 })).toEqual([['gulliver.enc.extra-encumbrance-guide', 'warning']])
    expect(rules({ size: 3 })).toEqual([['gulliver.size.base-st', 'warning']])
    expect(rules({ options: ['size-without-encumbrance', 'airfoils-advanced'] })).toEqual([
      ['gulliver.size.without-encumbrance', undefined],
    ])
  })
})

describe('gulliver.size.build: a design as a file', () => {
  test('comes back as it was, with what a later version adds', () => {
    fc.assert(
      fc.property(anyDesign, design => {
        expect(readDesign(designFile(design), 'file')).toEqual(design)
      }),
    )
    const file = { ...whole({ dx: 12 }), temper: 'patient' }
    expect(designFile(readDesign(file, 'file'))).toEqual(file)
  })
  test('bad input gets one line that says what was expected', () => {
    const refused = (fields: object, message: string) => {
      const work = () => sheetOf(designed(fields))
      expect(work).toThrow(BadInput)
      expect(work).toThrow(message)
    }
    refused({ traits: [{ trait: 'Enhanced Mov' }] }, 'creature.traits[0].trait: expected a trait of the book')
    refused({ traits: [{ trait: 'Enhanced Mov' }] }, '(perhaps Enhanced Move)')
    refused({ traits: [{ trait: 'Combat Reflex' }] }, '(perhaps Combat Reflexes)')
    refused({ traits: [{ trait: 'Reduced Move' }] }, 'traits[0].points: expected a price')
    refused({ traits: [{ trait: 'Powered Flight', details: { whith: 'x' } }] }, 'traits[0].details')
    refused(
      { traits: [{ trait: 'Powered Flight', details: { with: 'hope' } }] },
      'traits[0].details.with: expected one of',
    )
    refused({ plan: { leg: 4 } }, '(perhaps legs)')
    refused({ st: 0 }, 'it.st')
    refused({ options: ['quads'] }, 'it.options[0]')
    expect(() => readDesign({ ...HEAD, name: 'it', version: 9 }, 'it')).toThrow('newer program')
  })
})
