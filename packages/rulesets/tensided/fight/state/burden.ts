/** What is declared for a round, and what it adds to every roll of it. */
import { MemoByKey, type Why } from '@umpire/engine'
import type { Act as RuleAct } from '../../combat/act.ts'
import { type Actions, actionCosts, whirlwind } from '../../combat/actions.ts'
import { actOf, ruleAct } from '../choice/act.ts'
import type { Fighter } from './fighter.ts'

/** As the rules name them, without what they do not count. */
export const ruleActs = (keys: readonly string[]): readonly RuleAct[] =>
  keys.flatMap(key => {
    const act = actOf(key)
    const name = act === undefined ? null : ruleAct(act)
    return name === null ? [] : [name]
  })

/** The sight that counts for aiming: of the gun that is aimed. */
export const sightFor = ({ arms }: Fighter, keys: readonly string[]) => {
  for (const key of keys) {
    const act = actOf(key)
    if (act?.kind !== 'aim') continue
    const sight = arms[act.arm]?.sight
    if (sight !== undefined) return { sight }
  }
  return {}
}

const COSTS = new MemoByKey<Fighter, Actions>()

/** Whether so much may be done in a round, and how much harder it makes everything. */
export const costsOf = (fighter: Fighter, keys: readonly string[], why: Why): Actions =>
  COSTS.get(why, fighter, keys.join(), () =>
    actionCosts({ actions: ruleActs(keys), abilities: fighter.abilities, ...sightFor(fighter, keys) }, why),
  )

/** On attacks hand to hand, which a whirlwind finds easier. */
export function blowDf(fighter: Fighter, keys: readonly string[], why: Why): number {
  const { action_count } = costsOf(fighter, keys, why)
  return whirlwind({ actions: ruleActs(keys), abilities: fighter.abilities, action_count }, why).stab_df
}
