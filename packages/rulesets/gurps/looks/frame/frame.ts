/**
 * What bodies measure. The rules of GURPS Lite ask for little of it; books about creatures of other sizes ask for all, and
 * find it here whoever it is: a character, a beast, or something of their own making.
 */
import { flag, hushed, map, num, optional, or, rule, type Why } from '@umpire/engine'
import { type Frame, frameField } from './frame-field.ts'

const INCHES_IN_YARD = 36

/** Somebody of human build. */
export const personFrame = (height_in: number, body_lb: number, carried_lb: number, st: number): Frame => ({
  yards: height_in / INCHES_IN_YARD,
  body_lb,
  carried_lb,
  lift_st: Math.max(0, st),
  legs: 2,
  arms: 2,
  hexes_long: 1,
  hexes_wide: 1,
  more: {},
})

/** Of a beast of which nothing is told but the hexes it covers and perhaps its weight: long rather than wide. */
export function beastFrame(hexes: number, weight_lb: number | null, carried_lb: number, st: number): Frame {
  const hexes_wide = Math.max(1, Math.floor(Math.sqrt(hexes / 2)))
  const hexes_long = Math.max(1, Math.round(hexes / hexes_wide))
  return {
    yards: Math.max(1, hexes_long),
    body_lb: weight_lb ?? usualWeight(st),
    carried_lb,
    lift_st: Math.max(0, st),
    legs: 4,
    arms: 0,
    hexes_long,
    hexes_wide,
    more: {},
  }
}

/** Of whomever nobody has measured: books that know better than this one what such a body is like say so here. */
export const usualFrame = rule(
  {
    id: 'gurps.looks.frame',
    title: 'What a body measures',
    lines: '',
    given: {
      frame: frameField,
      beast: or(flag(), false),
      /** What it has learned, where that is known. */
      skills: optional(map(num(), 1000)),
    },
  },
  ({ frame }) => frame,
)

/** As the rules in force have it; how a body is measured is no step of what it does. */
export const measured = (frame: Frame, beast: boolean, why: Why): Frame =>
  why.plain ? frame : usualFrame({ frame, beast }, hushed(why))

/** With what its bearer has learned to do with it. */
export const trained = (frame: Frame, skills: { readonly [skill: string]: number }, why: Why): Frame =>
  why.plain ? frame : usualFrame({ frame, beast: false, skills }, hushed(why))

/** Fifteen pounds for a point of ST, as of a man of average build. */
const usualWeight = (st: number): number => 15 * Math.max(0, st)
