import { expect, test } from 'vitest'
import { isTooSoon } from './use-fresh.ts'

const SHOWN = 1000
const pressed = { key: 'Enter', ctrlKey: false, metaKey: false, altKey: false, repeat: false, timeStamp: 2000 }

test('a key that answers is taken once a question could be read', () => {
  expect(isTooSoon(pressed, SHOWN)).toBe(false)
  expect(isTooSoon({ ...pressed, timeStamp: 1100 }, SHOWN)).toBe(true)
  expect(isTooSoon({ ...pressed, key: '1', timeStamp: 1100 }, SHOWN)).toBe(true)
})

test('a key that is kept down answers nothing more', () => {
  expect(isTooSoon({ ...pressed, repeat: true }, SHOWN)).toBe(true)
})

test('keys that answer nothing are never held back', () => {
  expect(isTooSoon({ ...pressed, key: 'Tab', timeStamp: 1100 }, SHOWN)).toBe(false)
  expect(isTooSoon({ ...pressed, key: 'z', ctrlKey: true, timeStamp: 1100 }, SHOWN)).toBe(false)
})
