/** What a cell looks like, by what is painted on it. */
import type { Terrain } from '@umpire/geometry'

export type GroundKind = 'open' | 'solid' | 'water' | 'veil' | 'wood' | 'low' | 'trench' | 'rough'

const TRENCH = 3
const LOW = 2

/** What stops comes first, then what hides, then what slows. */
export function kindOf({ blocked, opaque, cover, toll }: Terrain): GroundKind {
  if (blocked) return opaque ? 'solid' : 'water'
  if (opaque) return 'veil'
  if (cover >= TRENCH) return 'trench'
  if (cover === LOW) return 'low'
  if (cover > 0) return toll > 0 ? 'rough' : 'wood'
  return toll > 0 ? 'rough' : 'open'
}
