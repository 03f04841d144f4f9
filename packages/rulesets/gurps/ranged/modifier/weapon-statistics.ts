/** What the columns of a direct-fire weapon do: snap shot, accuracy, and how far it reaches. */
import { BadInput, flag, int, nullable, num, optional, or, rule, text, type Why } from '@umpire/engine'
import { thingsNamed } from '../../catalog/arms/arms.ts'
import { thrownTable } from '../../weapon/weapon.ts'
import { levelField, modifierField, scoreField, yardsField } from './fields.ts'

const SNAP_SHOT = -4

export const snapShot = rule(
  {
    id: 'gurps.ranged.snap-shot',
    title: 'Snap Shot number',
    lines: '2114',
    given: {
      before_snap_shot: scoreField,
      /** A weapon without the number has no such test. */
      ss: or(nullable(int({ min: 0, max: 30 })), null),
      aim_turns: or(int({ min: 0, max: 10_000 }), 0),
      /** Some kinds of fire have the penalty in their own number already. */
      includes_snap_shot: or(flag(), false),
    },
    gives: 'effective',
  },
  ({ before_snap_shot: before, ss, aim_turns, includes_snap_shot }, why) => {
    if (ss === null || includes_snap_shot) return before
    if (aim_turns > 0) {
      why.note('aimed, so SS does not matter')
      return before
    }
    if (!why.compare('against SS', before, '<', ss)) return before
    return why.sum('effective skill').add('before', before).add('snap shot', SNAP_SHOT).total()
  },
)

export const accuracy = rule(
  {
    id: 'gurps.ranged.accuracy',
    title: 'Accuracy',
    lines: '2116',
    given: {
      acc: modifierField,
      skill: scoreField,
      aim_turns: or(int({ min: 0, max: 10_000 }), 0),
      range_yards: or(yardsField, 0),
      half_damage: or(nullable(yardsField), null),
      /** Known already, or treated so whatever the range. */
      past_half_damage: or(flag(), false),
    },
    gives: 'bonus',
  },
  (x, why) => {
    if (x.aim_turns === 0) return why.table('Accuracy', 'not aimed', undefined, 0)
    if (x.past_half_damage || isPastHalfDamage(x.range_yards, x.half_damage, why)) {
      return why.table('Accuracy', 'past half-damage range', undefined, 0)
    }
    return why.atMost('no more than basic skill', Math.max(0, x.skill), why.input('Acc', x.acc))
  },
)

/** Exactly at the range is not past it. */
export const isPastHalfDamage = (range_yards: number, half_damage: number | null, why: Why): boolean =>
  half_damage !== null && why.compare('half-damage range', range_yards, '>', half_damage)

interface Reach {
  readonly half_damage: number | null
  readonly max_range: number | null
}

/** Whatever it is filled with, it flies as any. */
const ANY_GRENADE = 'Hand Grenade'

/** The catalogue knows names with blanks; a rule is asked with hyphens as well. */
function reachOf(weapon: string, st: number, throwing: number | null, why: Why): Reach {
  const name = weapon.replaceAll('-', ' ')
  for (const one of [...thingsNamed(weapon, why), ...thingsNamed(name, why)]) {
    if (one.kind === 'firearm') return { half_damage: one.thing.half_damage, max_range: one.thing.max_range }
    if (one.kind === 'thrown') return thrownTable({ weapon: one.thing.name, st, throwing, aim_at: 'target' }, why)
    if (one.kind === 'grenade') return thrownTable({ weapon: ANY_GRENADE, st, throwing, aim_at: 'target' }, why)
  }
  throw new BadInput('weapon', 'a gun or a thrown weapon of the catalogue or the campaign', weapon)
}

export const maxRange = rule(
  {
    id: 'gurps.ranged.max-range',
    title: 'Maximum range',
    lines: '2122',
    given: {
      range_yards: yardsField,
      /** Where it is known already; otherwise the weapon's by the catalogue. */
      max_range: optional(yardsField),
      half_damage: optional(yardsField),
      weapon: optional(text(100)),
      st: or(num({ min: -1000, max: 10_000 }), 10),
      throwing: or(levelField, null),
    },
  },
  (x, why) => {
    const { half_damage = null, max_range = null } =
      x.max_range !== undefined || x.weapon === undefined ? x : reachOf(x.weapon, x.st, x.throwing, why)
    return {
      max_range,
      half_damage,
      allowed: max_range === null || why.compare('within Max', x.range_yards, '<=', max_range),
      past_half_damage: isPastHalfDamage(x.range_yards, half_damage, why),
    }
  },
)
