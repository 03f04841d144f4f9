/** What every part of the builder knows: who is being built, what came of it, what there is to choose from. */
import { isObject } from '@umpire/engine'
import { type Character, edit, NOBODY, readCharacter } from '@umpire/gurps/file'
import { createContext, useContext } from 'react'
import type { CatalogAnswer, SheetAnswer } from './ask.ts'

export interface Building {
  readonly one: Character
  /** Says what changes, where many strokes of a key are one step. */
  readonly change: (next: Character, what?: string) => void
  readonly catalog: CatalogAnswer
  /** The last one that was worked out, and whose it was. */
  readonly answer: SheetAnswer
  readonly of: Character
}

export const BuildingContext = createContext<Building | undefined>(undefined)

export function useBuilding(): Building {
  const building = useContext(BuildingContext)
  if (building === undefined) throw new Error('a part of the builder outside of it')
  return building
}

export const nobody = (): Character => readCharacter(NOBODY, 'nobody')

/** What the browser kept, or a file says; nothing if it is no character. */
export function characterIn(value: unknown): Character | undefined {
  if (!isObject(value)) return undefined
  try {
    return readCharacter(value, 'the file')
  } catch {
    return undefined
  }
}

type Words = Pick<Character['identity'], 'name' | 'concept' | 'player' | 'appearance'>

const wordsOf = ({ identity: { name, concept, player, appearance } }: Character): Words => ({
  name,
  concept,
  player,
  appearance,
})

const NO_WORDS: Words = { name: '', concept: '', player: '', appearance: '' }

/** No rule reads these: while they are typed, nothing is worked out anew. */
export const wordless = (one: Character): Character => edit.identify(one, NO_WORDS)
export const withWords = (next: Character, of: Character): Character => edit.identify(next, wordsOf(of))
