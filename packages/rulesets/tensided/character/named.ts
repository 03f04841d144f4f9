import { BadInput, type Field, nearest } from '@umpire/engine'

/**
 * One of these names; any other is refused with the one that was probably meant, as the lists are long.
 *
 *     named('a merit', ['lucky', 'rich']).read('lukcy', 'traits[0].key') // expected a merit, perhaps lucky
 */
export const named = <const V extends string>(what: string, values: readonly V[]): Field<V> => ({
  spec: { kind: 'oneOf', values },
  read: (value, place) => {
    for (const known of values) if (known === value) return known
    const meant = typeof value === 'string' ? nearest(value, values) : undefined
    throw new BadInput(place, meant === undefined ? what : `${what}, perhaps ${meant}`, value)
  },
})
