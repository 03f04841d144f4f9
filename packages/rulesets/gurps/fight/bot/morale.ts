/** When a bot gives up: hurt past fighting, or hopelessly outnumbered. It runs if it can get away, or surrenders. */

import { mapOf } from '../ground/ground.ts'
import { fullHp } from '../state/now.ts'
import { fighterAt } from '../state/state.ts'
import { isAway } from '../turn/refuse-move.ts'
import { type Moment, nearestFoe } from './moment.ts'

/** What losing all hit points weighs, and each further foe for every friend, against the nerve that somebody has. */
const [ALL_HIT_POINTS, EACH_MORE] = [60, 15]
/** Nobody runs from a foe as near as this: he gives up. */
const TOO_NEAR = 10
/** Whoever may not give up fights when they are upon him. */
const CORNERED = 2

/** What is done in despair; to run is to get away from here, until one is. */
export type Despair = 'flee' | 'surrender' | 'run'

export function despair(moment: Moment): Despair | undefined {
  const { fight, fighter, one, foes, friends } = moment
  if (foes.length === 0) return undefined
  const lost = 1 - one.hp / fullHp(fighter, one)
  const dread = lost * ALL_HIT_POINTS + (foes.length / Math.max(1, friends) - 1) * EACH_MORE
  if (dread <= fighter.nerve) return undefined
  const near = nearestFoe(moment)
  // On a map one leaves over its edge, however far away they are.
  if (mapOf(fight) === undefined ? isAway(near) : edgeDistance(moment, one) === 0) return 'flee'
  // Beasts take no prisoners, and an animal does not give itself up.
  const merciful = !fighter.animal && !fighterAt(fight, foes[0] ?? 0).animal
  if (merciful) return near < TOO_NEAR || one.hp <= 0 ? 'surrender' : 'run'
  return near <= CORNERED ? undefined : 'run'
}

/** Steps to the edge of the map; nothing to go by on open ground. */
export function edgeDistance({ fight }: Moment, { q, r }: { readonly q: number; readonly r: number }): number {
  const map = mapOf(fight)
  if (map === undefined) return 0
  const column = q + Math.floor(r / 2)
  return Math.min(r, map.height - 1 - r, column, map.width - 1 - column)
}
