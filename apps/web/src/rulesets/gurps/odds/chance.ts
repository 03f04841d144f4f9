/** Three dice against a number, by the rule of success in force. */
import { dice } from '@umpire/dice'
import type { Chosen } from '@umpire/engine'
import { success } from '@umpire/gurps/at-table'
import type { Exact } from '../../../text/hundred.ts'
import { campaignOf } from './campaign.ts'

const THREE = dice('3d6')

export function succeeds(effective: number, kind: 'defense' | 'success', chosen: Chosen): Exact {
  const { silent } = campaignOf(chosen).ruleset
  let ways = 0n
  const odds = THREE.distribution()
  for (const [roll, weight] of odds) {
    const given = kind === 'defense' ? { effective, roll, roll_kind: kind } : { effective, roll }
    if (success(given, silent).success) ways += weight
  }
  return { ways, of: odds.ways }
}
