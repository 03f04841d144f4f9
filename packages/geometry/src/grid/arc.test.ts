import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Arc, arcOf, arcOfFigure } from './arc.ts'
import { footprint } from './footprint.ts'
import { type Hex, hexes, rotatedHex } from './hex.ts'
import { neighbours } from './lattice.ts'
import { squares } from './square.ts'

const origin: Hex = { q: 0, r: 0 }

/** The arc by the true angle from the facing direction 0, in degrees; on a border the one further to the front. */
function arcByAngle({ q, r }: Hex): Arc {
  const angle = (Math.atan2((r * Math.sqrt(3)) / 2, q + r / 2) * 180) / Math.PI
  const aside = Math.round(Math.abs(angle) * 1e6) / 1e6
  if (aside <= 90) return 'front'
  if (aside > 150) return 'back'
  return angle > 0 ? 'right' : 'left'
}

describe('arcs of a hex', () => {
  it('are three neighbours in front, one on either side, one behind', () => {
    const arcs = neighbours(hexes, origin).map(hex => arcOf(hexes, origin, 0, hex))
    expect(arcs).toEqual(['front', 'front', 'right', 'back', 'left', 'front'])
  })

  it('reach on as wedges: front to 90 degrees and back from 150, borders to the front', () => {
    const whole = fc.integer({ min: -40, max: 40 })
    fc.assert(
      fc.property(whole, whole, fc.nat(5), (q, r, facing) => {
        if (q === 0 && r === 0) return
        expect(arcOf(hexes, origin, facing, rotatedHex({ q, r }, facing))).toBe(arcByAngle({ q, r }))
      }),
    )
  })

  it('give a hex on the border to the arc further in front', () => {
    expect(arcOf(hexes, origin, 0, { q: -1, r: 2 })).toBe('front')
    expect(arcOf(hexes, origin, 0, { q: -2, r: 1 })).toBe('right')
    expect(arcOf(hexes, origin, 0, { q: -1, r: -1 })).toBe('left')
  })

  it('do not contain the own hex', () => {
    expect(arcOf(hexes, { q: 3, r: 1 }, 2, { q: 3, r: 1 })).toBe('here')
  })
})

describe('arcs of a square', () => {
  it('are three neighbours in front, one on either side, three behind', () => {
    const arcs = neighbours(squares, { x: 0, y: 0 }).map(square => arcOf(squares, { x: 0, y: 0 }, 0, square))
    expect(arcs).toEqual(['front', 'front', 'right', 'back', 'back', 'back', 'left', 'front'])
  })

  it('meet at a slope of one half', () => {
    const at = (x: number, y: number): Arc => arcOf(squares, { x: 0, y: 0 }, 0, { x, y })
    expect([at(-1, 2), at(-1, 3), at(-3, 5), at(1, 100), at(99, 200)]).toEqual([
      'right',
      'right',
      'back',
      'right',
      'right',
    ])
    expect([at(1, 2), at(101, 200)]).toEqual(['front', 'front'])
  })
})

describe('the arc of a figure of several cells', () => {
  const snake = footprint(hexes, [
    { q: 0, r: 0 },
    { q: -1, r: 0 },
  ])
  const arc = (q: number, r: number): Arc => arcOfFigure(hexes, snake, { q: 4, r: 4 }, 0, { q, r })

  it('is that of its cell nearest to the other, and on equal terms the one further to the front', () => {
    expect([arc(5, 4), arc(4, 4), arc(3, 4), arc(2, 4)]).toEqual(['front', 'here', 'here', 'back'])
    // Beside both: on the right side of the head, before the tail.
    expect([arc(3, 5), arc(4, 3)]).toEqual(['front', 'front'])
    expect([arc(2, 5), arc(3, 3)]).toEqual(['right', 'left'])
  })
})
