/** Fights of G&G, ready to play. */
import type { Demo } from '@umpire/engine'
import { VERA } from './character/vera.ts'

export const demos: readonly Demo[] = [
  {
    id: 'diner',
    title: 'Gunfight in a diner',
    about:
      'A courier with a pistol and a cook with a bat, between tables and counter, against two who came for the till.',
    kind: 'fight',
    companions: ['Tomas'],
    given: {
      system: 'tensided',
      title: 'Gunfight in a diner',
      clutter: 'medium',
      // Tables and chairs slow whoever climbs over them; the counter is high enough to hide behind.
      map: [
        '# # # # # # # # # # # # # # # # # #',
        '# . . . . . . . . . . . . . . . . #',
        '# . & & . . & & . . & & . . & & . #',
        '# . . . . . . . . . . . . . . . S #',
        '# . . . . . . . . . . . . . . . . #',
        '# . & & . . & & . . & & . . & & . #',
        '# V . . . . . . . . . . . . . . R #',
        '# . . . . . . . . . . . . . . . . #',
        '# . . # # # # # # # # # # # . . . #',
        '# . . T . . . . . . . . . . . . . #',
        '# # # # # # # # # # # # # # # # # #',
      ],
      sides: [
        {
          name: 'the regulars',
          members: [
            { name: 'Vera', character: VERA, at: 'V', ready: ['9mm Pistol'] },
            { name: 'Tomas', archetype: 'brawler', xp: 300, seed: 'diner', at: 'T' },
          ],
        },
        {
          name: 'the robbers',
          members: [
            { name: 'Rook', archetype: 'gunman', xp: 150, seed: 'diner', at: 'R' },
            { name: 'Sledge', archetype: 'brawler', xp: 200, seed: 'diner', at: 'S' },
          ],
        },
      ],
    },
  },
]
