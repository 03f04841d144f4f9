import { expect, test } from 'vitest'
import { keyName, type Pressed } from './keys.ts'

const pressed = (key: string, held: Partial<Pressed> = {}): Pressed => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...held,
})

test('keys are named as the map names them', () => {
  expect(keyName(pressed('/'))).toBe('/')
  expect(keyName(pressed('?', { shiftKey: true }))).toBe('?')
  expect(keyName(pressed('z', { ctrlKey: true }))).toBe('Ctrl+z')
  expect(keyName(pressed('Z', { metaKey: true, shiftKey: true }))).toBe('Ctrl+Shift+z')
  expect(keyName(pressed('ArrowLeft', { shiftKey: true }))).toBe('Shift+ArrowLeft')
  expect(keyName(pressed('T'))).toBe('t')
})
