import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bytesOf, bytesOfHex, frame, hexOf, setWord, wordAt } from './bytes.ts'

describe('bytes', () => {
  it('of a text are its UTF-8', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), text => {
        expect([...bytesOf(text)]).toEqual([...new TextEncoder().encode(text)])
      }),
    )
    expect(hexOf(bytesOf('aé€𝄞'))).toBe('61c3a9e282acf09d849e')
  })

  it('go to hexadecimal digits and back', () => {
    fc.assert(
      fc.property(fc.uint8Array(), bytes => {
        expect(hexOf(bytes)).toBe(Buffer.from(bytes).toString('hex'))
        expect([...bytesOfHex(hexOf(bytes))]).toEqual([...bytes])
      }),
    )
  })

  it('hold words, highest byte first', () => {
    const bytes = new Uint8Array(6)
    setWord(bytes, 1, 0xfedc_ba98)
    expect(hexOf(bytes)).toBe('00fedcba9800')
    expect(wordAt(bytes, 1)).toBe(0xfedc_ba98)
  })
})

describe('frame', () => {
  it('puts the length before each part', () => {
    expect(hexOf(frame(bytesOf('ab'), bytesOf(''), bytesOf('c')))).toBe('000000026162000000000000000163')
  })

  it('tells any two lists apart', () => {
    const lists = fc.array(fc.uint8Array({ maxLength: 6 }), { maxLength: 4 })
    fc.assert(
      fc.property(lists, lists, (a, b) => {
        const alike = JSON.stringify(a.map(hexOf)) === JSON.stringify(b.map(hexOf))
        expect(hexOf(frame(...a)) === hexOf(frame(...b))).toBe(alike)
      }),
    )
    expect(hexOf(frame(bytesOf('a'), bytesOf('bc')))).not.toBe(hexOf(frame(bytesOf('ab'), bytesOf('c'))))
  })
})
