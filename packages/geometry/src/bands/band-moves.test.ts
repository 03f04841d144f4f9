import fc from 'fast-check'
import { describe, expect, inject, it } from 'vitest'
import { type BandMove, movedAtOnce } from './band-moves.ts'
import { type BandLine, bandLine, bandOf, bandsBetween, contactsOf, placed, touched } from './bands.ts'

const standing = (bands: Readonly<Record<string, number>>): BandLine =>
  Object.entries(bands).reduce((line, [id, band]) => placed(line, id, band), bandLine(20))
const bandsOf = (line: BandLine): number[] => line.figures.map(figure => figure.band)

describe('moving at once', () => {
  it('lets those who open go first, and those who close follow them', () => {
    const moves: BandMove[] = [
      { who: 'a', toward: 'b', bands: 2 },
      { who: 'b', awayFrom: 'a', bands: 1 },
    ]
    expect(bandsOf(movedAtOnce(standing({ a: 3, b: 8 }), moves))).toEqual([5, 9])
  })

  it('opens from where the others stood before', () => {
    const moves: BandMove[] = [
      { who: 'a', awayFrom: 'b', bands: 2, way: 1 },
      { who: 'b', awayFrom: 'a', bands: 1, way: -1 },
      { who: 'c', awayFrom: 'a', bands: 1 },
    ]
    expect(bandsOf(movedAtOnce(standing({ a: 5, b: 5, c: 6 }), moves))).toEqual([7, 4, 7])
  })

  it('stops two who would pass each other in one band, without contact', () => {
    const meet = (a: number, b: number, speedA: number, speedB: number): BandLine =>
      movedAtOnce(standing({ a, b }), [
        { who: 'a', toward: 'b', bands: speedA, touch: true },
        { who: 'b', toward: 'a', bands: speedB, touch: true },
      ])
    expect(meet(4, 5, 1, 1)).toMatchObject({ figures: [{ band: 4 }, { band: 4 }], contacts: [] })
    expect(bandsOf(meet(9, 3, 4, 2))).toEqual([5, 5])
    expect(bandsOf(meet(3, 9, 2, 2))).toEqual([5, 7])
    expect(bandsOf(meet(3, 9, 0, 20))).toEqual([3, 3])
    expect(contactsOf(meet(4, 4, 1, 1), 'a')).toEqual(['b'])
  })

  it('lets chains follow their heads, and rings head for the old places', () => {
    const chain: BandMove[] = [
      { who: 'a', toward: 'b', bands: 9 },
      { who: 'b', toward: 'c', bands: 3 },
      { who: 'c', awayFrom: 'b', bands: 2 },
    ]
    expect(bandsOf(movedAtOnce(standing({ a: 1, b: 4, c: 6 }), chain))).toEqual([7, 7, 8])
    const ring: BandMove[] = [
      { who: 'a', toward: 'b', bands: 9 },
      { who: 'b', toward: 'c', bands: 9 },
      { who: 'c', toward: 'a', bands: 2 },
      { who: 'd', toward: 'a', bands: 9 },
    ]
    expect(bandsOf(movedAtOnce(standing({ a: 1, b: 4, c: 6, d: 0 }), ring))).toEqual([4, 6, 4, 4])
  })

  // The four examples of a well-known rule for combat in bands, and three of its examples for closing.
  const touching = touched(standing({ a: 5, b: 5 }), 'a', 'b')
  const rows: readonly [string, BandLine, readonly BandMove[], number, boolean][] = [
    [
      'a run after a walk',
      standing({ a: 5, b: 10 }),
      [
        { who: 'a', toward: 'b', bands: 2 },
        { who: 'b', awayFrom: 'a', bands: 1 },
      ],
      4,
      false,
    ],
    [
      'a chase out of contact',
      touching,
      [
        { who: 'a', awayFrom: 'b', bands: 1 },
        { who: 'b', toward: 'a', bands: 1, touch: true },
      ],
      0,
      false,
    ],
    ['a walk out of contact', touching, [{ who: 'a', awayFrom: 'b', bands: 1 }], 1, false],
    ['standing in contact', touching, [], 0, true],
    ['a move by nothing', touching, [{ who: 'a', awayFrom: 'b', bands: 0 }], 0, true],
    ['a run of one band', standing({ a: 4, b: 5 }), [{ who: 'a', toward: 'b', bands: 2, touch: true }], 0, true],
    ['a run of two bands', standing({ a: 3, b: 5 }), [{ who: 'a', toward: 'b', bands: 2, touch: true }], 0, false],
    ['a step in the band', standing({ a: 5, b: 5 }), [{ who: 'a', toward: 'b', bands: 1, touch: true }], 0, true],
    ['no touch unless asked', standing({ a: 5, b: 5 }), [{ who: 'a', toward: 'b', bands: 1 }], 0, false],
  ]
  it.each(rows)('ends as it should: %s', (_, line, moves, bands, contact) => {
    const after = movedAtOnce(line, moves)
    expect([bandsBetween(after, 'a', 'b'), contactsOf(after, 'a').includes('b')]).toEqual([bands, contact])
  })

  it('ends contact with all whose band is left, and with the one fled from at the end of the line', () => {
    const end = touched(touched(standing({ a: 20, b: 20, c: 20 }), 'a', 'b'), 'a', 'c')
    expect(movedAtOnce(end, [{ who: 'a', awayFrom: 'b', bands: 1 }]).contacts).toEqual([['a', 'c']])
    expect(movedAtOnce(end, [{ who: 'a', awayFrom: 'b', bands: 1, way: -1 }]).contacts).toEqual([])
  })

  it('refuses moves that are none', () => {
    const line = standing({ a: 1, b: 2 })
    const move = { who: 'a', toward: 'b', bands: 1 }
    expect(() => movedAtOnce(line, [move, move])).toThrow('bands: expected one move for each figure, got two for "a"')
    expect(() => movedAtOnce(line, [{ ...move, toward: 'a' }])).toThrow('expected a move to or from another figure')
    expect(() => movedAtOnce(line, [{ ...move, who: 'x' }])).toThrow('expected a figure on the line, got "x"')
    expect(() => movedAtOnce(line, [{ who: 'a', awayFrom: 'x', bands: 1 }])).toThrow('got "x"')
    expect(() => movedAtOnce(line, [{ ...move, bands: 0.5 }])).toThrow(/^bands to move/)
  })

  it('does not depend on the order of the moves, and keeps all on the line', () => {
    const ids = ['a', 'b', 'c', 'd', 'e']
    const one = fc.tuple(fc.nat(3), fc.nat(3), fc.nat(4), fc.boolean())
    const setups = fc.tuple(fc.array(fc.nat(9), { minLength: 5, maxLength: 5 }), fc.array(one, { maxLength: 5 }))
    fc.assert(
      fc.property(setups, fc.nat(4), ([bands, wishes], shift) => {
        const close = ids.reduce((line, id, at) => placed(line, id, bands[at] ?? 0), bandLine(9))
        const line = bandsBetween(close, 'a', 'b') === 0 ? touched(close, 'a', 'b') : close
        const moves = wishes.map(([kind, step, by, touch], at): BandMove => {
          const who = ids[at] ?? 'a'
          const other = ids[(at + 1 + step) % ids.length] ?? 'b'
          return kind === 0
            ? { who, awayFrom: other, bands: by, way: touch ? 1 : -1 }
            : { who, toward: other, bands: by, touch }
        })
        const after = movedAtOnce(line, moves)
        expect(movedAtOnce(line, [...moves.slice(shift), ...moves.slice(0, shift)].reverse())).toEqual(after)
        for (const { id, band } of after.figures) {
          const most = moves.find(move => move.who === id)?.bands ?? 0
          expect(Math.abs(band - bandOf(line, id))).toBeLessThanOrEqual(most)
          expect(band >= 0 && band <= 9).toBe(true)
        }
        for (const [a, b] of after.contacts) expect(bandsBetween(after, a, b)).toBe(0)
      }),
      { numRuns: 300 * inject('times') },
    )
  })
})
