/** Going for the weapon: tensided.melee.disarm as an attack of its own. */
import type { Why } from '@umpire/engine'
import { meleeAttack } from '../../melee/attack.ts'
import { disarm } from '../../melee/block.ts'
import { disarmed } from '../defense/block.ts'
import { type Asking, D10, reads } from '../facts/ask.ts'
import { attacked } from '../facts/facts.ts'
import { blowDf } from '../state/burden.ts'
import { BARE_HANDS } from '../state/fighter.ts'
import { burdens, havingNow, penaltiesNow } from '../state/now.ts'
import { type Fight, fighterAt, idAt, standingAt } from '../state/state.ts'
import { situation } from './strike.ts'

interface Disarming {
  readonly by: number
  readonly target: number
}

/** The roll of it, as of any blow with empty hands. */
const givenOf = (fight: Fight, { by, target }: Disarming, why: Why) => {
  const [fighter, one] = [fighterAt(fight, by), standingAt(fight, by)]
  const [foe, other] = [fighterAt(fight, target), standingAt(fight, target)]
  return {
    attacker: {
      athleticism: fighter.stats.athleticism,
      hth_combat: fighter.hth.level,
      concentrations: fighter.hth.concentrations,
      flaws: havingNow(fighter, one).flaws,
    },
    target: {
      athleticism: foe.stats.athleticism,
      hth_combat: foe.hth.level,
      penalties: penaltiesNow(foe, other, why),
    },
    weapon: BARE_HANDS,
    df_modifier: situation(fight, { by, target, free: false }, 'gone', why).df_modifier,
    unseen: fight.light === 'darkness',
    action_df: blowDf(fighter, one.acts, why),
    hth_df: fighter.hth_df,
    ...burdens(fighter, one, why),
  }
}

export const disarmedAt = (fight: Fight, x: Disarming, why: Why) => meleeAttack(givenOf(fight, x, why), why)

export function disarmIt(ask: Asking, before: Fight, { by, target }: Disarming): void {
  const { why } = ask
  const fighter = fighterAt(before, by)
  const given = givenOf(before, { by, target }, why)
  const { difficulty } = meleeAttack(given, why)
  const came = reads(ask, D10, { purpose: 'disarm', by: fighter.id }, d10 => {
    const { success = false, mos = 0 } = meleeAttack({ ...given, d10 }, why)
    return success ? disarm({ offensive: true, mos }, why).disarm : 'miss'
  })
  ask.record(
    attacked({
      who: fighter.id,
      target: idAt(before, target),
      with: 'bare hands',
      how: 'a disarm',
      hand_to_hand: true,
      where: 'weapon',
      difficulty,
      came: came === 'miss' ? 'miss' : 'hit',
      hits: came === 'miss' ? 0 : 1,
    }),
  )
  if (came !== 'knock away' && came !== 'snatch') return
  return disarmed(ask, { by, target, snatch: came === 'snatch' }, null)
}
