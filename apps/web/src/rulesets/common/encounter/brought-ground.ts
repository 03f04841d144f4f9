/** A map of Universal VTT as a game's own, worked out beside the page: what is in it may be anything. */
import { type Json, json } from '@umpire/engine'

export interface ForeignMap {
  readonly uvtt: unknown
  /** It is dark, so that lamps count. */
  readonly dark: boolean
  /** Of the file, for what is wrong with it. */
  readonly name: string
}

export interface BroughtGround {
  /** None, if there is a problem with it. */
  readonly ground: Json | null
  readonly problem: string | null
}

const plain = json()

export function groundFrom(
  { uvtt, dark, name }: ForeignMap,
  made: (uvtt: Json, dark: boolean, place: string) => Json,
): BroughtGround {
  try {
    return { ground: made(plain.read(uvtt, name), dark, name), problem: null }
  } catch (error) {
    return { ground: null, problem: error instanceof Error ? error.message : String(error) }
  }
}
