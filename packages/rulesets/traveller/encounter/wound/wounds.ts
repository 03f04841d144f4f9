/** Laying a hit on whoever took it: the first of the encounter at random, every later one by choice. */

import type { Ask, Why } from '@umpire/engine'
import { round as roundRule } from '../../combat/encounter/round.ts'
import { zerosOf } from '../../combat/encounter/wounds.ts'
import type { EncounterFact } from '../facts/facts.ts'
import { finishedOff, wounded } from '../facts/weapon-facts.ts'
import type { InUse } from '../state/in-use.ts'
import { type Encounter, fighterAt, standingAt } from '../state/state.ts'
import { laidAtRandom, laidByChoice, statusOf } from './laying.ts'

type Asking = Ask<Encounter, EncounterFact>

/** A hit: who took it, and its dice as they fell. */
export interface Hit {
  readonly target: number
  readonly faces: readonly number[]
}

/** A kill without a throw. */
interface Finish {
  readonly target: number
  readonly weapon: number
  readonly ammo_used: number
}

/** An attack as it was made, and the hits to be laid. */
export interface Blow {
  readonly by: string
  readonly use: InUse
  /** Of each hit. */
  readonly wound_dice: number
  readonly laser: boolean
  /** Everyone thrown at, by id; empty where a gun misfired. */
  readonly targets: readonly string[]
  readonly hits: readonly Hit[]
  readonly finish: Finish | null
}

/** Lays a hit on somebody alive. */
function layHit(ask: Asking, { target, faces }: Hit, by: string, laser: boolean, fellAt: number): void {
  const { id: who } = fighterAt(ask.state, target)
  const one = standingAt(ask.state, target)
  const { strength, dexterity, endurance } = one
  const now = one.wounded
    ? laidByChoice(ask, who, one, faces)
    : laidAtRandom(ask, who, { strength, dexterity, endurance, on: null }, faces, 0)
  const status = statusOf(now, ask.why)
  const zeros = zerosOf(now)
  // A second zero counts from its own moment.
  const fell_at = status === 'active' ? one.fell_at : zeros > one.zeros ? fellAt : (one.fell_at ?? fellAt)
  ask.record(
    wounded({
      who,
      by,
      strength: now.strength,
      dexterity: now.dexterity,
      endurance: now.endurance,
      status,
      zeros,
      fell_at,
      laser,
    }),
  )
}

/** Lays on what an attack did. */
export function layBlow(ask: Asking, blow: Blow): void {
  const seconds = secondsAfterRound(ask.state, ask.why)
  for (const hit of blow.hits) {
    if (standingAt(ask.state, hit.target).status !== 'dead') layHit(ask, hit, blow.by, blow.laser, seconds)
  }
  if (blow.finish !== null) {
    const { target, weapon, ammo_used } = blow.finish
    ask.record(finishedOff({ who: fighterAt(ask.state, target).id, by: blow.by, weapon, ammo_used }))
  }
}

/** The seconds of the encounter when this round ends. */
export const secondsAfterRound = ({ round }: Encounter, why: Why): number =>
  roundRule({ rounds: round + 1 }, why).seconds
