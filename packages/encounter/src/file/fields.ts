/** What every encounter file says of its members, its sides and where its map comes from. Each game adds its own fields. */
import { flag, int, json, optional, or, text } from '@umpire/engine'
import type { Grid } from '../ground/grid.ts'
import { atField } from '../ground/placing.ts'

const LONGEST_ID = 60
const MOST_ALIKE = 20

export const MEMBER_FIELDS = {
  /** What log and choices call them; the name, unless it is given. */
  id: optional(text(LONGEST_ID)),
  name: optional(text(100)),
  /** How many of them there are, numbered. */
  count: or(int({ min: 1, max: MOST_ALIKE }), 1),
  /** A character's file. */
  character: optional(json()),
}

export const sideFields = <Cell>(grid: Grid<Cell>) => ({
  /** Played by the GM; the second side, unless the file says otherwise. */
  npc: optional(flag()),
  /** Where members gather who have no place of their own. */
  at: optional(atField(grid)),
})

/** Maps that other programs made, in place of a drawn one; and the fog over any map. */
export const MAP_FILE_FIELDS = {
  /** A map of the editor Tiled. */
  tiled: optional(json()),
  /** A map of Universal VTT: walls, doors and lamps. Its picture is left out. */
  uvtt: optional(json()),
  /** A map saved from a fight. */
  ground: optional(json()),
  /** Fog of war: players see what their side sees. */
  fog: optional(flag()),
}
