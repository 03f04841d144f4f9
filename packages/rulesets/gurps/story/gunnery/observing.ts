/** Somebody who sees where rounds fall: he finds the target, and corrects the fire. */
import { dice } from '@umpire/dice'
import { isUp } from '../../condition/condition.ts'
import { indirectModifiers } from '../../indirect/attack.ts'
import { machineGunFire } from '../../indirect/machine-gun.ts'
import { observerModifiers, observerSequence, prePlanned } from '../../indirect/observer.ts'
import { margin } from '../../roll/success.ts'
import type { Asking } from '../body/common.ts'
import { advance } from '../body/time.ts'
import { THREE_DICE } from '../facts/fields.ts'
import { observedFall } from '../facts/gunnery-facts.ts'
import { conditionIn } from '../facts/state.ts'
import { levelOf, vitalsOf } from '../person/vitals.ts'
import type { Fire } from './fire-input.ts'

const TWO_DICE = dice('2d6')

/** What the observer has done so far: the lists that the sequence is read from. */
export interface Watching {
  readonly times_2d: readonly number[]
  readonly observer_effective: readonly number[]
  readonly observer_rolls: readonly number[]
  readonly found: boolean
}

export const UNSEEN: Watching = { times_2d: [], observer_effective: [], observer_rolls: [], found: false }

/** Of bullets, which are corrected at once: no time is thrown for. */
const LEAST_TIME = 2

/** Nobody looks longer than this for what he cannot find. */
const MOST_TRIES = 60

export interface Corrected {
  readonly watching: Watching
  readonly modifier: number | null
}

export const observerSkill = ({ state, why }: Asking, observer: string): number | undefined =>
  levelOf(vitalsOf(state, observer, why).person, 'Forward Observer', why)

/** One look: so many seconds and a roll; null while the target is not found. */
function look(ask: Asking, x: Fire, observer: string, before: Watching, shots_seen: number): Corrected {
  const { why } = ask
  const { binoculars, map, observer_distance_yards, fire_direction_center, fixed_and_sited } = x
  const skill = observerSkill(ask, observer) ?? 0
  const seen = { shots_seen, binoculars, map, observer_distance_yards }
  const bullets = x.machine_gun ? machineGunFire({ observer_skill: skill, in_zone: false, ...seen }, why) : null
  const effective = bullets?.observer_effective ?? observerModifiers({ skill, ...seen, machine_gun: false }, why)
  const about = { purpose: 'Forward Observer', by: observer }
  const time = bullets === null ? ask.roll(TWO_DICE, { ...about, purpose: 'seconds' }) : LEAST_TIME
  const roll = ask.roll(THREE_DICE, about)
  const watching = {
    times_2d: [...before.times_2d, time],
    observer_effective: [...before.observer_effective, effective],
    observer_rolls: [...before.observer_rolls, roll],
    found: before.found,
  }
  const { found, modifiers, seconds } = observerSequence({ ...watching, fire_direction_center, fixed_and_sited }, why)
  const { seconds: earlier } = observerSequence({ ...before, fire_direction_center, fixed_and_sited }, why)
  const took = bullets?.seconds_a_correction ?? seconds - earlier
  if (x.takes_time) advance(ask, took)
  const by = margin({ effective, roll }, why)
  ask.record(observedFall({ who: observer, effective, margin: by, found, seconds: took }))
  return { watching: { ...watching, found }, modifier: found ? (modifiers.at(-1) ?? null) : null }
}

/** The modifier of the coming round; null if the target cannot be found. */
export function corrected(ask: Asking, x: Fire, watching: Watching, shots: number): Corrected {
  const { registered_modifier, observer, fire_direction_center, fixed_and_sited } = x
  if (registered_modifier !== null) {
    return { watching, modifier: prePlanned({ registered_modifier, observer_present: observer !== null }, ask.why) }
  }
  const blind = { mode: 'blind', observer_margin: 0, fire_direction_center, fixed_and_sited } as const
  if (observer === null) return { watching, modifier: indirectModifiers(blind, ask.why) }
  let last: Corrected = { watching, modifier: null }
  for (let tries = 0; last.modifier === null && tries < MOST_TRIES; tries++) {
    if (!isUp(conditionIn(ask.state, observer))) return last
    last = look(ask, x, observer, last.watching, shots)
  }
  return last
}
