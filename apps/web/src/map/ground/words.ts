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

/** What kinds of ground are called where they are painted. */
export const groundName = (kind: GroundKind): string => KINDS[kind]

/** The same as a word by itself. */
export const paintName = (kind: GroundKind): string => KINDS[kind].charAt(0).toUpperCase() + KINDS[kind].slice(1)

export const mapWords = {
  tools: 'Map tools',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  all: 'Show everybody',
  ruler: 'Ruler',
  keys: 'Arrow keys show a way, Enter goes there, Shift and an arrow turns, Escape takes it back. Plus and minus zoom.',
  window: 'Map. Arrow keys move the view, plus and minus zoom.',
  painting:
    'Painting the map. Arrow keys move the brush, Enter paints, Shift and an arrow paints on the way, Escape puts the brush away.',
  paintedAt: (brush: string, where: string, ground: string): string => `${brush}: ${where}, ${ground}`,
  layers: 'Layers',
  fog: 'Fog',
  ground: 'Ground',
  height: 'Height',
  light: 'Light',
  name: 'Name of a place',
  nameHelp: 'Then press where it stands. Without a name, the one there is taken away.',
  naming: (name: string): string => (name === '' ? 'Take a name away' : `Name: ${name}`),
  raised: (height: number): string => `Height ${height < 0 ? `−${-height}` : height}`,
  widths: 'Cells across the brush',
  width: ['1', '3', '5'],
  putAway: 'Put the brush away',
  undo: 'Undo the last stroke',
  save: 'Save the map',
  fogOn: 'Players see only what their side sees',
  fogAbout: 'Whom none of them sees is not even sent to them.',
  fogBrushes: 'By hand',
  looking: 'Show the map',
  looksAll: 'with everything, as you know it',
  sideSees: (side: string): string => `as seen by ${side}`,
  close: 'Close the tools',
  shown: 'Reveal to everybody',
  hidden: 'Hide from everybody',
  sight: 'As far as they see',
  painted: (brush: string, many: number): string => (many === 1 ? `${brush}, one cell.` : `${brush}, ${many} cells.`),
  terrain: (terrain: Terrain): string =>
    terrain.elevation === 0 ? KINDS[kindOf(terrain)] : `${KINDS[kindOf(terrain)]}, height ${terrain.elevation}`,
} as const
