import type { Field } from './fields.ts'

/**
 * The same field, for data that never changes: an object that it has read before reads as it did then, as the same object.
 *
 *     const fighters = list(remembered(fighter))
 */
export function remembered<T>(field: Field<T>): Field<T> {
  const known = new WeakMap<object, { readonly read: T }>()
  return {
    ...field,
    read: (value, place) => {
      if (typeof value !== 'object' || value === null) return field.read(value, place)
      const before = known.get(value)
      if (before !== undefined) return before.read
      const read = field.read(value, place)
      known.set(value, { read })
      return read
    },
  }
}
