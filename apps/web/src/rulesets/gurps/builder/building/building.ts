/** What every part of the builder knows, and whom it begins with. */
import { type Character, edit, NOBODY, readCharacter } from '@umpire/gurps/file'
import { createContext } from 'react'
import { type BuildingOf, readable, useWithin } from '../../../../builder/building.ts'
import type { CatalogAnswer, SheetAnswer } from './ask.ts'

export type Building = BuildingOf<Character, CatalogAnswer, SheetAnswer>

export const BuildingContext = createContext<Building | undefined>(undefined)

export const useBuilding = (): Building => useWithin(BuildingContext)

export const nobody = (): Character => readCharacter(NOBODY, 'nobody')

export const characterIn = (value: unknown): Character | undefined => readable(value, readCharacter)

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
