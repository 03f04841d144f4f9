/** A fight for a seat that does not perceive everyone: the parts that every game has. */
import type { Json } from '@umpire/engine'
import type { Side } from '../file/sides.ts'
import type { Grid } from '../ground/grid.ts'
import { type Fog, fogOn, type Laid } from '../ground/laid.ts'
import { maskedMap } from '../ground/painting.ts'

interface Fighter {
  readonly id: string
  readonly side: number
}

interface Parts<F extends Fighter, L> {
  readonly roster: readonly F[]
  readonly sides: readonly Side[]
  readonly map: Json | null
  readonly laid: Laid<L>
}

/** Places in the roster, without the fighters who are not perceived. */
export const perceivedPlaces = ({ roster }: Pick<Parts<Fighter, unknown>, 'roster'>, unseen: ReadonlySet<string>) =>
  [...roster.entries()].flatMap(([place, { id }]) => (unseen.has(id) ? [] : [place]))

const notHidden = <T>(fog: Fog, all: { readonly [cell: string]: T }): { readonly [cell: string]: T } =>
  Object.fromEntries(Object.entries(all).filter(([cell]) => fogOn(fog, cell) !== 'hidden'))

/** Roster, sides and ground, of the fighters at these places alone. */
export function perceivedParts<Cell, F extends Fighter, L>(
  grid: Grid<Cell>,
  fight: Parts<F, L> & { readonly winner: number | null },
  places: readonly number[],
): Parts<F, L> {
  const { fog, lights, names } = fight.laid
  const roster = places.flatMap(place => fight.roster[place] ?? [])
  return {
    roster,
    // A side of which nobody is perceived has its place, but no name before it wins.
    sides: fight.sides.map((one, side) =>
      fight.winner === side || roster.some(fighter => fighter.side === side) ? one : { ...one, name: '' },
    ),
    map: maskedMap(grid, fight.map, fog),
    laid: { fog, lights: notHidden(fog, lights), names: notHidden(fog, names) },
  }
}
