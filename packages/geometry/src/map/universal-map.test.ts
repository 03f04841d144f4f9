import { describe, expect, test } from 'vitest'
import { Refused } from '../check/refused.ts'
import { type Hex, hexes } from '../grid/hex.ts'
import { type Square, squares } from '../grid/square.ts'
import { universalMap } from './universal-map.ts'

/** A room of four by four in the middle of ten by ten squares, with a door in its right wall and a lamp in it. */
const ROOM = {
  format: 0.3,
  resolution: { map_origin: { x: 0, y: 0 }, map_size: { x: 10, y: 10 }, pixels_per_grid: 70 },
  line_of_sight: [
    [
      { x: 7, y: 4 },
      { x: 7, y: 3 },
      { x: 3, y: 3 },
      { x: 3, y: 7 },
      { x: 7, y: 7 },
      { x: 7, y: 5 },
    ],
  ],
  portals: [
    {
      position: { x: 7, y: 4.5 },
      bounds: [
        { x: 7, y: 4 },
        { x: 7, y: 5 },
      ],
      closed: true,
    },
  ],
  lights: [{ position: { x: 5, y: 5 }, range: 20, intensity: 1, color: 'ffffffff' }],
  image: '<script>',
}
const [portal] = ROOM.portals
const OPENED = { ...ROOM, portals: [{ ...portal, closed: false }] }

describe('a map of Universal VTT on squares', () => {
  const at = (x: number, y: number): Square => ({ x, y })
  const { map, doors, lit } = universalMap(squares, ROOM)

  test('has as many squares, and walls between them', () => {
    expect([map.width, map.height]).toEqual([10, 10])
    expect(map.wall(at(2, 5), at(3, 5))).toEqual({ sight: true, movement: true })
    expect(map.wall(at(1, 5), at(2, 5))).toEqual({ sight: false, movement: false })
    expect(map.sight(at(1, 5), at(5, 5)).seen).toBe(false)
    expect(map.sight(at(4, 4), at(5, 5)).seen).toBe(true)
  })
  test('nobody sees or steps through a closed door; through an open one they do', () => {
    expect(doors).toEqual([at(7, 4)])
    expect(map.sight(at(5, 4), at(9, 4)).seen).toBe(false)
    const open = universalMap(squares, OPENED).map
    expect(open.sight(at(5, 4), at(9, 4)).seen).toBe(true)
    expect(open.wall(at(6, 4), at(7, 4)).movement).toBe(false)
  })
  test('its lamps light what they reach', () => {
    expect(lit.length).toBe(16)
    expect(lit).toContainEqual(at(3, 3))
    expect(universalMap(squares, { ...ROOM, lights: [{ position: { x: 5, y: 5 }, range: 1 }] }).lit.length).toBe(4)
  })
})

describe('a map of Universal VTT on hexes', () => {
  const all = universalMap(hexes, ROOM)
  test('is as wide, its rows being closer, and a closed room is closed', () => {
    const { map } = all
    expect([map.width, map.height]).toEqual([10, 11])
    /** All hexes that one can walk to. */
    const walked = (from: Hex): number => {
      const known = new Map([[map.index(from), from]])
      for (const hex of known.values()) {
        for (const beside of [1, 0, -1].flatMap(q => [1, 0, -1].map(r => ({ q: hex.q + q, r: hex.r + r })))) {
          const steps = Math.abs(beside.q - hex.q + (beside.r - hex.r)) <= 1
          if (!steps || !map.contains(beside) || known.has(map.index(beside)) || map.index(beside) === map.index(hex))
            continue
          if (!map.wall(hex, beside).movement) known.set(map.index(beside), beside)
        }
      }
      return known.size
    }
    const inside = walked({ q: 2, r: 5 })
    expect(inside).toBeGreaterThan(10)
    expect(inside + walked({ q: 0, r: 0 })).toBe(110)
  })
})

