/** A stroke of the game master's brush, as it is sent and kept. */
import { flag, int, json, nullable, oneOf, optional, or, record, text } from '@umpire/engine'
import { cellTexts } from './cell-text.ts'
import { LONGEST_NAME } from './laid.ts'

/** So that it fits into one message. */
const MOST_AT_ONCE = 2500

const level = int({ min: 0, max: 255 })
const terrain = record({
  blocked: optional(flag()),
  opaque: optional(flag()),
  cover: optional(level),
  toll: optional(level),
  elevation: optional(int({ min: -128, max: 127 })),
})

export const strokeField = record({
  cells: or(cellTexts(MOST_AT_ONCE), []),
  terrain: optional(terrain),
  /** Walls on the sides of these cells are torn down. */
  clears: or(flag(), false),
  /** In the words of the game; none is as light as the scene. */
  light: optional(nullable(json())),
  fog: optional(oneOf('shown', 'hidden', 'sight')),
  /** Of the first cell; an empty one takes the name away. */
  name: optional(text(LONGEST_NAME)),
  /** The whole fog, on or off. */
  foggy: optional(flag()),
})
