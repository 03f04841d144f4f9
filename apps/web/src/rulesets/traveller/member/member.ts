/** A member of one side of a fight as forms show it: written by hand, or a character from a file. */
import type { Json } from '@umpire/engine'
import { plainIn } from '../../common/plain.ts'

export interface Member {
  readonly name: string
  readonly upp: string
  readonly weapon: string
  readonly armour: string
  /** With that weapon; none is untrained. */
  readonly level: number | null
  /** Undefined while the field is empty. */
  readonly count: number | undefined
  /** A character's file stands behind it: UPP and skills are the character's. */
  readonly character: Json | undefined
  /** What else the file said of them. */
  readonly more: { readonly [name: string]: Json }
}

export const AVERAGE = '777'

const isJson = (value: unknown): value is Json => value !== undefined && typeof value !== 'function'
/** A record without some of its parts. */
export const kept = (value: unknown, without: readonly string[]): { readonly [name: string]: Json } =>
  Object.fromEntries(
    Object.entries(plainIn(value)).flatMap(([name, one]): [string, Json][] =>
      without.includes(name) || !isJson(one) ? [] : [[name, one]],
    ),
  )
