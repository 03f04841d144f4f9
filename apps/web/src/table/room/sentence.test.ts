import { expect, test } from 'vitest'
import { sentence } from './sentence.ts'

test('sentence: words begin large and end with a full stop', () => {
  expect(sentence('the game master alone may do that')).toBe('The game master alone may do that.')
  expect(sentence('Does it hold?')).toBe('Does it hold?')
})

test('sentence: a place stays as it is', () => {
  expect(sentence('given.days: expected a number, got nothing')).toBe('given.days: expected a number, got nothing.')
  expect(sentence('/x: expected one of /r, /w')).toBe('/x: expected one of /r, /w.')
})
