/** What every part of a builder knows: who is being built, what came of it, what there is to choose from. */
import { isObject } from '@umpire/engine'
import { type Context, useContext } from 'react'

export interface BuildingOf<One, Catalog, Answer> {
  readonly one: One
  /** Says what changes, where many strokes of a key are one step. */
  readonly change: (next: One, what?: string) => void
  readonly catalog: Catalog
  /** The last one that was worked out, and whose it was. */
  readonly answer: Answer
  readonly of: One
}

export function useWithin<Building>(context: Context<Building | undefined>): Building {
  const building = useContext(context)
  if (building === undefined) throw new Error('a part of the builder outside of it')
  return building
}

/** What the browser kept, or a file says; nothing if it cannot be read. */
export function readable<One>(value: unknown, read: (value: unknown, where: string) => One): One | undefined {
  if (!isObject(value)) return undefined
  try {
    return read(value, 'the file')
  } catch {
    return undefined
  }
}
