/** Whom something is done to that is no blow, shot or throw: somebody out of several. */
import { sees } from '../ground/ground.ts'
import { foesPerceived } from '../ground/perceive.ts'
import { type Fight, holdsOn, idAt, placeOf } from '../state/state.ts'
import { patients, TREATMENTS, type Treatment } from '../wound/treat.ts'
import { foesInReach } from './refuse.ts'

const WHOM = ['grapple', 'disarm', 'wait', 'aim', ...TREATMENTS] as const
export type Whom = (typeof WHOM)[number]

export const isWhom = (kind: string): kind is Whom => WHOM.some(one => one === kind)

const isTreatment = (kind: Whom): kind is Treatment => TREATMENTS.some(one => one === kind)

/** Somebody in reach; for whoever is held, those who hold him; to aim at, whoever is seen; to wait for, anybody of whom one knows. */
export function whomFor(fight: Fight, place: number, kind: Whom): readonly number[] {
  if (isTreatment(kind)) return patients(fight, place, kind)
  if (kind === 'wait') return foesPerceived(fight, place)
  if (kind === 'aim') return foesPerceived(fight, place).filter(other => sees(fight, place, other))
  const holders = kind === 'grapple' ? holdsOn(fight, idAt(fight, place)).map(({ by }) => placeOf(fight, by)) : []
  return holders.length > 0 ? [...new Set(holders)] : foesInReach(fight, place)
}
