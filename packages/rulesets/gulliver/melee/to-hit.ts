/** Size, range and speed in melee. */
import { flag, int, oneOf, optional, or, rule, type Why } from '@umpire/engine'
import { exact } from '../common/exact.ts'
import { amount, measure, no, signed, size } from '../common/fields.ts'
import { dimension } from '../common/scale.ts'
import { INCHES_PER_YARD } from '../common/units.ts'
import { sizeFor } from '../size/choose.ts'

export const sprintActions = rule(
  {
    id: 'gulliver.melee.sprint-actions',
    title: 'Acting while sprinting',
    lines: '1176-1178',
    given: { sprinting: flag() },
  },
  ({ sprinting }, why) => {
    why.input('sprinting', sprinting)
    return sprinting
      ? { active_defense: 'none', attack: 'wild swing', missile: 'as on the run', critical_failure: 'anything goes' }
      : { active_defense: 'as usual', attack: 'as usual', missile: 'as usual', critical_failure: 'as usual' }
  },
)

export const sizeDifference = rule(
  {
    id: 'gulliver.melee.size-difference',
    title: 'Size in melee',
    lines: '1184-1186, 1196-1200',
    given: { attacker_size: size, target_size: size, location_modifier: or(signed, 0) },
    gives: 'th',
  },
  (x, why) =>
    why
      .sum('size in melee')
      .add('target’s Size', x.target_size)
      .add('own Size', -x.attacker_size)
      .when(x.location_modifier !== 0, 'location', x.location_modifier)
      .total(),
)

/** The modifier for so many yards of range and speed together. */
const spdRng = (yards: number, why: Why): number => 0 - sizeFor(yards, why)

export const rangeSpeed = rule(
  {
    id: 'gulliver.melee.range-speed',
    title: 'Range and speed in melee',
    lines: '1188-1194',
    given: {
      /** Melee is fought at this range, whatever the distance. */
      attacker_dimension_yd: or(measure, dimension(0)),
      /** Yards a second of one who has not stopped to fight. */
      target_speed: amount,
      target_size: size,
    },
  },
  (x, why) => {
    const far = why.sum('range and speed').add('range', x.attacker_dimension_yd).add('speed', x.target_speed).total()
    const speed_range = spdRng(far, why)
    return {
      speed_range,
      th: why.sum('to hit').add('speed and range', speed_range).add('target’s Size', x.target_size).total(),
    }
  },
)

const MOST = { usual: 2, long: 3 } as const

/** However large the target, nobody swings better than so. */
const capped = (th: number, long_weapon: boolean, why: Why): number =>
  why.atMost('most for a large target', long_weapon ? MOST.long : MOST.usual, th)

export const maxBonus = rule(
  {
    id: 'gulliver.melee.max-bonus',
    title: 'Greatest bonus against big targets',
    lines: '1202',
    given: { attacker_size: size, target_size: size, location_modifier: or(signed, 0), long_weapon: no },
    gives: 'th',
  },
  ({ long_weapon, ...x }, why) => capped(sizeDifference(x, why), long_weapon, why),
)

const MOST_AIM = 3

export const meleeAiming = rule(
  {
    id: 'gulliver.melee.aiming',
    title: 'Aiming in melee',
    lines: '1204, 1182',
    given: {
      aim_turns: int({ min: 0, max: 1000 }),
      /** By a defense, a wound, anything that disturbs. */
      spoiled: no,
      out_of_reach: no,
    },
    gives: 'bonus',
  },
  ({ aim_turns, spoiled, out_of_reach }, why) =>
    spoiled || out_of_reach
      ? why.input(spoiled ? 'spoiled' : 'out of reach', 0)
      : why.atMost('most of an aim', MOST_AIM, why.input('turns of Aim', aim_turns)),
)

const inches = optional(measure)
/** Of what a swing loses near the hand a thrust loses a third. */
const THRUST_SHARE = 3

/** What is left of the damage at a shorter range. */
function closeFactor(attack: 'swing' | 'thrust', close: number, usual: number): number {
  const swing = usual === 0 ? 1 : Math.min(1, close / usual)
  return attack === 'swing' ? swing : exact(1 - (1 - swing) / THRUST_SHARE)
}

export const gettingClose = rule(
  {
    id: 'gulliver.melee.getting-close',
    title: 'Getting close to small targets',
    lines: '1146-1168',
    given: {
      default_range_in: or(measure, dimension(0) * INCHES_PER_YARD),
      target_in: inches,
      target_speed_in: amount,
      weapon_length_in: amount,
      weapon_width_in: amount,
      attack: or(oneOf('swing', 'thrust'), 'swing'),
      /** The range at which he works; as near as he can, where nothing is said. */
      close_range_in: inches,
      /** Known already. */
      speed_range: optional(signed),
    },
  },
  (x, why) => {
    const reach = x.attack === 'swing' ? x.target_speed_in + x.weapon_length_in : x.target_speed_in
    const least = x.target_in === undefined ? null : Math.max(x.target_in, reach)
    const wanted = x.close_range_in === undefined ? least : why.atLeast('no nearer', least ?? 0, x.close_range_in)
    const gains = wanted !== null && why.compare('nearer than usual', wanted, '<', x.default_range_in)
    const range = gains && wanted !== null ? wanted : x.default_range_in
    const speed_range = x.speed_range ?? spdRng((range + x.target_speed_in) / INCHES_PER_YARD, why)
    const effective_size =
      x.target_in === undefined ? null : sizeFor((x.target_in + x.weapon_width_in) / INCHES_PER_YARD, why)
    return {
      min_range_in: least,
      gains,
      speed_range,
      damage_factor: closeFactor(x.attack, range, x.default_range_in),
      effective_size,
      th:
        effective_size === null
          ? null
          : why.sum('to hit').add('Size', effective_size).add('range', speed_range).total(),
    }
  },
)

export const simpleRange = rule(
  {
    id: 'gulliver.melee.simple-range',
    title: 'Simple melee range',
    lines: '1170-1172',
    given: { size_penalty: int({ min: -100, max: 0 }), ready: no },
    gives: 'th',
  },
  ({ size_penalty, ready }, why) =>
    ready ? why.round('halved after a Ready', size_penalty / 2, 'up') + 0 : why.input('penalty for size', size_penalty),
)
