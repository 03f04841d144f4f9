/** How far somebody gets in a round. */
import { BadInput, flag, int, num, oneOf, optional, rule, type Why } from '@umpire/engine'
import { slowPaces } from '../campaign/readings.ts'
import { movementRates } from '../campaign/settings.ts'
import { abilitiesHeld, added, cap, factor, flawsHeld, type Having, times } from '../effect/effect.ts'
import { STATUS, STATUS_ROWS } from '../tables/health-levels.ts'
import { PACES, type Pace } from '../tables/paces.ts'

export const PACE = oneOf(...PACES)

const share = optional(num({ min: 0, max: 1 }))

function printedRate(mode: Pace, why: Why): number {
  const rate = movementRates(why)[PACES.indexOf(mode)]
  if (rate === undefined) throw new BadInput(movementRates.id, 'metres for a walk, a run and a sprint', rate)
  return rate
}

/** Slow feet still get somewhere. */
const SLOWEST = 1
/** Hopping on one leg, of walking speed. */
const HOPPING = 0.25

export const movement = rule(
  {
    id: 'tensided.combat.movement',
    title: 'Movement rates',
    lines: '655-655, 981-981',
    given: {
      mode: PACE,
      fast: times,
      slow: times,
      abilities: abilitiesHeld,
      flaws: flawsHeld,
      /** What wounds leave of it: by the status, or the share that is left after willing away the pain. */
      status: optional(STATUS),
      wound_move: share,
      /** What armour that is too heavy leaves of it. */
      armor_move: share,
      /** Legs that cannot be used. */
      useless_legs: optional(int({ min: 0, max: 2 })),
      /** Without crutches where somebody needs them. */
      hopping: optional(flag()),
    },
  },
  (x, why) => {
    const { mode, useless_legs = 0, armor_move = 1, hopping = false } = x
    const printed = printedRate(mode, why)
    const changed = why
      .sum(mode)
      .add('metres a round', printed)
      .add('traits', added(slowed(x, why), 'add', mode, why))
      .total()
    const own = changed === printed ? printed : why.atLeast('slow, but moving', Math.min(SLOWEST, printed), changed)
    const fresh = why
      .product('fresh and whole')
      .add(mode, own)
      .when(mode === 'sprint', 'sprinter', () => factor(x, 'sprint', why))
      .total()
    const most = hopping ? (cap(x, 'hop', why) ?? cap(x, mode, why)) : cap(x, mode, why)
    const wounds = x.wound_move ?? STATUS_ROWS[x.status ?? 'healthy'].move
    const metres = why
      .product('metres')
      .add(mode, most === undefined ? fresh : why.atMost('traits', most, fresh))
      .when(useless_legs > 0, 'legs', legsLeft(mode, useless_legs))
      .when(wounds !== 1, 'wounds', wounds)
      .when(armor_move !== 1, 'armour', armor_move)
      .total()
    return { metres }
  },
)

/** The slow are so at every pace, or only at a walk. */
function slowed<X extends Having & { readonly mode: Pace }>(x: X, why: Why): Having {
  if (x.mode === 'walk' || slowPaces(why) === 'all') return x
  return { ...x, slow: 0, flaws: x.flaws?.filter(flaw => flaw !== 'slow') ?? [] }
}

/** On one leg one hops, at the pace of a walk. */
const legsLeft = (mode: Pace, useless: number): number => (useless > 1 || mode !== 'walk' ? 0 : HOPPING)
