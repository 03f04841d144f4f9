import { expect, test } from 'vitest'
import { BadInput } from './bad-input.ts'
import { int } from './fields.ts'
import { kinds } from './kinds.ts'

const act = kinds([['shoot', 'reload'], { arm: int() }], [['wait'], {}])

test('an object is read by the fields of its kind', () => {
  expect(act.read({ kind: 'shoot', arm: 2 }, 'about')).toEqual({ kind: 'shoot', arm: 2 })
  expect(act.read({ kind: 'wait' }, 'about')).toEqual({ kind: 'wait' })
})

test.each([
  [{ kind: 'wait', arm: 2 }, 'about: expected only the fields kind, got "arm"'],
  [{ kind: 'shoot' }, 'about.arm: expected a whole number'],
  [{ kind: 'toString' }, 'about.kind: expected one of shoot, reload, wait'],
  ['wait', 'about: expected an object with a kind'],
])('%j is no such object', (value, problem) => {
  expect(() => act.read(value, 'about')).toThrow(BadInput)
  expect(() => act.read(value, 'about')).toThrow(problem)
})
