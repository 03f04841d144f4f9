/** Every row of every table of feats and illness, held against the inventory's own data. */
import { readFileSync } from 'node:fs'
import { compose, json, list, map, num, oneOf, record, text } from '@umpire/engine'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { CONTACTS, contagion, DIRTY_WOUNDS, infection } from '../disease/catching.ts'
import { CLIMBS, climbingTable } from './climbing.ts'
import { hikingDaily, hikingTerrain, TERRAINS } from './hiking.ts'
import { ACTIONS, lifting } from './lifting.ts'
import { throwDamage, throwDistance } from './throwing.ts'

const why = compose({ options: [] }).silent
const inventory = map(json()).read(
  parse(readFileSync(new URL('../inventory/play.yaml', import.meta.url), 'utf8')),
  'play.yaml',
)
const entries = list(map(json())).read(inventory['rules'], 'rules')
const dataOf = (id: string): unknown => entries.find(entry => entry['id'] === id)?.['data']

test('gurps.feat.climbing-table: every climb at both rates', () => {
  const pace = list(num(), 2)
  const row = record({ climb: oneOf(...CLIMBS), modifier: json(), unit: text(), short: pace, long: pace })
  const { rows } = record({ columns_note: text(), rows: list(row) }).read(dataOf('gurps.feat.climbing-table'), 'data')
  expect(rows.map(({ climb }) => climb)).toEqual(CLIMBS)
  for (const { climb, modifier, unit, short, long } of rows) {
    const found = climbingTable({ climb, height_feet: 60, rungs: 60, rate: 'short' }, why)
    expect(found).toMatchObject({ modifier: modifier === 'none' ? null : modifier, unit })
    expect(found).toMatchObject({ seconds: (60 * (short[1] ?? 0)) / (short[0] ?? 1) })
    expect(climbingTable({ climb, height_feet: 60, rungs: 60, rate: 'long' }, why)).toMatchObject({
      seconds: (60 * (long[1] ?? 0)) / (long[0] ?? 1),
    })
  }
})

test('gurps.feat.hiking-daily: every load', () => {
  const { miles_by_encumbrance_level: miles } = record({ miles_by_encumbrance_level: map(num()) }).read(
    dataOf('gurps.feat.hiking-daily'),
    'data',
  )
  for (const level of [0, 1, 2, 3, 4]) expect(hikingDaily({ encumbrance_level: level }, why)).toBe(miles[level])
})

test('gurps.feat.hiking-terrain: every ground, and every road', () => {
  const data = map(record({ factor: num(), like: list(text()) })).read(dataOf('gurps.feat.hiking-terrain'), 'data')
  expect(Object.keys(data)).toEqual([...TERRAINS])
  const given = { encumbrance_level: 0, hiking_successes: 0, road: 'none', weather: 'ordinary' } as const
  for (const terrain of TERRAINS) {
    const { factor } = data[terrain] ?? { factor: Number.NaN }
    expect(hikingTerrain({ ...given, terrain }, why).miles).toBe(50 * factor)
    const on = (road: 'very-poor' | 'ordinary' | 'very-good', weather: 'bad' | 'fine') =>
      hikingTerrain({ ...given, terrain, road, weather }, why).counts_as
    expect([on('very-poor', 'bad'), on('very-poor', 'fine')]).toEqual(['very-bad', 'average'])
    expect([on('very-good', 'bad'), on('very-good', 'fine'), on('ordinary', 'fine')]).toEqual([
      'average',
      'good',
      'average',
    ])
  }
})

