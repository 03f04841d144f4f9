import { Refused } from './refused.ts'

/** No area reaches further than this: twice the longest side of a map. */
export const FARTHEST = 2000

/** A short form of any value for an error message. */
export function shown(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value.length > 40 ? `${value.slice(0, 40)}…` : value)
  if (typeof value === 'number' || value === undefined || value === null) return String(value)
  return Array.isArray(value) ? 'a list' : `a value of type ${typeof value}`
}

/** Refuses all but whole numbers within bounds. */
export function whole(what: string, value: unknown, most: number, least = 0): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) return value
  throw new Refused(what, `a whole number from ${least} to ${most}`, shown(value))
}

/** A whole number of turns, brought into the circle; anything else is refused. */
export function wrapped(what: string, turns: number, circle: number): number {
  if (!Number.isSafeInteger(turns)) throw new Refused(what, 'a whole number', shown(turns))
  return ((turns % circle) + circle) % circle
}
