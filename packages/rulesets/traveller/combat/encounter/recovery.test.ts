import { compose } from '@umpire/engine'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { PHYSICAL } from '../../tables/words.ts'
import { encounterOptions } from './index.ts'
import { recoveryFull, recoveryLight, recoveryMinor, recoverySerious } from './recovery.ts'
import { zerosOf } from './wounds.ts'

const why = compose({ options: [] }).silent
const under = (option: string) => compose({ options: encounterOptions }, { options: [option] }).listen()
/** Healthy, on entering the combat, and now: never more than before. */
const body = fc
  .tuple(fc.integer({ min: 1, max: 15 }), fc.nat(15), fc.nat(15))
  .map(([full, lost, wounds]): [number, number, number] => {
    const start = Math.max(1, full - lost)
    return [full, start, Math.max(0, start - wounds)]
  })
const hurt = fc.tuple(body, body, body).map(([s, d, e]) => ({
  full: { strength: s[0], dexterity: d[0], endurance: e[0] },
  at_start: { strength: s[1], dexterity: d[1], endurance: e[1] },
  current: { strength: s[2], dexterity: d[2], endurance: e[2] },
}))

describe('traveller.combat.recovery-minor and -serious', () => {
  test('nobody wakes before the time, and whoever wakes is on their feet and no better than on entering', () => {
    fc.assert(
      fc.property(hurt, fc.nat(400), (one, minutes) => {
        const zeros = zerosOf(one.current)
        const minor = recoveryMinor({ ...one, minutes }, why)
        const { full, current } = one
        const serious = recoverySerious({ full, current, minutes }, why)
        const wakes = (zeros === 1 && minutes >= 10) || (zeros === 2 && minutes >= 180)
        const after = zeros === 2 ? serious : minor
        expect(after.status === 'active').toBe(wakes || zeros === 0)
        for (const name of PHYSICAL) {
          if (wakes) expect(after[name]).toBeGreaterThanOrEqual(1)
          else expect(after[name]).toBe(current[name])
          expect(after[name]).toBeGreaterThanOrEqual(current[name])
          expect(after[name]).toBeLessThanOrEqual(one.at_start[name])
        }
        if (zeros !== 1) expect(minor).toMatchObject(current)
        if (zeros !== 2) expect(serious).toMatchObject(current)
      }),
    )
  })
})

describe('traveller.combat.recovery-light', () => {
  const given = { full: [8, 8, 8], at_start: [6, 8, 8], current: [3, 8, 5], combat_over: true }
  test('half way is as far from the one as from the other, and the odd point is lost', () => {
    fc.assert(
      fc.property(hurt, one => {
        const after = recoveryLight({ ...one, combat_over: true, fell: false }, why)
        if (after.status !== 'active') return
        for (const name of PHYSICAL) {
          const gained = after[name] - one.current[name]
          const missing = one.at_start[name] - after[name]
          expect(missing - gained).toBe((one.at_start[name] + one.current[name]) % 2)
        }
      }),
    )
  })
  test('whoever fell in this combat has gone that way already', () => {
    const answer = recoveryLight.answer({ ...given, fell: true }, compose({ options: [] }).listen()).answer
    expect(answer).toEqual({ strength: 3, dexterity: 8, endurance: 5, status: 'active' })
  })
  test('no-half-way leaves the wounds', () => {
    expect(recoveryLight.answer(given, under('no-half-way')).answer).toMatchObject({ strength: 3, endurance: 5 })
  })
  test('half-way-from-full forgets that somebody entered hurt', () => {
    const listening = under('half-way-from-full')
    expect(recoveryLight.answer(given, listening).answer).toMatchObject({ strength: 5, endurance: 6 })
    const { combat_over: _, ...fallen } = { ...given, current: [3, 0, 5], minutes: 10 }
    expect(recoveryMinor.answer(fallen, listening).answer).toMatchObject({ strength: 5, dexterity: 4, endurance: 6 })
  })
})

test('traveller.combat.recovery-full: more care never recovers less, and a facility is a kit', () => {
  for (let zeros = 0; zeros <= 3; zeros++) {
    for (let medical = 0; medical <= 4; medical++) {
      for (let rest_days = 0; rest_days <= 4; rest_days++) {
        const care = { zeros, attending_medical: medical, rest_days }
        const kit = recoveryFull({ ...care, kit: 'medical kit' }, why)
        const facility = recoveryFull({ ...care, kit: 'medical facility' }, why)
        expect(facility || !kit).toBe(true)
        expect(kit).toBe(zeros < 2 && (medical >= 1 || rest_days >= 3))
        expect(facility).toBe((zeros < 2 && (medical >= 1 || rest_days >= 3)) || (zeros === 2 && medical >= 3))
        const alone = recoveryFull({ zeros, kit: null, attending_medical: null, rest_days }, why)
        expect(alone).toBe(zeros < 2 && rest_days >= 3)
      }
    }
  }
})
