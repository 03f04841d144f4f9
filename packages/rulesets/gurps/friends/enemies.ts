/** Enemies: persons, groups and governments. */
import { flag, int, list, num, optional, or, rule, steps } from '@umpire/engine'
import { built, npc, seenAs } from './built-on.ts'
import { byFrequency } from './frequency.ts'

const points = num({ min: -10_000, max: 10_000 })

const ENEMY_PERSONS = steps<number>('Enemy by points', [
  [49, 0],
  [99, -5],
  [Number.POSITIVE_INFINITY, -10],
])
const ENEMY_GROUPS = steps<number>('Enemies by number', [
  [2, 0],
  [5, -10],
  [20, -20],
  [1000, -30],
  [Number.POSITIVE_INFINITY, -40],
])
const FORMIDABLE = -10
const GOVERNMENT = -40

export const enemyCost = rule(
  {
    id: 'gurps.friends.enemy-cost',
    title: 'Cost of an Enemy',
    lines: '532-540',
    given: {
      npc_points: optional(built),
      campaign_points: npc.campaign_points,
      group_size: optional(int({ min: 1, max: 1e9 })),
      formidable_members: or(flag(), false),
      government: or(flag(), false),
      frequency: npc.frequency,
    },
    gives: 'points',
  },
  (x, why) => {
    const { npc_points, group_size } = x
    const base = why.sum('base').when(x.government, 'a government', GOVERNMENT)
    if (!x.government && npc_points !== undefined)
      base.add('a person', ENEMY_PERSONS.at(seenAs({ ...x, npc_points }, why), why))
    if (!x.government && npc_points === undefined && group_size !== undefined) {
      const medium = group_size > 5 && group_size <= 20
      base
        .add('a group', ENEMY_GROUPS.at(group_size, why))
        .when(x.formidable_members && medium, 'formidable members', FORMIDABLE)
    }
    return byFrequency(base.total(), x.frequency, why) + 0
  },
)

const MOST_ENEMIES = 2
const MOST_POINTS = 60

export const enemyLimit = rule(
  {
    id: 'gurps.friends.enemy-limit',
    title: 'Limit on Enemies',
    lines: '542',
    given: { enemies: list(points, 100) },
  },
  ({ enemies }, why) => {
    const sum = why.sum('points from Enemies')
    for (const one of enemies) sum.add('Enemy', one)
    const total = sum.total()
    const few = why.compare('Enemies', enemies.length, '<=', MOST_ENEMIES)
    return { total, legal: few && why.compare('points', -total, '<=', MOST_POINTS) }
  },
)
