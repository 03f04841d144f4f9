/** A fight with one thing about somebody changed. */

import type { Held, Standing } from './standing.ts'
import { type Fight, placeOf, standingAt } from './state.ts'

/** The change makes a whole of it, `{ ...one, hp }`: adding a part to a whole costs several times as much. */
export function changed(fight: Fight, id: string, change: (one: Standing) => Standing): Fight {
  const place = placeOf(fight, id)
  const standing = fight.standing.slice()
  standing[place] = change(standingAt(fight, place))
  return { ...fight, standing }
}

/** One of his things changed. */
export const changedArm = (
  fight: Fight,
  { who, arm }: { readonly who: string; readonly arm: number },
  change: (held: Held) => Held,
): Fight =>
  changed(fight, who, one => {
    const held = one.arms[arm]
    if (held === undefined) return one
    const arms = one.arms.slice()
    arms[arm] = change(held)
    return { ...one, arms }
  })
