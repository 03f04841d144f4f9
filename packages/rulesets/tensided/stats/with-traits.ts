/** Stats as they are in play. */
import type { Why } from '@umpire/engine'
import { type Having, statChange } from '../effect/effect.ts'
import { type Stat, type Stats, statRow } from '../tables/stats.ts'

/** A stat with what gifts and stunted growth did to it: a gift may pass 10, but nothing falls below the least there is. */
export const statInPlay = (stat: Stat, bought: number, x: Having, why: Why): number =>
  why.atLeast(
    'never less',
    statRow(stat).min,
    why
      .sum(stat)
      .add('as bought', bought)
      .add('traits', statChange(x, stat, why))
      .total(),
  )

export const statsInPlay = (bought: Stats, x: Having, why: Why): Stats => ({
  physique: statInPlay('physique', bought.physique, x, why),
  athleticism: statInPlay('athleticism', bought.athleticism, x, why),
  coordination: statInPlay('coordination', bought.coordination, x, why),
  willpower: statInPlay('willpower', bought.willpower, x, why),
  awareness: statInPlay('awareness', bought.awareness, x, why),
  charisma: statInPlay('charisma', bought.charisma, x, why),
  dexterity: statInPlay('dexterity', bought.dexterity, x, why),
  aptitude: statInPlay('aptitude', bought.aptitude, x, why),
})
