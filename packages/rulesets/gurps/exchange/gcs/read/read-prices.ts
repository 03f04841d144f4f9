/**
 * Traits whose price third edition works out: fourth edition does it otherwise, so the details are those that come nearest
 * to the points of the file. They are told, to be set right by hand.
 */
import { BadInput, type Why } from '@umpire/engine'
import { type Catalog, take } from '../../../catalog/catalog.ts'
import { costOf } from '../../../catalog/cost/trait-cost.ts'
import type { WrittenTrait } from '../../../catalog/entry/taken.ts'
import { IMPORTANCES } from '../../../friends/dependents.ts'
import { FREQUENCIES } from '../../../friends/frequency.ts'
import { PEOPLE, RECOGNITIONS } from '../../../social/reputation.ts'
import type { JsonObject } from '../../shared/parts.ts'

const [ALLIES, DEPENDENTS, ENEMIES] = [
  [75, 100, 150],
  [0, 25, 50],
  [75, 100],
]
const GROUPS = [5, 20, 1000, 1001]
const ASSETS = [1000, 10_000, 1_000_000]

/** What the details may be, by the id of the trait. */
const CANDIDATES: { readonly [trait: string]: readonly JsonObject[] } = {
  reputation: PEOPLE.flatMap(people => RECOGNITIONS.map(recognition => ({ people, recognition }))),
  duty: [{}, { dangerous: false }, { extremely_hazardous: true }],
  ally: ALLIES.flatMap(npc_points => [0, 5].map(special => ({ npc_points, special }))),
  patron: [
    ...ASSETS.flatMap(assets => [{ what: 'group', assets_x_standard_wealth: assets }]),
    { what: 'national-government' },
  ],
  dependent: DEPENDENTS.flatMap(npc_points => IMPORTANCES.map(importance => ({ npc_points, importance }))),
  enemy: [
    ...ENEMIES.map(npc_points => ({ npc_points })),
    ...GROUPS.map(group_size => ({ group_size })),
    { government: true },
  ],
  status: [{}],
}

/** The nearest number that third edition knows; without one, any. */
const frequenciesFor = (frequency: number | undefined): readonly number[] =>
  frequency === undefined
    ? FREQUENCIES
    : FREQUENCIES.toSorted((a, b) => Math.abs(a - frequency) - Math.abs(b - frequency)).slice(0, 1)

/** Priced, or nothing where the details make no price. */
function priceOf(written: WrittenTrait, catalog: Catalog, why: Why): number | undefined {
  try {
    return costOf(take(written, catalog, 'trait'), why)
  } catch (error) {
    if (error instanceof BadInput) return undefined
    throw error
  }
}

/** With the details that come nearest to the points, and the price they make. */
export function withDetails(
  written: WrittenTrait,
  id: string,
  points: number,
  frequency: number | undefined,
  catalog: Catalog,
  why: Why,
): { readonly written: WrittenTrait; readonly price: number } | undefined {
  const frequencies: readonly JsonObject[] =
    id === 'reputation' || id === 'status' ? [{}] : frequenciesFor(frequency).map(on => ({ frequency: on }))
  const all = (CANDIDATES[id] ?? [{}]).flatMap(details => frequencies.map(on => ({ ...details, ...on })))
  let best: { readonly written: WrittenTrait; readonly price: number } | undefined
  for (const details of all) {
    const candidate = Object.keys(details).length === 0 ? written : { ...written, details }
    const price = priceOf(candidate, catalog, why)
    if (price === undefined) continue
    if (best === undefined || Math.abs(price - points) < Math.abs(best.price - points)) {
      best = { written: candidate, price }
    }
  }
  return best
}
