/**
 * Reading files that people bring, and lines of the log until they come in words: what is not there, or is something else
 * than expected, is left out and never guessed. States and views are read by their fields.
 */
export interface Plain {
  readonly [name: string]: unknown
}

const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null && !Array.isArray(value)

const NOTHING: Plain = {}
const NONE: readonly unknown[] = []

export const plainIn = (value: unknown): Plain => (isPlain(value) ? value : NOTHING)
export const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : NONE)
export const textIn = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)
export const numberIn = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined
export const flagIn = (value: unknown): boolean => value === true

export const textsIn = (value: unknown): readonly string[] => listIn(value).flatMap(one => textIn(one) ?? [])
export const numbersIn = (value: unknown): readonly number[] => listIn(value).flatMap(one => numberIn(one) ?? [])

/** One of some words; undefined if it is none of them. */
export const oneIn = <const W extends string>(words: readonly W[], value: unknown): W | undefined =>
  words.find(word => word === value)

/** Names with their numbers, as they stand. */
export const levelsIn = (value: unknown): readonly (readonly [name: string, level: number])[] =>
  Object.entries(plainIn(value)).flatMap(([name, level]) => (typeof level === 'number' ? [[name, level] as const] : []))
