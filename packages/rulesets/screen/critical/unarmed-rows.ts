/** Critical misses with bare hands: of strikes and parries, and of holds and throws. */
import type { Consequence } from '@umpire/gurps/rooms'
import type { RowEffect, RowTable } from '../effect/row.ts'

const OUT: Consequence = { op: 'unconscious', ending: { roll: 'HT', every: '30 minutes' } }
const OFF_BALANCE: Consequence = { op: 'off-balance' }
const FALL: Consequence = { op: 'fall' }
const UNGUARDED: Consequence = { op: 'penalty', to: ['active-defenses'], value: -2, until: 'end-of-next-turn' }
const DOUBLE_FEINTS: Consequence = { op: 'feints-against-count-double' }
const WINCING: Consequence = {
  op: 'penalty',
  to: ['attacks', 'active-defenses'],
  value: -1,
  until: 'end-of-next-turn',
}
const trip = (modifier?: number): Consequence => ({
  op: 'roll',
  against: 'DX',
  ...(modifier === undefined ? {} : { modifier }),
  on_failure: [FALL],
})
const KICKING = -4

const PULLED: readonly RowEffect[] = [
  {
    op: 'if',
    cases: [
      [
        'head-butt',
        [
          { op: 'self-injury', amount: '1d-3', part: 'neck', dr: false },
          WINCING,
          { op: 'penalty', to: ['all-actions'], value: -3, high_pain_threshold: -1, until: 'healed' },
        ],
      ],
    ],
    otherwise: [
      {
        op: 'if',
        cases: [['kick', [{ op: 'self-injury', amount: '1d-3', part: 'leg', dr: false }]]],
        otherwise: [{ op: 'self-injury', amount: '1d-3', part: 'arm', dr: false }],
      },
      WINCING,
      { op: 'penalty', to: ['limb'], value: -3, high_pain_threshold: -1, until: 'healed' },
    ],
  },
]

export const STRIKING_TABLE: RowTable = {
  title: 'Unarmed critical misses, striking and parrying',
  rows: {
    3: [OUT],
    4: [
      {
        op: 'if',
        cases: [['head-butt', [{ op: 'as', row: 3 }]]],
        otherwise: [
          { op: 'self-injury', amount: 'cripple', part: 'striking-limb', dr: false },
          { op: 'cripple', part: 'striking-limb', check: 'crippling' },
        ],
      },
    ],
    5: [{ op: 'self-injury', amount: 'strike', part: 'striking-limb', dr: true }],
    6: [{ op: 'self-injury', amount: 'half strike', part: 'striking-limb', dr: true }],
    7: [{ op: 'stumble' }],
    8: [FALL],
    9: [OFF_BALANCE],
    10: [OFF_BALANCE],
    11: [OFF_BALANCE],
    12: [{ op: 'if', cases: [['kick', [trip(KICKING)]]], otherwise: [trip()] }],
    13: [UNGUARDED, DOUBLE_FEINTS],
    14: [{ op: 'as', row: 7 }],
    15: PULLED,
    16: [
      {
        op: 'if',
        cases: [['kick', [FALL, { op: 'self-injury', amount: '1d-1', part: 'torso', dr: true }]]],
        otherwise: [
          { op: 'cripple', part: 'arm', minutes: 30 },
          { op: 'penalty', to: ['other-arm'], value: -1, for: '30 minutes' },
        ],
      },
    ],
    17: [{ op: 'as', row: 4 }],
    18: [{ op: 'as', row: 3 }],
  },
}

export const GRAPPLING_TABLE: RowTable = {
  title: 'Unarmed critical misses, grappling, locks and throws',
  rows: {
    3: [OUT],
    4: [
      { op: 'self-injury', amount: '1d-3', part: 'torso', dr: false },
      { op: 'penalty', to: ['dx'], value: -6, high_pain_threshold: -3, until: 'treated' },
      { op: 'penalty', to: ['iq'], value: -4, high_pain_threshold: -2, until: 'treated' },
    ],
    5: [FALL, { op: 'self-injury', amount: '1d-1', part: 'torso', dr: true }],
    6: [FALL, { op: 'self-injury', amount: '1d-3', part: 'torso', dr: true }],
    7: [
      {
        op: 'if',
        cases: [['reversible', [{ op: 'reversal', otherwise: [{ op: 'stumble' }] }]]],
        otherwise: [{ op: 'stumble' }],
      },
    ],
    8: [FALL],
    9: [OFF_BALANCE],
    10: [OFF_BALANCE],
    11: [OFF_BALANCE],
    12: [trip()],
    13: [UNGUARDED, { op: 'penalty', to: ['close-contests'], value: -2, until: 'end-of-next-turn' }, DOUBLE_FEINTS],
    14: [{ op: 'as', row: 7 }],
    15: [
      { op: 'self-injury', amount: '1d-3', part: 'torso', dr: false },
      WINCING,
      { op: 'penalty', to: ['all-actions'], value: -3, high_pain_threshold: -1, until: 'healed' },
    ],
    16: [{ op: 'as', row: 5 }],
    17: [{ op: 'as', row: 4 }],
    18: [{ op: 'as', row: 3 }],
  },
}
