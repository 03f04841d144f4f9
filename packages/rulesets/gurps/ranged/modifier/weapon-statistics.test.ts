import { compose } from '@umpire/engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FIREARMS, GRENADES } from '../../catalog/arms/firearms.ts'
import { THROWN_WEAPONS } from '../../catalog/arms/thrown-weapons.ts'
import { accuracy, maxRange, snapShot } from './weapon-statistics.ts'

const why = compose({ options: [] }).silent

test('gurps.ranged.snap-shot: four less below the number, and only for whoever did not aim', () => {
  for (let before_snap_shot = -20; before_snap_shot <= 30; before_snap_shot++) {
    for (let ss = 0; ss <= 20; ss++) {
      for (const aim_turns of [0, 1, 4]) {
        const shot = { before_snap_shot, ss, aim_turns, includes_snap_shot: false }
        const penalty = aim_turns === 0 && before_snap_shot < ss ? 4 : 0
        expect(snapShot(shot, why)).toBe(before_snap_shot - penalty)
        expect(snapShot({ ...shot, includes_snap_shot: true }, why)).toBe(before_snap_shot)
        expect(snapShot({ ...shot, ss: null }, why)).toBe(before_snap_shot)
      }
    }
  }
})

test('gurps.ranged.accuracy: never more than skill, never from the hip, never past half damage', () => {
  const number = fc.integer({ min: -5, max: 25 })
  const distance = fc.integer({ min: 0, max: 2000 })
  fc.assert(
    fc.property(
      number,
      number,
      fc.nat(5),
      distance,
      fc.option(distance),
      (a, skill, aim_turns, range_yards, half_damage) => {
        const acc = Math.abs(a)
        const shot = { acc, skill, aim_turns, range_yards, half_damage, past_half_damage: false }
        const helps = aim_turns > 0 && (half_damage === null || range_yards <= half_damage)
        expect(accuracy(shot, why)).toBe(helps ? Math.max(0, Math.min(acc, skill)) : 0)
        expect(accuracy({ ...shot, past_half_damage: true }, why)).toBe(0)
      },
    ),
  )
})

test('gurps.ranged.max-range: a throw reaches by ST, the fraction dropped, and only Throwing carries it farther', () => {
  for (const { name, skill, max_range } of THROWN_WEAPONS) {
    for (let st = 1; st <= 30; st++) {
      for (const throwing of [null, 5, 12, 18]) {
        const arm = skill === 'Throwing' && throwing !== null ? st + Math.floor(throwing / 6) : st
        const most = max_range === null ? null : Math.floor(arm * max_range.times_st + max_range.add)
        for (const range_yards of [0, most ?? 0, (most ?? 0) + 1]) {
          const reach = maxRange({ weapon: name.replace(' ', '-'), st, throwing, range_yards }, why)
          expect(reach.max_range).toBe(most)
          expect(reach.allowed).toBe(most === null || range_yards <= most)
        }
      }
    }
  }
})

test('gurps.ranged.max-range: a gun by the catalogue, a range by itself, and nothing else', () => {
  const given = { st: 10, throwing: null, range_yards: 300 }
  for (const { name, max_range, half_damage } of FIREARMS) {
    expect(maxRange({ ...given, weapon: name }, why)).toEqual({
      max_range,
      half_damage,
      allowed: max_range === null || max_range >= 300,
      past_half_damage: half_damage !== null && half_damage < 300,
    })
  }
  for (const { name } of GRENADES) expect(maxRange({ ...given, weapon: name }, why).max_range).toBe(30)
  expect(maxRange({ ...given, max_range: 299, half_damage: 100 }, why)).toEqual({
    max_range: 299,
    half_damage: 100,
    allowed: false,
    past_half_damage: true,
  })
  expect(maxRange(given, why).allowed).toBe(true)
  expect(() => maxRange({ ...given, weapon: 'harsh words' }, why)).toThrow('weapon: expected a gun or a thrown weapon')
})
