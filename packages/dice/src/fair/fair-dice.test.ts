import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sampleLog } from '../../test/logs.ts'
import { NotationError } from '../notation/notation-error.ts'
import { FacesError } from '../source/given.ts'
import { FairDice } from './fair-dice.ts'
import { LogError } from './guard.ts'
import { FairSource } from './protocol.ts'
import { verifyDice } from './verify.ts'

const SECRET = Uint8Array.from({ length: 32 }, (_, i) => i)

describe('FairDice', () => {
  it('makes a log that is found in order', () => {
    expect(verifyDice(sampleLog())).toEqual({ ok: true, rolled: 4, typed: 1, texts: 3 })
  })

  it('makes such a log of any rolls, also when it is resumed after each', () => {
    const step = fc.oneof(
      fc.record({ kind: fc.constant('entropy' as const), text: fc.string({ unit: 'grapheme', maxLength: 20 }) }),
      fc.record({ kind: fc.constant('roll' as const), text: fc.constantFrom('3d6', 'd100!', '4d6kh3', '2d<=7', '1') }),
      fc.record({ kind: fc.constant('typed' as const), text: fc.constantFrom('2d6', 'd6+1-d4') }),
    )
    fc.assert(
      fc.property(
        fc.array(step, { maxLength: 8 }),
        fc.uint8Array({ minLength: 32, maxLength: 32 }),
        (steps, secret) => {
          const { fair, opened } = FairDice.open(secret)
          let current = fair
          const middle = steps.map(({ kind, text }) => {
            current = FairDice.resume(JSON.parse(JSON.stringify(current.state)))
            if (kind === 'entropy') return current.addEntropy('somebody', text)
            return kind === 'roll' ? current.roll(text, text).entry : current.recordTyped(text, [1, 2], text).entry
          })
          const count = (kind: string) => steps.filter(step => step.kind === kind).length
          expect(verifyDice(JSON.parse(JSON.stringify([opened, ...middle, current.close()])))).toEqual({
            ok: true,
            rolled: count('roll'),
            typed: count('typed'),
            texts: count('entropy'),
          })
        },
      ),
      { numRuns: 60 },
    )
  })

  it('gives the same dice for the same number, and others for any other entropy', () => {
    const faces = (text: string) => {
      const { fair } = FairDice.open(SECRET)
      fair.addEntropy('Ann', text)
      return fair.roll('20d6', '').entry.faces.join()
    }
    expect(faces('dragons')).toBe(faces('dragons'))
    expect(faces('dragons')).not.toBe(faces('dragon'))
    const { fair } = FairDice.open(SECRET)
    expect(fair.roll('20d6', '').entry.faces).not.toEqual(fair.roll('20d6', '').entry.faces)
  })

  it('answers the roll with its entry', () => {
    const { fair } = FairDice.open(SECRET)
    const { entry, rolled } = fair.roll('4D6!kh3 + 1', 'strength')
    expect(entry).toMatchObject({ type: 'rolled', n: 1, notation: '4d6!6 kh3+1', purpose: 'strength' })
    expect(entry.total).toBe(rolled.total)
    expect(entry.faces).toEqual(rolled.terms.flatMap(term => term.faces))
  })

  it('refuses bad input and stays as it was', () => {
    const { fair } = FairDice.open(SECRET)
    const before = fair.state
    expect(() => fair.roll('3d6+', '')).toThrow(NotationError)
    expect(() => fair.recordTyped('3d6', [1, 2], '')).toThrow(FacesError)
    expect(() => fair.addEntropy('Ann', '\ud800')).toThrow(LogError)
    expect(() => fair.addEntropy('Ann', 'x'.repeat(1001))).toThrow(/^Expected a well-formed text of at most 1000/)
    expect(() => fair.roll('3d6', 'x'.repeat(1001))).toThrow(LogError)
    expect(fair.state).toEqual(before)
    expect(() => FairDice.open(new Uint8Array(31))).toThrow('Expected a secret of 32 bytes, found 31')
  })

  it('rolls no more when its secret is known', () => {
    const { fair } = FairDice.open(SECRET)
    fair.close()
    expect(() => fair.roll('3d6', '')).toThrow(LogError)
    expect(() => FairDice.resume(fair.state).roll('3d6', '')).toThrow(LogError)
    expect(() => fair.close()).toThrow(LogError)
  })

  it.each([null, 3, [], {}, { ...FairDice.open(SECRET).fair.state, hash: 'x' }, { rolled: -1 }])(
    'resumes from no such state as %j',
    state => {
      expect(() => FairDice.resume(state)).toThrow(LogError)
    },
  )
})

describe('FairSource', () => {
  it('has even dice', () => {
    const key = new Uint8Array(32).fill(3)
    const counts = new Array<number>(6).fill(0)
    for (let n = 1; n <= 3000; n++) {
      const source = new FairSource(key, n)
      source.draw(6, 10)
      for (const face of source.faces) counts[face - 1] = (counts[face - 1] ?? Number.NaN) + 1
    }
    const chiSquare = counts.reduce((sum, count) => sum + (count - 5000) ** 2 / 5000, 0)
    // The 99.9 % quantile for six faces.
    expect(chiSquare).toBeLessThan(20.5)
  })

  it('draws the same dice singly and in groups', () => {
    const one = new FairSource(SECRET, 5)
    const many = new FairSource(SECRET, 5)
    for (let i = 0; i < 30; i++) one.draw(10, 1)
    for (let i = 0; i < 10; i++) many.draw(10, 3)
    expect(one.faces).toEqual(many.faces)
  })
})
