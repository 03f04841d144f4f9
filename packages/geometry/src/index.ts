export { type BandMove, type Closing, movedAtOnce, type Opening } from './bands/band-moves.ts'
export {
  type BandLine,
  bandLine,
  bandOf,
  bandsBetween,
  contactsOf,
  movedAway,
  movedToward,
  parted,
  placed,
  removed,
  sharingBand,
  touched,
} from './bands/bands.ts'
export { Refused } from './check/refused.ts'
export { type Arc, arcOf, arcOfFigure } from './grid/arc.ts'
export { type Footprint, footprint, footprintCells, type Gap, gapBetween } from './grid/footprint.ts'
export { type Hex, hexDistance, hexes, hexSum, reflectedHex, rotatedHex, roundedHex } from './grid/hex.ts'
export { hexCone, hexDisc, hexRing } from './grid/hex-areas.ts'
export {
  bearing,
  directionTo,
  inCone,
  isOnLine,
  type Lattice,
  line,
  neighbour,
  neighbours,
  turned,
} from './grid/lattice.ts'
export { type DiagonalRule, rotatedSquare, type Square, squareDistance, squares } from './grid/square.ts'
export { squareCone, squareDisc } from './grid/square-areas.ts'
export type { MapData } from './ground/map-data.ts'
export type { Terrain, Wall } from './ground/paint.ts'
export { drawnMap, type MarkedMap } from './map/drawn-map.ts'
export { blankMap, type GridMap, importMap, type Moving, type Sight } from './map/map.ts'
export { Pairs } from './map/pairs.ts'
export { tiledMap } from './map/tiled-map.ts'
export { type UniversalMap, universalMap } from './map/universal-map.ts'
export type { View } from './map/view.ts'
export { type Gait, gait, type Pace } from './movement/gait.ts'
export type { Reach, Stop } from './movement/reach.ts'
