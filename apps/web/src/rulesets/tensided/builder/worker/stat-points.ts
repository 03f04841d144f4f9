import type { Why } from '@umpire/engine'
import { purchase, STATS } from '@umpire/tensided/at-build'
import type { Character } from '@umpire/tensided/file'

/** Points for stats that are left; less than none where too many are spent, which the rule itself only refuses. */
export function statPointsLeft({ stats }: Pick<Character, 'stats'>, why: Why): number {
  const { total } = purchase(stats, why)
  const nothing = Object.fromEntries(STATS.map(stat => [stat, 0] as const))
  return purchase({ ...stats, ...nothing }, why).unspent - total
}
