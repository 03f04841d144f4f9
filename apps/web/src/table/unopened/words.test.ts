import { expect, test } from 'vitest'
import { type Trouble, unopenedWords as words } from './words.ts'

const trouble: Trouble = {
  version: 1214,
  of: 1300,
  why: 'damaged',
  reason: 'fact 1214: expected JSON',
  back: true,
  last: new Date(2026, 9, 12, 21, 14).getTime(),
}

test('what is wrong, and what is safe, is said with its numbers', () => {
  expect(words.why(trouble)).toBe('Entry 1,214 of 1,300 in its log is damaged or missing.')
  expect(words.why({ ...trouble, why: 'newer' })).toContain('Update Umpire')
  expect(words.safe(trouble)).toBe('The 1,213 entries before it are whole, up to October 12, 2026 at 21:14.')
})

test('without a moment to go back to, none is promised', () => {
  expect(words.safe({ ...trouble, back: false })).toBe('Nothing of it is deleted.')
  expect(words.safe({ ...trouble, version: 2, last: null })).toBe('The entry before it is whole.')
})

test('no text tells how it is stored', () => {
  const kinds = ['newer', 'damaged', 'rules', 'system'] as const
  for (const why of kinds) expect(words.why({ ...trouble, why })).not.toMatch(/fact|JSON|version/)
})
