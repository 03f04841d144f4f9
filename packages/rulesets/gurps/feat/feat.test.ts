import { compose } from '@umpire/engine'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BUILDS, fat } from '../looks/body.ts'
import { CLIMBS, climbingRoll, climbingTable } from './climbing.ts'
import { hikingParty, hikingRoll, hikingTerrain, hikingUnit } from './hiking.ts'
import { jumpBroad, jumpHigh, jumpObstacle, jumpSkill } from './jumping.ts'
import { lifting, pickUp } from './lifting.ts'
import { running } from './running.ts'
import { type Rhythm, swimRescue, swimRoll, swimSpeed } from './swimming.ts'
import { throwDistance, throwLimit } from './throwing.ts'

const why = compose({ options: [] }).silent
const EVERY_ROLL = Array.from({ length: 16 }, (_, index) => index + 3)
const score = fc.integer({ min: 1, max: 30 })
const load = fc.integer({ min: 0, max: 4 })

describe('climbing', () => {
  test('gurps.feat.climbing-table: a roll to begin, one each five minutes, none on arrival', () => {
    for (const climb of CLIMBS) {
      for (let height_feet = 1; height_feet <= 600; height_feet++) {
        const { seconds = 0, rolls_needed, rate } = climbingTable({ climb, height_feet }, why)
        let due = 0
        for (let at = 0; at < seconds; at += 300) due++
        expect({ climb, height_feet, rolls_needed }).toMatchObject({
          rolls_needed: climb.startsWith('ladder') ? 0 : due,
        })
        if (rate === 'short') expect(seconds).toBeLessThan(300)
      }
    }
  })
  test('gurps.feat.climbing-roll: every roll at every load, by hand', () => {
    const given = { climbing: 12, climb: 'ordinary-mountain', downward: false } as const
    for (const encumbrance_level of [0, 1, 2, 3, 4]) {
      for (const roll of EVERY_ROLL) {
        for (const roll_number of [1, 2, 3]) {
          const held = roll <= 4 || (roll < 17 && roll <= 12 - encumbrance_level)
          const came = climbingRoll({ ...given, encumbrance_level, roll, roll_number, height_feet: 200 }, why)
          expect(came).toMatchObject({ starts: held || roll_number > 1, falls: !held && roll_number > 1 })
          // Ten feet a minute: fifty at the second roll, a hundred at the third.
          expect(came.fall_feet).toBe(came.falls ? (roll_number - 1) * 50 : undefined)
        }
      }
    }
  })
  test('gurps.feat.climbing-roll: down, the first failure is a fall from the top', () => {
    const given = { climbing: 10, encumbrance_level: 0, roll: 16, height_feet: 2000 }
    const rope = { ...given, climb: 'rope-down-without-equipment', downward: false } as const
    expect(climbingRoll({ ...rope, roll_number: 1 }, why)).toMatchObject({
      falls: true,
      starts: false,
      fall_feet: 2000,
    })
    expect(climbingRoll({ ...rope, roll_number: 3 }, why)).toMatchObject({ falls: true, fall_feet: 2000 - 10 * 30 })
    const tree = { ...given, climb: 'ordinary-tree', roll: 18, roll_number: 1 } as const
    expect(climbingRoll({ ...tree, downward: true }, why)).toMatchObject({ falls: true, fall_feet: 2000 })
    expect(climbingRoll({ ...tree, downward: false }, why)).toMatchObject({ falls: false, starts: false })
  })
  test('gurps.feat.climbing-roll: nobody begins with a score under 3, but must hold on with one', () => {
    const given = { climbing: 5, climb: 'modern-building', encumbrance_level: 0, downward: false } as const
    expect(climbingRoll({ ...given, roll_number: 1 }, why)).toMatchObject({ effective: 2, allowed: false })
    expect(climbingRoll({ ...given, roll_number: 2 }, why)).toMatchObject({ effective: 2, allowed: true })
  })
})

