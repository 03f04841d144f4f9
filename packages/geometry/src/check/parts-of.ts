import { Refused } from './refused.ts'
import { shown } from './whole.ts'

/** Parts of a map from another program, which may be anything: refused with their place. */
export type Found = ReadonlyMap<string, unknown>

export function fieldsOf(value: unknown, place: string): Found {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return new Map(Object.entries(value))
  throw new Refused(place, 'an object', shown(value))
}

/** None is an empty one. */
export function listOf(value: unknown, place: string): readonly unknown[] {
  if (value === undefined) return []
  if (Array.isArray(value)) return value
  throw new Refused(place, 'a list', shown(value))
}

export function numberOf(value: unknown, place: string): number {
  if (typeof value === 'number' && Number.isFinite(value)) return value
  throw new Refused(place, 'a number', shown(value))
}
