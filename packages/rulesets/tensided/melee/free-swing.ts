/** A blow that the other's carelessness gives away. */
import { flag, optional, rule, type ValuesOf, type Why } from '@umpire/engine'
import { freeSwingByReach } from '../campaign/settings.ts'
import { ACT, ACT_ROWS, type Act, isBlow } from '../combat/act.ts'
import { costOf } from '../combat/actions.ts'
import { abilitiesHeld, acts } from '../effect/effect.ts'
import { WEAPON, weaponNamed } from '../tables/weapon.ts'
import { FREE_SWING_DF } from './modifiers.ts'

/** Nothing in the hand, and guns, reach as far as a fist. */
function reachOf(name: string | undefined, why: Why): number {
  if (name === undefined) return 0
  const weapon = weaponNamed(name, why)
  return weapon.kind === 'melee' ? why.table('Weapons', name, 'reach', weapon.reach) : 0
}

/** What engages somebody hand to hand: blows, blocks, and waiting for an opening. */
const isFighting = (act: Act): boolean => ACT_ROWS[act].step === 'hand-to-hand'

const GIVEN = {
  opponent_does: ACT,
  in_melee: flag(),
  opponent_abilities: abilitiesHeld,
  opponent_weapon: optional(WEAPON),
  own_weapon: optional(WEAPON),
  /** What the other is busy with himself. */
  own_act: optional(ACT),
  /** The opponent fights somebody else. */
  at_another: optional(flag()),
  /** One for each opponent and round. */
  swung_already: optional(flag()),
  /** Who has the longer weapon, where the game master says so. */
  own_is_longer: optional(flag()),
}
type Given = ValuesOf<typeof GIVEN>

/** Only the longer weapon strikes first; a grappler has none. */
function isLonger(x: Given, why: Why): boolean {
  if (x.own_is_longer !== undefined) return x.own_is_longer
  if (!freeSwingByReach(why)) return false
  const other = x.opponent_does === 'grapple' ? 0 : reachOf(x.opponent_weapon, why)
  return why.compare('the longer weapon', reachOf(x.own_weapon, why), '>', other)
}

function provokes(x: Given, why: Why): boolean {
  const { opponent_does: act, opponent_abilities: abilities = [] } = x
  if (isBlow(act) && x.at_another !== true) return isLonger(x, why)
  if (isFighting(act)) return x.at_another === true
  if (act === 'move' && acts({ abilities }, 'waives', 'free-swing-on-move')) return false
  return costOf(act, { abilities }, why) !== 'free'
}

export const freeSwing = rule(
  {
    id: 'tensided.melee.free-swing',
    title: 'Free swings',
    lines: '749-751',
    given: GIVEN,
  },
  (x, why) => {
    const provoked = provokes(x, why)
    const busy = x.own_act !== undefined && !isFighting(x.own_act)
    const free_swing = x.in_melee && x.swung_already !== true && !busy && provoked
    return { free_swing, df_modifier: free_swing ? why.input('free swing', FREE_SWING_DF) : 0 }
  },
)
