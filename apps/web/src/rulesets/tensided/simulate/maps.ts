/** Ground that is ready to be fought on. A and B are where the sides gather. */
import type { ReadyMap } from '../../common/encounter/ground-fields.tsx'

export const maps: readonly ReadyMap[] = [
  {
    id: 'diner',
    label: 'a diner',
    rows: [
      '# # # # # # # # # # # # # # # # # #',
      '# . . . . . . . . . . . . . . . . #',
      '# . . # # . . # # . . # # . . . . #',
      '# A . . . . . . . . . . . . . . B #',
      '# . . # # . . # # . . # # . . . . #',
      '# . . . . . . . . . . . . . . . . #',
      '# . # # # # # # # # # # # # . . . #',
      '# . . . . . . . . . . . . . . . . #',
      '# # # # # # # # # # # # # # # # # #',
    ],
  },
  {
    id: 'alley',
    label: 'an alley',
    rows: [
      '# # # # # # # # # # # # # # # # # # # #',
      '. . . . # . . . . . . . . . # # . . . .',
      '. A . . . . . # # . . . . . . . . . B .',
      '. . . . . . . . . . . # . . . . . . . .',
      '# # # # # # # # # # # # # # # # # # # #',
    ],
  },
]
