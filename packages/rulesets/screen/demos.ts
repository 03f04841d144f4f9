/** Fights of GURPS with the options of the screen, ready to play. */
import type { Demo } from '@umpire/engine'

/** Hexes with facing, positions, parts of the body and their critical tables. */
const OPTIONS = ['tactical', 'positions', 'modifiers', 'hit-locations', 'critical-tables', 'ranged-detail']

export const screenDemos: readonly Demo[] = [
  {
    id: 'patrol-ambush',
    title: 'Patrol ambush',
    about: 'An agent and two of the Resistance wait behind hedge and wall for a patrol that comes down the lane.',
    kind: 'fight',
    companions: ['Lucien', 'Fernand'],
    options: OPTIONS,
    given: {
      system: 'gurps',
      title: 'Patrol ambush',
      options: OPTIONS,
      map: [
        '. . . . : : . . . . . . . . . . . . # # # # . .',
        ' . . . : : . . . . . : . . . . . . . # # # # . .',
        '. . . . . . . . . : : . . . . . . . . . . . . .',
        ' . . . . . + + . . . . . . . : . . . . . . . . .',
        '. . . . . + Y + . . . . . . . . . . . . . . : .',
        ' . . . . . . . . . . . . . . . . . . . . . . : .',
        '. . . . . . . . . . . . P . . . . . . . . . . .',
        ' . . . . . . . . . . . . . . Q . . . . . . . . .',
        '. . . . . . . . . . . . . . . R . S . . + + . .',
        ' . . . . : . . . . . . * * . . . . . . . . . . .',
        '. . . . L : . . ~ ~ . . . . . . . : . . . . . .',
        ' . . . . . . . ~ ~ . F + . . . . : : . . . . . .',
        '. . . . . . . . . . + . . # # . . . . . . . . .',
        ' . . . . . . . . . . . . . # # . . . . . . . . .',
      ],
      sides: [
        {
          name: 'the Resistance',
          members: [
            { name: 'Yvette', template: 'commando', nation: 'british', seed: 'lane', at: 'Y', position: 'kneeling' },
            { name: 'Lucien', template: 'rifleman', nation: 'french', seed: 'lane', at: 'L', position: 'kneeling' },
            { name: 'Fernand', template: 'rifleman', nation: 'french', seed: 'lane', at: 'F', position: 'kneeling' },
          ],
        },
        {
          name: 'the patrol',
          members: [
            { name: 'Krause', template: 'nco', nation: 'german', seed: 'lane', at: 'P', surprised: true },
            { name: 'Lange', template: 'conscript', nation: 'german', seed: 'lane', at: 'Q', surprised: true },
            { name: 'Vogt', template: 'rifleman', nation: 'german', seed: 'lane', at: 'R', surprised: true },
            { name: 'Brandt', template: 'rifleman', nation: 'german', seed: 'lane', at: 'S', surprised: true },
          ],
        },
      ],
    },
  },
]
