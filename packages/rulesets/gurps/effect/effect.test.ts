/** What may be written as an effect. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { effectField, NUMBER_OPS } from './effect.ts'

const read = (written: object) => effectField.read({ target: 'dr', ...written }, 'effects[2]')

test('gurps.convention.effects: words are no amount of a number, and the refusal tells where', () => {
  fc.assert(
    fc.property(fc.constantFrom(...NUMBER_OPS), fc.string({ maxLength: 50 }), (op, by) => {
      expect(() => read({ op, by })).toThrow(`effects[2].by: expected a number, a range or a share of a score for op`)
    }),
  )
  for (const op of ['forbid', 'require', 'roll', 'reroll', 'ignore', 'note']) {
    expect(read({ op, by: 'all of it' })).toMatchObject({ op, by: 'all of it' })
  }
})

test('gurps.convention.effects: a range is the game master’s to take from, whoever says so', () => {
  for (const told of [{}, { gm: true }, { gm: false }]) {
    expect(read({ op: 'add', by: [-4, -2], ...told })).toMatchObject({ by: [-4, -2], gm: true })
  }
  expect(read({ op: 'add', by: 2 })).not.toHaveProperty('gm')
  expect(read({ op: 'add', by: { of: 'st' } })).not.toHaveProperty('gm')
})
