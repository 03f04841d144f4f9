import type { Comparator } from '../notation/notation.ts'
import { packed } from './tables.ts'
import type { Arithmetic, Table } from './weights.ts'

/** Whether two independent values compare as wanted: 1 if they do, 0 if not. */
export function compared<W>(exact: Arithmetic<W>, left: Table<W>, operator: Comparator, right: Table<W>): Table<W> {
  const { zero } = exact
  const ways = exact.multiply(left.ways, right.ways)
  let equal = zero
  let greater = zero
  let below = zero
  let next = 0
  for (let i = 0; i < left.values.length; i++) {
    const value = left.values[i] ?? 0
    const weight = left.weights[i] ?? zero
    for (; (right.values[next] ?? Number.POSITIVE_INFINITY) < value; next++) {
      below = exact.add(below, right.weights[next] ?? zero)
    }
    greater = exact.add(greater, exact.multiply(weight, below))
    if (right.values[next] === value) equal = exact.add(equal, exact.multiply(weight, right.weights[next] ?? zero))
  }
  const less = exact.subtract(exact.subtract(ways, equal), greater)
  const met = {
    '<': less,
    '<=': exact.add(less, equal),
    '=': equal,
    '!=': exact.add(less, greater),
    '>=': exact.add(greater, equal),
    '>': greater,
  }[operator]
  return packed(exact, 0, [exact.subtract(ways, met), met], ways)
}
