import { expect, test } from 'vitest'
import { isolated } from './isolated.ts'

test('a name from right to left is kept apart from the sentence around it', () => {
  expect(isolated('עדה')).toBe('\u2068עדה\u2069')
  expect(isolated('Ada \u202eadA')).toBe('\u2068Ada \u202eadA\u2069')
})

test('any other name stays as it is, so that it can be searched for', () => {
  expect(isolated('Ada')).toBe('Ada')
  expect(isolated('Зоя Ångström 王')).toBe('Зоя Ångström 王')
})
