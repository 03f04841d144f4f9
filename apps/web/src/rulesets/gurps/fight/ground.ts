/** The ground of a fight as a map: its own; or a sheet of open hexes around everybody, where it has none. */
import { blankMap, type GridMap, type Hex, hexes, importMap } from '@umpire/geometry'
import { hexLayout, type Layout } from '../../../map/layout.ts'
import type { FightView } from '../views/fight-view.ts'

export interface Sheet {
  readonly map: GridMap<Hex>
  readonly layout: Layout<Hex>
  /** From a hex of the fight to one of the sheet, and back. */
  readonly shown: (hex: Hex) => Hex
  readonly meant: (hex: Hex) => Hex
}

const same = (hex: Hex): Hex => hex
/** Around everybody on open ground. */
const ROOM = 12
/** Beyond that, nobody would find anybody on a sheet. */
const LARGEST = 200

/** A sheet of the same size is the same sheet: whoever looks at it goes on looking where they do when it is painted. */
const LAYOUTS = new Map<string, Layout<Hex>>()

function layoutOf(width: number, height: number): Layout<Hex> {
  const key = `${width} ${height}`
  const known = LAYOUTS.get(key) ?? hexLayout(width, height)
  LAYOUTS.set(key, known)
  return known
}

/** By its data, which stays the same until it is painted; a map that cannot be read is none. */
export function sheetOf(data: unknown): Sheet | undefined {
  try {
    const map = importMap(hexes, data)
    return { map, layout: layoutOf(map.width, map.height), shown: same, meant: same }
  } catch {
    return undefined
  }
}

/** Open ground has no end; what is shown of it begins at an even row, so that it looks the same wherever it is cut out. */
export function openSheet(figures: FightView['figures']): Sheet | undefined {
  const rows = figures.map(({ r }) => r)
  const columns = figures.map(({ q, r }) => q + Math.floor(r / 2))
  const top = 2 * Math.floor((Math.min(0, ...rows) - ROOM) / 2)
  const left = Math.min(0, ...columns) - ROOM
  const width = Math.max(0, ...columns) - left + ROOM
  const height = Math.max(0, ...rows) - top + ROOM
  if (width > LARGEST || height > LARGEST) return undefined
  const by = { q: left - top / 2, r: top }
  return {
    map: blankMap(hexes, width, height),
    layout: hexLayout(width, height),
    shown: ({ q, r }) => ({ q: q - by.q, r: r - by.r }),
    meant: ({ q, r }) => ({ q: q + by.q, r: r + by.r }),
  }
}
