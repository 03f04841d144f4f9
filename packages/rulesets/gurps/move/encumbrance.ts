/** Load against strength, and what it does to Move. */
import { int, num, rule } from '@umpire/engine'

const ENCUMBRANCES = ['none', 'light', 'medium', 'heavy', 'extra-heavy', 'overload'] as const
export type Encumbrance = (typeof ENCUMBRANCES)[number]

/** Up to so many times ST, in pounds; the limit itself still belongs to the level. */
export const LOADS: readonly { readonly level: number; readonly key: Encumbrance; readonly times: number }[] = [
  { level: 0, key: 'none', times: 2 },
  { level: 1, key: 'light', times: 4 },
  { level: 2, key: 'medium', times: 6 },
  { level: 3, key: 'heavy', times: 12 },
  { level: 4, key: 'extra-heavy', times: 20 },
  { level: 4, key: 'overload', times: 30 },
]

export const encumbrance = rule(
  {
    id: 'gurps.move.encumbrance',
    title: 'Encumbrance level',
    lines: '1587-1597, 311-316',
    given: { st: int({ min: -1000, max: 1000 }), carried_lb: num() },
  },
  ({ st, carried_lb }, why) => {
    for (const { level, key, times } of LOADS) {
      if (!why.compare(`${key}, ${times} × ST`, carried_lb, '<=', times * st)) continue
      return { encumbrance_level: level, encumbrance: key, can_carry: true }
    }
    return { encumbrance_level: 4, encumbrance: 'overload', can_carry: false }
  },
)
