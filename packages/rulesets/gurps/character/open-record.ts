/**
 * Records that keep what they do not know: files come from other programs and later versions, and nothing of them may be
 * lost. What is unknown stands under `unknown_fields` and is written back in its place.
 */
import {
  BadInput,
  type Field,
  type Fields,
  isObject,
  type Json,
  json,
  map,
  record,
  type ValuesOf,
} from '@umpire/engine'

const unknownFields = map(json(), 1000)
const KEPT = 'unknown_fields'
type Other = { readonly unknown_fields: { readonly [name: string]: Json } }

export function openRecord<F extends Fields>(fields: F): Field<ValuesOf<F> & Other> {
  const known = record(fields)
  return {
    spec: known.spec,
    read: (value, place) => {
      if (!isObject(value))
        throw new BadInput(place, `an object with the fields ${Object.keys(fields).join(', ')}`, value)
      const own: (readonly [string, unknown])[] = []
      const others: (readonly [string, unknown])[] = []
      for (const [name, part] of Object.entries(value)) {
        // What was kept when it was read before.
        if (name === KEPT && isObject(part)) others.push(...Object.entries(part))
        else (Object.hasOwn(fields, name) ? own : others).push([name, part])
      }
      // Made of entries: a name from outside may be __proto__.
      const kept = unknownFields.read(Object.fromEntries(others), place)
      return { ...known.read(Object.fromEntries(own), place), unknown_fields: kept }
    },
  }
}

const isList = (value: Json): value is readonly Json[] => Array.isArray(value)
const isMap = (value: Json): value is { readonly [name: string]: Json } => isObject(value)

/** As it stands in the file: what was unknown back in its place. */
export function written(value: Json): Json {
  if (isList(value)) return value.map(written)
  if (!isMap(value)) return value
  const { unknown_fields: kept, ...own } = value
  const others = kept !== undefined && isMap(kept) ? kept : {}
  return { ...Object.fromEntries(Object.entries(own).map(([name, part]) => [name, written(part)])), ...others }
}
