import type { BlastCell } from '../../../map/map-lines.tsx'
import { type Exact, percentOf } from '../../../text/hundred.ts'

/** Less likely places are drawn, but not labeled. */
const LABELED = 0.02
const [STRONG, MIDDLING, FAINT] = [0.25, 0.08, 0.02]

/** A cell where something thrown may land, the darker the likelier. */
export function blastCell<Cell>(cell: Cell, chance: Exact): BlastCell<Cell> {
  const share = Number((chance.ways * 10_000n) / chance.of) / 10_000
  return {
    cell,
    strength: share >= STRONG ? 4 : share >= MIDDLING ? 3 : share >= FAINT ? 2 : 1,
    ...(share >= LABELED && { text: `${percentOf(chance)}%` }),
  }
}
