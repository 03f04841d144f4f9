import { createHash, createHmac } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bytesOf, hexOf } from './bytes.ts'
import { Hmac, sha256 } from './sha256.ts'

describe('sha256', () => {
  // FIPS 180-4 examples.
  it.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
    ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
  ])('of the standard examples is theirs', (text, digest) => {
    expect(hexOf(sha256(bytesOf(text)))).toBe(digest)
  })

  it('is that of node:crypto for every length around the blocks', () => {
    for (let length = 0; length <= 200; length++) {
      const bytes = Uint8Array.from({ length }, (_, i) => (i * 37 + length) & 255)
      expect(hexOf(sha256(bytes))).toBe(createHash('sha256').update(bytes).digest('hex'))
    }
  })

  it('is that of node:crypto for random bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 1000 }), bytes => {
        expect(hexOf(sha256(bytes))).toBe(createHash('sha256').update(bytes).digest('hex'))
      }),
      { numRuns: 500 },
    )
  })
})

describe('Hmac', () => {
  it('is that of node:crypto for random keys and messages', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 150 }), fc.uint8Array({ maxLength: 300 }), (key, message) => {
        expect(hexOf(new Hmac(key).of(message))).toBe(createHmac('sha256', key).update(message).digest('hex'))
      }),
      { numRuns: 500 },
    )
  })

  it.each([63, 64, 65])('takes a key of %i bytes', length => {
    const key = new Uint8Array(length).fill(7)
    expect(hexOf(new Hmac(key).of(bytesOf('x')))).toBe(createHmac('sha256', key).update('x').digest('hex'))
  })
})
