/** What the game master laid over the ground, as this seat sees it: fog, light, names. By cells, "3,-1". */
import { flagIn, plainIn, textIn, textsIn } from '../plain.ts'

/** Light in the words of the game. */
export interface Laid<Light> {
  readonly fog: { readonly on: boolean; readonly shown: readonly string[]; readonly hidden: readonly string[] }
  readonly lights: { readonly [cell: string]: Light }
  readonly names: { readonly [cell: string]: string }
}

function eachIn<T>(value: unknown, read: (one: unknown) => T | undefined): { readonly [cell: string]: T } {
  return Object.fromEntries(
    Object.entries(plainIn(value)).flatMap(([cell, one]): [string, T][] => {
      const found = read(one)
      return found === undefined ? [] : [[cell, found]]
    }),
  )
}

export function laidIn<Light>(value: unknown, lightIn: (one: unknown) => Light | undefined): Laid<Light> {
  const { fog, lights, names } = plainIn(value)
  const { on, shown, hidden } = plainIn(fog)
  return {
    fog: { on: flagIn(on), shown: textsIn(shown), hidden: textsIn(hidden) },
    lights: eachIn(lights, lightIn),
    names: eachIn(names, textIn),
  }
}
