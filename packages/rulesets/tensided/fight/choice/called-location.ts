/**
 * Where an attack is meant to hit, as it is named by key: "any" for whatever it finds, "cripple" for some limb, "weapon"
 * for what the other holds, or a place of the body, with its side where there are two of it: "left elbow".
 */
import { type Limb, limbKind } from '../../tables/limb-levels.ts'
import { isSpot, LOCATIONS, type Location } from '../../tables/locations.ts'
import { placeOf } from '../../targeting/cell.ts'

export type Side = 'left' | 'right'

export type Where =
  | { readonly kind: 'any' | 'cripple' | 'weapon' }
  | { readonly kind: 'place'; readonly location: Location; readonly side: Side | null }

const PAIRED: readonly Location[] = ['eye', 'ear']

/** Whether there are two of it, so that a side must be told. */
const isPaired = (location: Location): boolean =>
  PAIRED.includes(location) || (isSpot(location) && placeOf(location).limb !== null)

export const ANY: Where = { kind: 'any' }
const PLAIN: readonly Where[] = [ANY, { kind: 'cripple' }, { kind: 'weapon' }]
const SIDES: readonly Side[] = ['left', 'right']

function* everywhere(): Generator<readonly [string, Where]> {
  for (const where of PLAIN) yield [where.kind, where]
  for (const location of LOCATIONS) {
    if (!isPaired(location)) yield [location, { kind: 'place', location, side: null }]
    else for (const side of SIDES) yield [`${side} ${location}`, { kind: 'place', location, side }]
  }
}

const BY_KEY: ReadonlyMap<string, Where> = new Map(everywhere())

export const WHERES: readonly string[] = [...BY_KEY.keys()]

export const whereOf = (key: string): Where | undefined => BY_KEY.get(key)

export const whereKey = (where: Where): string =>
  where.kind !== 'place' ? where.kind : where.side === null ? where.location : `${where.side} ${where.location}`

/** The limb that a place belongs to; none of head and body. */
export function limbAt({ location, side }: Extract<Where, { kind: 'place' }>): Limb | null {
  const { limb } = placeOf(location)
  if (limb === null) return null
  if (side !== null) return `${side} ${limb}`
  return location === 'left arm' || location === 'right arm' || location === 'left leg' || location === 'right leg'
    ? location
    : null
}

export const sideOfLimb = (limb: Limb): Side => (limb.startsWith('left') ? 'left' : 'right')

export const isArm = (limb: Limb): boolean => limbKind(limb) === 'arm'
