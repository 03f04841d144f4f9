/** Crashes, falls, and getting better again. */
import { compose } from '@umpire/engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { settings } from '../campaign/settings.ts'
import { levelOf, STATUSES, statusAt } from '../tables/health-levels.ts'
import { LIMB_STATUSES } from '../tables/limb-levels.ts'
import { SEVERITY_FACTOR } from '../tables/severities.ts'
import { COLLISIONS, crash, fall } from './collisions.ts'
import { recovery } from './recovery.ts'

const under = (chosen: { readonly [id: string]: unknown }) =>
  compose({ options: [], settings }, { settings: chosen }).silent
const why = under({})
const mph = fc.integer({ min: 0, max: 300 })

test('tensided.injury.crash: each step of five is worth one more than the last', () => {
  let before = 0
  for (let speed = 0; speed <= 500; speed++) {
    const { raw_damage } = crash({ collision: 'pedestrian', mph: [speed] }, why)
    expect(raw_damage - before).toBe(speed % 5 === 0 ? speed / 5 : 0)
    before = raw_damage
  }
})

test('tensided.injury.crash: two vehicles, in whichever order they are told', () => {
  fc.assert(
    fc.property(mph, mph, fc.constantFrom('head-on', 'rear-end', 't-bone'), (one, other, collision) => {
      const speeds = { 'head-on': one + other, 'rear-end': Math.abs(one - other), 't-bone': Math.max(one, other) }
      const answer = crash({ collision, mph: [one, other] }, why)
      expect(answer.speed).toBe(speeds[collision])
      expect(crash({ collision, mph: [other, one] }, why)).toEqual(answer)
      expect(answer.raw_damage).toBe(crash({ collision: 'pedestrian', mph: [answer.speed] }, why).raw_damage)
    }),
  )
})

test('tensided.injury.crash: belts count before the die, concussion caps what either says', () => {
  for (let severity_roll = 1; severity_roll <= 10; severity_roll++) {
    const car = { collision: 't-bone', mph: [40, 15], severity_roll } as const
    const bare = crash(car, why)
    expect(bare.damage).toBe(36 * SEVERITY_FACTOR.rows[bare.severity ?? 'deadly'])
    expect(crash({ ...car, restraint: 'seatbelt' }, why).damage).toBe(18)
    const soft = crash({ ...car, collision_damage_type: 'concussion' }, why)
    expect(soft.damage).toBe(Math.min(27, bare.damage ?? 0))
    expect(crash(car, under({ 'tensided.collision_damage_type': 'concussion' }))).toEqual(soft)
  }
  const open = crash({ collision: 'pedestrian', mph: [20] }, why)
  expect(open).toEqual({ speed: 20, raw_damage: 10, damage_type: 'crushing' })
})

test('tensided.injury.crash: asks for as many speeds as there are vehicles', () => {
  for (const collision of COLLISIONS) {
    for (const speeds of [[], [30], [30, 40]]) {
      const fits = speeds.length === (collision === 'pedestrian' ? 1 : 2)
      const crashed = () => crash({ collision, mph: speeds }, why)
      if (fits) expect(crashed).not.toThrow()
      else expect(crashed).toThrow(/mph: expected the speed of/)
    }
  }
})

test('tensided.injury.fall: a step more each ten feet, and never more than the faller weighs', () => {
  for (const weight_lb of [3, 120, 180]) {
    let sum = 0
    for (let feet = 0; feet <= 300; feet++) {
      if (feet % 10 === 0) sum += feet / 10
      expect(fall({ feet, weight_lb }, why).raw_damage).toBe(Math.min(sum, weight_lb))
    }
  }
  expect(fall({ feet: 300, weight_lb: 180, severity_roll: 10 }, why).damage).toBe(720)
})

test('tensided.injury.recovery: a week is a level, two with a medic; spells of rest add up', () => {
  for (const status of STATUSES) {
    for (let rest_days = 0; rest_days <= 60; rest_days++) {
      for (const medic_success of [false, true]) {
        const fixed = status === 'dead' || status === 'comatose'
        const levels = fixed ? 0 : Math.floor(rest_days / 7) * (medic_success ? 2 : 1)
        const level = Math.max(0, levelOf(status) - levels)
        const answer = recovery({ status, marks: 5, rest_days, medic_success }, why)
        expect(answer).toEqual({ status: statusAt(level), marks: level < levelOf(status) ? 0 : 5 })
        if (rest_days % 7 === 0 && rest_days > 0) {
          const first = recovery({ status, marks: 5, rest_days: 7, medic_success }, why)
          const rest = { rest_days: rest_days - 7, medic_success }
          expect(recovery({ status: first.status ?? status, marks: first.marks ?? 0, ...rest }, why)).toEqual(answer)
        }
      }
    }
  }
})

test('tensided.injury.recovery: limbs heal to their lasting limit, and maimed ones wait for their months', () => {
  const best = [0, 1, 2, 3, 5]
  for (const [times_maimed, limit] of best.entries()) {
    for (const [level, limb_status] of LIMB_STATUSES.entries()) {
      if (times_maimed === 0 && limb_status === 'maimed') continue
      for (let weeks = 0; weeks <= 6; weeks++) {
        const answer = recovery({ limb_status, times_maimed, rest_days: 7 * weeks }, why)
        const waited =
          limb_status === 'maimed' ? Math.min(level, limit) : Math.max(Math.min(level, limit), level - weeks)
        expect(answer.limb_status).toBe(LIMB_STATUSES[waited])
        const early = recovery({ limb_status: 'maimed', times_maimed, months_left: 0.5, rest_days: 7 * weeks }, why)
        expect(early.limb_status).toBe('maimed')
      }
    }
  }
})

test('tensided.injury.recovery: the campaign sets the pace, or lets nothing heal', () => {
  const rest = { status: 'incapacitated', rest_days: 10, medic_success: true } as const
  const quick = under({ 'tensided.healing_days_per_level': 2, 'tensided.healing_levels_with_medic': 1 })
  expect(recovery(rest, quick).status).toBe('healthy')
  expect(recovery(rest, under({ 'tensided.healing': false })).status).toBe('incapacitated')
  const medic = { dexterity: 6, medic: 4 }
  expect(recovery(medic, under({ 'tensided.healing_medic_df': 11 }))).toMatchObject({ attribute: 14, difficulty: 17 })
  expect(recovery({ ...medic, d10: 1 }, why)).toMatchObject({ success: true, mos: 0 })
})
