import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as bands from './bands.ts'

const {
  bandLine,
  bandOf,
  bandsBetween,
  contactsOf,
  movedAway,
  movedToward,
  parted,
  placed,
  removed,
  sharingBand,
  touched,
} = bands

const line = [
  ['guard', 6],
  ['dog', 6],
  ['thief', 2],
] as const
const start = line.reduce((all, [id, band]) => placed(all, id, band), bandLine(20))

describe('bands', () => {
  it('tell who stands where', () => {
    expect(bandOf(start, 'thief')).toBe(2)
    expect(bandsBetween(start, 'guard', 'thief')).toBe(4)
    expect(bandsBetween(start, 'guard', 'dog')).toBe(0)
    expect(sharingBand(start, 'guard')).toEqual(['dog'])
    expect(sharingBand(start, 'thief')).toEqual([])
  })

  it('end on both sides', () => {
    expect(bandOf(placed(start, 'cat', 99), 'cat')).toBe(20)
    expect(bandOf(placed(start, 'cat', -1), 'cat')).toBe(0)
  })

  it('let a figure go toward another, but not past it', () => {
    expect(bandOf(movedToward(start, 'thief', 'guard', 1), 'thief')).toBe(3)
    expect(bandOf(movedToward(start, 'thief', 'guard', 9), 'thief')).toBe(6)
    expect(bandOf(movedToward(start, 'guard', 'thief', 2), 'guard')).toBe(4)
    expect(movedToward(start, 'dog', 'guard', 2)).toEqual(start)
  })

  it('let a figure go away from another, at most to the end', () => {
    expect(bandOf(movedAway(start, 'thief', 'guard', 1), 'thief')).toBe(1)
    expect(bandOf(movedAway(start, 'thief', 'guard', 9), 'thief')).toBe(0)
    expect(bandOf(movedAway(start, 'guard', 'thief', 2), 'guard')).toBe(8)
    expect(bandOf(movedAway(start, 'dog', 'guard', 2), 'dog')).toBe(8)
    expect(bandOf(movedAway(start, 'dog', 'guard', 2, -1), 'dog')).toBe(4)
  })

  it('refuse figures that are not there', () => {
    for (const ask of [bandOf, removed, contactsOf, sharingBand]) {
      expect(() => ask(start, 'cat')).toThrow('bands: expected a figure on the line, got "cat"')
    }
  })

  it('refuse moves of a figure away from itself or toward itself', () => {
    const message = 'bands: expected a move to or from another figure, got "dog"'
    expect(() => movedAway(start, 'dog', 'dog', 1)).toThrow(message)
    expect(() => movedToward(start, 'dog', 'dog', 1)).toThrow(message)
  })

  it('refuse bands that are none', () => {
    expect(() => bandLine(-1)).toThrow('last band: expected a whole number from 0 to 1000000, got -1')
    expect(() => placed(start, 'cat', 0.5)).toThrow(/^band: expected a whole number/)
    expect(() => movedToward(start, 'thief', 'guard', -1)).toThrow(/^bands to move: expected a whole number from 0/)
    expect(() => movedAway(start, 'thief', 'guard', 1.5)).toThrow(/^bands to move/)
  })
})

describe('contact', () => {
  const close = touched(start, 'guard', 'dog')

  it('is mutual and made once', () => {
    expect([contactsOf(close, 'guard'), contactsOf(close, 'dog')]).toEqual([['dog'], ['guard']])
    expect(touched(close, 'dog', 'guard')).toBe(close)
  })

  it('needs two figures in one band', () => {
    expect(() => touched(start, 'guard', 'thief')).toThrow(
      'expected two figures in one band, got ["guard","thief"], 4 bands apart',
    )
    expect(() => touched(start, 'dog', 'dog')).toThrow(/two figures in one band/)
  })

  it('ends when one of the two leaves the band, is taken off or parts', () => {
    expect(contactsOf(movedToward(close, 'dog', 'thief', 1), 'guard')).toEqual([])
    expect(contactsOf(removed(close, 'dog'), 'guard')).toEqual([])
    expect(removed(close, 'dog').figures.map(figure => figure.id)).toEqual(['guard', 'thief'])
    expect(contactsOf(parted(close, 'dog', 'guard'), 'guard')).toEqual([])
  })

  it('ends with the one who is fled from even at the end of the line', () => {
    const cornered = touched(placed(placed(start, 'guard', 20), 'dog', 20), 'guard', 'dog')
    const fled = movedAway(cornered, 'guard', 'dog', 1)
    expect([bandOf(fled, 'guard'), contactsOf(fled, 'guard')]).toEqual([20, []])
  })

  it('stays when one moves away by nothing', () => {
    expect(contactsOf(movedAway(close, 'guard', 'dog', 0), 'guard')).toEqual(['dog'])
  })

  it('stays when others move, or a figure is put where it is', () => {
    expect(contactsOf(movedToward(close, 'thief', 'dog', 4), 'guard')).toEqual(['dog'])
    expect(placed(close, 'guard', 6)).toBe(close)
  })
})

describe('whatever happens on a line', () => {
  const who = fc.constantFrom('a', 'b', 'c')
  const moves = fc.array(fc.tuple(fc.nat(3), who, who, fc.nat(6)), { maxLength: 40 })

  it('all stand on it, only figures of one band touch, and the line before is as it was', () => {
    fc.assert(
      fc.property(moves, all => {
        let now = ['a', 'b', 'c'].reduce((line, id, at) => placed(line, id, 3 * at), bandLine(7))
        for (const [kind, a, b, by] of all) {
          const before = JSON.stringify(now)
          let next = now
          if (kind === 0 && a !== b) next = movedToward(now, a, b, by)
          if (kind === 1 && a !== b) next = movedAway(now, a, b, by)
          if (kind === 2) next = placed(now, a, by)
          if (kind === 3 && a !== b && bandsBetween(now, a, b) === 0) next = touched(now, a, b)
          expect(JSON.stringify(now)).toBe(before)
          expect(next.figures.every(({ band }) => band >= 0 && band <= 7)).toBe(true)
          expect(next.contacts.every(([one, other]) => bandsBetween(next, one, other) === 0)).toBe(true)
          now = next
        }
      }),
    )
  })
})
