/** A fight as far as a seat can tell, from the view that it has. Each game fills in what the view does not show. */
import { isObject } from '@umpire/engine'

export type Plain = { readonly [name: string]: unknown }

export const plainIn = (value: unknown): Plain => (isObject(value) ? value : {})
export const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** A fight without a map is shown none. */
const NO_MAP = { map: null }

export interface FillIn {
  /** Of the fight itself. */
  readonly fight?: Plain
  readonly fighter: (shown: Plain) => Plain
  /** With what is shown of the same fighter in the roster. */
  readonly standing: (shown: Plain, fighter: Plain) => Plain
}

export function filledIn(view: unknown, { fight = NO_MAP, fighter, standing }: FillIn): Plain {
  const all = plainIn(view)
  const roster = listIn(all['roster']).map(plainIn)
  return {
    ...fight,
    ...all,
    roster: roster.map(fighter),
    standing: listIn(all['standing']).map((one, place) => standing(plainIn(one), roster[place] ?? {})),
  }
}
