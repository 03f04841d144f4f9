import fc from 'fast-check'
import { expect, test } from 'vitest'
import { int, list, map, nullable, optional, or } from './fields.ts'
import { openRecord, written } from './open-record.ts'

const inner = openRecord({ points: int() })
const outer = openRecord({ one: optional(inner), many: or(list(inner, 10), []), named: nullable(map(inner)) })

test('what is unknown is kept beside what is known, and written back in its place', () => {
  const file = {
    one: { points: 3, tail: 'long' },
    many: [{ points: 1, a: [1] }],
    named: { x: { points: 2, b: null } },
    c: 1,
  }
  const read = outer.read(file, 'file')
  expect(read).toMatchObject({ one: { points: 3, unknown_fields: { tail: 'long' } }, unknown_fields: { c: 1 } })
  expect(written(JSON.parse(JSON.stringify(read)), outer)).toEqual(file)
  // Read once more as it is kept, it is the same.
  expect(outer.read(JSON.parse(JSON.stringify(read)), 'kept')).toEqual(read)
})

test('a name that is known here never hides among the unknown', () => {
  expect(inner.read({ points: 1, unknown_fields: { points: 9, other: 2 } }, 'kept')).toEqual({
    points: 1,
    unknown_fields: { other: 2 },
  })
})

test('whatever else stands in a file comes back as it was', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 2 })), others => {
      const { points: _, unknown_fields: __, ...rest } = others
      const file = JSON.parse(JSON.stringify({ ...rest, points: 4 }))
      expect(written(JSON.parse(JSON.stringify(inner.read(file, 'file'))), inner)).toEqual(file)
    }),
  )
})

test('what is no object is refused with the fields it should have', () => {
  expect(() => inner.read(3, 'file')).toThrow('file: expected an object with the fields points, got 3')
})
