/** The Scale Table as a rule; its arithmetic is in common/scale.ts. */
import { rule } from '@umpire/engine'
import { sizeField } from '../common/fields.ts'
import { areaScale, dimension, dimensionText, linearScale, volumeScale } from '../common/scale.ts'

export const scaleTable = rule(
  {
    id: 'gulliver.size.scale-table',
    title: 'Scale Table',
    lines: '152-176, 2696-2719',
    given: { size: sizeField },
  },
  ({ size }, why) =>
    why.table('Scale Table', size, undefined, {
      size,
      /** For speed plus range the sign is the opposite. */
      speed_range: 0 - size,
      dimension: dimensionText(size),
      dimension_yards: dimension(size),
      linear: linearScale(size),
      area: areaScale(size),
      volume: volumeScale(size),
    }),
)
