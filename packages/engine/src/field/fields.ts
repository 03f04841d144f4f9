/**
 * What a rule takes, a fact holds or a procedure is given: typed for the code, checked for everybody outside.
 * A field reads an unknown value or says what it expected; its `spec` is plain data, from which forms are made.
 *
 *     const attack = record({ skill: int(), light: oneOf('day', 'dusk'), aimed: or(flag(), false) })
 *     attack.read({ skill: 12, light: 'day' }, 'given')   // { skill: 12, light: 'day', aimed: false }
 */
import { BadInput } from './bad-input.ts'
import { withinText } from './field-text.ts'
import { isObject, type Json } from './json.ts'

export type Spec =
  | { readonly kind: 'int' | 'number'; readonly min?: number; readonly max?: number }
  | { readonly kind: 'text'; readonly most: number }
  | { readonly kind: 'flag' | 'json' }
  | { readonly kind: 'oneOf'; readonly values: readonly string[] }
  | { readonly kind: 'list'; readonly of: Spec; readonly most: number }
  | { readonly kind: 'map'; readonly of: Spec; readonly most: number }
  | { readonly kind: 'record'; readonly fields: { readonly [name: string]: Spec } }
  | { readonly kind: 'nullable' | 'optional'; readonly of: Spec }
  | { readonly kind: 'default'; readonly of: Spec; readonly value: Json }
  | { readonly kind: 'rolled'; readonly dice: string; readonly min: number; readonly max: number }

export interface Field<T> {
  readonly spec: Spec
  readonly read: (value: unknown, place: string) => T
  /** The field of each item of a list or map, or of what may be null or left out. */
  readonly of?: Field<unknown>
  /** The fields of a record. */
  readonly fields?: Fields
}

export type Fields = { readonly [name: string]: Field<unknown> }

type OptionalKeys<F extends Fields> = { [K in keyof F]: undefined extends ValueOf<F[K]> ? K : never }[keyof F]
export type ValueOf<A> = A extends Field<infer T> ? T : never
/** The typed object that `record(fields)` reads. */
export type ValuesOf<F extends Fields> = {
  readonly [K in Exclude<keyof F, OptionalKeys<F>>]: ValueOf<F[K]>
} & { readonly [K in OptionalKeys<F>]?: Exclude<ValueOf<F[K]>, undefined> }

export interface Bounds {
  readonly min?: number
  readonly max?: number
}

export const within = (value: number, { min, max }: Bounds): boolean =>
  (min === undefined || value >= min) && (max === undefined || value <= max)

/** A whole number. */
export const int = (bounds: Bounds = {}): Field<number> => ({
  spec: { kind: 'int', ...bounds },
  read: (value, place) => {
    if (typeof value === 'number' && Number.isSafeInteger(value) && within(value, bounds)) return value
    throw new BadInput(place, `a whole number${withinText(bounds)}`, value)
  },
})

/** Any finite number. */
export const num = (bounds: Bounds = {}): Field<number> => ({
  spec: { kind: 'number', ...bounds },
  read: (value, place) => {
    if (typeof value === 'number' && Number.isFinite(value) && within(value, bounds)) return value
    throw new BadInput(place, `a number${withinText(bounds)}`, value)
  },
})

export const text = (most = 1000): Field<string> => ({
  spec: { kind: 'text', most },
  read: (value, place) => {
    if (typeof value === 'string' && value.length <= most) return value
    throw new BadInput(place, `text of at most ${most} characters`, value)
  },
})

export const flag = (): Field<boolean> => ({
  spec: { kind: 'flag' },
  read: (value, place) => {
    if (typeof value === 'boolean') return value
    throw new BadInput(place, 'true or false', value)
  },
})

export const oneOf = <const V extends string>(...values: readonly V[]): Field<V> => ({
  spec: { kind: 'oneOf', values },
  read: (value, place) => {
    for (const known of values) if (known === value) return known
    throw new BadInput(place, `one of ${values.join(', ')}`, value)
  },
})

