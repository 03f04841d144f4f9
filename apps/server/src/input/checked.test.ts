import { BadInput } from '@umpire/engine'
import { clientMessage, newSimulation } from '@umpire/protocol'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { checked, read } from './checked.ts'

const schema = z.strictObject({
  runs: z.int().min(1).max(10),
  name: z.string().max(3).optional(),
  tags: z
    .array(z.enum(['a', 'b']))
    .max(2)
    .optional(),
  settings: z.record(z.string().min(1), z.number()).optional(),
  what: z.union([z.strictObject({ choice: z.string() }), z.strictObject({ faces: z.array(z.int()) })]).optional(),
})

describe('data from outside', () => {
  test('is read as the schema says', () => {
    expect(checked(schema, { runs: 3, tags: ['b'] }, 'body')).toEqual({ runs: 3, tags: ['b'] })
  })
  const refused: { readonly [says: string]: unknown } = {
    'body: expected an object, got nothing': undefined,
    'body: expected an object, got [1]': [1],
    'body.runs: expected a number, got "many"': { runs: 'many' },
    'body.runs: expected a whole number, got 1.5': { runs: 1.5 },
    'body.runs: expected at least 1, got 0': { runs: 0 },
    'body.runs: expected at most 10, got 11': { runs: 11 },
    'body.runs: expected a number, got nothing': {},
    'body.name: expected at most 3 characters, got "long"': { runs: 1, name: 'long' },
    'body.tags: expected at most 2 items, got ["a","a","a"]': { runs: 1, tags: ['a', 'a', 'a'] },
    'body.tags[1]: expected one of a, b, got "c"': { runs: 1, tags: ['a', 'c'] },
    'body: expected no further fields, got "more"': { runs: 1, more: 1 },
    'body.settings.x: expected a number, got null': { runs: 1, settings: { x: null } },
    'a name in body.settings: expected at least 1 characters, got ""': { runs: 1, settings: { '': 1 } },
    'body.what.faces[0]: expected a number, got "six"': { runs: 1, what: { faces: ['six'] } },
  }
  for (const [says, value] of Object.entries(refused)) {
    test(`is refused: ${says}`, () => {
      expect(() => checked(schema, value, 'body')).toThrow(BadInput)
      expect(() => checked(schema, value, 'body')).toThrow(says)
    })
  }
  test('of an unknown kind is refused with the kinds there are', () => {
    expect(() => checked(clientMessage, { type: 'shout' }, 'message')).toThrow(
      'message.type: expected one of hello, command, ping, earlier, got "shout"',
    )
  })
  test('is refused in one line, whatever it is', () => {
    fc.assert(
      fc.property(fc.jsonValue(), value => {
        for (const any of [schema, newSimulation, clientMessage]) {
          const found = read(any, value, 'body')
          if ('error' in found)
            expect(found.error.message).toMatch(/^(a name in )?body[^\n]*: expected [^\n]+, got [^\n]+$/)
        }
      }),
    )
  })
})
