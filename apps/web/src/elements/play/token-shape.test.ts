import { describe, expect, test } from 'vitest'
import { bodyPath, healthPath, initialsOf, notchPath } from './token-shape.ts'

const HERE = { x: 0, y: 0 }

/** Where the arcs of a path begin and end, in whole degrees clockwise from the right. */
const endsOf = (path: string): readonly (readonly [number, number])[] =>
  path
    .split('M')
    .slice(1)
    .map(arc => {
      const numbers = arc.split(/[A\s]/).map(Number)
      const degrees = (x = 0, y = 0): number => Math.round((Math.atan2(y, x) * 180) / Math.PI)
      return [degrees(numbers[0], numbers[1]), degrees(numbers.at(-2), numbers.at(-1))]
    })

describe('the wound ring', () => {
  test('is what is left of one ring, from the top', () => {
    expect(endsOf(healthPath(HERE, 10, [0.5]))).toEqual([[-90, 90]])
    expect(endsOf(healthPath(HERE, 10, [0.75]))).toEqual([[-90, 180]])
    expect(healthPath(HERE, 10, [0])).toBe('')
    expect(healthPath(HERE, 10, [1.4])).toBe(healthPath(HERE, 10, [1]))
    expect(endsOf(healthPath(HERE, 10, [1]))).toEqual([[-90, -90]])
  })
  test('has a part for each of three, with gaps between them', () => {
    expect(endsOf(healthPath(HERE, 18, [1, 1, 0.5]))).toEqual([
      [-84, 24],
      [36, 144],
      [156, -150],
    ])
    expect(endsOf(healthPath(HERE, 18, [1, 0, 1]))).toHaveLength(2)
  })
})

test('the notch looks where it faces', () => {
  expect(notchPath(HERE, 20, 0)).toBe('M28.50 0.00L18.00 -8.00 18.00 8.00z')
  expect(notchPath(HERE, 20, 90)).toBe('M0.00 28.50L8.00 18.00 -8.00 18.00z')
})

test('every side has a shape of its own', () => {
  expect(new Set([1, 2, 3, 4].map(colour => bodyPath(HERE, colour, 20))).size).toBe(4)
  expect(bodyPath(HERE, 0, 20)).toBe(bodyPath(HERE, 1, 20))
})

test('a token is drawn round its middle, wherever that is', () => {
  expect(bodyPath({ x: 100, y: 50 }, 2, 10)).toBe('M94.23 44.23L105.77 44.23L105.77 55.77L94.23 55.77z')
  expect(notchPath({ x: 100, y: 50 }, 20, 180)).toBe('M71.50 50.00L82.00 58.00 82.00 42.00z')
})

test('initials are two letters', () => {
  expect(['Ada', 'Teodor Raske', 'thug 2', ' Øystein ', 'B', ''].map(initialsOf)).toEqual([
    'AD',
    'TR',
    'T2',
    'ØY',
    'B',
    '',
  ])
})
