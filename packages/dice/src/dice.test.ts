import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { enumerated, notations } from '../test/notations.ts'
import { dice } from './dice.ts'
import type { Expression } from './notation/notation.ts'
import { NotationError } from './notation/notation-error.ts'
import { roll, total } from './roll/roll.ts'
import { FacesError } from './source/given.ts'
import { seeded } from './source/stream.ts'

describe('dice', () => {
  it('totals, rolls and reads the same dice alike', () => {
    fc.assert(
      fc.property(notations, fc.string(), (notation, seed) => {
        const prepared = dice(notation)
        const [forTotal, forRoll, forCold, forColdTotal] = [seeded(seed), seeded(seed), seeded(seed), seeded(seed)]
        for (let turn = 0; turn < 3; turn++) {
          const rolled = prepared.roll(forRoll)
          expect(prepared.total(forTotal)).toBe(rolled.total)
          expect(roll(prepared.text, forCold)).toEqual(rolled)
          expect(total(prepared.text, forColdTotal)).toBe(rolled.total)
          expect(prepared.read(rolled.terms.flatMap(term => term.faces))).toEqual(rolled)
        }
        expect(forTotal.state).toEqual(forRoll.state)
      }),
      { numRuns: 300 },
    )
  })

  it('rolls nothing but what the odds know, within min and max', () => {
    fc.assert(
      fc.property(notations, fc.string(), (notation, seed) => {
        const prepared = dice(notation)
        const stream = seeded(seed)
        const possible = enumerated(notation).weights
        for (let turn = 0; turn < 20; turn++) {
          const value = prepared.total(stream)
          expect(possible.has(value)).toBe(true)
          expect(value).toBeGreaterThanOrEqual(prepared.min)
          expect(value).toBeLessThanOrEqual(prepared.max)
        }
      }),
    )
  })

  it.each(['3d6', '2d6+1', '4d6kh3', '3d6!', '2d6x3', '3d6<=12', '8+ DM+1', '3d6/2 up'])(
    'rolls %s as often as its odds say',
    text => {
      const rolls = 100_000
      const prepared = dice(text)
      const stream = seeded(text)
      const counts = new Map<number, number>()
      for (let i = 0; i < rolls; i++) {
        const value = prepared.total(stream)
        counts.set(value, (counts.get(value) ?? 0) + 1)
      }
      const odds = prepared.distribution()
      for (const value of odds.values) {
        const { decimal } = odds.chance(rolled => rolled === value)
        const deviation = Math.sqrt(rolls * decimal * (1 - decimal))
        expect(Math.abs((counts.get(value) ?? 0) - rolls * decimal)).toBeLessThan(5 * deviation + 1)
      }
    },
  )

  it('has its canonical text and bounds', () => {
    expect(dice('2D - 4 MIN 1')).toMatchObject({ text: '2d6-4 min 1', min: 1, max: 8 })
    expect(dice('3d6<=12')).toMatchObject({ text: '3d6<=12', min: 0, max: 1 })
  })

  it('works the odds out once', () => {
    const prepared = dice('10d6')
    expect(prepared.distribution()).toBe(prepared.distribution())
  })

  it('refuses faces that do not fit', () => {
    expect(() => dice('3d6').read([1, 2])).toThrow(FacesError)
    expect(() => dice('3d6').read([1, 2, 3, 4])).toThrow(FacesError)
    expect(() => dice('3d6').read([1, 2, 7])).toThrow(FacesError)
    expect(() => dice('d6!').read([6])).toThrow(FacesError)
  })

  it('checks a notation that came as data like a text', () => {
    const endless = { kind: 'dice', count: 1, sides: 6, explode: { low: 1, high: 6, most: 10 }, keep: null } as const
    expect(() => dice(endless)).toThrow(NotationError)
    expect(() => dice({ ...endless, count: 1e9, explode: null })).toThrow(NotationError)
    expect(() => dice({ kind: 'constant', value: 0.5 })).toThrow(NotationError)
  })

  it('refuses data that no text can say, instead of changing it', () => {
    const some = { kind: 'dice', count: 1, sides: 6, explode: { low: 2, high: 4, most: 10 }, keep: null } as const
    expect(() => dice(some)).toThrow(/^Expected one face of a d6 to explode on, or all up to one, or all from one on/)
    expect(() => dice({ ...some, explode: { low: 0, high: 4, most: 10 } })).toThrow(NotationError)
    expect(() => dice({ ...some, explode: { low: 5, high: 7, most: 10 } })).toThrow(NotationError)
    expect(() => dice({ kind: 'constant', value: -3 })).toThrow(/^Expected a number of 0 or more, or its negation/)
  })

  it('refuses data of any depth and size, at once', () => {
    let deep: Expression = { kind: 'constant', value: 1 }
    for (let i = 0; i < 20_000; i++) deep = { kind: 'negation', of: deep }
    expect(() => dice(deep)).toThrow(/^Expected at most 500 numbers, dice and operators in a notation/)
    let wide: Expression = { kind: 'constant', value: 1 }
    for (let i = 0; i < 60; i++) wide = { kind: 'arithmetic', operator: '+', left: wide, right: wide }
    expect(() => dice(wide)).toThrow(NotationError)
    let nested: Expression = { kind: 'constant', value: 1 }
    for (let i = 0; i < 51; i++) nested = { kind: 'negation', of: nested }
    expect(() => dice(nested)).toThrow(/^Expected at most 50 signs/)
  })
})
