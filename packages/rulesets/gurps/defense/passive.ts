/** Armour, and what a position does to the one who wears it. */
import { flag, int, oneOf, optional, or, rolled, rule } from '@umpire/engine'
import { DEFENSE_CHOICES } from '../combat/basics/maneuver-list.ts'
import { POSITIONS } from '../combat/basics/position-names.ts'
import { positions } from '../combat/basics/positions.ts'
import { defenseTotal } from './total.ts'

const score = int({ min: -1000, max: 1000 })
const pd = or(int({ min: 0, max: 100 }), 0)
const PLAIN = { modifiers: [], unarmed: false, critical_hit: false }

export const passive = rule(
  {
    id: 'gurps.defense.passive',
    title: 'Passive defense',
    lines: '2064-2066',
    given: {
      pd,
      /** The active defense that is used, and its score with all modifiers. */
      active: or(oneOf(...DEFENSE_CHOICES), 'none'),
      score: or(score, 0),
      explosion: or(flag(), false),
      critical_hit: or(flag(), false),
      roll: optional(rolled('3d6')),
    },
  },
  (x, why) => {
    if (x.explosion || x.critical_hit) {
      why.note(`PD does not count against ${x.explosion ? 'explosions' : 'critical hits'}`)
      return { pd: 0, defense_total: 0, defense_allowed: false, avoided: false }
    }
    const none = x.active === 'none'
    const armed = none ? { defense: 'none' as const } : { dodge: x.score }
    // Only where there is a defense is anything rolled.
    const roll = none && x.pd === 0 ? undefined : x.roll
    const thrown = roll === undefined ? undefined : { roll }
    const { defense_total, defense_allowed, avoided } = defenseTotal({ ...PLAIN, ...armed, pd: x.pd, ...thrown }, why)
    return { pd: x.pd, defense_total, defense_allowed, avoided }
  },
)

export const defensePosition = rule(
  {
    id: 'gurps.defense.position',
    title: 'Position penalties to active defenses',
    lines: '1907-1918',
    given: {
      position: oneOf(...POSITIONS),
      dodge: optional(score),
      parry: optional(score),
      block: optional(score),
      pd,
    },
  },
  ({ position, pd: armour, dodge, parry, block }, why) => {
    const modifier = positions({ position, weapon: 'hand-weapon', aim_turns: 0, close: false }, why).active_defense
    const active = dodge ?? parry ?? block
    const sum = why.sum('total defense')
    if (active !== undefined) sum.add('active defense', active).when(modifier !== 0, position, modifier, 'no penalty')
    return { modifier, defense_total: sum.add('PD', armour).total() }
  },
)
