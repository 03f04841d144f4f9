/** Turning a blow aside, and the weapon with it: tensided.melee.block and tensided.melee.disarm. */

import { blockStops } from '../../campaign/readings.ts'
import { attribute } from '../../core/attribute.ts'
import { block, type Disarm, disarm } from '../../melee/block.ts'
import { concentrations } from '../../skills/concentrations.ts'
import { snatched } from '../facts/arm.ts'
import { type Asking, D4, D10, reads, throws } from '../facts/ask.ts'
import { ruleActs } from '../state/burden.ts'
import { armAt, BARE_HANDS } from '../state/fighter.ts'
import { armsAt, burdens, heldArms, limbDfNow } from '../state/now.ts'
import { canAct, type Fight, fighterAt, idAt, present, standingAt } from '../state/state.ts'
import { knockAway } from './held-weapon.ts'

interface Blocking {
  readonly by: number
  readonly target: number
  /** By how much the attack hit. */
  readonly mos: number
}

/** The result of a block, and what a free hand may do to the weapon then. */
export type Blocked = { readonly how: 'untried' | 'failed' | 'blocked'; readonly disarm: Disarm }
export const UNTRIED: Blocked = { how: 'untried', disarm: 'none' }

/** How the target turns it aside with what he gave over to it; a free hand may take the weapon, too. */
export function blocks(ask: Asking, before: Fight, { by, target, mos }: Blocking): Blocked {
  const { why } = ask
  const [fighter, one] = [fighterAt(before, target), standingAt(before, target)]
  if (one.blocking === null || !canAct(one) || isSpent(ask, target)) return UNTRIED
  const { weapon } = armAt(fighter, one.blocking)
  // What was to be drawn first may not be out yet.
  if (weapon !== BARE_HANDS && !heldArms(one).includes(one.blocking)) return UNTRIED
  const foe = fighterAt(before, by)
  const unarmed = weapon === BARE_HANDS
  const field = unarmed ? { field: emptyHand(fighter.hth.concentrations) } : { weapon }
  const foreign = concentrations({ skill: 'hth-combat', concentrations: fighter.hth.concentrations, ...field }, why)
  const { wound_df, fatigue_df } = burdens(fighter, one, why)
  const limb = limbDfNow(one, armsAt(fighter, one.arms[one.blocking]?.where ?? 'gone')) ?? 0
  const given = {
    attacker_mos: mos,
    blocker_attribute: attribute({ stat_value: fighter.stats.athleticism, skill_level: fighter.hth.level }, why),
    opponent_attribute: attribute({ stat_value: foe.stats.athleticism, skill_level: foe.hth.level }, why),
    actions: ruleActs(one.acts),
    abilities: fighter.abilities,
    df_modifier: foreign.df_modifier + wound_df + fatigue_df + limb + fighter.hth_df,
  }
  return reads(ask, D10, { purpose: 'block', by: one.id }, d10 => {
    const { blocked = false, mos: blocker_mos = 0 } = block({ ...given, d10 }, why)
    const taken = disarm({ attacker_mos: mos, blocker_mos, blocker_unarmed: unarmed }, why)
    return { how: blocked ? 'blocked' : 'failed', disarm: taken.disarm }
  })
}

/** Whether an earlier hit of the round has used it up, where a block is good for one. */
const isSpent = (ask: Asking, target: number): boolean =>
  blockStops(ask.why) === 'one-hit' && standingAt(ask.state, target).blocking === null

/** An empty hand blocks by either art. */
const emptyHand = (held: readonly string[]): string => (held.includes('wrestling') ? 'wrestling' : 'percussion')

interface Disarming {
  readonly by: number
  readonly target: number
  /** Taken, instead of knocked away. */
  readonly snatch: boolean
}

/** A weapon flies off, or is taken: the one that struck, or whichever is in hand where nobody struck with any. */
export function disarmed(ask: Asking, { by, target, snatch }: Disarming, struckWith: number | null): void {
  // Whoever died in the same moment has nothing to lose any more.
  if (!present(standingAt(ask.state, target))) return
  const arm = heldArms(standingAt(ask.state, target)).find(
    place =>
      (struckWith === null || place === struckWith) && armAt(fighterAt(ask.state, target), place).kind !== 'grenade',
  )
  if (arm === undefined) return
  const who = idAt(ask.state, target)
  if (snatch) return ask.record(snatched({ who, arm, by: idAt(ask.state, by) }))
  const metres = throws(ask, D4, { purpose: 'how far it flies', by: idAt(ask.state, by) })
  return knockAway(ask, by, target, arm, metres)
}
