/** Fitness, healing, pain and darkness: what a hardy body shrugs off. */
import { flag, int, json, list, map, num, optional, or, rolled, rule, type ValuesOf, type Why } from '@umpire/engine'
import { attributeScore, willScore } from '../attribute/scores.ts'
import { writtenTrait, writtenTraits } from '../catalog/entry/taken.ts'
import { bearersOf } from '../catalog/take-all.ts'
import { actsOn, affected, type Bearer } from '../effect/apply.ts'
import { effectiveSkill } from '../roll/modifiers.ts'
import { diceFaces, success, threeDice } from '../roll/success.ts'
import { bearerField } from '../skill/bearer.ts'

const score = int({ min: -1000, max: 1000 })

/** Minutes of rest for each point of fatigue, for whoever has no trait for it. */
const NORMAL_RATE = 10

const HEALTH = {
  trait: optional(writtenTrait),
  /** Others of the same character: their bonuses add up. */
  traits: or(writtenTraits, []),
  /** All that somebody has, where it was found already. */
  bearers: optional(list(bearerField, 1000)),
  rest_minutes: optional(num({ min: 0, max: 1_000_000 })),
  normal_rate_minutes: or(num({ min: 1, max: 1000 }), NORMAL_RATE),
  fatigue_cost: optional(num({ min: 0, max: 1000 })),
  /** Half a point left over from the loss before. */
  half_carried: or(num({ min: 0, max: 0.5 }), 0),
  ht: optional(score),
  roll: optional(rolled('3d6')),
  dice: diceFaces,
}
type Health = ValuesOf<typeof HEALTH>
/** As much as could be worked out from what was given. */
type Recovery = {
  readonly fatigue_recovered?: number
  readonly fatigue_lost?: number
  readonly half_carried?: number
  readonly effective?: number
  readonly healed?: number
}

function recovered(x: Health, bearers: readonly Bearer[], why: Why): number {
  const rate = affected('rate of recovery', 1, ['fatigue.recovery'], bearers, {}, why)
  return why.round('fatigue recovered', ((x.rest_minutes ?? 0) * rate) / x.normal_rate_minutes, 'down')
}

/** Whole points are lost, and half a point waits for the next loss: or who loses one at a time would never tire. */
function fatigueLost(x: Health, bearers: readonly Bearer[], why: Why) {
  const loss = affected('loss', x.fatigue_cost ?? 0, ['fatigue.loss'], bearers, {}, why)
  const whole = why.sum('with what was carried').add('loss', loss).add('carried', x.half_carried).total()
  const fatigue_lost = why.round('whole points', whole, 'down')
  return { fatigue_lost, half_carried: whole - fatigue_lost }
}

/** Hits that a successful roll to recover heals. */
const HEALED = 1

export const restAndHealing = rule(
  {
    id: 'gurps.advantage.rest-and-healing',
    title: 'Fit, Very Fit and the Healing traits in numbers',
    lines: '628-636, 696-702',
    given: HEALTH,
  },
  (x, why): Recovery => {
    const named = x.trait === undefined ? x.traits : [x.trait, ...x.traits]
    const bearers = [...bearersOf(named, why), ...(x.bearers ?? [])]
    const rest = x.rest_minutes === undefined ? {} : { fatigue_recovered: recovered(x, bearers, why) }
    const tired = x.fatigue_cost === undefined ? {} : fatigueLost(x, bearers, why)
    if (x.ht === undefined) return { ...rest, ...tired }
    const effective = attributeScore('HT', x.ht, bearers, { purpose: 'recover-hit-points' }, why)
    if (x.dice === undefined && x.roll === undefined) return { ...rest, ...tired, effective }
    const made = success({ effective, roll: threeDice(x), roll_kind: 'forced' }, why).success
    return { ...rest, ...tired, effective, healed: made ? affected('healed', HEALED, ['heal'], bearers, {}, why) : 0 }
  },
)

export const highPainThreshold = rule(
  {
    id: 'gurps.advantage.high-pain-threshold',
    title: 'High Pain Threshold',
    lines: '644-648, 1990',
    given: {
      basic: optional(score),
      injuries_since_last_turn: or(list(int({ min: 0, max: 1000 }), 100), []),
      head_blow: or(flag(), false),
      will: optional(score),
      tortured: or(flag(), false),
    },
  },
  ({ basic, injuries_since_last_turn, head_blow, will, tortured }, why) => {
    const bearers = bearersOf([{ trait: 'High Pain Threshold' }], why)
    const free = actsOn('ignore', 'shock penalty', bearers, {})?.name
    const can_be_stunned =
      actsOn('ignore', 'stunning from injury', bearers, { in_combat: true, head_blow }) === undefined
    if (will !== undefined) {
      const facts = tortured ? { purpose: 'resist-torture' } : {}
      return { effective: willScore(will, bearers, facts, why), can_be_stunned }
    }
    if (basic === undefined) return { can_be_stunned }
    const sum = why.sum('effective skill').add('basic', basic)
    for (const hit of injuries_since_last_turn) sum.when(free === undefined, 'shock', -hit, free)
    return { effective: sum.total(), can_be_stunned }
  },
)

export const nightVision = rule(
  {
    id: 'gurps.advantage.night-vision',
    title: 'Night Vision',
    lines: '690-694',
    given: {
      basic: score,
      darkness: int({ min: -10, max: 0 }),
      total_darkness: or(flag(), false),
      /** All that somebody has, for whoever sees in the dark by something else; Night Vision if left out. */
      bearers: optional(list(bearerField, 1000)),
      facts: optional(map(json(), 50)),
    },
  },
  ({ basic, darkness, total_darkness, bearers: all, facts }, why) => {
    const bearers = all ?? bearersOf([{ trait: 'Night Vision' }], why)
    const sees = actsOn('ignore', 'darkness penalty', bearers, { ...facts, total_darkness })?.name
    const penalty = why
      .sum('darkness')
      .when(sees === undefined, 'penalty', darkness, sees)
      .total()
    return effectiveSkill({ basic, modifiers: [penalty], roll_kind: 'voluntary' }, why)
  },
)
