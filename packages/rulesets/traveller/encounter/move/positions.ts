/** Who stands where, and how far from whom. */
import { memoQuiet, type Why } from '@umpire/engine'
import { ranges } from '../../combat/encounter/encounter-range.ts'
import type { Range } from '../../tables/words.ts'
import { canAct, type Encounter, fighterAt, present, standingAt } from '../state/state.ts'

export const bandsApart = (encounter: Encounter, a: number, b: number): number =>
  Math.abs(standingAt(encounter, a).band - standingAt(encounter, b).band)

export function touching(encounter: Encounter, a: number, b: number): boolean {
  if (encounter.contacts.length === 0) return false
  const first = fighterAt(encounter, a).id
  const second = fighterAt(encounter, b).id
  return encounter.contacts.some(
    ([one, other]) => (one === first && other === second) || (one === second && other === first),
  )
}

const rangeAt = memoQuiet((why, touching: boolean, bands: number) => ranges({ bands, touching }, why))

/** The range between two; none beyond the last band. */
export function rangeBetween(encounter: Encounter, a: number, b: number, why: Why): Range | null {
  const bands = bandsApart(encounter, a, b)
  return rangeAt(why, bands === 0 && touching(encounter, a, b), bands)
}

const BEHIND_THE_LIVING = 1_000_000

/** The nearest enemy who is still in the field, those who can act before the fallen; none if there is none. */
export function nearestEnemy(encounter: Encounter, place: number): number | undefined {
  const { party } = fighterAt(encounter, place)
  let nearest: number | undefined
  let least = Number.POSITIVE_INFINITY
  for (let other = 0; other < encounter.standing.length; other++) {
    const one = standingAt(encounter, other)
    if (fighterAt(encounter, other).party === party || !present(one)) continue
    const far = bandsApart(encounter, place, other) + (canAct(one) ? 0 : BEHIND_THE_LIVING)
    if (far < least) {
      least = far
      nearest = other
    }
  }
  return nearest
}

/** Companions of a target in the same band, fallen ones not counted: what a burst or a charge of shot may also hit. */
export function besideTarget(encounter: Encounter, target: number): readonly number[] {
  const { party } = fighterAt(encounter, target)
  const { band } = standingAt(encounter, target)
  const beside: number[] = []
  for (let other = 0; other < encounter.standing.length; other++) {
    if (other === target || fighterAt(encounter, other).party !== party) continue
    const one = standingAt(encounter, other)
    if (one.band === band && canAct(one)) beside.push(other)
  }
  return beside
}
