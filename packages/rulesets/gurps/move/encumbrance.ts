/** Load against strength, and what it does to Move. */
import { hushed, num, optional, rule, type Why } from '@umpire/engine'
import { type Frame, frameField } from '../looks/frame/frame-field.ts'

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

/** A level counts up from none; books that know lighter and heavier ones go on both ways. */
export type Encumbered = {
  readonly encumbrance_level: number
  readonly encumbrance: string
  readonly can_carry: boolean
}

export const encumbrance = rule(
  {
    id: 'gurps.move.encumbrance',
    title: 'Encumbrance level',
    lines: '1587-1597, 311-316',
    given: {
      st: num({ min: -1000, max: 1_000_000 }),
      carried_lb: num(),
      /** Of whoever carries it; here only strength counts. */
      frame: optional(frameField),
    },
  },
  ({ st, carried_lb }, why): Encumbered => {
    for (const { level, key, times } of LOADS) {
      if (!why.compare(`${key}, ${times} × ST`, carried_lb, '<=', times * st)) continue
      return { encumbrance_level: level, encumbrance: key, can_carry: true }
    }
    return { encumbrance_level: 4, encumbrance: 'overload', can_carry: false }
  },
)

export type LoadRow = {
  readonly level: number
  readonly key: string
  /** The most that still belongs to it, in pounds. */
  readonly up_to_lb: number
}

export const loadRows = rule(
  {
    id: 'gurps.move.load-rows',
    title: 'Levels of load',
    lines: '1587-1597',
    given: { st: num({ min: -1000, max: 1_000_000 }), frame: optional(frameField) },
  },
  ({ st }): readonly LoadRow[] =>
    LOADS.filter(({ key }) => key !== 'overload').map(({ level, key, times }) => ({
      level,
      key,
      up_to_lb: times * st,
    })),
)

/** The columns of a sheet: every level that somebody can come to by loading himself, and no step of any number. */
export const loadsOf = (st: number, frame: Frame, why: Why): readonly LoadRow[] => loadRows({ st, frame }, hushed(why))
