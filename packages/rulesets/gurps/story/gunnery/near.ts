/** Who and what is near the point where something comes down. */
import { flag, list, num, oneOf, or, record, text, type ValueOf } from '@umpire/engine'
import { NAME } from '../facts/fields.ts'

const SIDES = ['long', 'left', 'right', 'short'] as const
type Side = (typeof SIDES)[number]

const near = record({
  /** Somebody of the story, or a vehicle of it. */
  name: NAME,
  /** From the point that is meant, as whoever fires sees it. */
  yards: or(num({ min: 0, max: 10_000 }), 0),
  side: or(oneOf(...SIDES), 'long'),
  /** Touches what goes off, or was struck by it. */
  contact: or(flag(), false),
  /** Posture and cover, by the names of the table of shots. */
  target_is: or(list(text(60), 50), []),
  overhead_cover: or(flag(), false),
})
export type Near = ValueOf<typeof near>
export const NEAR = or(list(near, 200), [])

const AXES: { readonly [side in Side]: readonly [number, number] } = {
  long: [0, 1],
  short: [0, -1],
  right: [1, 0],
  left: [-1, 0],
}

/** A point so far off to one side. */
export interface Point {
  readonly yards: number
  readonly side: Side
}

export const CENTER: Point = { yards: 0, side: 'long' }

/** As the crow flies. */
export function distance(one: Point, other: Point): number {
  const [[x, y], [u, v]] = [AXES[one.side], AXES[other.side]]
  return Math.sqrt((x * one.yards - u * other.yards) ** 2 + (y * one.yards - v * other.yards) ** 2)
}
