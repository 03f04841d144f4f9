import type { Explode } from '../notation/notation.ts'
import { tallied } from './tables.ts'
import type { Arithmetic, Table } from './weights.ts'

/**
 * One die with its explosions. A die that stops early counts for as many ways as the throws it did not need, so that
 * all ways stay equally likely.
 */
export function explodedDie<W>(exact: Arithmetic<W>, sides: number, { low, high, most }: Explode): Table<W> {
  const { zero, one } = exact
  const faces = Array.from({ length: sides }, (_, i) => i + 1)
  const each = faces.reduce(sum => exact.add(sum, one), zero)
  let chain: Table<W> = { values: faces, weights: faces.map(() => one), ways: each }
  for (let left = most; left > 0; left--) {
    const rest = chain
    chain = tallied(exact, exact.multiply(each, rest.ways), put => {
      for (const face of faces) {
        if (face < low || face > high) put(face, rest.ways)
        else for (const [i, value] of rest.values.entries()) put(face + value, rest.weights[i] ?? zero)
      }
    })
  }
  return chain
}
