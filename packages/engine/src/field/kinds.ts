import { BadInput } from './bad-input.ts'
import { type Field, type Fields, oneOf, type ValuesOf } from './fields.ts'
import { isObject } from './json.ts'
import { record } from './record.ts'

/** The names of some kinds, and the fields they have. */
type Group = readonly [names: readonly string[], fields: Fields]

type Flat<T> = { readonly [K in keyof T]: T[K] }
type KindsOf<G extends readonly Group[]> = {
  readonly [I in keyof G]: Flat<{ readonly kind: G[I][0][number] } & ValuesOf<G[I][1]>>
}[number]

/**
 * An object whose `kind` says which other fields it has.
 *
 *     const act = kinds([['shoot', 'reload'], { arm: int() }], [['wait'], {}])
 *     act.read({ kind: 'shoot', arm: 0 }, 'about')
 */
export function kinds<const G extends readonly Group[]>(...groups: G): Field<KindsOf<G>>
export function kinds(...groups: readonly Group[]): Field<object> {
  const records = new Map(
    groups.flatMap(([names, fields]) => names.map(name => [name, record({ kind: oneOf(name), ...fields })] as const)),
  )
  const kind = oneOf(...records.keys())
  return {
    spec: { kind: 'json' },
    read: (value, place) => {
      const found = isObject(value) ? records.get(kind.read(value['kind'], `${place}.kind`)) : undefined
      if (found === undefined) throw new BadInput(place, 'an object with a kind', value)
      return found.read(value, place)
    },
  }
}
