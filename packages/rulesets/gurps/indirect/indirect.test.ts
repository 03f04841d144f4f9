import { compose } from '@umpire/engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { indirectHit, indirectModifiers, indirectSkill, indirectStatistics, scatter } from './attack.ts'
import { machineGunFire } from './machine-gun.ts'
import { battery, observerModifiers, observerSequence, prePlanned } from './observer.ts'

const why = compose({ options: [] }).silent
const FACES = [1, 2, 3, 4, 5, 6]
const ROLLS = FACES.flatMap(a => FACES.flatMap(b => FACES.map(c => a + b + c)))
const BLIND = { mode: 'blind', observer_margin: 0, fire_direction_center: false, fixed_and_sited: false } as const

/** Yards by the margin of failure, from 1 to 20, as printed. */
const YARDS = [3, 4.5, 7, 10, 15, 20, 30, 45, 70, 100, 150, 200, 300, 450, 700, 1000, 1500, 2000, 3000, 4500]

test('gurps.indirect.scatter: every margin of the table, and on beyond it, to a tenth of the range', () => {
  for (const [index, yards] of [...YARDS, 7000, 10_000].entries()) {
    for (const range_yards of [0, 25, 1000, 12_345, 1e6]) {
      const missed = scatter({ margin_of_failure: index + 1, range_yards, direction_die: 6 }, why)
      expect(missed).toEqual({ hit: false, miss_by_yards: Math.min(yards, range_yards / 10), direction: 'short' })
    }
  }
})

test('gurps.indirect.scatter: where the rounds of a gun fall, over every throw of the dice', () => {
  for (const effective of [-15, -6, 0, 8, 13, 17, 20]) {
    const fallen = new Map<string, number>()
    for (const roll of ROLLS) {
      for (const direction_die of FACES) {
        const { hit, miss_by_yards, direction } = scatter({ effective, roll, range_yards: 1200, direction_die }, why)
        expect(hit).toBe(roll <= 4 || (roll <= 16 && roll <= effective))
        const by = Math.max(1, roll - effective)
        if (!hit) expect(miss_by_yards).toBe(Math.min(120, YARDS[by - 1] ?? Number.POSITIVE_INFINITY))
        fallen.set(direction, (fallen.get(direction) ?? 0) + 1)
      }
    }
    const misses = ROLLS.filter(roll => roll > 4 && (roll > 16 || roll > effective)).length
    const share = (direction: string): number => fallen.get(direction) ?? 0
    expect(share('none')).toBe((216 - misses) * 6)
    expect([share('long'), share('left'), share('right'), share('short')]).toEqual([
      misses,
      misses * 2,
      misses * 2,
      misses,
    ])
  }
  expect(() => scatter({ range_yards: 100, effective: 8 }, why)).toThrow('margin_of_failure: expected')
})

test('gurps.indirect.modifiers: every situation', () => {
  for (const fire_direction_center of [false, true]) {
    for (const fixed_and_sited of [false, true]) {
      const extra = (fire_direction_center ? 3 : 0) + (fixed_and_sited ? 2 : 0)
      for (let observer_margin = -10; observer_margin <= 10; observer_margin++) {
        const gun = { observer_margin, fire_direction_center, fixed_and_sited }
        expect(indirectModifiers({ mode: 'blind', ...gun }, why)).toBe(-15 + extra)
        expect(indirectModifiers({ mode: 'observed', ...gun }, why)).toBe(-5 + observer_margin + extra)
      }
    }
  }
})

test('gurps.indirect.effective-skill: may be below anything else that is rolled, or taken over from another gun', () => {
  const shot = { ...BLIND, gunner: 10, range_yards: 4000 }
  expect(indirectSkill({ ...shot, modifier: null }, why)).toMatchObject({ effective: 10 - 20 - 15, allowed: true })
  expect(indirectSkill({ ...shot, modifier: 2 }, why).effective).toBe(10 - 20 + 2)
})

test('gurps.indirect.hit: what strikes is halved, what bursts is not', () => {
  for (let rolled = -3; rolled <= 60; rolled++) {
    expect(indirectHit({ type: 'bullet', rolled }, why)).toBe(Math.max(1, Math.floor(rolled / 2)))
    expect(indirectHit({ type: 'crushing', rolled }, why)).toBe(Math.max(0, Math.floor(rolled / 2)))
    expect(indirectHit({ type: 'explosive', rolled }, why)).toBe(Math.max(0, rolled))
  }
})

