import type { Spec } from './fields.ts'
import { isObject, type Json } from './json.ts'

export type JsonSchema = { readonly [keyword: string]: Json }

/** Left out from outside without harm. */
const mayBeMissing = (spec: Spec): boolean => spec.kind === 'optional' || spec.kind === 'default'

function bounds({ min, max }: { readonly min?: number; readonly max?: number }): JsonSchema {
  return { ...(min === undefined ? {} : { minimum: min }), ...(max === undefined ? {} : { maximum: max }) }
}

/**
 * The JSON Schema (draft 2020-12) of what a field reads.
 *
 *     jsonSchema(int({ min: 0 }).spec) // { type: 'integer', minimum: 0 }
 */
export function jsonSchema(spec: Spec): JsonSchema {
  switch (spec.kind) {
    case 'int':
    case 'rolled':
      return { type: 'integer', ...bounds(spec) }
    case 'number':
      return { type: 'number', ...bounds(spec) }
    case 'text':
      return { type: 'string', maxLength: spec.most }
    case 'flag':
      return { type: 'boolean' }
    case 'json':
      return {}
    case 'oneOf':
      return { enum: spec.values }
    case 'list':
      return { type: 'array', items: jsonSchema(spec.of), maxItems: spec.most }
    case 'map':
      return { type: 'object', additionalProperties: jsonSchema(spec.of), maxProperties: spec.most }
    case 'record': {
      const fields = Object.entries(spec.fields)
      return {
        type: 'object',
        properties: Object.fromEntries(fields.map(([name, field]) => [name, jsonSchema(field)])),
        required: fields.filter(([, field]) => !mayBeMissing(field)).map(([name]) => name),
        additionalProperties: false,
      }
    }
    case 'nullable':
      return { anyOf: [jsonSchema(spec.of), { type: 'null' }] }
    case 'optional':
      return jsonSchema(spec.of)
    case 'default':
      return { ...jsonSchema(spec.of), default: spec.value }
  }
}

const isList = (value: Json): value is readonly Json[] => Array.isArray(value)
const isSchema = (value: Json): value is JsonSchema => isObject(value)

function opened(value: Json): Json {
  if (isList(value)) return value.map(opened)
  return isSchema(value) ? openSchema(value) : value
}

/** The same schema for files that keep what is not known: every object may have further fields. */
export const openSchema = (schema: JsonSchema): JsonSchema =>
  Object.fromEntries(
    Object.entries(schema).map(([keyword, part]) => [
      keyword,
      keyword === 'additionalProperties' && part === false ? true : opened(part),
    ]),
  )
