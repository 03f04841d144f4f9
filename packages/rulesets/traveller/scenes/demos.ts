/** Fights that are ready to play, for somebody who has never been here. */
import type { Demo } from '@umpire/engine'

export const demos: readonly Demo[] = [
  {
    id: 'warehouse',
    title: 'Behind the bonded warehouse',
    companions: ['Bram'],
    about: 'Ada and Bram run into three thugs in a startown street at night.',
    kind: 'encounter',
    given: {
      system: 'traveller',
      title: 'Behind the bonded warehouse',
      terrain: 'city',
      range: 'medium',
      surprise: 'none',
      joined: true,
      sides: [
        {
          name: 'the travellers',
          leader: 'Ada',
          steadfast: true,
          members: [
            {
              name: 'Ada',
              upp: '798',
              skills: { Shotgun: 1, Leader: 1 },
              armor: 'jack',
              weapons: [{ weapon: 'Shotgun', spare_loads: 1, carried: 'in hand' }],
              military_experience: true,
            },
            {
              name: 'Bram',
              upp: '976',
              skills: { Cutlass: 2, 'Body Pistol': 1 },
              armor: 'cloth',
              weapons: ['Cutlass', { weapon: 'Body Pistol', spare_loads: 1 }],
            },
          ],
        },
        {
          name: 'the thugs',
          members: [
            {
              name: 'Oskar',
              upp: '777',
              skills: { Revolver: 1 },
              armor: 'mesh',
              weapons: [{ weapon: 'Revolver', spare_loads: 2, carried: 'in hand' }],
            },
            { name: 'Lem', upp: '867', armor: 'jack', weapons: ['Club'] },
            {
              name: 'Vitek',
              upp: '685',
              skills: { 'Body Pistol': 1 },
              armor: 'mesh',
              weapons: ['Body Pistol'],
            },
          ],
        },
      ],
    },
  },
  {
    id: 'airlock',
    title: 'The far side of the airlock',
    companions: ['Jonas', 'Sef'],
    about: 'Three of the crew in vacc suits against two hijackers with carbines, close in and with no air.',
    kind: 'encounter',
    given: {
      system: 'traveller',
      title: 'The far side of the airlock',
      terrain: 'interior',
      range: 'short',
      surprise: 'none',
      joined: true,
      vacuum: true,
      sides: [
        {
          name: 'the crew',
          leader: 'Mirel',
          steadfast: true,
          members: [
            {
              name: 'Mirel',
              upp: '8A7',
              skills: { 'Laser Carbine': 1, 'Vacc Suit': 2 },
              armor: 'cloth',
              weapons: ['Laser Carbine'],
            },
            {
              name: 'Jonas',
              upp: '967',
              skills: { Cutlass: 1, 'Vacc Suit': 1 },
              armor: 'cloth',
              weapons: ['Cutlass'],
            },
            {
              name: 'Sef',
              upp: '789',
              skills: { 'Automatic Pistol': 1, 'Vacc Suit': 1 },
              armor: 'cloth',
              weapons: ['Automatic Pistol'],
            },
          ],
        },
        {
          name: 'the hijackers',
          members: [
            { name: 'Rook', upp: '878', skills: { Carbine: 1, 'Vacc Suit': 1 }, armor: 'cloth', weapons: ['Carbine'] },
            { name: 'Tarn', upp: '777', skills: { Carbine: 1, 'Vacc Suit': 1 }, armor: 'cloth', weapons: ['Carbine'] },
          ],
        },
      ],
    },
  },
]
