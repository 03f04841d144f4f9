/** Quirks: small traits of one point each. */
import { int, or, rule, type Why } from '@umpire/engine'
import { costOf } from '../catalog/cost/trait-cost.ts'
import type { Taken } from '../catalog/entry/taken.ts'

const [MOST, EACH] = [5, -1]

/** A disadvantage of the mind so small that it is a quirk, and counts among the five: a Trivial Vow. */
export const isQuirk = (taken: Taken, why: Why): boolean =>
  taken.trait.category === 'mental' && costOf(taken, why) === EACH

export const quirkRule = rule(
  {
    id: 'gurps.quirk.rule',
    title: 'Quirks',
    lines: '948-954',
    given: {
      quirks: int({ min: 0, max: 1000 }),
      /** Put on the character in play: beyond the five, and for no points to spend. */
      from_play: or(int({ min: 0, max: 1000 }), 0),
    },
  },
  ({ quirks, from_play }, why) => {
    const points = why
      .product('quirks')
      .add('each', EACH)
      .add('quirks', quirks + from_play)
      .total()
    // Never −0, which is not the 0 it looks like.
    return { points: points + 0, counted_to_limit: 0, legal: why.compare('most', quirks, '<=', MOST) }
  },
)
