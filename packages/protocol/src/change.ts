/**
 * How one piece of plain data became another: the parts that differ, each by its path. A view changes little from one
 * step to the next, so this is what travels.
 *
 *     const changes = changesBetween(before, after)
 *     sameJson(changed(before, changes), after)
 */
import type { Json } from '@umpire/engine'

export type Change =
  | { readonly at: readonly (string | number)[]; readonly to: Json }
  /** A field that is gone. */
  | { readonly at: readonly (string | number)[] }

const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value)
const isRecord = (value: Json | undefined): value is { readonly [name: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A value that is undefined counts as one that is not there. For a part, `at` says where it stands. */
export function changesBetween<T>(before: T | null | undefined, after: T, at?: Change['at']): readonly Change[]
export function changesBetween(before: Json, after: Json, at: Change['at'] = []): readonly Change[] {
  const changes: Change[] = []
  compare(before, after, [...at], changes)
  return changes
}

function compare(before: Json, after: Json, at: (string | number)[], changes: Change[]): void {
  if (before === after) return
  if (isList(before) && isList(after) && before.length <= after.length) {
    for (let index = 0; index < after.length; index++) compareAt(index, before[index], after[index], at, changes)
  } else if (isRecord(before) && isRecord(after) && !areTwo(before, after)) {
    for (const name of Object.keys(before)) if (!Object.hasOwn(after, name)) changes.push({ at: [...at, name] })
    for (const name of Object.keys(after)) {
      compareAt(name, Object.hasOwn(before, name) ? before[name] : undefined, after[name], at, changes)
    }
  } else changes.push({ at: [...at], to: after })
}

/**
 * Another thing in the place of one, by their ids: one question after the other. They have hardly a part in common, and the
 * parts by their paths would be longer than the whole.
 */
const areTwo = (before: { readonly [name: string]: Json }, after: { readonly [name: string]: Json }): boolean =>
  Object.hasOwn(before, 'id') && Object.hasOwn(after, 'id') && before['id'] !== after['id']

function compareAt(
  key: string | number,
  before: Json | undefined,
  after: Json | undefined,
  at: (string | number)[],
  changes: Change[],
): void {
  if (before === after) return
  at.push(key)
  if (after === undefined) changes.push({ at: [...at] })
  else if (before === undefined) changes.push({ at: [...at], to: after })
  else compare(before, after, at, changes)
  at.pop()
}

/** The data after the changes; what did not change is shared with the data before. */
export function changed(before: Json, changes: readonly Change[]): Json {
  return changes.reduce((value, change) => withChange(value, change.at, 0, change), before)
}

function withChange(value: Json, at: readonly (string | number)[], depth: number, change: Change): Json {
  const key = at[depth]
  if (key === undefined) return 'to' in change ? change.to : null
  if (isList(value) && typeof key === 'number') {
    // One place behind the end, a list grows.
    if (key === value.length) return [...value, withChange(null, at, depth + 1, change)]
    return value.map((item, index) => (index === key ? withChange(item, at, depth + 1, change) : item))
  }
  if (!isRecord(value)) throw new Error(`a change at ${at.join('.')}: expected an object there, got ${typeof value}`)
  const name = `${key}`
  if (depth === at.length - 1 && !('to' in change)) {
    return Object.fromEntries(Object.entries(value).filter(([other]) => other !== name))
  }
  const part = Object.hasOwn(value, name) ? (value[name] ?? null) : null
  // In its place: people see lists that are made of the names.
  return { ...value, [name]: withChange(part, at, depth + 1, change) }
}
