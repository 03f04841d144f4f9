/**
 * What the choices of the other questions are about, and their keys: which defense, which part of the body, which hex, how
 * many rounds.
 */
import { int, nullable, num, oneOf, optional, record, text, type ValueOf } from '@umpire/engine'

export const defenseAbout = record({
  kind: oneOf('dodge', 'parry', 'block', 'armor', 'none'),
  /** In words, where the label has more than them: its total. */
  name: optional(text(500)),
  /** What three dice must come to, or less; none of what is not open. */
  total: optional(num()),
  arm: optional(int({ min: 0 })),
  retreat: optional(record({ q: int(), r: int() })),
})
export type DefenseAbout = ValueOf<typeof defenseAbout>

/** dodge, parry:2, block:3, armor; with the hex that one steps back to: dodge@3,-1. */
export const defenseKey = (how: string, arm: number | null, retreat: readonly [number, number] | null): string =>
  `${how}${arm === null ? '' : `:${arm}`}${retreat === null ? '' : `@${retreat.join(',')}`}`

/** Of a defense that is not open. */
export const barredKey = (how: string): string => `no-${how}`

/** A part of the body, with what aiming for it is worth; none is wherever it lands. */
export const partAbout = record({ location: nullable(text(50)), modifier: num() })
export type PartAbout = ValueOf<typeof partAbout>

const ANYWHERE = 'anywhere'

export const partKey = (location: string | null): string => location ?? ANYWHERE

export const partIn = (key: string): string | null => (key === ANYWHERE ? null : key)

/** With the way to face there, if that is said. */
export type HexAbout = { readonly q: number; readonly r: number; readonly facing?: number }

const HEX = /^(-?\d{1,5}),(-?\d{1,5})(?:\/([0-5]))?$/

export const hexKey = ({ q, r, facing }: HexAbout): string => `${q},${r}${facing === undefined ? '' : `/${facing}`}`

export function hexIn(key: string): HexAbout | undefined {
  const [, q, r, facing] = HEX.exec(key) ?? []
  if (q === undefined || r === undefined) return undefined
  return { q: Number(q), r: Number(r), ...(facing === undefined ? {} : { facing: Number(facing) }) }
}

export const roundsKey = (rounds: number): string => String(rounds)
