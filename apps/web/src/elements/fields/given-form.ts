/** The form of a calculator, made of what the rule takes: fields with a kind, and a value to begin from for each. */
import type { Json, Spec } from '@umpire/engine'
import { outOfBounds } from '../../text/bounds.ts'
import { nameText } from '../../text/number-text.ts'
import { tooLong } from '../../text/too-long.ts'

const KINDS: ReadonlySet<unknown> = new Set<Spec['kind']>([
  'int',
  'number',
  'text',
  'flag',
  'json',
  'oneOf',
  'list',
  'map',
  'record',
  'nullable',
  'optional',
  'default',
  'rolled',
])

/** The document holds specs as plain data. */
const isSpec = (value: unknown): value is Spec =>
  typeof value === 'object' && value !== null && 'kind' in value && KINDS.has(value.kind)

type Plain = Exclude<Spec, { readonly kind: 'nullable' | 'optional' | 'default' }>

export interface FormField {
  readonly name: string
  readonly label: string
  readonly spec: Plain
  /** May be left out: then it counts as the fallback, or as nothing. */
  readonly optional: boolean
  /** May be none. */
  readonly nullable: boolean
  readonly fallback?: Json
}

function fieldOf(name: string, spec: Spec): FormField {
  switch (spec.kind) {
    case 'optional':
      return { ...fieldOf(name, spec.of), optional: true }
    case 'nullable':
      return { ...fieldOf(name, spec.of), nullable: true }
    case 'default':
      return { ...fieldOf(name, spec.of), optional: true, fallback: spec.value }
    default:
      return { name, label: nameText(name), spec, optional: false, nullable: false }
  }
}

export const formFields = (given: { readonly [name: string]: unknown }): readonly FormField[] =>
  Object.entries(given).flatMap(([name, spec]) => (isSpec(spec) ? [fieldOf(name, spec)] : []))

/** A value that the field takes, for who has not said anything yet. */
export function firstValue({ spec, nullable, fallback }: FormField): Json {
  if (fallback !== undefined) return fallback
  if (nullable) return null
  switch (spec.kind) {
    case 'int':
    case 'number':
      return Math.min(spec.max ?? Infinity, Math.max(spec.min ?? -Infinity, 0))
    case 'rolled':
      return spec.min
    case 'flag':
      return false
    case 'oneOf':
      return spec.values[0] ?? ''
    case 'text':
      return ''
    case 'list':
      return []
    case 'record':
      return Object.fromEntries(
        Object.entries(spec.fields)
          .map(([name, of]) => fieldOf(name, of))
          .filter(field => !field.optional)
          .map(field => [field.name, firstValue(field)]),
      )
    case 'map':
      return {}
    case 'json':
      return null
  }
}

export type Given = { readonly [name: string]: Json }

/** What the calculator begins from: the first example, or something for every field that must be said. */
export function firstGiven(fields: readonly FormField[], example: unknown): Given {
  if (isGiven(example)) return example
  return Object.fromEntries(fields.filter(field => !field.optional).map(field => [field.name, firstValue(field)]))
}

export const isGiven = (value: unknown): value is Given =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The field changed, or left out where the value is undefined. */
export function withValue(given: Given, name: string, value: Json | undefined): Given {
  const others = Object.entries(given).filter(([key]) => key !== name)
  // In its old place, so that the text of the command line does not jump.
  if (value === undefined) return Object.fromEntries(others)
  return Object.hasOwn(given, name)
    ? Object.fromEntries(Object.entries(given).map(([key, old]) => [key, key === name ? value : old]))
    : { ...given, [name]: value }
}

/** Without the rolls: they will be thrown. */
export const withoutRolls = (fields: readonly FormField[], given: Given): Given =>
  fields
    .filter(({ spec }) => spec.kind === 'rolled')
    .reduce<Given>((rest, { name }) => withValue(rest, name, undefined), given)

/** What is wrong with a value, as far as the form itself can tell. */
export function wrongIn({ spec }: FormField, value: Json | undefined): string | undefined {
  if (spec.kind === 'text') return typeof value === 'string' ? tooLong(value, spec.most) : undefined
  const isNumber = spec.kind === 'int' || spec.kind === 'number' || spec.kind === 'rolled'
  return isNumber && typeof value === 'number' ? outOfBounds(value, spec.min, spec.max) : undefined
}

/** Anything is such a list: the parts with commas between them. */
const isOfWords = (spec: Plain): boolean =>
  spec.kind === 'list' && (spec.of.kind === 'text' || spec.of.kind === 'oneOf')

/** What somebody wrote for a list, a map or any other data: JSON, or for lists just the parts with commas. */
export function parsedText(spec: Plain, text: string): Json | undefined {
  const trimmed = text.trim()
  const parts = trimmed === '' ? [] : trimmed.split(',').map(part => part.trim())
  if (isOfWords(spec) && !trimmed.startsWith('[')) return parts.filter(part => part !== '')
  try {
    const data: Json = JSON.parse(trimmed)
    return spec.kind === 'list' && !Array.isArray(data) ? [data] : data
  } catch {
    if (isOfWords(spec)) return parts
    if (spec.kind !== 'list' || /[[\]{}"]/.test(trimmed)) return undefined
    return parts.map(part => (/^[+-]?\d+(\.\d+)?$/.test(part) ? Number(part) : part))
  }
}

/** The same the other way round. */
export function textOf(value: Json | undefined): string {
  if (value === undefined) return ''
  if (typeof value === 'string') return value
  const isFlat =
    Array.isArray(value) && value.every(part => typeof part === 'number' || /^[\w +-]+$/.test(String(part)))
  return isFlat ? value.join(', ') : JSON.stringify(value)
}
