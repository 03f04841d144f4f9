/** What can be done in a round: in which step it happens, and what it costs. */
import { list, oneOf } from '@umpire/engine'
import type { Kinds } from '../tables/effect-kinds.ts'

export const STEPS = ['detonations', 'hand-to-hand', 'ranged', 'movement'] as const
export type Step = (typeof STEPS)[number]

export const ACTS = [
  'strike',
  'stab',
  'slash',
  'punch',
  'kick',
  'grapple',
  'disarm',
  'block',
  'shoot',
  'throw',
  'move',
  'draw',
  'aim',
  'aim-further',
  'wait',
  'reload',
  'take-cover',
  'clear-jam',
  'treat',
  'free-swing',
  'shout',
  'drop',
] as const
export type Act = (typeof ACTS)[number]
export const ACT = oneOf(...ACTS)
/** More than can be done, so that the rules may say so. */
export const ACTIONS = list(ACT, 20)

/** Free acts take no time; a whole-round act allows nothing beside it. */
export type Cost = 'free' | 'action' | 'round'

export type ActRow = {
  readonly step: Exclude<Step, 'detonations'>
  readonly cost: Cost
  /** An attack hand to hand. */
  readonly attack?: true
  /** What may be done beside it though it takes the whole round. */
  readonly except?: Act
  /** What abilities may make it cost less. */
  readonly takes?: Kinds['takes']
  readonly most?: number
}

const BLOW = { step: 'hand-to-hand', cost: 'action', attack: true } as const
/** Whatever has no step of its own happens with the shots. */
const ACTION = { step: 'ranged', cost: 'action' } as const
const ROUND = { step: 'ranged', cost: 'round' } as const
const FREE = { step: 'ranged', cost: 'free' } as const

export const ACT_ROWS: { readonly [A in Act]: ActRow } = {
  strike: BLOW,
  stab: BLOW,
  slash: BLOW,
  punch: BLOW,
  kick: BLOW,
  grapple: BLOW,
  disarm: BLOW,
  block: { step: 'hand-to-hand', cost: 'action' },
  shoot: ACTION,
  throw: ACTION,
  move: { step: 'movement', cost: 'action', most: 1 },
  draw: { ...ROUND, takes: 'draw' },
  aim: { ...ROUND, takes: 'aim' },
  'aim-further': ROUND,
  wait: { step: 'hand-to-hand', cost: 'round', except: 'block' },
  reload: { ...ROUND, takes: 'reload' },
  'take-cover': { step: 'movement', cost: 'round' },
  'clear-jam': ROUND,
  treat: ACTION,
  'free-swing': { step: 'hand-to-hand', cost: 'free', attack: true },
  shout: FREE,
  drop: FREE,
}

/** An attack hand to hand, as free swings, whirlwind and the order of events count them. */
export const isBlow = (act: Act): boolean => ACT_ROWS[act].attack === true

export const SIGHTS = ['iron', 'scope', 'magnified', 'laser', 'smartgun'] as const
export type Sight = (typeof SIGHTS)[number]
export const SIGHT = oneOf(...SIGHTS)
