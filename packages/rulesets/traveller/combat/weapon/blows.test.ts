import { compose } from '@umpire/engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { attackOptions } from '../attack/index.ts'
import { blowAllowance, classOfBlow, combatBlow, specialBlow, surpriseBlow } from './blows.ts'

const why = compose({ options: attackOptions }).silent

test('traveller.combat.blow-allowance: never below zero, never above endurance, restored by half an hour', () => {
  const counts = { endurance_at_start: fc.nat(15), blows_used: fc.nat(40), rest_minutes: fc.nat(60) }
  fc.assert(
    fc.property(fc.record(counts), x => {
      const left = blowAllowance(x, why)
      const used = x.rest_minutes >= 30 ? 0 : x.blows_used
      expect(left).toBe(Math.max(0, x.endurance_at_start - used))
      expect(blowAllowance({ ...x, endurance_full: 15, endurance_now: 0 }, why)).toBe(left)
    }),
  )
})

test('traveller.combat.combat-blow: an allowance is struck blow by blow, then blows are weakened without end', () => {
  const strike = { weapon: 'Cutlass', has_surprise: false, target_status: 'active', weakened: false } as const
  const struck: string[] = []
  let blows_left = 3
  for (let round = 0; round < 6; round++) {
    const blow = classOfBlow({ ...strike, blows_left }, why)
    struck.push(blow.blow)
    blows_left = blow.blows_left
  }
  expect(struck).toEqual(['combat', 'combat', 'combat', 'weakened', 'weakened', 'weakened'])
  expect(combatBlow({ blow: 'combat', blows_left: 0 }, why)).toMatchObject({ allowed: false })
})

test('traveller.combat.surprise-blow: neither surprise, nor helplessness, nor weakness uses a blow', () => {
  const strike = {
    weapon: 'Club',
    has_surprise: false,
    target_status: 'active',
    weakened: false,
    blows_left: 2,
  } as const
  expect(classOfBlow({ ...strike, has_surprise: true }, why)).toMatchObject({ blow: 'surprise', blows_left: 2 })
  expect(classOfBlow({ ...strike, target_status: 'unconscious' }, why)).toMatchObject({
    blow: 'special',
    blows_left: 2,
  })
  expect(classOfBlow({ ...strike, weakened: true }, why)).toMatchObject({ blow: 'weakened', blows_left: 2 })
  expect(classOfBlow(strike, why)).toMatchObject({ blow: 'combat', blows_left: 1 })
})

test('traveller.combat.special-blow: refused against whoever resists, as surprise blows are without surprise', () => {
  const blow = { weapon: 'Club', strength: 5, unresisting: false, blows_left: 1 }
  expect(specialBlow({ ...blow, target_status: 'active' }, why)).toMatchObject({ allowed: false })
  expect(specialBlow({ ...blow, target_status: 'active', unresisting: true }, why)).toMatchObject({ allowed: true })
  expect(surpriseBlow({ has_surprise: false, blows_left: 1 }, why)).toMatchObject({ allowed: false })
})
