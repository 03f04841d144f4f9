/** Shells, charges and vehicles in a story. */
import { describe, expect, test } from 'vitest'
import { passTime } from '../body/time.ts'
import { conditionIn, type Story, storyOf } from '../facts/state.ts'
import { somebody } from '../test/people-fixture.ts'
import { played } from '../test/played-fixture.ts'
import { explosion } from './explosion.ts'
import { distance } from './near.ts'
import { observedFire } from './observed-fire.ts'
import { strikeVehicle, tellVehicle } from './vehicle-hit.ts'

const people = {
  Ada: somebody({ skills: [{ skill: 'Gunner (mortar)', points: 8 }] }),
  Bea: somebody({
    attributes: { st: 10, dx: 10, iq: 12, ht: 10 },
    skills: [{ skill: 'Forward Observer', points: 4 }],
  }),
  Cid: somebody({ attributes: { st: 12, dx: 10, iq: 10, ht: 12 } }),
}
const start = storyOf(people)
const lost = (state: Story, who: string): number => conditionIn(state, who).hp_lost
const tell = (more: object = {}): Story =>
  played(tellVehicle, { vehicle: 'tank', full_hp: 100, dr: 5, ...more }, [], start).state

describe('gurps.procedure.explosion', () => {
  test('gurps.explosion.concussion: less with every two yards, rolled once for all', () => {
    const near = [
      { name: 'Ada', yards: 0 },
      { name: 'Bea', yards: 2 },
      { name: 'Cid', yards: 4, side: 'left' },
    ]
    const { state } = played(explosion, { damage: '6d', near }, [20, 18], start)
    // Ada is down to −10 of 10: one roll to live, and then she lies there.
    expect([lost(state, 'Ada'), lost(state, 'Bea'), lost(state, 'Cid')]).toEqual([20, 5, 1])
  })
  test('gurps.explosion.general: twice for whoever touches it', () => {
    const { state } = played(explosion, { damage: '2d', near: [{ name: 'Cid', contact: true }] }, [4], start)
    expect(lost(state, 'Cid')).toBe(8)
  })
  test('gurps.explosion.fragment-roll and fragment-damage: a wound of its own, and it bleeds', () => {
    const near = [{ name: 'Cid', yards: 5 }]
    const { state, facts } = played(explosion, { damage: '1d [2d]', near }, [3, 13, 4], start)
    expect(facts.at(-2)).toMatchObject({ hp: 6, of: 'fragment' })
    expect(conditionIn(state, 'Cid')).toMatchObject({ hp_lost: 6, bleeding: { next_in: 60 } })
    expect(lost(played(explosion, { damage: '1d [2d]', near }, [3, 14], start).state, 'Cid')).toBe(0)
    const beyond = [{ name: 'Cid', yards: 6 }]
    expect(lost(played(explosion, { damage: '1d [2d]', near: beyond }, [3], start).state, 'Cid')).toBe(0)
  })
  test('gurps.explosion.tnt: charges by the pound, and a grenade', () => {
    const far = [{ name: 'Cid', yards: 100 }]
    expect(played(explosion, { charge: 'hand-grenade', near: far }, [7], start).result).toEqual({ concussion: 7 })
    expect(played(explosion, { tnt_lb: 2, near: far }, [[1, 2, 3, 4, 5, 6]], start).result).toEqual({ concussion: 84 })
  })
  test('gurps.explosion.dr and shaped-charge: armour counts squared, but not where it strikes', () => {
    const hp = (near: object, damage: string) =>
      played(explosion, { damage, near: [{ name: 'tank', ...near }] }, [30], tell()).state.vehicles['tank']?.hp
    expect(hp({ yards: 0 }, '6dx2')).toBe(95)
    expect(hp({ contact: true }, '6dx2')).toBe(75)
    expect(hp({ contact: true }, '6dx2 (10)')).toBe(70)
    expect(hp({ yards: 1 }, '6dx2 (10)')).toBe(95)
  })
})

