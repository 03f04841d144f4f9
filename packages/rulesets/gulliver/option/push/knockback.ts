/** Everything that moves bodies about in a fight. */

import type { Layer } from '../switch/layer.ts'
import { balanceLayers } from './balance.ts'
import { collideLayers } from './collide.ts'

/** In the order in which they stand on each other. */
export const knockbackLayers: readonly Layer[] = [...balanceLayers, ...collideLayers]