test('gurps.feat.lifting: every limit and every share of the weight', () => {
  const { effective_weight_factors: factors, ...limits } = map(json()).read(dataOf('gurps.feat.lifting'), 'data')
  const given = { st: 7, surface: 'rough', vehicle: 'two-wheels', road: 'ordinary', seconds: 0 } as const
  for (const action of ACTIONS) {
    const times = limits[action === 'drag' || action === 'pull' ? 'drag-limit' : action]
    expect(lifting({ ...given, action }, why)).toEqual({ limit_lb: 7 * num().read(times, action) })
  }
  const share = map(num()).read(factors, 'factors')
  const moved = (more: object): unknown =>
    lifting({ ...given, action: 'drag', weight_lb: 800, ...more }, why).effective_weight_lb
  expect(moved({})).toBe(800 * (share['rough'] ?? 0))
  expect(moved({ surface: 'smooth-level' })).toBe(800 * (share['smooth-level'] ?? 0))
  for (const vehicle of ['two-wheels', 'four-wheels'] as const) {
    const weight = 800 * (share[vehicle] ?? 0)
    expect(moved({ action: 'pull', vehicle, surface: 'smooth-level' })).toBe(weight)
    expect(moved({ action: 'pull', vehicle, road: 'good' })).toBe(weight * (share['good-road'] ?? 0))
  }
})

test('gurps.feat.throw-distance: every listed weight, and the nearest of any other', () => {
  const { factors_by_weight_lb: rows } = record({ factors_by_weight_lb: list(list(num(), 2)), note: text() }).read(
    dataOf('gurps.feat.throw-distance'),
    'data',
  )
  expect(rows).toHaveLength(18)
  for (let tenths = 0; tenths <= 2500; tenths++) {
    const weight_lb = tenths / 10
    // Sorted from heavy to light, so that of two equally near the heavier is found first.
    const apart = ([pounds = 0]: readonly number[]): number => Math.abs(pounds - weight_lb)
    const nearest = rows.toReversed().toSorted((a, b) => apart(a) - apart(b))[0]
    expect(throwDistance({ st: 10, weight_lb }, why).yards).toBe(10 * (nearest?.[1] ?? 0))
  }
})

test('gurps.feat.throw-damage: every cell', () => {
  const { rows } = record({ weight_columns: list(text()), rows: map(list(text())) }).read(
    dataOf('gurps.feat.throw-damage'),
    'data',
  )
  const columns = [
    [0.5, 1, 10],
    [10.1, 50],
    [50.1, 100],
    [100.1, 2000],
  ]
  for (const [strength, cells] of Object.entries(rows)) {
    for (const st of strength.split('-').map(Number)) {
      for (const [index, weights] of columns.entries()) {
        for (const weight_lb of weights) expect(throwDamage({ st, weight_lb }, why)).toBe(cells[index])
      }
      expect(throwDamage({ st, weight_lb: 0.4 }, why)).toBe('none')
    }
  }
  expect(throwDamage({ st: 4, weight_lb: 5 }, why)).toBe('none')
  expect([20, 21, 22, 24, 30].map(st => throwDamage({ st, weight_lb: 5 }, why))).toEqual([
    '1d+2',
    '1d+2',
    '1d+3',
    '1d+4',
    '1d+7',
  ])
})

const BODY = {
  ht: 10,
  disease_resistant: false,
  immune_to_disease: false,
  bearers: [],
  parasites: false,
  modifier: 0,
}

test('gurps.disease.contagion: every contact alone, and of any two the worse', () => {
  const rows = list(record({ contact: oneOf(...CONTACTS), modifier: num() })).read(
    dataOf('gurps.disease.contagion'),
    'data',
  )
  expect(rows.map(({ contact }) => contact)).toEqual(CONTACTS)
  for (const one of rows) {
    for (const other of rows) {
      const { effective } = {
        effective: Number.NaN,
        ...contagion({ ...BODY, contacts: [one.contact, other.contact] }, why),
      }
      expect(effective).toBe(10 + Math.min(one.modifier, other.modifier))
    }
  }
})

test('gurps.disease.infection: every wound, in every area', () => {
  const row = record({ wound: oneOf(...DIRTY_WOUNDS), modifier: num(), area_with_special_infection: num() })
  const rows = list(row).read(dataOf('gurps.disease.infection'), 'data')
  expect(rows.map(({ wound }) => wound)).toEqual(DIRTY_WOUNDS)
  for (const { wound, modifier, area_with_special_infection } of rows) {
    expect(infection({ ...BODY, wound, special_area: false }, why)).toMatchObject({ effective: 10 + modifier })
    const special = infection({ ...BODY, wound, special_area: true }, why)
    expect(special).toMatchObject({ effective: 10 + area_with_special_infection })
  }
})
