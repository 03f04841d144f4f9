/** A fight with one thing about somebody changed. */
import type { Held, Standing } from '../state/standing.ts'
import { type Fight, placeOf, standingAt } from '../state/state.ts'

export function changed(fight: Fight, id: string, change: (one: Standing) => Partial<Standing>): Fight {
  const place = placeOf(fight, id)
  const one = standingAt(fight, place)
  const standing = fight.standing.slice()
  standing[place] = { ...one, ...change(one) }
  return { ...fight, standing }
}

/** One of his things changed. */
export const changedArm = (
  fight: Fight,
  { who, arm }: { readonly who: string; readonly arm: number },
  change: (held: Held) => Partial<Held>,
): Fight =>
  changed(fight, who, one => {
    const held = one.arms[arm]
    if (held === undefined) return {}
    const arms = one.arms.slice()
    arms[arm] = { ...held, ...change(held) }
    return { arms }
  })
