/** Why something may not be done now: the rule in the way, and what would be allowed. Attacks are in refuse-attack.ts. */
import type { Refusal, Why } from '@umpire/engine'
import { criticalMiss } from '../../combat/attack/critical.ts'
import { maneuverList } from '../../combat/basics/maneuver-list.ts'
import { freeActions } from '../../combat/free-actions.ts'
import { maneuverAttack } from '../../combat/maneuver/attack.ts'
import type { Action } from '../maneuver/action.ts'
import { isFree, isFreeChange, maneuverOf, yardsWith } from '../maneuver/maneuver.ts'
import { bars } from '../maneuver/openings.ts'
import { no } from '../maneuver/refusal.ts'
import { moveNow } from '../move/destinations.ts'
import { type Fight, standingAt } from '../state/state.ts'
import { popsUp } from './pop-up.ts'
import { allOut, feintAndAttack, judo, shoots, strikes, throws, wild } from './refuse-attack.ts'
import { aims, clears, holds, readies, reloads } from './refuse-gear.ts'
import { changes, flees, goes, weaves } from './refuse-move.ts'
import { watches } from './watch.ts'

/** Nothing if it may be done. */
export function refusalOf(fight: Fight, place: number, action: Action, why: Why): Refusal | undefined {
  const kind = action.kind === 'further' ? action.act.name : action.kind
  for (const bar of bars.in(why)) {
    const barred = bar(fight, place, kind)
    if (barred !== undefined) return barred
  }
  return general(fight, place, action, why) ?? special(fight, place, action, why)
}

const WITHOUT_BALANCE: ReadonlySet<string> = new Set(['all-out-defense', 'long-action'])

/** What bars a whole maneuver. */
function general(fight: Fight, place: number, action: Action, why: Why): Refusal | undefined {
  const one = standingAt(fight, place)
  if (isFree(action) || (action.kind === 'change' && isFreeChange(fight, place, action.to, why))) return undefined
  const move = one.moved === 0 ? 0 : moveNow(fight, place, why)
  const maneuver = maneuverOf(action, one.moved, move, why)
  if (maneuver === undefined) return no(maneuverList, 'these rules have no such maneuver')
  // Whoever lost his balance on the way has moved, and may leave it at that.
  const ends = action.kind === 'nothing' || (action.kind === 'move' && action.evasive === 'no' && one.moved > 0)
  if (one.off_balance && !ends && !WITHOUT_BALANCE.has(maneuver.maneuver)) {
    return no(criticalMiss, 'out of balance: nothing but defending')
  }
  // Whoever was hurt on the way may have gone farther than he could now.
  if (one.moved === 0 || ends) return undefined
  const most = yardsWith(maneuver, action, move, one.aim?.turns ?? 0, why)
  if (one.moved > most) return no(maneuverAttack, `${one.moved} yards were moved, and with this at most ${most}`)
  return undefined
}

function special(fight: Fight, place: number, action: Action, why: Why): Refusal | undefined {
  const one = standingAt(fight, place)
  switch (action.kind) {
    case 'go':
      return goes(fight, place, why)
    case 'move':
      return weaves(fight, place, action, why)
    case 'change':
      return changes(fight, place, action.to)
    case 'crouch':
      if (one.position !== 'standing') return no(freeActions, 'only from standing')
      return freeActions({ action: 'crouch' }, why) ? undefined : no(freeActions, 'not free')
    case 'drop':
      return holds(fight, place, action.arm) ? undefined : no(freeActions, 'not in hand')
    case 'ready':
      return readies(fight, place, action.arm)
    case 'reload':
      return reloads(fight, place, action.arm)
    case 'clear':
      return clears(fight, place, action.arm)
    case 'aim':
      return aims(fight, place, action.arm, action.target)
    case 'strike':
    // Nobody is misled by a blow that cannot be struck.
    case 'feint':
      return strikes(fight, place, action, why)
    case 'wild':
      return wild(fight, place, action, why)
    case 'shoot':
      return shoots(fight, place, action, why)
    case 'watch':
      return watches(fight, place, action, why)
    case 'pop-up':
      return popsUp(fight, place, action, why)
    case 'throw':
      return throws(fight, place, action.arm, action.target, why)
    case 'all-out':
      return allOut(fight, place, action, why)
    case 'feint-attack':
      return feintAndAttack(fight, place, action, why)
    case 'judo':
      return judo(fight, place, action, why)
    case 'further':
      return action.act.refused(fight, place, action.about, why)
    case 'put-out':
      return one.on_fire ? undefined : no(maneuverList, 'nothing burns')
    case 'flee':
      return flees(fight, place)
    case 'defend':
    case 'wait':
    case 'nothing':
    case 'surrender':
      return undefined
  }
}