test('gurps.indirect.statistics: neither Acc nor SS, but its own ranges', () => {
  const gun = { acc: 12, aim_turns: 4, skill: 14, min_range: 100, indirect_range: 3000 }
  const allowed = (range_yards: number): boolean => {
    const { bonus, snap_shot_tested, allowed: may } = indirectStatistics({ ...gun, range_yards }, why)
    expect([bonus, snap_shot_tested]).toEqual([0, false])
    return may
  }
  expect([99, 100, 3000, 3001].map(allowed)).toEqual([false, true, true, false])
})

test('gurps.indirect.observer-modifiers: more shots help, distance and missing gear do not', () => {
  const observer = fc.record({
    skill: fc.integer({ min: 3, max: 20 }),
    shots_seen: fc.nat(6),
    binoculars: fc.boolean(),
    map: fc.boolean(),
    observer_distance_yards: fc.nat(6000),
    machine_gun: fc.boolean(),
  })
  fc.assert(
    fc.property(observer, x => {
      const seen = [0, 0, 4][x.shots_seen] ?? 8
      const far = Math.floor(x.observer_distance_yards / (x.machine_gun ? 100 : 500)) * (x.binoculars ? 1 : 3)
      const gear = { truetrue: 0, falsetrue: -1, truefalse: -3, falsefalse: -5 }
      const key = `${x.binoculars}${x.map}` as const
      expect(observerModifiers(x, why)).toBe(x.skill + seen - far + gear[key])
    }),
  )
})

test('gurps.indirect.observer-sequence: no shot before the target is found, then one for every correction', () => {
  const tries = fc.array(
    fc.record({
      time: fc.integer({ min: 2, max: 12 }),
      roll: fc.integer({ min: 3, max: 18 }),
      skill: fc.integer({ min: 5, max: 18 }),
    }),
    { maxLength: 8 },
  )
  fc.assert(
    fc.property(tries, all => {
      const { shots_at_seconds, modifiers, found } = observerSequence(
        {
          times_2d: all.map(({ time }) => time),
          observer_effective: all.map(({ skill }) => skill),
          observer_rolls: all.map(({ roll }) => roll),
          fire_direction_center: false,
          fixed_and_sited: false,
        },
        why,
      )
      const first = all.findIndex(({ roll, skill }) => roll <= 4 || (roll <= 16 && roll <= skill))
      expect(found).toBe(first !== -1)
      const shot = first === -1 ? [] : all.slice(first)
      const clock = (shots: number): number => all.slice(0, shots).reduce((sum, { time }) => sum + time + 5, 0)
      expect(shots_at_seconds).toEqual(shot.map((_, index) => clock(first + index + 1)))
      const margin = ({ roll, skill }: { readonly roll: number; readonly skill: number }): number =>
        roll <= 4 ? Math.max(0, skill - roll) : roll >= 17 ? Math.min(-1, skill - roll) : skill - roll
      expect(modifiers).toEqual(shot.map((one, index) => (index === 0 ? -15 : -5 + margin(one))))
    }),
  )
  const short = { times_2d: [7], observer_effective: [], observer_rolls: [], ...BLIND }
  expect(() => observerSequence(short, why)).toThrow('times_2d: expected as many as')
})

test('gurps.indirect.battery: guns out of reach of a word fire blind', () => {
  expect(battery({ spotting_gun_modifier: 2, other_guns: 2, in_communication: true }, why)).toEqual([2, 2])
  expect(battery({ spotting_gun_modifier: 2, other_guns: 2, in_communication: false }, why)).toEqual([-15, -15])
  expect(battery({ spotting_gun_modifier: 2, other_guns: 0, in_communication: true }, why)).toEqual([])
})

test('gurps.indirect.pre-planned: with or without somebody who looks', () => {
  for (const observer_present of [false, true]) {
    expect(prePlanned({ registered_modifier: -1, observer_present }, why)).toBe(-1)
  }
})

test('gurps.indirect.machine-gun: 81 throws of 216 strike, and only in the zone', () => {
  const gun = { shots_seen: 0, binoculars: true, map: true, observer_distance_yards: 0 }
  const struck = (in_zone: boolean): number =>
    ROLLS.filter(roll => machineGunFire({ ...gun, in_zone, roll }, why).struck).length
  expect([struck(true), struck(false)]).toEqual([81, 0])
  for (const [range_yards, length] of [
    [2, 1],
    [3, 1],
    [100, 10],
    [4500, 20],
    [5000, 21],
  ] as const) {
    expect(machineGunFire({ ...gun, in_zone: false, range_yards }, why).zone_length_yards).toBe(length)
  }
})
