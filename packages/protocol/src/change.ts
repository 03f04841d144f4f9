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

export function changesBetween(before: Json, after: Json): readonly Change[] {
  const changes: Change[] = []
  compare(before, after, [], changes)
  return changes
}

function compare(before: Json, after: Json, at: readonly (string | number)[], changes: Change[]): void {
  if (before === after) return
  if (isList(before) && isList(after) && before.length === after.length) {
    for (const [index, item] of after.entries()) compare(before[index] ?? null, item, [...at, index], changes)
  } else if (isRecord(before) && isRecord(after)) {
    for (const name of Object.keys(before)) if (!Object.hasOwn(after, name)) changes.push({ at: [...at, name] })
    for (const [name, value] of Object.entries(after)) {
      const old = Object.hasOwn(before, name) ? before[name] : undefined
      if (old === undefined) changes.push({ at: [...at, name], to: value })
      else compare(old, value, [...at, name], changes)
    }
  } else changes.push({ at, to: after })
}

/** The data after the changes; what did not change is shared with the data before. */
export function changed(before: Json, changes: readonly Change[]): Json {
  return changes.reduce((value, change) => withChange(value, change.at, 0, change), before)
}

function withChange(value: Json, at: readonly (string | number)[], depth: number, change: Change): Json {
  const key = at[depth]
  if (key === undefined) return 'to' in change ? change.to : null
  if (isList(value) && typeof key === 'number') {
    return value.map((item, index) => (index === key ? withChange(item, at, depth + 1, change) : item))
  }
  if (!isRecord(value)) throw new Error(`a change at ${at.join('.')}: expected an object there, got ${typeof value}`)
  const entries = Object.entries(value)
  if (depth === at.length - 1 && !('to' in change)) return Object.fromEntries(entries.filter(([name]) => name !== key))
  if (!Object.hasOwn(value, key))
    return Object.fromEntries([...entries, [`${key}`, withChange(null, at, depth + 1, change)]])
  // In its place: people see lists that are made of the names.
  return Object.fromEntries(
    entries.map(([name, part]) => [name, name === `${key}` ? withChange(part, at, depth + 1, change) : part]),
  )
}
