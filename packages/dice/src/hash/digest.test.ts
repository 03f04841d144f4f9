import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { digest } from './digest.ts'

test('is the SHA-256 of the text as UTF-8', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), text => {
      expect(digest(text)).toBe(createHash('sha256').update(text, 'utf8').digest('hex'))
    }),
  )
})
