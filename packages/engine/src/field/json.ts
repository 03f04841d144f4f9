import { BadInput } from './bad-input.ts'

/** Plain data: what can be stored, sent and compared. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/** A plain object; not a list, a Map, a Date or anything else that would lose what it holds. */
export const isObject = (value: unknown): value is { readonly [key: string]: unknown } => {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

/** The value a map has itself under that key, never one of its prototype: names come from people. */
export const ownValue = <T>(map: { readonly [key: string]: T }, key: string): T | undefined =>
  Object.hasOwn(map, key) ? map[key] : undefined

/**
 * One text for equal plain values, whatever the order of their keys, so that equal states can be merged.
 *
 *     keyOf({ b: 1, a: [2] }) === keyOf({ a: [2], b: 1 })
 */
export function keyOf(value: unknown): string {
  return keyBy(value, keyOf)
}

/** Names of fields in quotes: few, and asked for again and again. Names from people are not kept. */
const QUOTED = new Map<string, string>()
const MOST_QUOTED = 1000

function quoted(name: string): string {
  const known = QUOTED.get(name)
  if (known !== undefined) return known
  const made = JSON.stringify(name)
  if (QUOTED.size < MOST_QUOTED) QUOTED.set(name, made)
  return made
}

function keyBy(value: unknown, keyOfPart: (part: unknown) => string): string {
  if (Array.isArray(value)) {
    let text = ''
    for (let place = 0; place < value.length; place++) text += `${place === 0 ? '' : ','}${keyOfPart(value[place])}`
    return `[${text}]`
  }
  if (isObject(value)) {
    let text = ''
    for (const key of inOrder(Object.keys(value))) {
      if (value[key] === undefined) continue
      text += `${text === '' ? '' : ','}${quoted(key)}:${keyOfPart(value[key])}`
    }
    return `{${text}}`
  }
  if (typeof value === 'object' && value !== null) throw new TypeError('only plain data can be told apart by a key')
  return typeof value === 'string' ? JSON.stringify(value) : String(value)
}

/** Beyond it, names are no fields but people's own, in any order. */
const FEW = 64

/** Few names, most of them in order already: this is asked for everything that is told apart. */
function inOrder(names: string[]): readonly string[] {
  if (names.length > FEW) return names.sort()
  for (let end = 1; end < names.length; end++) {
    const name = names[end] ?? ''
    let place = end
    for (; place > 0 && (names[place - 1] ?? '') > name; place--) names[place] = names[place - 1] ?? ''
    names[place] = name
  }
  return names
}

const keysOfStates = new WeakMap<object, string>()

/**
 * The same text as `keyOf`, remembered for each part that it was worked out for: states are never changed, and one
 * shares most of its parts with the next. Only for values that nobody will change.
 */
export function stateKey(value: unknown): string {
  if (typeof value !== 'object' || value === null) return keyOf(value)
  const before = keysOfStates.get(value)
  if (before !== undefined) return before
  const key = keyBy(value, stateKey)
  keysOfStates.set(value, key)
  return key
}

/** Deep equality of plain values, whatever the order of their keys; one that is undefined counts as not there. */
export function sameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (Array.isArray(a)) {
    return Array.isArray(b) && a.length === b.length && a.every((part, index) => sameJson(part, b[index]))
  }
  if (!isObject(a) || !isObject(b)) return Number.isNaN(a) && Number.isNaN(b)
  const names = definedNames(a)
  if (names.length !== definedNames(b).length) return false
  return names.every(name => Object.hasOwn(b, name) && sameJson(a[name], b[name]))
}

const definedNames = (value: { readonly [key: string]: unknown }): readonly string[] =>
  Object.keys(value).filter(name => value[name] !== undefined)

const isList = (value: Json): value is readonly Json[] => Array.isArray(value)
const isMap = (value: Json): value is { readonly [name: string]: Json } => isObject(value)

/** The way to a part: names of fields and places in lists. */
export type Path = readonly (string | number)[]

/**
 * The data with another value at a place that it has, and what was there.
 *
 *     replacedAt({ a: [1, 2] }, ['a', 1], 3) // { from: 2, after: { a: [1, 3] } }
 */
export function replacedAt(data: Json, at: Path, value: Json): { readonly from: Json; readonly after: Json } {
  const [key, ...rest] = at
  if (key === undefined) return { from: data, after: value }
  if (isList(data) && typeof key === 'number' && key < data.length) {
    const { from, after } = replacedAt(data[key] ?? null, rest, value)
    return { from, after: data.map((part, index) => (index === key ? after : part)) }
  }
  if (isMap(data) && typeof key === 'string' && Object.hasOwn(data, key)) {
    const { from, after } = replacedAt(data[key] ?? null, rest, value)
    return {
      from,
      after: Object.fromEntries(Object.entries(data).map(([name, part]) => [name, name === key ? after : part])),
    }
  }
  throw new BadInput(`${key}`, 'a place in the state', brief(data))
}

/** A value as one short line, for messages. Looks no deeper than it shows. */
export function brief(value: unknown, most = 60): string {
  const line = shortly(value, most)
  return line.length <= most ? line : `${line.slice(0, most - 1)}…`
}

function shortly(value: unknown, room: number): string {
  if (value === undefined) return 'nothing'
  if (typeof value === 'string') return JSON.stringify(value.slice(0, room))
  if (typeof value !== 'object' || value === null) return String(value)
  if (room <= 0) return '…'
  const parts: string[] = []
  let left = room
  for (const [name, inner] of Object.entries(value)) {
    const part = Array.isArray(value)
      ? shortly(inner, left - 1)
      : `${JSON.stringify(name)}:${shortly(inner, left - name.length - 3)}`
    parts.push(part)
    left -= part.length + 1
    if (left <= 0) break
  }
  return Array.isArray(value) ? `[${parts.join()}]` : `{${parts.join()}}`
}
