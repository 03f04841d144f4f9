import type { Throw } from './notation.ts'
import type { Reader } from './reader.ts'

const D = 100
const PLUS = 43
const MINUS = 45
const MINUS_SIGN = 0x2212
/** What word processors make of a minus between spaces. */
const EN_DASH = 0x2013

export const isMinus = (code: number): boolean => code === MINUS || code === MINUS_SIGN || code === EN_DASH

function readSuccess(reader: Reader): Throw['success'] | null {
  if (reader.take(PLUS)) return 'or more'
  if (isMinus(reader.code)) {
    reader.moveTo(reader.at + 1)
    return 'or less'
  }
  return reader.takeWord('exactly') ? 'exactly' : null
}

/** `DM+2`; null if something else stands here, such as the dice of `8+2d max 3`. */
function readModifier(reader: Reader): number | null {
  if (!reader.takeWord('dm')) return null
  const negative = isMinus(reader.code)
  if (!negative && reader.code !== PLUS) throw reader.error('"+" or "-" after DM')
  reader.moveTo(reader.at + 1)
  const size = reader.number('a number after DM')
  return negative ? 0 - size : size
}

/**
 * Reads a Traveller throw, which is always the whole text: `8+`, `6-`, `7 exactly`, each perhaps with a DM.
 * Anything else leaves the reader where it was.
 */
export function readThrow(reader: Reader): Throw | null {
  const start = reader.at
  // Most texts are dice: these are told apart by one look.
  if (!reader.atDigit || reader.codeAt(start + 1) === D) return null
  const target = reader.number('a number')
  const success = readSuccess(reader)
  if (success !== null) {
    const modifier = reader.atEnd ? 0 : readModifier(reader)
    if (modifier !== null && reader.atEnd) return { kind: 'throw', target, success, modifier }
    if (modifier !== null) throw reader.error('the end')
  }
  reader.moveTo(start)
  return null
}
