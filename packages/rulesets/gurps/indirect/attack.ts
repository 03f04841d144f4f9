/** Fire at an area that the gunner does not see: to hit it, to miss it, and what then comes down. */
import { BadInput, flag, int, nullable, oneOf, optional, or, rolled, rule, table } from '@umpire/engine'
import { DAMAGE_TYPES } from '../catalog/entry/damage-types.ts'
import { leastDamage } from '../damage/damage.ts'
import { halfRange } from '../damage/half-range.ts'
import { DIRECTIONS } from '../ranged/direction.ts'
import { modifierField, scoreField, yardsField } from '../ranged/modifier/fields.ts'
import { speedRangeTable } from '../ranged/modifier/speed-range.ts'
import { accuracy } from '../ranged/modifier/weapon-statistics.ts'
import { margin } from '../roll/success.ts'

const MODES = table('Indirect fire', { blind: -15, observed: -5 })
const [CENTER, SITED] = [3, 2]

const situation = {
  mode: or(oneOf('blind', 'observed'), 'blind'),
  /** Of the latest Forward Observer roll; less than nothing if it failed. */
  observer_margin: or(modifierField, 0),
  fire_direction_center: or(flag(), false),
  /** Two minutes and a Navigation roll; neither gun nor target has moved since. */
  fixed_and_sited: or(flag(), false),
}

export const indirectModifiers = rule(
  {
    id: 'gurps.indirect.modifiers',
    title: 'Situational modifiers for indirect fire',
    lines: '2253-2265',
    given: situation,
    gives: 'modifier',
  },
  (x, why) =>
    why
      .sum('indirect fire')
      .add(x.mode, MODES.at(x.mode, why))
      .when(x.mode === 'observed', 'observer', x.observer_margin, 'fired blind')
      .when(x.fire_direction_center, 'fire direction center', CENTER)
      .when(x.fixed_and_sited, 'fixed and sited', SITED)
      .total(),
)

export const indirectSkill = rule(
  {
    id: 'gurps.indirect.effective-skill',
    title: 'Indirect fire, building effective skill',
    lines: '2237-2247',
    given: {
      gunner: scoreField,
      range_yards: yardsField,
      ...situation,
      /** Taken over from a gun that was corrected, or from registering the target; instead of one's own. */
      modifier: or(nullable(modifierField), null),
    },
  },
  (x, why) => {
    const { speed_range_modifier } = speedRangeTable({ yards: x.range_yards }, why)
    const effective = why
      .sum('effective skill')
      .add('Gunner', x.gunner)
      .add('range', speed_range_modifier)
      .add('situation', x.modifier ?? indirectModifiers(x, why))
      .total()
    return { speed_range_modifier, effective, allowed: true }
  },
)

/** It misses by a tenth of the range at most. */
const MOST_SCATTER = 10

export const scatter = rule(
  {
    id: 'gurps.indirect.scatter',
    title: 'Where a missed round lands',
    lines: '2245',
    given: {
      /** Or the attack roll itself. */
      margin_of_failure: optional(int({ min: 0, max: 1000 })),
      effective: optional(scoreField),
      roll: optional(rolled('3d6')),
      range_yards: yardsField,
      direction_die: optional(rolled('1d6')),
    },
  },
  (x, why) => {
    const missedBy = x.margin_of_failure ?? failure(x.effective, x.roll)
    const by = typeof missedBy === 'number' ? missedBy : -margin(missedBy, why)
    if (by <= 0) return { hit: true, miss_by_yards: 0, direction: 'none' }
    const yards = speedRangeTable({ modifier: -by }, why).yards
    const miss_by_yards = why.atMost('a tenth of the range', x.range_yards / MOST_SCATTER, yards)
    const direction = x.direction_die === undefined ? 'none' : DIRECTIONS.at(x.direction_die, why)
    return { hit: false, miss_by_yards, direction }
  },
)

function failure(effective: number | undefined, roll: number | undefined) {
  if (effective !== undefined && roll !== undefined) return { effective, roll }
  throw new BadInput('margin_of_failure', 'by how much it missed, or effective and roll', undefined)
}

export const indirectHit = rule(
  {
    id: 'gurps.indirect.hit',
    title: 'Effect of a round on target',
    lines: '2247',
    given: { type: oneOf(...DAMAGE_TYPES), rolled: int({ min: -100_000, max: 1_000_000 }) },
    gives: 'basic',
  },
  ({ type, rolled: damage }, why) => {
    const kinetic = type !== 'explosive'
    return leastDamage(type, halfRange({ rolled: damage, past_half_damage: kinetic, dr: 0 }, why).after_range, why)
  },
)

/** Always aimed, and always as if beyond half-damage range. */
export const indirectStatistics = rule(
  {
    id: 'gurps.indirect.statistics',
    title: 'Weapon statistics in indirect fire',
    lines: '2249-2251',
    given: {
      acc: or(modifierField, 0),
      aim_turns: or(int({ min: 0, max: 10_000 }), 0),
      skill: or(scoreField, 10),
      range_yards: or(yardsField, 0),
      min_range: or(yardsField, 0),
      /** None if the gun has no limit that anybody knows of. */
      indirect_range: or(nullable(yardsField), null),
    },
  },
  (x, why) => ({
    bonus: accuracy(
      {
        acc: x.acc,
        skill: x.skill,
        aim_turns: Math.max(1, x.aim_turns),
        range_yards: x.range_yards,
        half_damage: null,
        past_half_damage: true,
      },
      why,
    ),
    snap_shot_tested: false,
    allowed:
      why.compare('minimum range', x.range_yards, '>=', x.min_range) &&
      (x.indirect_range === null || why.compare('indirect-fire range', x.range_yards, '<=', x.indirect_range)),
  }),
)
