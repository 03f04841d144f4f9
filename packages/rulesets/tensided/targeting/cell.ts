/** What a hit on a location does by one kind of damage, with everything that the row of its area fills in. */
import { DAMAGE_TYPES, type DamageType, WOUNDING_TYPES, type WoundingType } from '../tables/damage-types.ts'
import { type LimbKind, limbKind } from '../tables/limb-levels.ts'
import {
  ANY,
  type Cell,
  type Effect,
  isSpot,
  LOCATIONS,
  type Location,
  type SideEffect,
  SPOT_ROWS,
} from '../tables/locations.ts'
import type { Severity } from '../tables/severities.ts'

/** What the damage is held against. */
export type AppliesTo = 'health' | 'mobility' | 'mobility-all' | 'health-and-mobility-all'

export type FullCell = Place & {
  /** None where there is no column for that kind of damage: it is rolled. */
  readonly severity: Severity | null
  readonly appliesTo: AppliesTo
  /** The cell's own first, then those of the area. */
  readonly effects: readonly SideEffect[]
}

export const isWounding = (type: DamageType): type is WoundingType => WOUNDING_TYPES.some(known => known === type)

/** The area whose row counts, and the part of the body for which armour is worn: a limb by its kind. */
export type Place =
  | { readonly area: 'head' | 'torso'; readonly limb: null }
  | { readonly area: 'limb'; readonly limb: LimbKind }

export function placeOf(location: Location): Place {
  if (isSpot(location)) {
    const row = SPOT_ROWS[location]
    return row.area === 'limb' ? { area: 'limb', limb: row.limb } : { area: row.area, limb: null }
  }
  if (location === 'head' || location === 'torso') return { area: location, limb: null }
  return { area: 'limb', limb: limbKind(location) }
}

const OTHER_KIND: { readonly [K in LimbKind]: Effect } = { arm: 'leg-severed', leg: 'arm-severed' }

/** What the cell names itself replaces the same effect of the area. */
function effectsOf(own: Cell, any: Cell, limb: LimbKind | null): readonly SideEffect[] {
  const printed = own.effects ?? []
  const inherited = (any.effects ?? []).filter(
    ({ effect }) => !printed.some(known => known.effect === effect) && (limb === null || effect !== OTHER_KIND[limb]),
  )
  return [...printed, ...inherited]
}

/** A cell that names only a severity for the limbs does nothing to health; one that names none takes the area's. */
function severityOf(own: Cell, any: Cell): { readonly severity: Severity | null; readonly appliesTo: AppliesTo } {
  // The one cell that names both, names the same for both.
  if (own.mobilityAll !== undefined) {
    return {
      severity: own.mobilityAll,
      appliesTo: own.health === undefined ? 'mobility-all' : 'health-and-mobility-all',
    }
  }
  const mobility = own.mobility ?? any.mobility
  if (mobility !== undefined) return { severity: mobility, appliesTo: 'mobility' }
  return { severity: own.health ?? any.health ?? null, appliesTo: 'health' }
}

const NOTHING: Cell = {}

/** What the book prints for a spot itself. */
export const printedCell = (location: Location, type: DamageType): Cell =>
  isSpot(location) && isWounding(type) ? SPOT_ROWS[location][type] : NOTHING

function work(location: Location, type: DamageType): FullCell {
  const place = placeOf(location)
  if (!isWounding(type)) {
    return { ...place, severity: null, appliesTo: place.area === 'limb' ? 'mobility' : 'health', effects: [] }
  }
  const own = printedCell(location, type)
  const any = ANY[place.area][type]
  return { ...place, ...severityOf(own, any), effects: effectsOf(own, any, place.limb) }
}

/** Every cell, filled in once. */
const CELLS = new Map(
  LOCATIONS.flatMap(location =>
    DAMAGE_TYPES.map((type): [string, FullCell] => [`${location} ${type}`, work(location, type)]),
  ),
)

export const cellAt = (location: Location, type: DamageType): FullCell =>
  CELLS.get(`${location} ${type}`) ?? work(location, type)
