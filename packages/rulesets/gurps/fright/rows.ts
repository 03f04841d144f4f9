/** What a failed Fright Check does, by 3d and the margin of failure. */
import type { Consequence, Ending } from '../consequence/consequence.ts'

/** A consequence, or all of another row. */
export type Effect = Consequence | { readonly op: 'as'; readonly row: number }
export type Row = readonly [upTo: number, effects: readonly Effect[]]

const SNAPS_OUT: Ending = { roll: 'Will', modified: true, every: 'turn' }
const WAKES: Ending = { roll: 'HT', every: 'minute' }
const QUIRK: Effect = { op: 'gain', what: 'quirk', points: -1 }

/** Of all skill rolls and attribute checks, from waking on. */
const weakened = (time: string): Effect => ({
  op: 'penalty',
  to: ['skill-rolls', 'attribute-checks'],
  value: -2,
  for: time,
  from: 'waking',
})
const phobia = (points: number): Effect => ({ op: 'gain', what: 'phobia-or-mental-disadvantage', points })
/** Hair turns white, hearing goes, years pass in a night. */
const aged = (points: number): Effect => ({
  op: 'gain',
  what: 'physical-disadvantages-or-aging',
  points,
  points_per_year_of_age: -3,
})

export const FRIGHT_ROWS: readonly Row[] = [
  [5, [{ op: 'stun', turns: 1, ending: 'recover' }]],
  [7, [{ op: 'stun', turns: 1, ending: { roll: 'IQ', modified: false, every: 'turn' } }]],
  [9, [{ op: 'stun', turns: 1, ending: SNAPS_OUT }]],
  [10, [{ op: 'stun', turns: '1d', ending: SNAPS_OUT }]],
  [11, [{ op: 'stun', turns: '2d', ending: SNAPS_OUT }]],
  [12, [{ op: 'vomit' }, { op: 'stun', turns: 15, ending: { roll: 'HT', every: 'turn' } }]],
  [13, [QUIRK]],
  [
    15,
    [
      { op: 'fatigue', dice: '1d' },
      { op: 'as', row: 10 },
    ],
  ],
  [
    16,
    [
      { op: 'as', row: 10 },
      { op: 'as', row: 13 },
    ],
  ],
  [17, [{ op: 'faint', minutes: '1d', ending: WAKES }]],
  [
    18,
    [
      { op: 'as', row: 17 },
      { op: 'roll', against: 'HT', on_failure: [{ op: 'injury', points: 1 }] },
    ],
  ],
  [
    19,
    [
      { op: 'faint', minutes: '2d', ending: WAKES },
      { op: 'injury', points: 1 },
    ],
  ],
  [
    20,
    [
      { op: 'faint', minutes: '4d', ending: 'recover' },
      { op: 'fatigue', dice: '1d' },
    ],
  ],
  [21, [{ op: 'panic', minutes: '1d', ending: { roll: 'IQ', modified: false, every: 'minute' } }]],
  [23, [phobia(-10)]],
  [25, [aged(-15)]],
  [
    27,
    [
      { op: 'as', row: 18 },
      { op: 'as', row: 23 },
    ],
  ],
  [28, [{ op: 'unconscious', ending: { roll: 'HT', every: '30 minutes' } }, weakened('6 hours')]],
  [29, [{ op: 'unconscious', for: '1d hours', ending: { roll: 'HT', every: '1d hours' } }, weakened('6 hours')]],
  [
    30,
    [
      { op: 'catatonia', days: '1d', ending: { roll: 'HT', every: '1d days' } },
      { op: 'injury-per-day', points: 'n on the n-th day', without: 'medical-care' },
      weakened('days catatonic'),
    ],
  ],
  [
    31,
    [
      { op: 'fall' },
      { op: 'seizure', minutes: '1d' },
      { op: 'fatigue', dice: '2d' },
      {
        op: 'roll',
        against: 'HT',
        on_failure: [{ op: 'injury', dice: '1d' }],
        on_critical_failure: [
          { op: 'injury', dice: '1d' },
          { op: 'lose-attribute', attribute: 'HT', points: 1 },
        ],
      },
    ],
  ],
  [32, [{ op: 'fall' }, { op: 'injury', dice: '2d' }]],
  // One reaction after the other, each the length of a turn, until it is mastered.
  [33, [{ op: 'total-panic', ending: { roll: 'IQ', every: 'turn' } }]],
  [35, [phobia(-15)]],
  [36, [aged(-20)]],
  [37, [aged(-30)]],
  [
    39,
    [
      { op: 'as', row: 29 },
      { op: 'as', row: 35 },
    ],
  ],
  [
    Number.POSITIVE_INFINITY,
    [
      { op: 'as', row: 39 },
      { op: 'lose-attribute', attribute: 'IQ', points: 1 },
    ],
  ],
]
