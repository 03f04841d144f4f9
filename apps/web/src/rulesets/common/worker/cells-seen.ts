import type { GridMap } from '@umpire/geometry'

/** Every cell, "u,v", that is in sight from one of these; null without a map, where everything is. */
export function cellsSeen<Cell>(map: GridMap<Cell> | undefined, from: readonly Cell[]): readonly string[] | null {
  if (map === undefined) return null
  const seen = new Set<string>()
  for (const cell of from) {
    if (map.contains(cell)) map.fieldOfView(cell, map.width + map.height).each((u, v) => seen.add(`${u},${v}`))
  }
  return [...seen]
}
