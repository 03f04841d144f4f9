/** Where encounters happen: the map of an encounter file, and where everybody stands on it when it begins. */

export { cellOf, textOf } from './cell-text.ts'
export { type Grid, HEXES, SQUARES } from './grid.ts'
export { type Fog, fogOn, type Laid, laidField, NOTHING_LAID } from './laid.ts'
export { groundOf, laidOn, mapData, rowsField } from './map.ts'
export { type Brush, maskedMap, painted } from './painting.ts'
export { type At, atField, type Comer, placed } from './placing.ts'
