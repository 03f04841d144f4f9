/** A fight of six on a small map, as a table begins it. */
import type { Demo } from '@umpire/engine'

export const demos: readonly Demo[] = [
  {
    id: 'ambush',
    title: 'The lane behind the mill',
    companions: ['Lucien', 'Fernand'],
    about: 'Three of the Resistance wait behind hedges for a patrol that comes down the lane.',
    kind: 'fight',
    given: {
      system: 'gurps',
      title: 'The lane behind the mill',
      map: [
        '. . : . . # # # . . . . . . . . : . . . . . # # . .',
        '. : . : . # # # . . : . . . : . . . . . . . # # . .',
        '. : : . . . . . . . . . . . . . . : . . . . . . . .',
        '. . Y : . . . . . . . . . . . . . . . . . : . . . .',
        '. . . : . . . . . . . . . . . . . . P . . . . . . .',
        '~ ~ ~ . . . . . . . . . . . . . . . . . Q . . . . .',
        '. . . . . . . . . . . . . . . . . . . . . . R . . .',
        '. . . + . . . . : . . . . . . . . . . . . . . . . .',
        '. . L + . . . . . . . # . . . : . . . . + + . . . .',
        '. . . . . F : . . . . # . . . . . . . . . . . . . .',
        '. . . . : : : . . . . # . . . . . . . : : . . . . .',
      ],
      sides: [
        {
          name: 'the Resistance',
          members: [
            { name: 'Yvette', template: 'partisan', nation: 'french', seed: 'mill', at: 'Y', position: 'kneeling' },
            { name: 'Lucien', template: 'rifleman', nation: 'french', seed: 'mill', at: 'L', position: 'kneeling' },
            { name: 'Fernand', template: 'rifleman', nation: 'french', seed: 'mill', at: 'F', position: 'kneeling' },
          ],
        },
        {
          name: 'the patrol',
          members: [
            { name: 'Krause', template: 'nco', nation: 'german', seed: 'mill', at: 'P', surprised: true },
            { name: 'Lange', template: 'conscript', nation: 'german', seed: 'mill', at: 'Q', surprised: true },
            { name: 'Vogt', template: 'rifleman', nation: 'german', seed: 'mill', at: 'R', surprised: true },
          ],
        },
      ],
    },
  },
]
