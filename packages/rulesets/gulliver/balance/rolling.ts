/** When balance is rolled for, what comes of it, and how one gets it back. */
import { oneOf, optional, or, rule, type Why } from '@umpire/engine'
import { success } from '@umpire/gurps/rooms'
import { AVERAGE, no, score, signed, threeDice } from '../common/fields.ts'
import { balanceModifier, OFF_BALANCE, OFF_BALANCE_DEFENSE, OFF_BALANCE_DX, STEADY } from './modifiers.ts'

/** In ordinary doings only whoever may fail at this bonus has to roll. */
const SPECIAL = 10
export const ASKED_AT_MOST = 14
const PERILS = { demanded: 0, lesser: 4, ordinary: SPECIAL } as const
/** The leg comes back quickly from a kick that hits. */
const KICK_HIT = -2
const ONE_LEG = 1

/** A miss leaves the kicker on one leg. */
function kicking(kick: 'none' | 'hit' | 'missed', why: Why): number {
  if (kick === 'none') return 0
  if (kick === 'missed') return balanceModifier({ ...STEADY, legs: ONE_LEG, attacked: true, missed: true }, why)
  return why
    .sum('kick')
    .add('attacked', balanceModifier({ ...STEADY, attacked: true }, why))
    .add('leg in the air', KICK_HIT)
    .total()
}

export const balanceWhen = rule(
  {
    id: 'gulliver.balance.when',
    title: 'When to roll balance and the special check',
    lines: '958-964',
    given: {
      dx: or(score, AVERAGE),
      skill: optional(score),
      kick: or(oneOf('none', 'hit', 'missed'), 'none'),
      /** All others. */
      balance_modifiers: or(signed, 0),
      /** A rule demands it; something lesser; or only what everybody does in a fight. */
      peril: or(oneOf('demanded', 'lesser', 'ordinary'), 'ordinary'),
    },
  },
  (x, why) => {
    const effective = why
      .sum('balance')
      .add('DX', x.skill ?? x.dx)
      .add(x.peril, PERILS[x.peril])
      .when(x.kick !== 'none', 'kick', () => kicking(x.kick, why))
      .add('modifiers', x.balance_modifiers)
      .total()
    const risky = why.compare('could fail', effective, '<=', ASKED_AT_MOST)
    return { effective, roll_needed: x.peril !== 'ordinary' || risky }
  },
)

const FAR = 3

export const balanceResult = rule(
  {
    id: 'gulliver.balance.result',
    title: 'Result of a balance check',
    lines: '966',
    given: { effective: score, roll: threeDice },
  },
  (x, why) => {
    const { success: made, margin } = success(x, why)
    const result = made ? 'balanced' : why.compare('failed by', -margin, '>=', FAR) ? 'fall' : 'off-balance'
    return { result, margin }
  },
)

const shaky = {
  dx: or(score, AVERAGE),
  skill: optional(score),
  /** Of what is done, and all others. */
  balance_modifiers: or(signed, 0),
  roll: threeDice,
}

export const offBalance = rule(
  {
    id: 'gulliver.balance.off-balance',
    title: 'Off-balance',
    lines: '968-970',
    given: { ...shaky, action: or(oneOf('defend', 'attack', 'move'), 'defend'), missed: no },
  },
  (x, why) => {
    const attacked = x.action === 'attack'
    const effective = why
      .sum('balance')
      .add('DX', x.skill ?? x.dx)
      .add('ordinary doings', SPECIAL)
      .add('off-balance', OFF_BALANCE)
      .when(attacked, 'attacked', () => balanceModifier({ ...STEADY, attacked, missed: x.missed }, why))
      .add('modifiers', x.balance_modifiers)
      .total()
    const { critical, margin } = success({ effective, roll: x.roll }, why)
    const fallen = why.compare('failed by', -margin, '>=', FAR)
    return {
      effective,
      result: critical === 'success' ? 'balanced' : fallen ? 'fall' : 'off-balance',
      athletic_dx_modifier: OFF_BALANCE_DX,
      active_defense_modifier: OFF_BALANCE_DEFENSE,
    }
  },
)

const STEPS = { none: 0, front: 4, rear: 2 } as const

export const recovery = rule(
  {
    id: 'gulliver.balance.recovery',
    title: 'Recovering balance',
    lines: '972-974',
    given: {
      ...shaky,
      /** Where one leans. */
      step: or(oneOf('none', 'front', 'rear'), 'none'),
    },
  },
  (x, why) => {
    const effective = why
      .sum('balance')
      .add('DX', x.skill ?? x.dx)
      .add('ordinary doings', SPECIAL)
      .add('off-balance', OFF_BALANCE)
      .add(`step: ${x.step}`, STEPS[x.step])
      .add('modifiers', x.balance_modifiers)
      .total()
    const { margin } = success({ effective, roll: x.roll }, why)
    const recovered = why.compare('made by', margin, '>=', FAR)
    const fallen = why.compare('failed by', -margin, '>=', FAR)
    return { effective, margin, result: recovered ? 'recovered' : fallen ? 'fall' : 'off-balance' }
  },
)

const DEFAULT = -2

export const balancing = rule(
  {
    id: 'gulliver.balance.skill',
    title: 'Balancing skill',
    lines: '976',
    given: {
      dx: or(score, AVERAGE),
      balancing: optional(score),
      acrobatics: optional(score),
      body_sense: optional(score),
    },
    gives: 'balance_base',
  },
  (x, why) => {
    const learned = [x.balancing, byDefault(x.acrobatics), byDefault(x.body_sense)].filter(known => known !== undefined)
    return learned.reduce((best, known) => why.atLeast('Balancing', known, best), x.dx)
  },
)

const byDefault = (skill: number | undefined): number | undefined => (skill === undefined ? undefined : skill + DEFAULT)
