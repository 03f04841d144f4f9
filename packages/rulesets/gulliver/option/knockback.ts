/** Everything that moves bodies about in a fight. */
import { balanceLayers } from './balance.ts'
import { collideLayers } from './collide.ts'
import type { Layer } from './layer.ts'

/** In the order in which they stand on each other. */
export const knockbackLayers: readonly Layer[] = [...balanceLayers, ...collideLayers]
