/** Weapons in the hand and thrown. */
import { int, nullable, num, oneOf, optional, or, rule, text } from '@umpire/engine'
import { handWeapon, thrownWeapon } from '../catalog/arms/arms.ts'
import type { ThrownWeapon } from '../catalog/entry/weapon.ts'
import { maximumDamage, modeOf } from '../damage/damage.ts'
import { throwingBonus } from '../skill/uses.ts'

const score = int({ min: -1000, max: 10_000 })

export const minimumStrength = rule(
  {
    id: 'gurps.weapon.minimum-strength',
    title: 'Minimum ST of a weapon',
    lines: '1509, 1525',
    given: { st: score, min_st: nullable(int({ min: 0, max: 1000 })), basic: score },
    gives: 'effective',
  },
  ({ st, min_st, basic }, why) => {
    const short = min_st === null ? 0 : Math.max(0, min_st - st)
    return why
      .sum('effective skill')
      .add('basic', basic)
      .when(short > 0, 'points of ST short', -short, 'strong enough')
      .total()
  },
)

export const handTable = rule(
  {
    id: 'gurps.weapon.hand-table',
    title: 'Hand weapons',
    lines: '1513-1557, 1563',
    given: {
      weapon: text(100),
      mode: text(100),
      st: score,
      level: score,
      body_lb: optional(num({ min: 0, max: 1e12 })),
    },
  },
  (x, why) => {
    const weapon = handWeapon(x.weapon, why)
    const mode = modeOf(weapon, x.mode)
    const behind = x.body_lb === undefined ? {} : { body_lb: x.body_lb }
    const basic = why
      .sum('with this weapon')
      .add('skill', x.level)
      .when(mode.to_hit !== 0, 'to hit', mode.to_hit)
      .total()
    return {
      effective: minimumStrength({ st: x.st, min_st: weapon.min_st, basic }, why),
      damage: maximumDamage({ st: x.st, weapon: weapon.name, mode: mode.name, ...behind }, why).damage,
      type: mode.type,
      reach: mode.reach,
    }
  },
)

/** Yards, the fraction dropped. */
const yards = (range: ThrownWeapon['max_range'], st: number): number | null =>
  range === null ? null : Math.max(0, Math.floor(st * range.times_st + range.add))

export const thrownTable = rule(
  {
    id: 'gurps.weapon.thrown-table',
    title: 'Thrown weapons',
    lines: '1559-1571',
    given: {
      weapon: text(100),
      st: or(score, 10),
      dx: optional(score),
      /** Level in the weapon's skill; none if it was not learned. */
      throwing: or(nullable(score), null),
      aim_at: or(oneOf('target', 'area'), 'target'),
    },
  },
  (x, why) => {
    const weapon = thrownWeapon(x.weapon, why)
    const untrained =
      x.dx === undefined
        ? null
        : why
            .sum('untrained')
            .add('DX', x.dx)
            .when(x.aim_at === 'target', weapon.skill, -weapon.default_minus, 'an area is hit by DX')
            .total()
    // The skill of throwing anything carries it farther; those of axes and knives only guide the hand.
    const arm =
      weapon.skill === 'Throwing' && x.throwing !== null ? throwingBonus({ st: x.st, throwing: x.throwing }, why) : x.st
    return {
      half_damage: yards(weapon.half_damage, arm),
      max_range: yards(weapon.max_range, arm),
      basic: x.throwing ?? untrained,
      ss: weapon.ss,
      acc: weapon.acc,
    }
  },
)

export const unready = rule(
  {
    id: 'gurps.weapon.unready',
    title: 'Unbalanced weapons and grips',
    lines: '1529-1530, 1555-1557, 1563',
    given: { weapon: text(100), last_turn: oneOf('attack', 'parry', 'change-grip', 'other') },
  },
  (x, why) => {
    const { ready_turns, unready_after_parry, modes } = handWeapon(x.weapon, why)
    const turns = {
      attack: ready_turns,
      parry: unready_after_parry ? Math.max(1, ready_turns) : 0,
      'change-grip': modes.some(({ grip_change }) => grip_change) ? 1 : 0,
      other: 0,
    }
    const turns_to_ready = why.input('turns to ready', turns[x.last_turn])
    return { ready: turns_to_ready === 0, turns_to_ready }
  },
)
