import { expect, test } from 'vitest'
import { secretIn } from './secret-in.ts'

const SECRET = 'abcDEF-123_456abcDEF-123'

test('the secret of a link stands behind the #', () => {
  expect(secretIn(`https://umpire.example/join#${SECRET}`)).toBe(SECRET)
  expect(secretIn(`#${SECRET}`)).toBe(SECRET)
  expect(secretIn(`  ${SECRET}\n`)).toBe(SECRET)
})

test('what is no secret is none', () => {
  for (const text of ['', '#', 'https://umpire.example/join', '#short', `#${'x'.repeat(101)}`, `#${SECRET} ${SECRET}`])
    expect(secretIn(text)).toBeUndefined()
})