describe('hiking', () => {
  test('gurps.feat.hiking-roll: each half-day by itself, for every pair of rolls', () => {
    for (const first of EVERY_ROLL) {
      for (const second of EVERY_ROLL) {
        const made = [first, second].filter(roll => roll <= 12).length
        const { miles, successes } = hikingRoll({ encumbrance_level: 1, hiking: 12, rolls: [first, second] }, why)
        expect([miles, successes]).toEqual([40 + 4 * made, made])
        const day = { encumbrance_level: 1, road: 'none', weather: 'fine', terrain: 'average' } as const
        expect(hikingTerrain({ ...day, hiking_successes: made }, why).miles).toBe(miles)
      }
    }
    expect(hikingRoll({ encumbrance_level: 1, rolls: [3, 3] }, why)).toMatchObject({ miles: 40, roll_allowed: false })
  })
  test('gurps.feat.hiking-party: nobody is left behind', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(100), { minLength: 1, maxLength: 20 }), member_miles => {
        expect(hikingParty({ member_miles }, why)).toBe(Math.min(...member_miles))
      }),
    )
    expect(() => hikingParty({ member_miles: [] }, why)).toThrow('at least one member')
  })
  test('gurps.feat.hiking-unit: the whole unit, its stragglers, or nobody', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 20, max: 300 }),
        fc.integer({ min: 3, max: 18 }),
        fc.integer({ min: 5, max: 16 }),
        (men, roll, average_hiking) => {
          const leaders_12_plus = Math.ceil(men / 20)
          const given = { men, leaders_12_plus, average_hiking, hiking: [], worst_encumbrance_level: 1, roll }
          const { miles, left_behind = 0, stalled } = hikingUnit(given, why)
          const made = roll <= 4 || (roll < 17 && roll <= average_hiking)
          expect(miles).toBe(stalled ? 0 : made ? 48 : 40)
          if (made || stalled) expect(left_behind).toBe(0)
          else expect(left_behind).toBe(Math.min(men, Math.floor(men * 0.1 * Math.max(1, roll - average_hiking) + 0.5)))
          expect(hikingUnit({ ...given, leaders_12_plus: leaders_12_plus - 1 }, why).unit_rule_applies).toBe(false)
        },
      ),
    )
    const small = { men: 19, leaders_12_plus: 5, average_hiking: 12, hiking: [], worst_encumbrance_level: 0 }
    expect(hikingUnit(small, why).unit_rule_applies).toBe(false)
  })
  test('gurps.feat.hiking-unit: whoever never learned to march counts as 0', () => {
    const given = { men: 20, leaders_12_plus: 1, hiking: [12, 12, 15], worst_encumbrance_level: 0 }
    expect(hikingUnit(given, why).effective).toBe(1)
  })
})

describe('jumping, lifting, running', () => {
  test('gurps.feat.jump-broad: a run-up never more than doubles it', () => {
    fc.assert(
      fc.property(fc.integer({ min: -5, max: 40 }), fc.double({ min: 0, max: 100, noNaN: true }), (st, run_yards) => {
        const standing = Math.max(0, st - 3)
        expect(jumpBroad({ st, run_yards }, why)).toBe(Math.min(standing + Math.floor(run_yards), 2 * standing))
        expect(jumpHigh({ st, run_yards }, why)).toBe(Math.max(0, 3 * st - 10 + (run_yards >= 4 ? 24 : 0)))
      }),
    )
  })
  test('gurps.feat.jump-skill: the better of ST and Jumping', () => {
    fc.assert(
      fc.property(score, score, fc.nat(20), (st, jumping, run_yards) => {
        const better = Math.max(st, jumping)
        const { feet, inches } = jumpSkill({ st, jumping, run_yards }, why)
        expect([feet, inches]).toEqual([
          jumpBroad({ st: better, run_yards }, why),
          jumpHigh({ st: better, run_yards }, why),
        ])
        expect(jumpSkill({ st, run_yards }, why).st_used).toBe(st)
      }),
    )
  })
  test('gurps.feat.jump-obstacle: what does not fit into a move is not allowed', () => {
    expect(jumpObstacle({ move: 5, path_yards: 4, obstacles: 1 }, why).allowed).toBe(true)
    expect(jumpObstacle({ move: 5, path_yards: 4, obstacles: 2 }, why).allowed).toBe(false)
  })
  test('gurps.feat.lifting: more than twenty times ST tires every second, and the limit is within', () => {
    const given = { st: 10, surface: 'rough', vehicle: 'two-wheels', road: 'ordinary', seconds: 3 } as const
    const carried = (weight_lb: number) => lifting({ ...given, action: 'carry-on-back', weight_lb }, why)
    expect([200, 201, 300, 301].map(pounds => carried(pounds))).toMatchObject([
      { allowed: true, fatigue: 0 },
      { allowed: true, fatigue: 3 },
      { allowed: true, fatigue: 3 },
      { allowed: false, fatigue: 0 },
    ])
    expect(lifting({ ...given, action: 'drag', weight_lb: 100 }, why)).toMatchObject({ encumbrance_level: 3 })
    expect(pickUp({ st: 10, weight_lb: 10.5 }, why)).toBe(2)
  })
  test('gurps.feat.running: rounded in a fight only, and never under 1', () => {
    const speed = fc.integer({ min: 2, max: 40 }).map(quarters => quarters / 4)
    fc.assert(
      fc.property(speed, fc.nat(25), load, fc.boolean(), (basic_speed, level, encumbrance_level, sprint) => {
        const given = { basic_speed, running: level, encumbrance_level, sprint, seconds: 10 }
        const exact = Math.max(1, basic_speed + level / 8 + (sprint ? 1 : 0) - encumbrance_level)
        const fight = running({ ...given, long_distance: false }, why)
        expect(fight).toEqual({
          yards_per_second: exact,
          running_move: Math.floor(exact),
          yards: Math.floor(exact) * 10,
        })
        const far = Math.max(1, basic_speed + level / 8 + 1 - encumbrance_level)
        expect(running({ ...given, long_distance: true }, why).yards).toBe(far * 10)
      }),
    )
  })
})

