import { BadInput } from './bad-input.ts'
import type { Field, Fields, ValuesOf } from './fields.ts'
import { isObject } from './json.ts'
import { nearest } from './nearest.ts'

/**
 * An object with these fields and no others. A name it does not know is refused with the nearest one it does.
 *
 *     record({ roll: int() }).read({ rol: 7 }, 'given')
 *     // given: expected only the fields roll (perhaps roll), got "rol"
 */
export function record<F extends Fields>(fields: F): Field<ValuesOf<F>> & { readonly fields: F }
export function record(fields: Fields): Field<object> & { readonly fields: Fields } {
  const names = Object.keys(fields)
  return {
    fields,
    spec: {
      kind: 'record',
      fields: Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.spec])),
    },
    read: (value, place) => {
      if (!isObject(value)) throw new BadInput(place, `an object with the fields ${names.join(', ')}`, value)
      for (const name of Object.keys(value)) {
        if (!Object.hasOwn(fields, name)) throw unknownField(place, names, name)
      }
      const values: { [name: string]: unknown } = {}
      for (const [name, field] of Object.entries(fields)) {
        const read = field.read(Object.hasOwn(value, name) ? value[name] : undefined, `${place}.${name}`)
        if (read !== undefined) values[name] = read
      }
      return values
    },
  }
}

function unknownField(place: string, known: readonly string[], name: string): BadInput {
  const meant = nearest(name, known)
  const hint = meant === undefined ? '' : ` (perhaps ${meant})`
  return new BadInput(place, known.length === 0 ? 'no fields' : `only the fields ${known.join(', ')}${hint}`, name)
}
