import { expect, test } from 'vitest'
import { composedFor } from './composed.ts'

test('those who choose the same play by the same rules, and others by others', () => {
  const choosable = { options: [], settings: [] }
  const rulesOf = composedFor(choosable)
  const rules = rulesOf({ options: [], settings: {} })
  expect(rulesOf({ settings: {}, options: [] })).toBe(rules)
  expect(composedFor(choosable)({ options: [], settings: {} })).toBe(rules)
  expect(composedFor({ options: [], settings: [] })({ options: [], settings: {} })).not.toBe(rules)
  expect(() => rulesOf({ options: ['no such thing'], settings: {} })).toThrow('options')
})
