/** What a blow does beside the hit points it costs: shock, a fall, a daze. */
import { flag, list, oneOf, optional, or, rule, type Why } from '@umpire/engine'
import { attributeScore } from '../attribute/scores.ts'
import { bearersOf } from '../catalog/take-all.ts'
import { POSITIONS, type Position } from '../combat/basics/position-names.ts'
import { BEARERS, FULL_HP, forced, HEALTH, healthOf, POINTS, ROLL, ROLLS, SCORE } from './health.ts'

type Shock = {
  readonly shock: number
  readonly skill_next_turn?: number
  readonly skill_turn_after?: number
  /** Pain does not slow a defense. */
  readonly active_defense: 0
}

export const shock = rule(
  {
    id: 'gurps.injury.shock',
    title: 'Shock',
    lines: '2082, 2355-2361',
    given: {
      injuries_since_last_turn: list(POINTS, 1000),
      high_pain_threshold: or(flag(), false),
      low_pain_threshold: optional(flag()),
      /** Whoever has more of them feels a wound as anybody else does, as printed. */
      ...FULL_HP,
      /** Of DX, IQ or a skill that rests on them. */
      skill: optional(SCORE),
    },
  },
  (x, why): Shock => {
    const sum = why.sum('shock')
    for (const injury of x.injuries_since_last_turn) {
      sum.when(!x.high_pain_threshold, 'injury', injury, 'High Pain Threshold')
    }
    const felt = sum.total()
    // Of the very small a wound may be part of a point; no skill is.
    const total = Number.isInteger(felt) ? felt : why.round('whole points', felt, 'down')
    if (x.skill === undefined) return { shock: total, active_defense: 0 }
    const skill_next_turn = why.sum('skill next turn').add('skill', x.skill).add('shock', -total).total()
    return { shock: total, skill_next_turn, skill_turn_after: x.skill, active_defense: 0 }
  },
)

/** Position is null as long as the roll that decides it is still to be made. */
type Knockdown =
  | {
      readonly knockdown_roll_needed: false
      readonly effective: null
      readonly position: Position
      readonly stunned: boolean
    }
  | {
      readonly knockdown_roll_needed: true
      readonly effective: number
      readonly position: Position | null
      readonly stunned: boolean
    }

/** More than half, without rounding: the odd point counts. */
const overHalf = (injury: number, full: number, why: Why): boolean =>
  why.compare('twice the injury against HT', 2 * injury, '>', full)

export const knockdown = rule(
  {
    id: 'gurps.injury.knockdown',
    title: 'Knockdown',
    lines: '2084, 2363-2365',
    given: {
      ...HEALTH,
      ...FULL_HP,
      injury: POINTS,
      position: or(oneOf(...POSITIONS), 'standing'),
      high_pain_threshold: or(flag(), false),
      head_blow: or(flag(), false),
      roll: ROLL,
    },
  },
  (x, why): Knockdown => {
    const { position } = x
    const hard = overHalf(x.injury, x.full_hp ?? x.ht, why)
    const stunned = hard && (!x.high_pain_threshold || x.head_blow)
    // Whoever lies already cannot fall, but is dazed all the same.
    if (!hard || position === 'lying') return { knockdown_roll_needed: false, effective: null, position, stunned }
    const effective = healthOf(x, why)
    const { roll } = x
    if (roll === undefined) return { knockdown_roll_needed: true, effective, position: null, stunned }
    const stands = forced(effective, roll, why).success
    return { knockdown_roll_needed: true, effective, position: stands ? position : 'lying', stunned }
  },
)

/** Turns that pass in a daze: one for each roll that fails before the first that does not. */
function dazed(effective: number, rolls: readonly number[], why: Why) {
  let turns_lost = 0
  for (const roll of rolls) {
    if (forced(effective, roll, why).success) return { effective, turns_lost, recovered: true }
    turns_lost++
  }
  return { effective, turns_lost, recovered: false }
}

const rollsOf = (x: { readonly roll?: number; readonly rolls?: readonly number[] }): readonly number[] =>
  x.rolls ?? (x.roll === undefined ? [] : [x.roll])

/** On active defenses, until the daze is over. */
export const STUNNED_DEFENSE = -4

export const stun = rule(
  {
    id: 'gurps.injury.stun',
    title: 'Physical stun',
    lines: '2367-2369',
    given: { ...HEALTH, rolls: optional(ROLLS), roll: ROLL },
  },
  (x, why) => ({ ...dazed(healthOf(x, why), rollsOf(x), why), active_defense: STUNNED_DEFENSE }),
)

export const mentalStun = rule(
  {
    id: 'gurps.injury.mental-stun',
    title: 'Mental stun',
    lines: '2371',
    given: {
      iq: SCORE,
      combat_reflexes: or(flag(), false),
      /** Of wounds since the last turn: they lower IQ. */
      shock: or(POINTS, 0),
      ...BEARERS,
      rolls: optional(ROLLS),
      roll: ROLL,
    },
  },
  (x, why) => {
    const iq = why
      .sum('IQ')
      .add('IQ', x.iq)
      .when(x.shock !== 0, 'shock', -x.shock)
      .total()
    const reflexes = x.combat_reflexes ? bearersOf([{ trait: 'Combat Reflexes' }], why) : []
    const bearers = x.bearers.length === 0 ? reflexes : [...x.bearers, ...reflexes]
    const effective =
      bearers.length === 0 ? iq : attributeScore('IQ', iq, bearers, { purpose: 'recover-from-mental-stun' }, why)
    return { ...dazed(effective, rollsOf(x), why), active_defense: STUNNED_DEFENSE }
  },
)
