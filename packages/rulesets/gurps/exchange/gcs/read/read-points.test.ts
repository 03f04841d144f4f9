/** Prices of a file of GCS that does not say what it worked out. */
import { expect, test } from 'vitest'
import type { JsonObject } from '../../shared/parts.ts'
import { Report } from '../../shared/parts.ts'
import { fromGcs } from './read.ts'
import { pointsOf } from './read-points.ts'

const priced = (part: JsonObject): number => pointsOf({ part, place: 'x' }, new Report())

test('gurps.exchange: what GCS worked out counts before anything else', () => {
  expect(priced({ base_points: 5, modifiers: [{ name: 'x', cost_adj: '+50%' }], calc: { points: 99 } })).toBe(99)
  expect(priced({ base_points: 5, points_per_level: 2, levels: 3 })).toBe(11)
})

test('gurps.exchange: modifiers as newer releases write them', () => {
  const of = (base_points: number, ...adjustments: readonly string[]): number =>
    priced({ base_points, modifiers: adjustments.map(cost_adj => ({ name: 'x', cost_adj })) })
  expect(of(20, '+50%', '-20%')).toBe(26)
  expect(of(20, '-90%')).toBe(4)
  expect(of(0, '4')).toBe(4)
  expect(of(10, '-2', 'x2')).toBe(16)
  expect(of(10, 'x50%')).toBe(5)
  expect(of(10, 'x1/3')).toBe(4)
  expect(of(-5, 'x1.5')).toBe(-7)
  expect(of(0.1, '0.2')).toBe(1)
  expect(of(10, 'as the game master says')).toBe(10)
})

test('gurps.exchange: modifiers as older releases write them, percent if nothing is said', () => {
  const of = (modifier: JsonObject, more: JsonObject = {}): number =>
    priced({ base_points: 10, points_per_level: 4, levels: 5, ...more, modifiers: [{ name: 'x', ...modifier }] })
  expect(of({ cost: 50 })).toBe(45)
  expect(of({ cost: 10, levels: 3 })).toBe(39)
  expect(of({ cost: 50, affects: 'base_only' })).toBe(35)
  expect(of({ cost: 50, affects: 'levels_only' })).toBe(40)
  expect(of({ cost: 1, cost_type: 'points', affects: 'levels_only' })).toBe(35)
  expect(of({ cost: 1, cost_type: 'points' })).toBe(31)
  expect(of({ cost: 3, cost_type: 'multiplier' })).toBe(90)
  expect(of({ cost: 50, disabled: true })).toBe(30)
  expect(of({ cost: -15 }, { round_down: true })).toBe(25)
  expect(of({ cost: -15 })).toBe(26)
})

test('gurps.exchange: the self-control number and how often somebody appears count', () => {
  const of = (more: JsonObject): number => priced({ base_points: -10, ...more })
  expect([6, 9, 12, 15].map(cr => of({ cr }))).toEqual([-20, -15, -10, -5])
  expect([6, 9, 12, 15].map(frequency => of({ frequency }))).toEqual([-5, -10, -20, -30])
})

test('gurps.exchange: prices without end are told', () => {
  const { character, report } = fromGcs(
    {
      version: 5,
      traits: [
        {
          name: 'Voice',
          base_points: 1e300,
          modifiers: [{ name: 'x', cost_adj: 'x1' }],
          levels: 1e300,
          points_per_level: 1e300,
        },
      ],
    },
    'x',
  )
  expect(character.traits).toEqual([{ trait: 'Voice' }])
  expect(report).toContain('x.traits[0]: a price beyond all bounds; taken as 0')
})

test('gurps.exchange: F is female, however short or long it is written', () => {
  const sexOf = (gender: string) => fromGcs({ version: 5, profile: { gender } }, 'x').character.identity.sex
  expect(['F', 'f', 'Fem.', 'female', 'Female (she)', 'Woman', 'girl'].map(sexOf)).toEqual(Array(7).fill('female'))
  expect(['M', 'male', 'Man', 'boy', ''].map(sexOf)).toEqual(Array(5).fill('male'))
  const { report } = fromGcs({ version: 5, profile: { gender: 'Robot', handedness: 'L' } }, 'x')
  expect(report).toContain('x.profile.gender: Robot is neither female nor male; taken as male')
})
