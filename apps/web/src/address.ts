/** What an address says behind its question mark. People write addresses, too: what cannot be used is left out. */
import type { Json } from '@umpire/engine'

export interface Search {
  readonly [name: string]: unknown
}

/** Of these names those that are there. A number is a text that looks like one. */
export function texts<N extends string>(search: Search, names: readonly N[]): { readonly [name in N]?: string } {
  const told: { [name in N]?: string } = {}
  for (const name of names) {
    const value = search[name]
    if (typeof value === 'string' || typeof value === 'number') told[name] = String(value)
  }
  return told
}

export const isCount = (value: unknown): value is number => Number.isInteger(value)

/** It came as JSON, so whatever is in it is plain. */
export const isNamed = (value: unknown): value is { readonly [name: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Characters that were made: with the same seed they are made again, the very same. */
export interface CharacterSearch {
  readonly system?: string
  readonly seed?: string
  readonly count?: number
  readonly wishes?: { readonly [name: string]: Json }
}
