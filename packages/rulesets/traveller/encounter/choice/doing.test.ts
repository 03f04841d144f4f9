import { expect, test } from 'vitest'
import { doingNamed, doingText } from './doing.ts'

test('what is done with a weapon is found again by its text, as facts of older games have it', () => {
  expect(doingNamed('reload')).toEqual({ kind: 'reload', accessory: null })
  expect(doingNamed('fit Folding Stock')).toEqual({ kind: 'fit', accessory: 'Folding Stock' })
  expect(doingText({ kind: 'remove', accessory: 'Silencer' })).toBe('remove Silencer')
  expect(doingNamed('fit')).toBeUndefined()
  expect(doingNamed('juggle Silencer')).toBeUndefined()
})
