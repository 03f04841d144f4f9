/** A side of the war, as far as its people are made: what they are called, speak and carry. */
import type { Weighted } from './draw.ts'
import type { Arm } from './gear.ts'

/** A weapon of the catalogue, and what it stands in for where the catalogue has none of that nation. */
export interface Weapon {
  readonly name: string
  readonly for?: string
}

/** Never empty. */
export type Names = readonly [string, ...string[]]

export interface Nation {
  readonly key: string
  /** As it stands before a trade: German rifleman. */
  readonly title: string
  /** Other words for it. */
  readonly aliases: readonly string[]
  readonly language: string
  /** Other languages that people there may know. */
  readonly languages: readonly Weighted<string>[]
  readonly men: Names
  readonly women: Names
  readonly families: Names
  /** What a woman's family name ends in beyond a man's. */
  readonly feminine?: string
  /** The family name comes first. */
  readonly family_first?: boolean
  readonly homes: Names
  /** None where such people carry no such thing. */
  readonly arms: { readonly [arm in Arm]: Weapon | null }
}

export const own = (name: string): Weapon => ({ name })
/**
 *     standIn('Mauser 98 (Kar98k) 7.92mm', 'Carcano rifle')
 */
export const standIn = (name: string, of: string): Weapon => ({ name, for: of })

/**
 *     names('Ann, Bram') // ['Ann', 'Bram']
 */
export function names(written: string): Names {
  const [first = '', ...others] = written.split(', ')
  return [first, ...others]
}