test('what is no such map is refused with its place', () => {
  const refused: readonly (readonly [unknown, string])[] = [
    [null, 'map: expected an object'],
    [{}, 'resolution: expected an object'],
    [{ resolution: { map_size: { x: 0, y: 4 } } }, 'resolution.map_size.x: expected from 1 to 1000 squares, got 0'],
    [{ resolution: { map_size: { x: 1e9, y: 4 } } }, 'resolution.map_size.x'],
    [{ ...ROOM, line_of_sight: {} }, 'line_of_sight: expected a list'],
    [{ ...ROOM, line_of_sight: [[{ x: 1, y: 'up' }]] }, 'line_of_sight[0][0].y: expected a number, got "up"'],
    [
      {
        ...ROOM,
        line_of_sight: [
          [
            { x: 0, y: 0 },
            { x: 1e9, y: 0 },
          ],
        ],
      },
      'line_of_sight[0][1]: expected a wall of at most',
    ],
    [{ ...ROOM, portals: [{ ...portal, closed: 'ajar' }] }, 'portals[0].closed: expected true or false, got "ajar"'],
    [
      { ...ROOM, portals: [{ ...portal, position: { x: 90, y: 1 } }] },
      'portals[0].position: expected a place on the map',
    ],
    [{ ...ROOM, lights: [{ position: { x: 5, y: 5 }, range: -1 }] }, 'lights[0].range'],
    [{ ...ROOM, lights: Array.from({ length: 501 }, () => ({})) }, 'lights: expected at most 500, got 501'],
  ]
  for (const [data, message] of refused) expect(() => universalMap(squares, data)).toThrow(message)
})

describe('a map of Universal VTT takes a bounded number of steps', () => {
  /** Cells that were made while it was read, or until it was refused. */
  function stepsOf(data: unknown): { readonly steps: number; readonly refused: string } {
    let steps = 0
    const counting = {
      ...squares,
      cell: (x: number, y: number) => {
        steps++
        return squares.cell(x, y)
      },
    }
    try {
      universalMap(counting, data)
    } catch (error) {
      if (error instanceof Refused) return { steps, refused: error.message }
      throw error
    }
    return { steps, refused: '' }
  }
  const resolution = { map_size: { x: 500, y: 500 } }
  const across = (y: number) => [
    { x: -1500, y },
    { x: 2000, y },
  ]

  test('however long its walls are together', () => {
    const { steps, refused } = stepsOf({ resolution, line_of_sight: Array.from({ length: 4000 }, () => across(250)) })
    expect(refused).toMatch('line_of_sight: expected walls of at most 20000 squares together')
    expect(steps).toBeLessThan(1_500_000)
  })
  test('however many doors are walls', () => {
    const portals = Array.from({ length: 2000 }, () => ({ position: { x: 1, y: 1 }, bounds: across(250) }))
    expect(stepsOf({ resolution, portals }).refused).toMatch('].bounds: expected walls of at most 20000 squares')
  })
  test('none for what lies beside it', () => {
    const line_of_sight = Array.from({ length: 4000 }, () => across(-90))
    expect(stepsOf({ resolution, line_of_sight })).toEqual({ steps: 0, refused: '' })
  })
  test('and a wall that comes from beside it is built on it as if it began there', () => {
    const walled = (from: number, to: number) =>
      universalMap(hexes, {
        ...ROOM,
        line_of_sight: [
          [
            { x: from, y: 2 + from / 3 },
            { x: to, y: 2 + to / 3 },
          ],
        ],
      }).map.toData()
    expect(walled(-30, 42)).toEqual(walled(-3, 12))
  })
  test('however far its lamps reach together', () => {
    const lights = Array.from({ length: 500 }, () => ({ position: { x: 250, y: 250 }, range: 200 }))
    const { steps, refused } = stepsOf({ resolution, lights })
    expect(refused).toMatch(/^lights\[\d\]: expected lamps that reach at most 1000000 cells together/)
    expect(steps).toBeLessThan(1_100_000)
  })
})

test('whatever stands in it, it is read or refused, and never anything else', () => {
  let state = 7
  /** Chance that is the same in every run. */
  const draw = (sides: number): number => {
    state = (state * 48_271) % 2_147_483_647
    return state % sides
  }
  const odd = [null, true, -1, 0.5, 1e308, Number.NaN, '', 'x', [], {}, [[]], { x: 1 }, { x: 2, y: 3 }, '__proto__']
  /** The same, with something else at places that chance picks. */
  const spoilt = (value: unknown): unknown => {
    if (draw(14) === 0) return odd[draw(odd.length)]
    if (Array.isArray(value)) return value.map(spoilt)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, spoilt(part)]))
  }
  const came = { read: 0, refused: 0 }
  for (let nth = 0; nth < 2000; nth++) {
    try {
      if (nth % 2 === 0) universalMap(squares, spoilt(ROOM))
      else universalMap(hexes, spoilt(ROOM))
      came.read++
    } catch (error) {
      expect(error).toBeInstanceOf(Refused)
      came.refused++
    }
  }
  expect(came.read).toBeGreaterThan(50)
  expect(came.refused).toBeGreaterThan(500)
})
