/** Critical misses: with hand weapons and bows, and with modern weapons. */
import type { Consequence } from '@umpire/gurps/rooms'
import type { RowEffect, RowTable } from '../effect/row.ts'

const OFF_BALANCE: Consequence = { op: 'off-balance' }
const BREAK: Consequence = { op: 'break-weapon' }
const DROP: Consequence = { op: 'drop-weapon', which: 'own' }
/** A cheap one does not survive the fall. */
const dropOr = (...otherwise: readonly RowEffect[]): RowEffect => ({
  op: 'if',
  cases: [['cheap', [BREAK]]],
  otherwise,
})
const hitSelf = (damage: 'full' | 'half'): Consequence => ({
  op: 'hit-self',
  locations: ['arm', 'leg'],
  damage,
  reroll_if_thrust: true,
})

export const MISS_TABLE: RowTable = {
  title: 'Critical miss table',
  rows: {
    3: [{ op: 'break-weapon', resistant: true }],
    4: [{ op: 'as', row: 3 }],
    5: [hitSelf('full')],
    6: [hitSelf('half')],
    7: [OFF_BALANCE],
    8: [{ op: 'unready-weapon', extra_ready_turns: 1 }],
    9: [dropOr(DROP)],
    10: [{ op: 'as', row: 9 }],
    11: [{ op: 'as', row: 9 }],
    12: [{ op: 'as', row: 8 }],
    13: [{ op: 'as', row: 7 }],
    14: [
      {
        op: 'if',
        cases: [
          ['ranged', [DROP]],
          ['impaling', [{ op: 'as', row: 9 }]],
        ],
        otherwise: [{ op: 'weapon-flies', yards: '1d' }],
      },
    ],
    15: [{ op: 'cripple', part: 'weapon-arm', minutes: 30, keeps_weapon: true }],
    16: [{ op: 'if', cases: [['ranged', [{ op: 'as', row: 7 }]]], otherwise: [{ op: 'fall' }] }],
    17: [{ op: 'as', row: 3 }],
    18: [{ op: 'as', row: 3 }],
  },
}

const JAM: Consequence = { op: 'jam', clear: -4 }
/** Guns-4 to clear it, and 3 worse with a cheap gun. */
const CHEAP_JAM: Consequence = { op: 'jam', clear: -7 }

export const FIREARM_TABLE: RowTable = {
  title: 'Firearm critical misses',
  rows: {
    3: [{ op: 'if', cases: [['grenade', [{ op: 'dud' }]]], otherwise: [BREAK] }],
    4: [{ op: 'as', row: 3 }],
    5: [{ op: 'hit-self', locations: ['right leg', 'left leg'], damage: 'full' }],
    6: [{ op: 'hit-self', locations: ['right foot', 'left foot'], damage: 'full' }],
    7: [
      {
        op: 'if',
        cases: [
          ['grenade', []],
          ['recoilless', []],
        ],
        otherwise: [OFF_BALANCE],
      },
    ],
    8: [{ op: 'dud' }],
    9: [
      {
        op: 'if',
        cases: [
          ['grenade', [{ op: 'reroll' }]],
          ['beam', [{ op: 'reroll' }]],
          ['cheap', [CHEAP_JAM]],
        ],
        otherwise: [JAM],
      },
    ],
    10: [{ op: 'as', row: 9 }],
    11: [{ op: 'as', row: 9 }],
    12: [{ op: 'as', row: 8 }],
    // A grenade that is dropped is live, in a place beside the thrower.
    13: [{ op: 'if', cases: [['grenade', [DROP]]], otherwise: [dropOr(DROP)] }],
    14: [{ op: 'as', row: 13 }],
    15: [
      {
        op: 'if',
        cases: [
          ['recoilless', []],
          ['strong', [{ op: 'as', row: 7 }]],
        ],
        otherwise: [
          { op: 'fall', may_sit: true },
          { op: 'roll', against: 'DX', on_failure: [DROP] },
        ],
      },
    ],
    16: [{ op: 'as', row: 3 }],
    17: [{ op: 'as', row: 3 }],
    18: [
      {
        op: 'if',
        cases: [['grenade', [{ op: 'self-injury', amount: 'twice strike', part: 'hand', dr: true }]]],
        otherwise: [
          { op: 'explode' },
          { op: 'if', cases: [['aimed', [{ op: 'blind', eyes: 2, minutes: 5 }]]], otherwise: [] },
          { op: 'if', cases: [['beam', [{ op: 'on-fire' }]]], otherwise: [] },
        ],
      },
    ],
  },
}