describe('gurps.procedure.observed-fire', () => {
  const MORTAR = { gunner: 'Ada', gun: { name: 'mortar', damage: '2d', min_range: 100, indirect_range: 2000 } }
  const fire = (given: object, answers: Parameters<typeof played>[2]) =>
    played(observedFire, { ...MORTAR, range_yards: 300, ...given }, answers, start)

  test('gurps.indirect.statistics: too near or too far is refused', () => {
    expect(fire({ range_yards: 50 }, []).result).toMatchObject({ allowed: false, rule: 'gurps.indirect.statistics' })
    expect(fire({ range_yards: 2001 }, []).result).toMatchObject({ allowed: false })
  })
  test('gurps.indirect.observer-sequence: found at the second look, fired blind, corrected', () => {
    const near = [{ name: 'Cid', yards: 0 }]
    const given = { observer: 'Bea', rounds: 2, near }
    // Two looks of 2d+5 seconds, a round that misses to the right; a correction, a round that hits.
    const { facts, state } = fire(given, [7, 18, 4, 3, 18, 5, 7, 6, 3, 3, 9])
    const told = facts.filter(fact => 'found' in fact || 'gun' in fact)
    expect(told).toMatchObject([
      { who: 'Bea', found: false, seconds: 12 },
      { who: 'Bea', found: true, seconds: 9 },
      { who: 'Ada', modifier: -15, hit: false, miss_by_yards: 30, direction: 'right' },
      { who: 'Bea', found: true, seconds: 11 },
      { who: 'Ada' },
    ])
    expect(state.clock).toBe(32)
  })
  test('gurps.indirect.pre-planned and battery: as it was registered, and the other guns with it', () => {
    const { facts, result } = fire({ registered_modifier: 20, other_guns: 2 }, [3, 7, 3, 7, 3, 7])
    expect(result).toMatchObject({ rounds: 3, hits: 3, modifier: 20 })
    expect(facts.filter(fact => 'gun' in fact).map(fact => fact['modifier'])).toEqual([20, 20, 20])
    const deaf = fire({ registered_modifier: 20, other_guns: 1, in_communication: false }, [3, 7, 18, 1, 7])
    expect(deaf.facts.filter(fact => 'gun' in fact).map(fact => fact['modifier'])).toEqual([20, -15])
  })
  test('gurps.indirect.machine-gun: whoever is in the beaten zone is struck on 9 or less, at half damage', () => {
    const gun = { name: 'MG', damage: '7d', type: 'bullet' }
    const given = { gun, machine_gun: true, registered_modifier: 30, near: [{ name: 'Cid', yards: 3 }] }
    const { state, facts } = fire(given, [3, 9, 20])
    expect(facts).toContainEqual({ who: 'Ada', length_yards: 13, width_yards: 1 })
    expect(lost(state, 'Cid')).toBe(10)
    expect(lost(fire(given, [3, 10]).state, 'Cid')).toBe(0)
    expect(lost(fire({ ...given, near: [{ name: 'Cid', yards: 7 }] }, [3]).state, 'Cid')).toBe(0)
  })
  test('gurps.indirect.air-burst: the observer tells the height, or does not', () => {
    const told = fire({ observer: 'Bea', air_burst: true }, [7, 3, 18, 1, 7])
    expect(told.notes).toEqual(['mortar bursts at chosen height.'])
    expect(fire({ air_burst: true }, [18, 1, 7]).notes).toEqual(['mortar bursts at another height.'])
  })
  test('distances are as the crow flies from where it fell', () => {
    const at = { yards: 3, side: 'right' } as const
    expect(distance({ yards: 4, side: 'long' }, at)).toBe(5)
    expect(distance({ yards: 3, side: 'left' }, at)).toBe(6)
    expect(distance(at, at)).toBe(0)
  })
})

describe('gurps.procedure.vehicle-hit', () => {
  test('as printed: damage less DR, nothing left at 0', () => {
    const shot = { vehicle: 'tank', effective: 12, damage: '6d' }
    const { state } = played(strikeVehicle, shot, [10, 25], tell())
    expect(state.vehicles['tank']).toMatchObject({ hp: 80, disabled: false })
    const dead = played(strikeVehicle, { ...shot, damage: '6dx4' }, [10, [6, 6, 6, 6, 6, 6]], tell())
    expect(dead.state.vehicles['tank']).toMatchObject({ hp: -39, disabled: true })
    expect(() => played(strikeVehicle, { ...shot, vehicle: 'ship' }, [], tell())).toThrow(/vehicle/)
  })
  test('gurps.procedure.vehicle-hit: where the distance is told, range, speed and size count, by their rules', () => {
    const passing = { vehicle: 'tank', effective: 15, damage: '6d', range_yards: 40, length_yards: 5, target_mph: 30 }
    // 40 yards and 15 a second are -9, and five yards long is +3.
    for (const [roll, hit] of [
      [9, true],
      [10, false],
    ] as const) {
      expect(played(strikeVehicle, passing, hit ? [roll, 25] : [roll], tell()).result).toMatchObject({ hit })
    }
    const near = { ...passing, range_yards: 2, target_mph: 0, length_yards: null }
    expect(played(strikeVehicle, near, [15, 25], tell()).result).toMatchObject({ hit: true })
  })
  test('time passes for vehicles that nothing ails', () => {
    expect(played(passTime, { hours: 1 }, [], tell()).state.vehicles['tank']).toMatchObject({ hp: 100 })
  })
})
