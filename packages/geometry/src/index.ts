export { type Arc, arcOf, arcOfFigure } from './arc.ts'
export { type BandMove, type Closing, movedAtOnce, type Opening } from './band-moves.ts'
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
} from './bands.ts'
export { drawnMap, type MarkedMap } from './drawn-map.ts'
export { type Footprint, footprint, footprintCells, type Gap, gapBetween } from './footprint.ts'
export { type Gait, gait, type Pace } from './gait.ts'
export { type Hex, hexDistance, hexes, hexSum, reflectedHex, rotatedHex, roundedHex } from './hex.ts'
export { hexCone, hexDisc, hexRing } from './hex-areas.ts'
export { bearing, directionTo, inCone, isOnLine, type Lattice, line, neighbour, neighbours, turned } from './lattice.ts'
export { blankMap, type GridMap, importMap, type Moving, type Sight } from './map.ts'
export type { MapData } from './map-data.ts'
export type { Terrain, Wall } from './paint.ts'
export { Pairs } from './pairs.ts'
export type { Reach, Stop } from './reach.ts'
export { Refused } from './refused.ts'
export { type DiagonalRule, rotatedSquare, type Square, squareDistance, squares } from './square.ts'
export { squareCone, squareDisc } from './square-areas.ts'
export { tiledMap } from './tiled-map.ts'
export { type UniversalMap, universalMap } from './universal-map.ts'
export type { View } from './view.ts'
