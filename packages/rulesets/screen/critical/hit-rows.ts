/** Critical hits: on the body, and on the head. */
import type { Consequence } from '@umpire/gurps/rooms'
import type { RowEffect, RowTable } from '../effect/row.ts'

const times = (multiplier: number): Consequence => ({ op: 'damage', multiplier })
const NORMAL = times(1)
const NONE: Consequence = { op: 'damage', none: true }
const OUT: Consequence = { op: 'unconscious', ending: { roll: 'HT', every: '30 minutes' } }
const THROUGH: readonly Consequence[] = [{ op: 'bypass-dr', part: 1 }, NORMAL]
const STUN: Consequence = { op: 'stun', ending: { roll: 'HT', every: 'turn' } }
/** Felt by everybody, whatever the threshold of pain. */
const HEAD_STUN: Consequence = { op: 'stun', ending: { roll: 'HT', every: 'turn' }, head: true }
const DISARM: Consequence = { op: 'drop-weapon', which: 'enemy' }
const NUMB: RowEffect = { op: 'if', cases: [['limb', [{ op: 'cripple', part: 'struck', turns: 6 }]]], otherwise: [] }

export const HIT_TABLE: RowTable = {
  title: 'Critical hit table',
  rows: {
    3: [{ op: 'if', cases: [['torso', [NORMAL, OUT]]], otherwise: [times(3)] }],
    4: THROUGH,
    5: [times(3)],
    6: [times(2)],
    7: [NORMAL, STUN],
    8: [NORMAL, NUMB],
    9: [NORMAL],
    10: [NORMAL],
    11: [NORMAL],
    12: [{ op: 'as', row: 8 }],
    13: THROUGH,
    14: [
      {
        op: 'if',
        cases: [['limb', [NORMAL, { op: 'cripple', part: 'struck', check: 'crippling' }]]],
        otherwise: [times(2)],
      },
    ],
    15: [NORMAL, DISARM],
    16: [times(2)],
    17: [times(3)],
    18: [{ op: 'as', row: 3 }],
  },
}

export const HEAD_BLOW_TABLE: RowTable = {
  title: 'Critical head blow table',
  rows: {
    3: [{ op: 'kill' }],
    4: [NONE, OUT],
    5: [NONE, OUT],
    6: [
      NONE,
      { op: 'blind', eyes: 2, check: 'crippling' },
      HEAD_STUN,
      { op: 'penalty', to: ['dx'], value: -10, until: 'battle' },
    ],
    7: [
      NONE,
      { op: 'blind', eyes: 1, check: 'crippling' },
      HEAD_STUN,
      { op: 'penalty', to: ['dx'], value: -2, until: 'battle' },
    ],
    8: [NORMAL, { op: 'lose-turn' }],
    9: [NORMAL],
    10: [NORMAL],
    11: [NORMAL],
    12: [
      {
        op: 'if',
        cases: [['crushing', [NORMAL, { op: 'deaf', hours: 24 }]]],
        otherwise: [
          { op: 'damage', fixed: 1 },
          { op: 'scar', degree: 'scarred' },
        ],
      },
    ],
    13: [
      {
        op: 'if',
        cases: [['crushing', [NORMAL, { op: 'deaf', check: 'crippling' }]]],
        otherwise: [
          { op: 'damage', fixed: 2 },
          { op: 'scar', degree: 'badly scarred' },
        ],
      },
    ],
    14: [NORMAL, DISARM],
    15: [NORMAL, HEAD_STUN],
    16: [NORMAL, HEAD_STUN],
    17: [NORMAL, HEAD_STUN],
    18: [NORMAL, HEAD_STUN],
  },
}
