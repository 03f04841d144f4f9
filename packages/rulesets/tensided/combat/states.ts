/** States that stop or hamper a fighter, and how others hit him meanwhile. */
import { oneOf, optional, rule } from '@umpire/engine'
import { ACTS, type Act } from './act.ts'

export const STATES = [
  'incapacitated',
  'unconscious',
  'comatose',
  'passed-out',
  'spent',
  'stunned',
  'knocked-out',
  'arms-locked',
  'mouth-covered',
  'sleeper-hold',
  'pinned',
] as const
export type FighterState = (typeof STATES)[number]
const STATE = oneOf(...STATES)

/** A held fighter may always try to break holds. */
export const DOINGS = [...ACTS, 'speak', 'break hold'] as const
type Doing = (typeof DOINGS)[number]

export type StateRow = {
  readonly acts: boolean
  readonly stands: boolean
  readonly helpless: boolean
  readonly forbids: readonly Doing[]
  readonly ends: string
}

/** Whatever takes an arm, or both. */
const ARMS: readonly Act[] = [
  'strike',
  'stab',
  'slash',
  'punch',
  'disarm',
  'shoot',
  'throw',
  'draw',
  'aim',
  'aim-further',
  'reload',
  'clear-jam',
  'treat',
  'block',
]
const LEGS: readonly Act[] = ['move', 'take-cover']

const OUT = { acts: false, stands: false, helpless: true, forbids: [] } as const
const DAZED = { acts: false, stands: true, helpless: false, forbids: [] } as const
const HELD = { acts: true, stands: true, helpless: false, ends: 'when the hold is broken or let go' } as const

export const STATE_ROWS: { readonly [S in FighterState]: StateRow } = {
  incapacitated: { acts: true, stands: false, helpless: false, forbids: LEGS, ends: 'by healing' },
  unconscious: { ...OUT, ends: 'when woken by a medic, or by the game master' },
  comatose: { ...OUT, ends: 'after weeks or months, or with death' },
  'passed-out': { ...OUT, ends: 'when fatigue falls below +10' },
  spent: { ...DAZED, ends: 'after 30 seconds of rest' },
  stunned: { ...DAZED, ends: 'after 1d4 rounds' },
  'knocked-out': { ...OUT, ends: 'after the minutes of a knock-out' },
  'arms-locked': { ...HELD, forbids: ARMS },
  'mouth-covered': { ...HELD, forbids: ['speak', 'shout'] },
  'sleeper-hold': { ...HELD, forbids: [...LEGS, 'shoot', 'throw', 'aim', 'aim-further'] },
  pinned: { ...HELD, stands: false, forbids: [...LEGS, ...ARMS] },
}

/** Somebody who does not avoid a shot (tensided.ranged.modifiers). */
export const NOT_AVOIDING_SHOT_DF = -4

const KINDS_OF_ATTACK = ['hand-to-hand', 'ranged'] as const

type InState = {
  readonly acts: boolean
  readonly stands: boolean
  readonly helpless: boolean
  readonly ends: string
  readonly allowed?: boolean
  readonly hit?: 'automatic' | 'rolled'
  readonly severity?: 'deadly'
  readonly df_modifier?: number
}

export const states = rule(
  {
    id: 'tensided.combat.states',
    title: 'States that stop or hamper a fighter',
    lines: '720-739, 890-895, 969-973, 1183-1185',
    given: {
      state: STATE,
      /** What he would do. */
      act: optional(oneOf(...DOINGS)),
      /** What is done to him. */
      attack: optional(oneOf(...KINDS_OF_ATTACK)),
    },
  },
  (x, why): InState => {
    const { acts, stands, helpless, forbids, ends } = why.table('States', x.state, undefined, STATE_ROWS[x.state])
    const { act, attack } = x
    const known: InState = { acts, stands, helpless, ends }
    const doing: InState = act === undefined ? known : { ...known, allowed: acts && !forbids.includes(act) }
    if (attack === undefined) return doing
    if (helpless && attack === 'hand-to-hand') return { ...doing, hit: 'automatic', severity: 'deadly', df_modifier: 0 }
    const df_modifier = helpless ? why.input('does not avoid it', NOT_AVOIDING_SHOT_DF) : 0
    return { ...doing, hit: 'rolled', df_modifier }
  },
)
