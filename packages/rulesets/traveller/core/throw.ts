/** Throws of the dice and the modifiers to them: what every other rule settles its dice with. */
import { BadInput, type Field, int, list, or, rule } from '@umpire/engine'

/** The sign of a throw stands after its number; "7" and "7 exactly" mean that total and no other. */
const EXACTLY = ' exactly'
const MOST_DIGITS = 3
const ZERO = '0'.charCodeAt(0)
const NINE = '9'.charCodeAt(0)

const digitsOf = (needed: string): number => {
  let digits = 0
  while (digits < needed.length) {
    const code = needed.charCodeAt(digits)
    if (code < ZERO || code > NINE) break
    digits++
  }
  return digits
}

/** A throw as the book writes it: "8+", "6-", "7" or "7 exactly". */
export const throwNeeded = (): Field<string> => ({
  spec: { kind: 'text', most: MOST_DIGITS + EXACTLY.length },
  read: (value, place) => {
    if (typeof value === 'string') {
      const digits = digitsOf(value)
      const sign = value.slice(digits)
      const known = sign === '+' || sign === '-' || sign === '' || sign === EXACTLY
      if (known && digits > 0 && digits <= MOST_DIGITS) return value
    }
    throw new BadInput(place, 'a throw such as 8+, 6-, 7 or 7 exactly', value)
  },
})

export const applyDms = rule(
  {
    id: 'traveller.core.dm',
    title: 'Die modifiers',
    lines: '160-160, 1075-1075',
    given: { roll: int(), dms: or(list(int(), 100), []) },
    gives: 'total',
  },
  (x, why) => {
    const total = why.sum('total').add('roll', x.roll)
    // By index: lists of several kinds come here by the million, and an iterator would cost more than the sum.
    for (let index = 0; index < x.dms.length; index++) total.add('DM', x.dms[index] ?? 0)
    return total.total()
  },
)

/** Sums of DMs as lists, ready made for the usual ones: a throw is made by the million. */
const USUAL_DMS = 30
const LISTS = Array.from({ length: 2 * USUAL_DMS + 1 }, (_, index) => (index === USUAL_DMS ? [] : [index - USUAL_DMS]))

export const makeThrow = rule(
  {
    id: 'traveller.core.throw',
    title: 'Throws and their notation',
    lines: '152-158',
    given: { throw: throwNeeded(), roll: int(), dm: or(int(), 0) },
  },
  (x, why) => {
    const total = applyDms({ roll: x.roll, dms: LISTS[x.dm + USUAL_DMS] ?? [x.dm] }, why)
    // Digit by digit: thrown by the million, and a number of one or two digits needs no parser.
    let number = 0
    let at = 0
    let code = x.throw.charCodeAt(0)
    while (code >= ZERO && code <= NINE) {
      number = number * 10 + (code - ZERO)
      code = x.throw.charCodeAt(++at)
    }
    const sign = x.throw.charAt(at)
    const success = why.compare(x.throw, total, sign === '+' ? '>=' : sign === '-' ? '<=' : '=', number)
    return { total, success }
  },
)
