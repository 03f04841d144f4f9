/** Throws of the dice and the modifiers to them: what every other rule settles its dice with. */
import { BadInput, type Field, int, list, MemoTable, or, rule } from '@umpire/engine'

/** The sign of a throw stands after its number; "7" and "7 exactly" mean that total and no other. */
const NOTATION = /^(\d{1,3})(\+|-|| exactly)$/
const NOTATION_EXPECTED = 'a throw such as 8+, 6-, 7 or 7 exactly'
const MOST = '999 exactly'.length

interface Notation {
  readonly compared: '>=' | '<=' | '='
  readonly number: number
}

const notations = new MemoTable<string, Notation | null>()

/** What a throw needs; none if the text is no throw. */
const notationOf = (written: string): Notation | null =>
  notations.get(written, () => {
    const [, number, sign] = NOTATION.exec(written) ?? []
    if (number === undefined) return null
    return { compared: sign === '+' ? '>=' : sign === '-' ? '<=' : '=', number: Number(number) }
  })

/** A throw as the book writes it: "8+", "6-", "7" or "7 exactly". */
export const throwNeeded = (): Field<string> => ({
  spec: { kind: 'text', most: MOST },
  read: (value, place) => {
    if (typeof value === 'string' && notationOf(value) !== null) return value
    throw new BadInput(place, NOTATION_EXPECTED, value)
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
    // By index, which saves 5 % of a career: lists of several kinds come here, and an iterator costs more than the sum.
    for (let index = 0; index < x.dms.length; index++) total.add('DM', x.dms[index] ?? 0)
    return total.total()
  },
)

export const makeThrow = rule(
  {
    id: 'traveller.core.throw',
    title: 'Throws and their notation',
    lines: '152-158',
    given: { throw: throwNeeded(), roll: int(), dm: or(int(), 0) },
  },
  (x, why) => {
    const total = applyDms({ roll: x.roll, dms: x.dm === 0 ? [] : [x.dm] }, why)
    const needed = notationOf(x.throw)
    if (needed === null) throw new BadInput('throw', NOTATION_EXPECTED, x.throw)
    const success = why.compare(x.throw, total, needed.compared, needed.number)
    return { total, success }
  },
)