export const list = <T>(of: Field<T>, most = 1000): Field<readonly T[]> => ({
  of,
  spec: { kind: 'list', of: of.spec, most },
  read: (value, place) => {
    if (!Array.isArray(value) || value.length > most) throw new BadInput(place, `a list of at most ${most}`, value)
    const items: T[] = []
    for (let index = 0; index < value.length; index++) items.push(of.read(value[index], `${place}[${index}]`))
    return items
  },
})

/** Names to values: `{ Dagger: 1, Pilot: 2 }`. */
export const map = <T>(of: Field<T>, most = 1000): Field<{ readonly [name: string]: T }> => ({
  of,
  spec: { kind: 'map', of: of.spec, most },
  read: (value, place) => {
    if (!isObject(value)) throw new BadInput(place, 'names with values', value)
    const names = Object.keys(value)
    if (names.length > most) throw new BadInput(place, `at most ${most} names`, names.length)
    return Object.fromEntries(names.map((name): [string, T] => [name, of.read(value[name], `${place}.${name}`)]))
  },
})

export const nullable = <T>(of: Field<T>): Field<T | null> => ({
  of,
  spec: { kind: 'nullable', of: of.spec },
  read: (value, place) => (value === null ? null : of.read(value, place)),
})

/** May be left out; then the rule sees nothing there. */
export const optional = <T>(of: Field<T>): Field<T | undefined> => ({
  of,
  spec: { kind: 'optional', of: of.spec },
  read: (value, place) => (value === undefined ? undefined : of.read(value, place)),
})

/** May be left out from outside; then it counts as `fallback`. Code must still say it. */
export const or = <T extends Json>(of: Field<T>, fallback: NoInfer<T>): Field<T> => ({
  of,
  spec: { kind: 'default', of: of.spec, value: fallback },
  read: (value, place) => (value === undefined ? fallback : of.read(value, place)),
})

const JSON_DEPTH = 64
const JSON_VALUES = 100_000

/** Parts that were looked through, with how many values they hold and how deep they stood. */
type LookedThrough = WeakMap<object, { readonly values: number; readonly depth: number }>
/** Parts of fewer values are looked through again: they are many, and quickly done. */
const LARGE = 30

/** Counts down the values it meets, so that breadth is bounded as well as depth. */
export function isJson(
  value: unknown,
  left = { values: JSON_VALUES },
  depth = 0,
  known?: LookedThrough,
): value is Json {
  if (depth > JSON_DEPTH || --left.values < 0) return false
  if (typeof value !== 'object') {
    return typeof value === 'number' ? Number.isFinite(value) : typeof value === 'string' || typeof value === 'boolean'
  }
  if (value === null) return true
  const before = known?.get(value)
  if (before !== undefined && depth <= before.depth) {
    left.values -= before.values
    return left.values >= 0
  }
  const from = left.values
  if (!areJson(value, left, depth + 1, known)) return false
  const values = from - left.values
  if (values >= LARGE) known?.set(value, { values, depth })
  return true
}

function areJson(value: object, left: { values: number }, depth: number, known: LookedThrough | undefined): boolean {
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index++) if (!isJson(value[index], left, depth, known)) return false
    return true
  }
  if (!isObject(value)) return false
  for (const name of Object.keys(value)) if (!isJson(value[name], left, depth, known)) return false
  return true
}

const plainData = (most: number, known?: LookedThrough): Field<Json> => ({
  spec: { kind: 'json' },
  read: (value, place) => {
    if (isJson(value, { values: most }, 0, known)) return value
    throw new BadInput(place, `plain data, at most ${JSON_DEPTH} levels deep and ${most} values`, value)
  },
})

/** Plain data of any shape; of so many values, counting lists and objects. */
export const json = (most = JSON_VALUES): Field<Json> => plainData(most)

/**
 * The same for states that follow one another, which never change and share most of their parts: what was looked through
 * in one is not looked through again in the next.
 */
export const jsonOfStates = (): Field<Json> => plainData(JSON_VALUES, new WeakMap())
