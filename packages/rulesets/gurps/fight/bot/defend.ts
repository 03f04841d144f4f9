/** Which defense: the one that saves most, less what it costs. */

import { PLAIN_FIRE } from '../attack/shoot.ts'
import type { Defense } from '../attempt/defense.ts'
import { type DefenseOffer, defensesOf } from '../defense/defend.ts'
import { type Fight, fighterAt, standingAt } from '../state/state.ts'
import { Moment } from './moment.ts'
import { bestWith, worthOfShot } from './worth.ts'
import type { BotOdds } from './worth-odds.ts'

/** What somebody who aims or loads is worth, beside one who begins anew. */
const BUSY = 1.3
/** A gun that parries may break: one in six; and what is lost with it for so many turns. */
const [BREAKS, TURNS_TO_COME] = [1 / 6, 3]

/** The best defense, unless the aim or the loading that it costs is worth more than the little it helps. */
export function defend({ fight, attempt, defenses }: DefenseOffer, odds: BotOdds): string {
  const { target, by } = attempt
  const { hp, aim, loading } = standingAt(fight, target)
  const only = defenses.length === 1 ? defenses[0] : undefined
  // Nothing to weigh: however little it helps, it costs nothing.
  if (only?.arm === null && aim === null && loading === null) return only.key
  const takes = odds.taken(attempt, fighterAt(fight, target), hp)
  let armor: string | undefined
  let best: string | undefined
  let [most, helps] = [0, 0]
  for (const one of defenses) {
    if (one.how === 'armor') {
      armor = one.key
      continue
    }
    const chance = odds.avoided(one.total)
    const saved = chance * takes - costOf(fight, target, by, one, odds)
    if (best === undefined || saved > most) [best, most, helps] = [one.key, saved, chance]
  }
  if (best === undefined) return armor ?? 'none'
  if (aim === null && loading === null) return best
  const left = 1 - takes
  return helps + (1 - helps) * left >= left * BUSY ? best : (armor ?? 'none')
}

/** Before the roll: what each helps if it hits, less what it costs either way; or whatever is left at the last moment. */
export function declare({ fight, attempt, defenses }: DefenseOffer, odds: BotOdds): string {
  const { target, by, effective, malf, location } = attempt
  const { hp, aim, loading } = standingAt(fight, target)
  const takes = odds.taken(attempt, fighterAt(fight, target), hp)
  const hits = odds.hits(effective, malf, 1)
  const busy = aim === null && loading === null ? 0 : (1 - takes) * (BUSY - 1)
  const helps = ({ total }: Defense): number => odds.avoided(total) * takes
  const costs = (one: Defense): number => busy + costOf(fight, target, by, one, odds)
  let [best, most] = ['none', 0]
  for (const one of defensesOf(fight, { ...attempt, declared: null }, location ?? 'torso', odds.why)) {
    if (one.how !== 'armor') most = Math.max(most, hits * (helps(one) - costs(one)))
  }
  for (const one of defenses) {
    const saved = hits * helps(one) - costs(one)
    if (saved > most) [best, most] = [one.key, saved]
  }
  return best
}

/** What a parry spoils: a turn of readying, or the shots of a gun that breaks. */
function costOf(fight: Fight, place: number, foe: number, { arm }: Defense, odds: BotOdds): number {
  const own = arm === null ? undefined : fighterAt(fight, place).arms[arm]
  if (arm === null || own === undefined || (!own.unbalanced && own.gun === null)) return 0
  const moment = new Moment(fight, place, odds)
  if (own.unbalanced) return bestWith(moment, arm, foe)
  const held = moment.one.arms[arm]
  if (held === undefined || held.harm !== 'none' || (held.rounds === 0 && held.spare === 0)) return 0
  const shot = worthOfShot(moment, { ...PLAIN_FIRE, by: place, target: foe, arm }, fight)
  return BREAKS * TURNS_TO_COME * shot
}
