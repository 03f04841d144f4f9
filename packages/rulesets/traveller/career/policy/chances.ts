/** Exact chances of throws with two dice. */
import { PRIOR_SERVICE, type ServiceThrow } from '../../tables/chargen/services.ts'
import type { Service } from '../../tables/words.ts'
import { TWO_DICE } from '../asking.ts'

/** Of a throw of the kind N+ with that sum of DMs. */
export const chanceOfThrow = (needed: string, dm: number): number =>
  TWO_DICE.distribution().atLeast(Number.parseInt(needed, 10) - dm).decimal

/** Of a throw of the prior service table; none where the service does not make it. */
export function chanceInService(service: Service, use: ServiceThrow, dm: number): number {
  const row = PRIOR_SERVICE.rows[service][use]
  return row === null ? 0 : chanceOfThrow(row.throw, dm)
}
