/** Where the pips of a six-sided die stand, in a square of 22. */
type Pip = readonly [x: number, y: number]

const [A, M, Z] = [6, 11, 16] as const
const [a, z] = [5.5, 16.5] as const

export const PIPS: { readonly [face: number]: readonly Pip[] } = {
  1: [[M, M]],
  2: [
    [A, A],
    [Z, Z],
  ],
  3: [
    [a, a],
    [M, M],
    [z, z],
  ],
  4: [
    [A, A],
    [Z, A],
    [A, Z],
    [Z, Z],
  ],
  5: [
    [a, a],
    [z, a],
    [M, M],
    [a, z],
    [z, z],
  ],
  6: [
    [A, a],
    [Z, a],
    [A, M],
    [Z, M],
    [A, z],
    [Z, z],
  ],
}

/** The sides of the first dice of a notation: 6 of "2d6+1", 6 of "2d", 10 of "d10", 100 of "d%". */
export function sidesOf(notation: string): number {
  const found = /d(\d+|%)?/i.exec(notation)
  if (found === null) return 6
  return found[1] === '%' ? 100 : Number(found[1] ?? 6)
}
