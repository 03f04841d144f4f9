import { describe, expect, it } from 'vitest'
import { hexes } from '../grid/hex.ts'
import { squares } from '../grid/square.ts'
import { blankMap } from '../map/map.ts'
import { gait } from './gait.ts'

describe('gait', () => {
  const start = { q: 4, r: 4 }
  const map = blankMap(hexes, 12, 12)

  it('prices each hex by its direction from the facing', () => {
    const step = gait(hexes, { step: [1, 2, 3, 4] })
    const reach = map.reach(step, start, 4, { facing: 1 })
    const costs = [0, 1, 2, 3, 4, 5].map(d =>
      reach.cost({ q: start.q + (hexes.du[d] ?? 0), r: start.r + (hexes.dv[d] ?? 0) }),
    )
    expect(costs).toEqual([2, 1, 2, 3, 4, 3])
  })

  it('moves as the screen of a well-known game has it: forward 1, sideways or back 2, each hexside of turning 1', () => {
    const screen = gait(hexes, { step: [1, 1, 2, 2], turn: 1 })
    const reach = map.reach(screen, start, 3)
    expect(reach.cost({ q: 7, r: 4 }, 0)).toBe(3)
    expect(reach.cost({ q: 3, r: 4 }, 0)).toBe(2)
    expect(reach.cost({ q: 3, r: 4 }, 1)).toBe(3)
    expect(reach.cost(start, 3)).toBe(3)
    expect(reach.cost({ q: 2, r: 4 })).toBeUndefined()
    expect(reach.path({ q: 3, r: 5 }, 1)).toEqual([
      { cell: start, facing: 0, cost: 0, diagonals: 0 },
      { cell: start, facing: 1, cost: 1, diagonals: 0 },
      { cell: { q: 3, r: 5 }, facing: 1, cost: 2, diagonals: 0 },
    ])
  })

  it('without a cost for turning keeps the facing', () => {
    const reach = map.reach(gait(hexes, { step: [1, null, null, null] }), start, 3, { facing: 2 })
    expect(reach.stops().map(stop => stop.cell.q)).toEqual([4, 3, 2, 1])
    expect(new Set(reach.stops().map(stop => stop.facing))).toEqual(new Set([2]))
  })

  it('refuses costs that are none', () => {
    expect(() => gait(hexes, { step: 0.5 })).toThrow(
      'the cost of a step: expected a whole number from 0 to 10000, got 0.5',
    )
    expect(() => gait(hexes, { step: [1, 1, 2, 2], turn: -1 })).toThrow(/cost of turning/)
    expect(() => gait(squares, { step: 1, diagonal: [Number.NaN] })).toThrow(/cost of a diagonal/)
    expect(() => gait(squares, { step: 1, diagonal: [] })).toThrow(/number of costs of diagonals/)
    expect(() => gait(squares, { step: 1, diagonal: [0, 1, 2] })).toThrow(
      /number of costs of diagonals.* 1 to 2, got 3/,
    )
    expect(() => gait(hexes, { step: 1, turn: 1 })).toThrow(
      'gait: expected costs of steps from ahead to back for a figure that turns, got one number',
    )
    // What JSON can bring past the compiler.
    const [noCosts, missing]: [number[], (number | null)[]] = JSON.parse('[{"0":1},[1,2,3]]')
    expect(() => gait(squares, { step: 1, diagonal: noCosts })).toThrow(
      'diagonal: expected a list of costs or null, got a value of type object',
    )
    missing.length = 4
    expect(() => gait(hexes, { step: missing })).toThrow(
      'the cost of a step, step[3]: expected a whole number from 0 to 10000, got undefined',
    )
    expect(() => gait(hexes, { step: [1, 2] })).toThrow('gait: expected 4 costs from ahead to back, got 2')
  })
})
