/** Texts of a map, whatever is played on it. */
import type { Terrain } from '@umpire/geometry'
import { type GroundKind, kindOf } from './ground-kind.ts'

const KINDS: { readonly [kind in GroundKind]: string } = {
  open: 'open ground',
  solid: 'wall',
  water: 'water or a pit',
  veil: 'ground that hides from sight',
  wood: 'bushes',
  low: 'a low wall',
  trench: 'a trench',
  rough: 'rough ground',
}

export const mapWords = {
  tools: 'Map tools',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  all: 'Show everybody',
  ruler: 'Ruler',
  keys: 'Arrow keys show a way, Enter goes there, Shift and an arrow turns, Escape takes it back. Plus and minus zoom.',
  window: 'Map. Arrow keys move the view, plus and minus zoom.',
  terrain: (terrain: Terrain): string =>
    terrain.elevation === 0 ? KINDS[kindOf(terrain)] : `${KINDS[kindOf(terrain)]}, height ${terrain.elevation}`,
} as const
