/**
 * Records that keep what they do not know: files come from other programs and later versions, and nothing of them may be
 * lost. What is unknown stands under `unknown_fields` and is written back in its place.
 */
import { BadInput } from './bad-input.ts'
import { type Field, type Fields, json, map, type Spec, type ValuesOf } from './fields.ts'
import { isObject, type Json } from './json.ts'
import { record } from './record.ts'

const unknownFields = map(json(), 1000)
const KEPT = 'unknown_fields'
type Other = { readonly unknown_fields: { readonly [name: string]: Json } }

export function openRecord<F extends Fields>(fields: F): Field<ValuesOf<F> & Other> {
  const known = record(fields)
  const unknown = ([name]: readonly [string, unknown]): boolean => !Object.hasOwn(fields, name)
  return {
    spec: known.spec,
    fields: { ...fields, [KEPT]: unknownFields },
    read: (value, place) => {
      if (!isObject(value))
        throw new BadInput(place, `an object with the fields ${Object.keys(fields).join(', ')}`, value)
      const own: (readonly [string, unknown])[] = []
      const others: (readonly [string, unknown])[] = []
      for (const [name, part] of Object.entries(value)) {
        // What was kept when it was read before. A name that is known here is none of them, and says nothing.
        if (name === KEPT && isObject(part)) others.push(...Object.entries(part).filter(unknown))
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

/** As it stands in the file: what was unknown back in its place. Free data has places of its own, and stays as it is. */
export function written(value: Json, { spec }: { readonly spec: Spec }): Json {
  switch (spec.kind) {
    case 'record':
      return isMap(value) ? writtenRecord(value, spec.fields) : value
    case 'list':
      return isList(value) ? value.map(one => written(one, { spec: spec.of })) : value
    case 'map':
      return isMap(value)
        ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, written(one, { spec: spec.of })]))
        : value
    case 'nullable':
    case 'optional':
    case 'default':
      return written(value, { spec: spec.of })
    default:
      return value
  }
}

function writtenRecord(value: { readonly [name: string]: Json }, fields: { readonly [name: string]: Spec }): Json {
  const { [KEPT]: kept = {}, ...own } = value
  const others = isMap(kept) ? Object.entries(kept).filter(([name]) => !Object.hasOwn(fields, name)) : []
  return Object.fromEntries([
    ...Object.entries(own).map(([name, part]): [string, Json] => {
      const spec = Object.hasOwn(fields, name) ? fields[name] : undefined
      return [name, spec === undefined ? part : written(part, { spec })]
    }),
    ...others,
  ])
}
