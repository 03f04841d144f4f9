import { LIMITS } from '../limits.ts'
import type { DiceTerm, Explode, Keep } from './notation.ts'
import type { Reader } from './reader.ts'

const D = 100
const H = 104
const K = 107
const L = 108
const O = 111
const PERCENT = 37
const BANG = 33
const LESS = 60
const EQUALS = 61
const MORE = 62
const AT_MOST = 0x2264
const AT_LEAST = 0x2265

/** Whether a `d` for dice stands here, and not the `down` of `/2 down`. */
export const atDice = (reader: Reader): boolean => reader.code === D && reader.codeAt(reader.at + 1) !== O

function sidesOf(reader: Reader, counted: boolean): number {
  const start = reader.at
  if (!reader.atDigit) {
    if (reader.take(PERCENT)) return 100
    if (counted) return 6
  }
  const sides = reader.number('a number of sides', LIMITS.sides)
  if (sides === 0) throw reader.error('a die with at least one side', start)
  return sides
}

/** The faces a condition such as `>=5` names; without any, the highest. */
function explodingFaces(reader: Reader, sides: number): [low: number, high: number] {
  if (reader.atDigit) {
    const face = reader.number('a face')
    return [face, face]
  }
  const { code } = reader
  const more = code === MORE || code === AT_LEAST
  if (!more && code !== LESS && code !== AT_MOST) {
    // Spaces mean nothing elsewhere: `3d6! =5` must not mean something else than `3d6!=5`.
    if (code === EQUALS) throw reader.error('"!=" without a space, or "(" before the dice and ")" after "!"')
    return [sides, sides]
  }
  reader.moveTo(reader.at + 1)
  const orEqual = code === AT_LEAST || code === AT_MOST || reader.take(EQUALS)
  const face = reader.number('a face')
  if (more) return [orEqual ? face : face + 1, sides]
  return [1, orEqual ? face : face - 1]
}

function explodeOf(reader: Reader, sides: number): Explode | null {
  // `3d6!=5` compares: an explosion on one face is `3d6!5`.
  if (reader.codeAt(reader.at + 1) === EQUALS) return null
  reader.moveTo(reader.at + 1)
  const start = reader.at
  const [low, high] = explodingFaces(reader, sides)
  if (low <= 1 && high >= sides) {
    throw reader.error(`a condition that some face of a d${sides} does not meet, or it explodes for ever`, start)
  }
  if (low > sides || high < 1) throw reader.error(`a face of a d${sides} to explode on`, start)
  const most = reader.takeWord('most')
    ? reader.number('a number of explosions', LIMITS.explosions)
    : LIMITS.defaultExplosions
  return { low, high: Math.min(high, sides), most }
}

function keepOf(reader: Reader, count: number): Keep | null {
  const { at: start, code: first } = reader
  const second = reader.codeAt(start + 1)
  const named = second === H || second === L
  if (first === D && !named) return null
  reader.moveTo(start + (named ? 2 : 1))
  const written = reader.atDigit ? reader.number('a number of dice') : 1
  const kept = first === K ? written : count - written
  if (kept < 1 || kept > count) {
    throw reader.error(first === K ? `to keep 1 to ${count} dice` : `to drop fewer than ${count} dice`, start)
  }
  const highest = first === K ? second !== L : second === L
  return { end: highest ? 'highest' : 'lowest', count: kept }
}

/**
 * Reads dice from the `d` on. `count` is null when no number stood before it; the term began at `start`.
 * A bare `d` has six sides, but needs a number before it.
 */
export function readDice(reader: Reader, count: number | null, start: number): DiceTerm {
  if (count === 0 || (count !== null && count > LIMITS.diceOfTerm)) {
    throw reader.error(`1 to ${LIMITS.diceOfTerm} dice`, start)
  }
  reader.moveTo(reader.at + 1)
  const dice = count ?? 1
  const sides = sidesOf(reader, count !== null)
  const explode = reader.code === BANG ? explodeOf(reader, sides) : null
  const keep = reader.code === K || reader.code === D ? keepOf(reader, dice) : null
  reader.dice += explode === null ? dice : dice * (1 + explode.most)
  if (reader.dice > LIMITS.dice) {
    throw reader.error(`at most ${LIMITS.dice} dice together, explosions included`, start)
  }
  return { kind: 'dice', count: dice, sides, explode, keep }
}
