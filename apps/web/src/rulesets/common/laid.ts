/** What the game master laid over the ground, as this seat sees it: fog, light, names. By cells, "3,-1". */
import { flagIn, numberIn, plainIn, textIn, textsIn } from '../../common/plain.ts'

export interface Laid {
  readonly fog: { readonly on: boolean; readonly shown: readonly string[]; readonly hidden: readonly string[] }
  readonly lights: ReadonlyMap<string, number>
  readonly names: ReadonlyMap<string, string>
}

function eachIn<T>(value: unknown, read: (one: unknown) => T | undefined): ReadonlyMap<string, T> {
  return new Map(
    Object.entries(plainIn(value)).flatMap(([cell, one]): [string, T][] => {
      const found = read(one)
      return found === undefined ? [] : [[cell, found]]
    }),
  )
}

export function laidIn(value: unknown): Laid {
  const { fog, lights, names } = plainIn(value)
  const { on, shown, hidden } = plainIn(fog)
  return {
    fog: { on: flagIn(on), shown: textsIn(shown), hidden: textsIn(hidden) },
    lights: eachIn(lights, numberIn),
    names: eachIn(names, textIn),
  }
}

const CELL = /^(-?\d+),(-?\d+)$/

/** The hex of a cell that is written so. */
export function hexIn(cell: string): { readonly q: number; readonly r: number } {
  const [, q, r] = CELL.exec(cell) ?? []
  return { q: Number(q ?? 0), r: Number(r ?? 0) }
}
