import { BadInput, int, list, nullable, or, rule } from '@umpire/engine'
import { scoreField } from '../ranged/modifier/fields.ts'
import { margin } from '../roll/success.ts'
import { GROUP } from './groups.ts'

/** One roll for each group that hits, and all of its rounds or none; but nobody dodges a critical hit. */
export const groupDefense = rule(
  {
    id: 'gurps.auto.defense',
    title: 'Dodging automatic fire',
    lines: '2235',
    given: {
      /** Of each group in turn. */
      hits: list(int({ min: 0, max: GROUP }), 1000),
      critical_hits: or(list(int({ min: 0, max: 1 }), 1000), []),
      /** None if he has neither a dodge nor passive defense. */
      defense_total: or(nullable(scoreField), null),
      /** Of the groups that have something to dodge, in turn. */
      rolls: or(list(int({ min: 3, max: 18 }), 1000), []),
    },
  },
  (x, why) => {
    let next = 0
    const dodged = (total: number): boolean => {
      const roll = x.rolls[next++]
      if (roll === undefined) throw new BadInput('rolls', 'one for every group that can be dodged', x.rolls.length)
      return margin({ effective: total, roll, roll_kind: 'defense' }, why) >= 0
    }
    const strike = x.hits.map((hit, group) => {
      const sure = Math.min(hit, x.critical_hits[group] ?? 0)
      const avoided = hit > sure && x.defense_total !== null && dodged(x.defense_total)
      return avoided ? sure : hit
    })
    const sum = why.sum('rounds that strike')
    for (const rounds of strike) sum.add('group', rounds)
    return { rounds_that_strike: sum.total(), strike }
  },
)
