/** What exertion costs: by the share of Move, by load, in water and air, in heat, without sleep. */
import { int, oneOf, optional, or, rule, steps } from '@umpire/engine'
import { exact } from '../common/exact.ts'
import { amount, measure, no } from '../common/fields.ts'
import { levelField, levelOfWsr, moveMod, NONE, S_HEAVY } from '../enc/level.ts'

export const fatigueGeneral = rule(
  {
    id: 'gulliver.fatigue.general',
    title: 'Fatigue and fatigue',
    lines: '2128-2136',
    given: { fatigue_full: measure, lost: amount },
  },
  ({ fatigue_full, lost }, why) => ({
    fatigue_left: why.sum('Fatigue left').add('full', fatigue_full).add('lost', -lost).total(),
    damage_recomputed: false,
    encumbrance_recomputed: false,
  }),
)

/** Up to a share of full Move, which still belongs to it. */
const GAITS = steps('Move and Fatigue Table', [
  [exact(1 / 3), { type: 'slow', interval_seconds: 3600 }],
  [1 / 2, { type: 'brisk', interval_seconds: 600 }],
  [exact(2 / 3), { type: 'very brisk', interval_seconds: 60 }],
  [1, { type: 'fast', interval_seconds: 20 }],
  [6 / 5, { type: 'sprint', interval_seconds: 10 }],
  [Number.POSITIVE_INFINITY, { type: 'extra effort sprint', interval_seconds: 1 }],
])
const DRIFTING = 0

export const moveTable = rule(
  {
    id: 'gulliver.fatigue.move-table',
    title: 'Move and Fatigue Table',
    lines: '2138-2152, 2813-2821',
    given: { fraction_of_move: measure, way: or(oneOf('own power', 'gliding', 'soaring'), 'own power') },
  },
  ({ fraction_of_move, way }, why) => {
    const share = exact(fraction_of_move)
    return why.compare('moves at all', share, '>', 0)
      ? GAITS.at(way === 'own power' ? share : DRIFTING, why)
      : { type: 'none', interval_seconds: null }
  },
)

const HEAT = { none: 0, hot: 1, 'very hot': 2 } as const

export const extraHeat = rule(
  {
    id: 'gulliver.fatigue.extra-heat',
    title: 'Extra Effort and heat',
    lines: '2154-2156',
    given: {
      fatigue: amount,
      /** Heavy clothes or armour in heat are as bad as great heat. */
      heat: or(oneOf('none', 'hot', 'very hot'), 'none'),
      extra_effort_turns: or(int({ min: 0, max: 100_000 }), 0),
    },
    gives: 'fatigue',
  },
  ({ fatigue, heat, extra_effort_turns }, why) =>
    why
      .sum('fatigue')
      .add('assessed', fatigue)
      .when(extra_effort_turns > 0, 'Extra Effort', extra_effort_turns)
      .when(fatigue > 0 && heat !== 'none', heat, HEAT[heat])
      .total(),
)

/** Of what is left, at most this share: to IQ and DX. */
const TIRED = steps('Tired minds and limbs', [
  [exact(1 / 3), -3],
  [1 / 2, -2],
  [exact(2 / 3), -1],
  [Number.POSITIVE_INFINITY, 0],
])

export const iqDx = rule(
  {
    id: 'gulliver.fatigue.iq-dx',
    title: 'Tired minds and limbs',
    lines: '2158',
    given: { fatigue_full: measure, fatigue_left: measure },
    gives: 'penalty',
  },
  ({ fatigue_full, fatigue_left }, why) => TIRED.at(fatigue_full === 0 ? 0 : exact(fatigue_left / fatigue_full), why),
)

const NIGHT = 3
const HALF_NIGHT = 1

export const fatigueSleep = rule(
  {
    id: 'gulliver.fatigue.sleep',
    title: 'Lack of sleep',
    lines: '2160-2162',
    given: {
      /** In halves. */
      nights_lost: measure,
      /** A Will roll puts half of it off for a while. */
      will_roll_made: no,
    },
  },
  ({ nights_lost, will_roll_made }, why) => {
    const halves = Math.floor(exact(2 * nights_lost))
    const fatigue = why
      .sum('fatigue')
      .add('nights', NIGHT * Math.floor(halves / 2))
      .add('half a night', HALF_NIGHT * (halves % 2))
      .total()
    return { fatigue, iq_dx: 0 - (will_roll_made ? Math.floor(fatigue / 2) : fatigue), will_roll: true }
  },
)

export const fatigueEncumbrance = rule(
  {
    id: 'gulliver.fatigue.encumbrance',
    title: 'Encumbrance and fatigue',
    lines: '2168',
    given: {
      fatigue: optional(measure),
      /** Stretched in place of the fatigue, never beside it. */
      interval_seconds: optional(measure),
      level: or(levelField, NONE),
      /** Or an hour's march: one point, by the load. */
      after_battle: no,
    },
  },
  ({ fatigue, interval_seconds, level, after_battle }, why) => {
    const factor = moveMod(level, why)
    const lost = fatigue ?? (after_battle ? 1 : undefined)
    return {
      fatigue: lost === undefined ? null : lost / factor,
      interval_seconds: interval_seconds === undefined ? null : interval_seconds * factor,
    }
  },
)

const EVERY_MINUTES = 5

export const airWater = rule(
  {
    id: 'gulliver.fatigue.air-water',
    title: 'Fatigue in air and water',
    lines: '2170-2173',
    given: {
      /** The level of effective WSR alone. */
      burden: optional(levelField),
      effective_wsr: optional(measure),
      minutes: or(measure, EVERY_MINUTES),
    },
    gives: 'weight_fatigue',
  },
  ({ burden, effective_wsr, minutes }, why) => {
    if (effective_wsr === 0) return why.input('no weight to fight', 0)
    const level = burden ?? (effective_wsr === undefined ? NONE : levelOfWsr(effective_wsr, why))
    const factor = moveMod(level, why)
    // What is held up by nothing is worn out at once.
    return factor === 0 ? 'inf' : minutes / EVERY_MINUTES / factor
  },
)

export const superHeavy = rule(
  {
    id: 'gulliver.fatigue.super-heavy',
    title: 'Fatigue at Super-Heavy weight',
    lines: '2175',
    given: {
      burden: levelField,
      /** That of mass costs nothing more. */
      level: or(levelField, NONE),
      turns: or(int({ min: 0, max: 1_000_000 }), 1),
      resting: no,
    },
    gives: 'extra_fatigue',
  },
  ({ burden, turns, resting }, why) =>
    !resting && why.compare('Super-Heavy by weight', burden, '>=', S_HEAVY) ? turns : 0,
)
