import {
  climbingRoll,
  climbingTable,
  greatestWeight,
  jumpBroad,
  jumpHigh,
  jumpSkill,
  throwDistance,
  throwLimit,
} from '@umpire/gurps/rooms'
import { describe, expect, test } from 'vitest'
import { ofSize, rulesWith } from '../test/fights-fixture.ts'

/** Load ST 10, 150 pounds, Speed 5 at human size. */
const body = (size = 0) => ({ frame: ofSize('ada', 0, size).frame, basic_speed: 5, move: 5, load_level: 0 })
const LEAP = { st: 10, run_yards: 0 }

describe('jumping', () => {
  const { silent } = rulesWith('jumping')

  test('gulliver.jump.jd: a man jumps a yard and half a leg, strength against mass', () => {
    // Jd 1 yard; legs draw up half a yard more.
    expect(jumpBroad({ ...LEAP, ...body() }, silent)).toBe(4.5)
    const frame = { ...body().frame, carried_lb: 150 }
    expect(jumpBroad({ ...LEAP, ...body(), frame }, silent)).toBe(3)
  })

  test('gulliver.jump.movement: a run adds half its speed to the distance', () => {
    expect(jumpBroad({ ...LEAP, ...body(), run_yards: 4 }, silent)).toBe((1 + 2 + 0.5) * 3)
    expect(jumpBroad({ ...LEAP, ...body(), run_yards: 50 }, silent)).toBe((1 + 2.5 + 0.5) * 3)
  })

  test('gulliver.jump.skill: ten percent for two levels over 10, and ST stays as it is', () => {
    const trained = jumpSkill({ ...LEAP, ...body(), jumping: 14 }, silent)
    expect(trained).toMatchObject({ st_used: 10, feet: (1.2 + 0.5) * 3 })
  })

  test('gulliver.jump.angle-table: straight up half of it, and a third of a leg', () => {
    expect(jumpHigh({ ...LEAP, ...body() }, silent)).toBeCloseTo((1 / 2 + 1 / 3) * 36, 9)
  })

  test('gulliver.jump.jd: whoever is not measured jumps as printed', () => {
    expect(jumpBroad(LEAP, silent)).toBe(7)
  })

  test('gulliver.jump.simple: by the load alone', () => {
    const simple = rulesWith('jumping-simple').silent
    expect(jumpBroad({ ...LEAP, ...body() }, simple)).toBe(6)
    expect(jumpHigh({ ...LEAP, ...body() }, simple)).toBe(36)
    expect(jumpBroad({ ...LEAP, ...body(), load_level: 2 }, simple)).toBeLessThan(6)
  })

  test('gulliver.jump.hang-time: a run adds what it covers in that time', () => {
    const advanced = rulesWith('jumping-advanced').silent
    // A quarter of a yard high: 0.9 × 0.5 × 4.
    expect(jumpBroad({ ...LEAP, ...body(), run_yards: 4 }, advanced)).toBeCloseTo((1 + 1.8 + 0.5) * 3, 9)
  })
})

describe('throwing', () => {
  const { silent } = rulesWith('throwing')

  test('gulliver.throw.td: strength against the mass of arm and thing, no faster than the arm', () => {
    // 100 yards of strength over 3 pounds of arm and 1 of stone; no more than 50 by speed.
    expect(throwDistance({ st: 10, weight_lb: 1, ...body() }, silent)).toMatchObject({ yards: 25, allowed: true })
    expect(throwDistance({ st: 10, weight_lb: 0, ...body() }, silent).yards).toBeCloseTo(100 / 3, 9)
  })

  test('gulliver.throw.weight-limit: what can be lifted can be thrown, and no more', () => {
    expect(throwLimit({ st: 10, weight_lb: 250, aim_at: 'target', ...body() }, silent)).toMatchObject({
      limit_lb: 250,
      allowed: true,
    })
    expect(throwLimit({ st: 10, weight_lb: 251, aim_at: 'target', ...body() }, silent).allowed).toBe(false)
    expect(throwDistance({ st: 10, weight_lb: 251, ...body() }, silent)).toMatchObject({ yards: 0, allowed: false })
  })

  test('gulliver.throw.skill: skill adds to the distance', () => {
    expect(throwDistance({ st: 10, weight_lb: 1, throwing: 14, ...body() }, silent).yards).toBe(30)
  })

  test('gulliver.throw.simple: one short formula', () => {
    const simple = rulesWith('throwing-simple').silent
    expect(throwDistance({ st: 10, weight_lb: 7, ...body(3) }, simple).yards).toBe((100 * 10) / 10)
  })

  test('gulliver.throw.advanced: what one can hardly lift hardly flies', () => {
    const advanced = rulesWith('throwing-advanced').silent
    const far = (weight_lb: number, { silent: why } = { silent: advanced }) =>
      throwDistance({ st: 10, weight_lb, ...body() }, why).yards
    expect(far(200)).toBeLessThan(far(200, { silent }))
    expect(far(1)).toBe(far(1, { silent }))
  })
})

test('gulliver.lift.max: both hands by Load ST, a tenth more for each further', () => {
  const { silent } = rulesWith('lifting')
  const most = (size: number, arms = 2) =>
    greatestWeight({ st: 10, action: 'two-handed-lift', frame: { ...body(size).frame, arms } }, silent)
  expect([most(0), most(3), most(0, 4)]).toEqual([250, 2500, 300])
  expect(greatestWeight({ st: 10, action: 'drag', frame: body(3).frame }, silent)).toBe(300)
})

describe('climbing', () => {
  const climb = { climb: 'ordinary-tree', height_feet: 30, climbing: 10 } as const

  test('gulliver.climb.move: a fifth of Move in a tree, by Climbing against 5', () => {
    const { silent } = rulesWith('climbing')
    // Speed 5 × 1/5 × 2: two yards a second.
    expect(climbingTable({ ...climb, ...body() }, silent)).toMatchObject({ seconds: 5, rolls_needed: 1 })
    expect(climbingTable(climb, silent)).toMatchObject({ seconds: 30 })
  })

  test('gulliver.climb.control: limbs and load count, not the usual point for each level', () => {
    const { silent } = rulesWith('climbing')
    const roll = {
      climbing: 14,
      climb: 'ordinary-tree',
      encumbrance_level: 2,
      roll_number: 1,
      downward: false,
    } as const
    expect(climbingRoll({ ...roll, ...body() }, silent).effective).toBe(14 - 2 + 2 + 5)
    expect(climbingRoll({ ...roll, ...body(), load_level: 2 }, silent).effective).toBe(14 - 2 + 2 - 4 + 5)
    // Nothing is known of the body: the load alone, as natural encumbrance has it.
    expect(climbingRoll(roll, silent).effective).toBe(14 + 5 - 4)
  })

  test('gulliver.climb.simple: the usual speeds, scaled', () => {
    const { silent } = rulesWith('climbing-simple')
    const seconds = (size: number) => climbingTable({ ...climb, ...body(size), move: 50 }, silent).seconds
    expect(seconds(0)).toBe(30)
    expect(seconds(3)).toBeCloseTo(10, 9)
  })
})
