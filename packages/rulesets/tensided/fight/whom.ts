/** Whom something is done to that is no blow, shot or throw: somebody out of several. */
import { sees } from './ground.ts'
import { foesInReach } from './refused.ts'
import { type Fight, fighterAt, holdsOn, idAt, placeOf, present } from './state.ts'
import { patients, TREATMENTS, type Treatment } from './treat.ts'

const WHOM = ['grapple', 'disarm', 'wait', 'aim', ...TREATMENTS] as const
export type Whom = (typeof WHOM)[number]

export const isWhom = (kind: string): kind is Whom => WHOM.some(one => one === kind)

const isTreatment = (kind: Whom): kind is Treatment => TREATMENTS.some(one => one === kind)

/** Somebody in reach; for whoever is held, those who hold him; to aim at, whoever is seen; to wait for, anybody. */
export function whomFor(fight: Fight, place: number, kind: Whom): readonly number[] {
  if (isTreatment(kind)) return patients(fight, place, kind)
  const { side } = fighterAt(fight, place)
  const foes = (): readonly number[] =>
    fight.standing.flatMap((one, other) => (present(one) && fighterAt(fight, other).side !== side ? [other] : []))
  if (kind === 'wait') return foes()
  if (kind === 'aim') return foes().filter(other => sees(fight, place, other))
  const holders = kind === 'grapple' ? holdsOn(fight, idAt(fight, place)).map(({ by }) => placeOf(fight, by)) : []
  return holders.length > 0 ? [...new Set(holders)] : foesInReach(fight, place)
}
