/** A fight for a creature: an encounter as the rules take it, on a field with room for everybody. */
import type { Json } from '@umpire/engine'

/** How many hexes somebody covers. */
interface Covers {
  readonly hexes_long: number
  readonly hexes_wide: number
}

export type Foe =
  | { readonly kind: 'soldiers'; readonly count: number }
  | { readonly kind: 'creature'; readonly count: number; readonly name: string; readonly design: Json }

export interface Wanted {
  readonly name: string
  readonly title: string
  readonly foes: string
  readonly design: Json
  readonly covers: Covers
  readonly foe: Foe
  readonly foeCovers: Covers
}

/** Between the two when it begins. */
const APART = 10
const AROUND = 3
const LEAST_HIGH = 13

const row = (width: number, signs: { readonly [at: number]: string }): string =>
  Array.from({ length: width }, (_, at) => signs[at] ?? '.').join(' ')

/** Bushes and low walls in the middle, so that soldiers have something to shoot from. */
const cover = (width: number, nth: number, middle: number): { readonly [at: number]: string } => {
  const from = Math.round(width / 2)
  if (nth === middle - 3 || nth === middle + 3) return { [from]: '+', [from + 1]: '+' }
  return nth % 4 === 1 ? { [from + 4]: ':' } : {}
}

/** A field on which the two see each other: long enough for what is long, and as high as what is wide asks for. */
function fieldFor(one: Covers, other: Covers): readonly string[] {
  const left = AROUND + one.hexes_long
  const right = left + APART
  const width = right + other.hexes_long + AROUND
  const height = Math.max(LEAST_HIGH, 2 * Math.max(one.hexes_long, one.hexes_wide, other.hexes_long) + AROUND)
  const middle = Math.floor(height / 2)
  return Array.from({ length: height }, (_, nth) =>
    nth === middle ? row(width, { [left]: 'A', [right]: 'B' }) : row(width, cover(width, nth, middle)),
  )
}

export function battleOf(wanted: Wanted): { readonly [name: string]: Json } {
  const { name, title, foes, design, covers, foe, foeCovers } = wanted
  const members: readonly Json[] =
    foe.kind === 'soldiers'
      ? [{ template: 'rifleman', count: foe.count }]
      : [{ name: foe.name === name ? `${foe.name} (2)` : foe.name, count: foe.count, character: foe.design }]
  return {
    system: 'gurps',
    title,
    map: fieldFor(covers, foeCovers),
    sides: [
      { name, at: 'A', npc: false, members: [{ name, character: design }] },
      { name: foes, at: 'B', npc: true, members },
    ],
  }
}
