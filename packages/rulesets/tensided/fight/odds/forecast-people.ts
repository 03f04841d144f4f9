/** Who counts for the odds of a declaration: the fewer are weighed together, the sooner it is done. */

import type { Why } from '@umpire/engine'
import type { Square } from '@umpire/geometry'
import { gunNamed } from '../../tables/weapon.ts'
import { squareAt } from '../ground/ground.ts'
import { type Fight, fighterAt, idAt, present, standingAt } from '../state/state.ts'
import type { Plan, PlannedAct } from './plan.ts'

/** Those and nobody else, as they are. */
export function only(fight: Fight, places: readonly number[]): Fight {
  const ids = new Set(places.map(place => idAt(fight, place)))
  return {
    ...fight,
    roster: places.map(place => fighterAt(fight, place)),
    standing: places.map(place => standingAt(fight, place)),
    holds: fight.holds.filter(({ by, on }) => ids.has(by) && ids.has(on)),
    lying: fight.lying.filter(({ owner }) => ids.has(owner)),
  }
}

/** Whom an act is meant for, as it is said; nobody where it is meant for a square, or does not say. */
export function targetOf(fight: Fight, { says }: PlannedAct): number | undefined {
  if (says === undefined || !('target' in says)) return undefined
  const place = fight.roster.findIndex(({ id }) => id === says.target)
  return place < 0 ? undefined : place
}

export const targetsOf = (fight: Fight, plan: Plan): readonly number[] => [
  ...new Set(plan.flatMap(act => targetOf(fight, act) ?? [])),
]

const touches = (a: Square, b: Square): boolean => Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y)) <= 1

/** Whoever acts, whom he means, those who hold him or are held, and everybody who might swing at him where he is or goes to. */
export function concerned(fight: Fight, by: number, plan: Plan): readonly number[] {
  const targets = targetsOf(fight, plan)
  const squares = [squareAt(fight, by), ...plan.flatMap(({ says }) => (says?.kind === 'square' ? says : []))]
  const { side } = fighterAt(fight, by)
  const swings = (place: number): boolean =>
    fighterAt(fight, place).side !== side &&
    present(standingAt(fight, place)) &&
    squares.some(square => touches(square, squareAt(fight, place)))
  const holds = (place: number): boolean =>
    fight.holds.some(one => (one.by === idAt(fight, place)) !== (one.on === idAt(fight, place)) && isOf(one, fight, by))
  return fight.standing.flatMap((_, place) =>
    place === by || targets.includes(place) || swings(place) || holds(place) ? [place] : [],
  )
}

const isOf = (hold: Fight['holds'][number], fight: Fight, place: number): boolean =>
  hold.by === idAt(fight, place) || hold.on === idAt(fight, place)

/** Those beside the targets of something that spreads. */
export function neighboursOf(fight: Fight, by: number, plan: Plan, why: Why): readonly number[] {
  const around = plan.flatMap(one => {
    const { act } = one
    const target = targetOf(fight, one)
    if (act.kind !== 'shoot' || target === undefined) return []
    const weapon = fighterAt(fight, by).arms[act.arm]?.weapon ?? ''
    return gunNamed(weapon, why).pellets === null ? [] : [squareAt(fight, target)]
  })
  return fight.standing.flatMap((one, place) =>
    place !== by && present(one) && around.some(square => touches(square, squareAt(fight, place))) ? [place] : [],
  )
}
