/** Losing hit points and strength, and what follows at once: death, or falling down. */
import { restAndHealing } from '../../advantage/body.ts'
import { isUp, tiredness } from '../../condition/condition.ts'
import { fatigue } from '../../fatigue/general.ts'
import type { Pool } from '../../fatigue/recovery.ts'
import { forced } from '../../injury/health.ts'
import { collapse, death } from '../../injury/hit-points.ts'
import { THREE_DICE } from '../facts/fields.ts'
import { blackedOut, died, lostHitPoints, tired } from '../facts/time-facts.ts'
import { health, vitalsOf } from '../person/vitals.ts'
import type { Asking } from './common.ts'

/** One roll for each threshold that was crossed; whether he is dead. */
function mayDie(ask: Asking, who: string, hp_before: number, of: string): boolean {
  const vitals = vitalsOf(ask.state, who, ask.why)
  if (vitals.condition.dead !== null) return true
  const given = { ...health(vitals, 'avoid-death', ask.why), full_hp: vitals.full_hp, hard_to_kill: 0, rolls: [] }
  const { dead, death_rolls_due, effective } = death({ ...given, hp_before, hp_after: vitals.hp }, ask.why)
  let lives = dead !== true
  for (let due = 0; lives && due < death_rolls_due; due++) {
    lives = ask.read(
      THREE_DICE,
      { purpose: 'to stay alive', by: who },
      roll => forced(effective ?? vitals.ht, roll, ask.why).success,
    )
  }
  if (!lives) ask.record(died({ who, of }))
  return !lives
}

/**
 * Whoever has lost hit points and has none left rolls once to stay awake. In a fight it is each turn, but outside one
 * nothing happens by itself to somebody who lies still.
 */
function mayFaint(ask: Asking, who: string): void {
  const vitals = vitalsOf(ask.state, who, ask.why)
  const { condition, hp } = vitals
  if (!isUp(condition)) return
  const { full_hp } = vitals
  const given = { ...health(vitals, 'stay-conscious', ask.why), hp, full_hp, strong_will: 0, weak_will: 0 }
  if (!collapse(given, ask.why).roll_needed) return
  const faints = ask.read(
    THREE_DICE,
    { purpose: 'to stay conscious', by: who },
    roll => collapse({ ...given, roll }, ask.why).unconscious === true,
  )
  if (faints) ask.record(blackedOut({ who, by: 'wounds' }))
}

/** Whatever comes of hit points that are gone already. */
export function afterLoss(ask: Asking, who: string, hp_before: number, of: string): void {
  if (!mayDie(ask, who, hp_before, of)) mayFaint(ask, who)
}

/** Hit points lost by anything but blood. */
export function hurt(ask: Asking, who: string, hp: number, of: string, wound = true): void {
  const vitals = vitalsOf(ask.state, who, ask.why)
  if (hp <= 0 || vitals.condition.dead !== null) return
  ask.record(lostHitPoints({ who, hp, of, wound }))
  afterLoss(ask, who, vitals.hp, of)
}

/** Strength lost; more than there is does not count, and without any nobody stays awake. */
export function tire(ask: Asking, who: string, pool: Pool, cost: number, of: string): void {
  const { why } = ask
  const { person, condition, st, ht } = vitalsOf(ask.state, who, why)
  if (cost <= 0 || condition.dead !== null) return
  const given = { bearers: person.traits, traits: [], normal_rate_minutes: 10, half_carried: condition.half_fatigue }
  const { fatigue_lost = 0, half_carried = 0 } = restAndHealing({ ...given, fatigue_cost: cost }, why)
  const before = tiredness(condition)
  const now = fatigue({ st, ht, fatigue: before + fatigue_lost }, why)
  const points = Math.max(0, now.fatigue - before)
  ask.record(tired({ who, pool, points, half: half_carried > 0, of }))
  if (now.unconscious && isUp(condition)) ask.record(blackedOut({ who, by: 'exhaustion' }))
}
