import { words } from './words.ts'

/** What would be allowed, if this number is not. */
export function outOfBounds(value: number | undefined, min?: number, max?: number): string | undefined {
  if (value === undefined) return undefined
  if (value >= (min ?? -Infinity) && value <= (max ?? Infinity)) return undefined
  return words.steps.bounds(min, max)
}
