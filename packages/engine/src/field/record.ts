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
  const all = Object.values(fields)
  const known = new Set(names)
  return {
    fields,
    spec: {
      kind: 'record',
      fields: Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.spec])),
    },
    read: (value, place) => {
      if (!isObject(value)) throw new BadInput(place, `an object with the fields ${names.join(', ')}`, value)
      const given = Object.keys(value)
      for (const name of given) if (!known.has(name)) throw unknownField(place, names, name)
      const parts: unknown[] = []
      let next = 0
      // What we wrote ourselves has its fields in this order, and they read as they are: nothing is gained by a copy.
      let asItIs = true
      for (const [at, name] of names.entries()) {
        const has = name === given[next] || Object.hasOwn(value, name)
        const before = has ? value[name] : undefined
        const part = all[at]?.read(before, `${place}.${name}`)
        parts.push(part)
        if (part !== before || (has && name !== given[next++])) asItIs = false
      }
      if (asItIs) return value
      // Made of entries: V8 makes a hash table of an object that grows name by name, many times as large and slow.
      return Object.fromEntries(names.map((name, at) => [name, parts[at]]).filter(([, part]) => part !== undefined))
    },
  }
}

function unknownField(place: string, known: readonly string[], name: string): BadInput {
  const meant = nearest(name, known)
  const hint = meant === undefined ? '' : ` (perhaps ${meant})`
  return new BadInput(place, known.length === 0 ? 'no fields' : `only the fields ${known.join(', ')}${hint}`, name)
}
