/** Plain data of other programs: read part by part, and whatever cannot be used is told with its place. */
import { BadInput, isObject, type Json, json } from '@umpire/engine'

export type JsonObject = { readonly [name: string]: Json }
export type Part = { readonly [name: string]: unknown }

/** What came of a conversion, in plain words, in the order of the file. */
export class Report {
  readonly #lines: string[] = []

  tell(place: string, message: string): void {
    this.#lines.push(place === '' ? message : `${place}: ${message}`)
  }
  /** Reads, or tells why it cannot. */
  attempt<T>(read: () => T): T | undefined {
    try {
      return read()
    } catch (error) {
      if (!(error instanceof BadInput)) throw error
      this.#lines.push(`${error.message}; left out`)
      return undefined
    }
  }
  get lines(): readonly string[] {
    return this.#lines
  }
}

const told = (report: Report, place: string, expected: string, got: unknown): void =>
  report.tell(place, `${new BadInput('', expected, got).message.slice(2)}; left out`)

export function textIn(part: Part, name: string, place: string, report: Report): string {
  const value = part[name]
  if (typeof value === 'string') return value.trim()
  if (value !== undefined && value !== null) told(report, `${place}.${name}`, 'text', value)
  return ''
}

/** A number, or one in quotes, as GCS writes its prices. */
export function numberIn(part: Part, name: string, place: string, report: Report): number | undefined {
  const value = part[name]
  if (value === undefined || value === null || value === '') return undefined
  const number = typeof value === 'string' ? Number(value.replaceAll(',', '')) : value
  if (typeof number === 'number' && Number.isFinite(number)) return number
  told(report, `${place}.${name}`, 'a number', value)
  return undefined
}

export const flagIn = (part: Part, name: string): boolean => part[name] === true

export function partIn(part: Part, name: string, place: string, report: Report): Part {
  const value = part[name]
  if (isObject(value)) return value
  if (value !== undefined && value !== null) told(report, `${place}.${name}`, 'an object', value)
  return {}
}

/** The objects of a list with their places; what is none of them is told, and the others are read. */
export function partsIn(
  part: Part,
  name: string,
  place: string,
  report: Report,
): readonly (readonly [part: Part, place: string])[] {
  const value = part[name]
  if (value === undefined || value === null) return []
  if (!Array.isArray(value)) {
    told(report, `${place}.${name}`, 'a list', value)
    return []
  }
  return value.flatMap((one: unknown, index): (readonly [Part, string])[] => {
    const at = `${place}.${name}[${index}]`
    if (isObject(one)) return [[one, at]]
    told(report, at, 'an object', one)
    return []
  })
}

export const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)

/** Only what is there: JSON has no place for nothing. */
export function compact(part: { readonly [name: string]: Json | undefined }): JsonObject {
  return Object.fromEntries(
    Object.entries(part).flatMap(([name, value]): [string, Json][] => (value === undefined ? [] : [[name, value]])),
  )
}

/** What is there and is plain data: to be kept as it is. */
export function keptParts(part: Part, place: string, without: readonly string[], report: Report): JsonObject {
  const kept = Object.entries(part).flatMap(([name, value]): [string, Json][] => {
    if (without.includes(name) || value === undefined) return []
    const plain = report.attempt(() => json().read(value, `${place}.${name}`))
    return plain === undefined ? [] : [[name, plain]]
  })
  // Made of entries: a name from outside may be __proto__.
  return Object.fromEntries(kept)
}

export const isJsonObject = (value: Json | undefined): value is JsonObject => isObject(value)

export const objectIn = (part: JsonObject, name: string): JsonObject => {
  const value = part[name]
  return isJsonObject(value) ? value : {}
}

export const without = (part: JsonObject, names: readonly string[]): JsonObject =>
  Object.fromEntries(Object.entries(part).filter(([name]) => !names.includes(name)))
