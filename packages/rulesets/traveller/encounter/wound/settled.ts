/** What follows when the referee changes a value by hand: characteristics at zero count as if wounds had brought them there. */
import type { Why } from '@umpire/engine'
import { zerosOf } from '../../combat/encounter/wounds.ts'
import type { Standing } from '../state/fighter.ts'
import type { Encounter } from '../state/state.ts'
import { statusOf } from './laying.ts'

function settledOne(before: Standing | undefined, one: Standing, second: number, why: Why): Standing {
  const zeros = zerosOf(one)
  if (before === undefined || zeros === zerosOf(before)) return one
  const status = statusOf(one, why)
  const fell_at = status === 'active' ? null : (one.fell_at ?? second)
  return { ...one, status, zeros: Math.max(one.zeros, zeros), fell_at }
}

export const settled = (before: Encounter, after: Encounter, why: Why): Encounter => ({
  ...after,
  standing: after.standing.map((one, place) => settledOne(before.standing[place], one, after.seconds, why)),
})