describe('swimming', () => {
  /** The rhythm by the book, told another way: what comes after each roll. */
  function timesBy(rolls: readonly boolean[]): readonly number[] {
    const times: number[] = []
    let [at, trouble]: [number, Rhythm] = [0, 'calm']
    for (const made of rolls) {
      times.push(at)
      if (!made) [at, trouble] = [at + 5, 'struggling']
      else if (trouble === 'struggling') [at, trouble] = [at + 60, 'recovering']
      else [at, trouble] = [at + 300, 'calm']
    }
    return times
  }

  test('gurps.feat.swim-roll: every run of six rolls', () => {
    const given = { swimming: 10, encumbrance_level: 0, intentional: false, rhythm: 'calm' } as const
    for (let bits = 0; bits < 64; bits++) {
      const made = Array.from({ length: 6 }, (_, index) => (bits >> index) % 2 === 1)
      const swum = swimRoll({ ...given, rolls: made.map(good => (good ? 10 : 11)) }, why)
      expect(swum.roll_times_seconds).toEqual(timesBy(made))
      expect(swum.fatigue).toBe(made.filter(good => !good).length)
      // One roll at a time comes to the same.
      let rhythm: Rhythm = 'calm'
      let at = 0
      for (const [index, good] of made.entries()) {
        expect(swum.roll_times_seconds[index]).toBe(at)
        const step = swimRoll({ ...given, rhythm, rolls: [good ? 10 : 11] }, why)
        rhythm = step.rhythm
        at += step.next_roll_seconds ?? 0
      }
      expect(rhythm).toBe(swum.rhythm)
    }
  })
  test('gurps.feat.swim-roll: who has no strength left drowns, and rolls no more', () => {
    const given = { swimming: 5, encumbrance_level: 2, intentional: true, rhythm: 'calm', st: 2 } as const
    const { drowned, fatigue, roll_times_seconds, next_roll_seconds } = swimRoll({ ...given, rolls: [18, 18, 3] }, why)
    expect([drowned, fatigue, roll_times_seconds, next_roll_seconds]).toEqual([true, 2, [0, 5], null])
  })
  test('gurps.feat.swim-roll: fat floats, by the rule of fat', () => {
    for (const build of BUILDS) {
      if (build === 'skinny') continue
      const given = { swimming: 9, encumbrance_level: 0, intentional: false, rhythm: 'calm', rolls: [] } as const
      const { effective } = fat({ build, st: 10, ht: 10, sex: 'male', gear_lb: 0, skill: 'Swimming', level: 9 }, why)
      expect(swimRoll({ ...given, build }, why).effective).toBe(effective)
    }
  })
  test('gurps.feat.swim-speed: no less than a yard, and no headway under a load', () => {
    fc.assert(
      fc.property(score, load, (swimming, encumbrance_level) => {
        const { move, yards_per_10_seconds } = swimSpeed({ swimming, encumbrance_level }, why)
        expect([move, yards_per_10_seconds]).toEqual([
          Math.max(1, Math.floor(swimming / 10)),
          Math.max(0, swimming - 2 * encumbrance_level),
        ])
      }),
    )
  })
  test('gurps.feat.swim-rescue: by every difference in ST', () => {
    fc.assert(
      fc.property(score, score, score, fc.integer({ min: 5, max: 16 }), (swimming, st, victim_st, roll) => {
        const effective = swimming - 5 + st - victim_st
        expect(swimRescue({ swimming, st, victim_st, roll }, why)).toEqual({ effective, rescued: roll <= effective })
      }),
    )
  })
})

describe('throwing', () => {
  test('gurps.feat.throw-limit: the best of all that fits', () => {
    const level = fc.option(score, { nil: undefined })
    fc.assert(
      fc.property(score, level, level, fc.constantFrom('target', 'area'), (dx, throwing, thrown_weapon, aim_at) => {
        const learned = {
          ...(throwing === undefined ? {} : { throwing }),
          ...(thrown_weapon === undefined ? {} : { thrown_weapon }),
        }
        const { skill } = throwLimit({ dx, ...learned, aim_at }, why)
        expect(skill).toBe(Math.max(dx - (aim_at === 'target' ? 3 : 0), throwing ?? -99, thrown_weapon ?? -99))
      }),
    )
    expect(throwLimit.answer({ dx: 12, throwing: 'none' }, why).answer).toEqual({ skill: 9 })
    expect(() => throwLimit.answer({ throwing: 'some' }, why)).toThrow('throwing')
  })
  test('gurps.feat.throw-distance: what is too heavy flies nowhere, and skill carries farther', () => {
    expect(throwDistance({ st: 10, weight_lb: 251 }, why)).toMatchObject({ allowed: false, yards: 0 })
    fc.assert(
      fc.property(score, fc.integer({ min: 6, max: 30 }), fc.nat(20), (st, throwing, weight_lb) => {
        const [plain, skilled] = [
          throwDistance({ st, weight_lb }, why),
          throwDistance({ st, throwing, weight_lb }, why),
        ]
        expect(skilled.throwing_st).toBe(st + Math.floor(throwing / 6))
        expect(skilled.yards).toBeGreaterThanOrEqual(plain.yards)
      }),
    )
  })
})
