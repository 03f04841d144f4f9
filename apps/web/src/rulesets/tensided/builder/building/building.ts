/** What every part of the builder knows, and whom it begins with. */
import { type Character, readCharacter } from '@umpire/tensided/file'
import { createContext } from 'react'
import { type BuildingOf, readable, useWithin } from '../../../../builder/building.ts'
import type { CatalogAnswer, SheetAnswer } from './ask.ts'

export type Building = BuildingOf<Character, CatalogAnswer, SheetAnswer>

export const BuildingContext = createContext<Building | undefined>(undefined)

export const useBuilding = (): Building => useWithin(BuildingContext)

/** What a normal human has of each. */
const NORMAL = 5

export const nobody = (): Character =>
  readCharacter(
    {
      system: 'tensided',
      version: 1,
      stats: {
        physique: NORMAL,
        athleticism: NORMAL,
        coordination: NORMAL,
        willpower: NORMAL,
        awareness: NORMAL,
        charisma: NORMAL,
        dexterity: NORMAL,
        aptitude: NORMAL,
      },
    },
    'nobody',
  )

export const characterIn = (value: unknown): Character | undefined => readable(value, readCharacter)

/** Whether an error is told of that place of the file, or of something in it. */
export const isWrong = ({ answer }: Building, place: string): boolean =>
  answer.troubles.some(
    ({ severity, places }) =>
      severity === 'error' && places.some(where => where === place || where.startsWith(`${place}.`)),
  )
