/** A file without everything that would be read anyway. */
import { isObject, type Json, type Spec, sameJson, written } from '@umpire/engine'
import { character } from '../character/character.ts'

type Fields = { readonly [name: string]: Json }

const isFields = (value: Json): value is Fields => isObject(value)
const isList = (value: Json): value is readonly Json[] => Array.isArray(value)

function without(value: Json, spec: Spec): Json {
  switch (spec.kind) {
    case 'record':
      return isFields(value) ? fieldsWithout(value, spec.fields) : value
    case 'list':
      return isList(value) ? value.map(one => without(one, spec.of)) : value
    case 'default':
    case 'optional':
    case 'nullable':
      return without(value, spec.of)
    default:
      return value
  }
}

const fieldsWithout = (value: Fields, specs: { readonly [name: string]: Spec }): Fields =>
  Object.fromEntries(
    Object.entries(value).flatMap(([name, part]): [string, Json][] => {
      const spec = Object.hasOwn(specs, name) ? specs[name] : undefined
      if (spec === undefined) return [[name, part]]
      if (spec.kind === 'default' && sameJson(part, written(spec.value, { spec: spec.of }))) return []
      return [[name, without(part, spec)]]
    }),
  )

/** The fields of a character's file that say something, and those that are not known here. */
export function bareFile(file: Json): { readonly known: Fields; readonly others: Fields } {
  const bare = without(file, character.spec)
  const specs = character.spec.kind === 'record' ? character.spec.fields : {}
  const all = isFields(bare) ? Object.entries(bare) : []
  return {
    known: Object.fromEntries(all.filter(([name]) => Object.hasOwn(specs, name))),
    others: Object.fromEntries(all.filter(([name]) => !Object.hasOwn(specs, name))),
  }
}
