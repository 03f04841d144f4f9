/** What every part of the builder knows: who is being built, what came of it, what there is to choose from. */
import { isObject } from '@umpire/engine'
import { type Character, readCharacter } from '@umpire/tensided/file'
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

/** What the browser kept, or a file says; nothing if it is no character. */
export function characterIn(value: unknown): Character | undefined {
  if (!isObject(value)) return undefined
  try {
    return readCharacter(value, 'the file')
  } catch {
    return undefined
  }
}

/** Whether an error is told of that place of the file, or of something in it. */
export const isWrong = ({ answer }: Building, place: string): boolean =>
  answer.troubles.some(
    ({ severity, places }) =>
      severity === 'error' && places.some(where => where === place || where.startsWith(`${place}.`)),
  )
