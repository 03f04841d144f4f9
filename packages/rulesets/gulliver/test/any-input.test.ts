/** Every rule, asked with whatever its fields allow: it answers plain finite data or says in one line what is wrong. */
import { BadInput, compose, type Json, type Spec } from '@umpire/engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rules } from '../ruleset/rules.ts'

const why = compose({ options: [] }).silent

/** Numbers as people give them: often whole, often the least or the most that is allowed. */
function numbers(min: number, max: number): fc.Arbitrary<number> {
  const near = [min, max, 0, 1, 2, 10, 150].filter(one => one >= min && one <= max)
  return fc.oneof(
    fc.constantFrom(...near),
    fc.double({ min: Math.max(min, -1e6), max: Math.min(max, 1e6), noNaN: true }),
  )
}

function arbitrary(spec: Spec): fc.Arbitrary<Json | undefined> {
  switch (spec.kind) {
    case 'int':
    case 'rolled':
      return fc.integer({ min: Math.max(spec.min ?? -50, -1000), max: Math.min(spec.max ?? 50, 1000) })
    case 'number':
      return numbers(spec.min ?? -1e6, spec.max ?? 1e6)
    case 'flag':
      return fc.boolean()
    case 'oneOf':
      return fc.constantFrom(...spec.values)
    case 'list':
      return fc.array(given(spec.of), { maxLength: Math.min(4, spec.most) })
    case 'record':
      return recordOf(spec.fields)
    case 'optional':
    case 'default':
      return fc.oneof(fc.constant(undefined), arbitrary(spec.of))
    case 'nullable':
      return fc.oneof(fc.constant(null), given(spec.of))
    case 'map':
      return fc.dictionary(fc.string({ maxLength: 8 }), given(spec.of), { maxKeys: 3 })
    case 'text':
      return fc.string({ maxLength: Math.min(20, spec.most) })
    case 'json':
      return fc.constantFrom<Json>(null, 1, 'x', true)
  }
}

const given = (spec: Spec): fc.Arbitrary<Json> => arbitrary(spec).map(value => value ?? null)

/** A record whose left-out fields are left out. */
const recordOf = (fields: { readonly [name: string]: Spec }): fc.Arbitrary<{ readonly [name: string]: Json }> =>
  fc
    .record(Object.fromEntries(Object.entries(fields).map(([name, spec]) => [name, arbitrary(spec)])))
    .map(whole =>
      Object.fromEntries(Object.entries(whole).flatMap(([name, one]) => (one === undefined ? [] : [[name, one]]))),
    )

test.each(rules.map(rule => [rule.id, rule] as const))('%s: answers whatever its fields allow', (id, rule) => {
  const fields = Object.fromEntries(Object.entries(rule.given).map(([name, field]) => [name, field.spec]))
  fc.assert(
    fc.property(recordOf(fields), asked => {
      try {
        rule.answer(asked, why)
      } catch (error) {
        if (!(error instanceof BadInput)) throw error
        // An answer that is not plain data is refused under the rule’s own name.
        expect(error.place.startsWith(id)).toBe(false)
        expect(error.message).not.toContain('\n')
      }
    }),
    { numRuns: 60 },
  )
})
