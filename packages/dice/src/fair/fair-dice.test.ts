import { createHmac } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sampleLog } from '../../test/logs.ts'
import { Hmac } from '../hash/sha256.ts'
import { NotationError } from '../notation/notation-error.ts'
import { FacesError } from '../source/given.ts'
import { FairDice } from './fair-dice.ts'
import { LogError } from './guard.ts'
import { FairSource, rollParts } from './protocol.ts'
import { verifyDice } from './verify.ts'

const SECRET = Uint8Array.from({ length: 32 }, (_, i) => i)

describe('FairDice', () => {
  it('makes a log that is found in order', () => {
    expect(verifyDice(sampleLog())).toMatchObject({ ok: true, rolled: 4, typed: 1, texts: 3, receipts: 0 })
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
          expect(verifyDice(JSON.parse(JSON.stringify([opened, ...middle, current.close()])))).toMatchObject({
            ok: true,
            commitment: opened.commitment,
            receipts: 0,
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
      return fair.roll('20d6', '').entry.faces.toString()
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

describe('FairDice keeps to itself', () => {
  it('the secret, whatever is wrong with a state', () => {
    const { state } = FairDice.open(SECRET).fair
    const { secret } = state
    for (const wrong of [{ ...state, secret: `${secret}0` }, { ...state, secret: secret.toUpperCase() }, secret]) {
      const error = thrownBy(() => FairDice.resume(wrong))
      expect(error.message).toMatch(/^Expected .*, found something else$/)
      expect(error.message).not.toContain('000102')
    }
    expect(thrownBy(() => FairDice.resume(JSON.stringify(state))).message).not.toContain('000102')
  })

  it('its state and the faces of its entries', () => {
    const { fair } = FairDice.open(SECRET)
    const faces = [3, 4]
    const { entry } = fair.recordTyped('2d6', faces, '')
    faces[0] = 6
    expect(entry.faces).toEqual([3, 4])
    expect(Object.isFrozen(fair.state)).toBe(true)
    expect(Object.isFrozen(FairDice.resume({ ...fair.state }).state)).toBe(true)
  })
})

function thrownBy(work: () => void): LogError {
  try {
    work()
  } catch (error) {
    if (error instanceof LogError) return error
    throw error
  }
  throw new Error('nothing was thrown')
}

/** The specification once more, by the platform's own cryptography. */
function facesByPlatform(key: Uint8Array, n: number, sides: number, count: number): number[] {
  const part = (text: string): Buffer => {
    const length = Buffer.alloc(4)
    length.writeUInt32BE(Buffer.byteLength(text))
    return Buffer.concat([length, Buffer.from(text)])
  }
  const faces: number[] = []
  for (let block = 0; faces.length < count; block++) {
    const message = Buffer.concat([part('umpire-dice/1/roll'), part(`${n}`), part(`${block}`)])
    const words = createHmac('sha256', key).update(message).digest()
    for (let at = 0; at < 32; at += 4) {
      const word = words.readUInt32BE(at)
      if (word < Math.floor(2 ** 32 / sides) * sides) faces.push((word % sides) + 1)
    }
  }
  return faces.slice(0, count)
}

describe('FairSource', () => {
  it('draws what the specification says, over many blocks', () => {
    // A third of all words is thrown away for the second die.
    for (const sides of [6, 2863311531]) {
      const source = new FairSource(new Hmac(SECRET), rollParts(12))
      for (let die = 0; die < 40; die++) source.draw(sides, 1)
      expect(source.faces).toEqual(facesByPlatform(SECRET, 12, sides, 40))
    }
  })

  it('has even dice', () => {
    const key = new Uint8Array(32).fill(3)
    const counts = new Array<number>(6).fill(0)
    for (let n = 1; n <= 3000; n++) {
      const source = new FairSource(new Hmac(key), rollParts(n))
      source.draw(6, 10)
      for (const face of source.faces) counts[face - 1] = (counts[face - 1] ?? Number.NaN) + 1
    }
    const chiSquare = counts.reduce((sum, count) => sum + (count - 5000) ** 2 / 5000, 0)
    // The 99.9 % quantile for six faces.
    expect(chiSquare).toBeLessThan(20.5)
  })

  it('draws the same dice singly and in groups', () => {
    const one = new FairSource(new Hmac(SECRET), rollParts(5))
    const many = new FairSource(new Hmac(SECRET), rollParts(5))
    for (let i = 0; i < 30; i++) one.draw(10, 1)
    for (let i = 0; i < 10; i++) many.draw(10, 3)
    expect(one.faces).toEqual(many.faces)
  })
})
