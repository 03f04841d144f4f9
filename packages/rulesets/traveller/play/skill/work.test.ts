/** Programs, days in an ATV and flights: worked cases, exact odds, and the flaw that nobody may see. */
import { odds, script, takeFirst } from '@umpire/engine'
import { describe, expect, test } from 'vitest'
import { of36 } from '../../skill/throw/two-dice-fixture.ts'
import { ada, at, bram, gm, guest, seen, somebody, world, worldWith } from '../test/skill-fixture.ts'
import { driveDay, flyHard, writeProgram } from './work.ts'

const USUAL = { who: 'Ada', default_zero: false, jack_of_all_trades: true } as const
const adaWith = (skills: { readonly [skill: string]: number }) => at({ Ada: somebody(skills), Bram: somebody({}) })

describe('traveller.skill.computer', () => {
  const program = { ...USUAL, program: 'Evade', embodies: 'Pilot', computer: true, full_time: true }
  const author = adaWith({ Computer: 2, Pilot: 1 })

  test('worked cases of the inventory', () => {
    expect(script(world, writeProgram, program, author, [7]).result).toEqual({ allowed: true, fatal: true, flaw_dm: 0 })
    expect(script(world, writeProgram, program, author, [8, 5, 4]).result).toMatchObject({ fatal: false, flaw_dm: -2 })
    expect(script(world, writeProgram, program, author, [8, 5, 3]).result).toMatchObject({ fatal: false, flaw_dm: -1 })
    expect(script(world, writeProgram, program, author, [6, 6]).result).toMatchObject({ fatal: false, flaw_dm: 0 })
  })
  test('takes computer, the skill it embodies, a machine and all the time', () => {
    const refusal = (given: object, skills: { readonly [skill: string]: number }) =>
      script(world, writeProgram, { ...program, ...given }, adaWith(skills), []).result
    expect(refusal({}, { Pilot: 1 })).toMatchObject({ allowed: false, rule: 'traveller.skill.computer' })
    expect(refusal({}, { Computer: 1 })).toMatchObject({ because: 'it takes the skill that the program embodies' })
    expect(refusal({ computer: false }, { Computer: 1, Pilot: 1 })).toMatchObject({ allowed: false })
    expect(refusal({ full_time: false }, { Computer: 1, Pilot: 1 })).toMatchObject({ allowed: false })
    expect(
      script(world, writeProgram, { ...program, embodies: null }, adaWith({ Computer: 1 }), [7]).result.allowed,
    ).toBe(true)
  })
  test('exact odds of each flaw', () => {
    const found = odds(world, writeProgram, program, author, takeFirst)
    const chance = (fatal: boolean, flaw_dm: number) =>
      found.chance(({ result }) => result.allowed && result.fatal === fatal && result.flaw_dm === flaw_dm).decimal
    const flawed = (30 / 36) * (of36(roll => roll <= 5) / 36)
    expect(chance(true, 0)).toBeCloseTo(6 / 36, 12)
    expect(chance(false, -1)).toBeCloseTo(flawed / 2, 12)
    expect(chance(false, -2)).toBeCloseTo(flawed / 2, 12)
  })
  test('the flaw is hidden from everybody but the referee, and good and bad programs look alike', () => {
    const { entries } = script(world, writeProgram, program, author, [8, 5, 4])
    expect(seen(entries, gm).map(({ fact }) => fact?.type)).toEqual(['builtInFlaw', 'wroteProgram'])
    const good = script(world, writeProgram, program, author, [6, 6]).entries
    for (const seat of [ada, bram, guest]) {
      expect(seen(entries, seat)).toEqual([
        { fact: { type: 'wroteProgram', values: { who: 'Ada', program: 'Evade' } }, rolls: [], why: [] },
      ])
      expect(seen(good, seat)).toEqual(seen(entries, seat))
    }
  })
})

describe('traveller.skill.atv', () => {
  const day = { ...USUAL, vehicle: 'ATV', referee_dms: [], off_road: null }
  test('breaks down on 11 or more, and gets stuck off the road alone', () => {
    expect(script(world, driveDay, day, adaWith({ ATV: 4 }), [10]).result).toEqual({
      allowed: true,
      breakdown: false,
      stuck: false,
    })
    expect(script(world, driveDay, day, adaWith({ ATV: 4 }), [11]).result).toEqual({
      allowed: true,
      breakdown: true,
      stuck: false,
    })
    const wild = { ...day, off_road: '8+' }
    expect(script(world, driveDay, wild, adaWith({ ATV: 2 }), [10, 6]).result).toEqual({
      allowed: true,
      breakdown: false,
      stuck: false,
    })
    expect(script(world, driveDay, wild, adaWith({ ATV: 2 }), [10, 5]).result).toEqual({
      allowed: true,
      breakdown: false,
      stuck: true,
    })
    expect(script(world, driveDay, wild, adaWith({ ATV: 2 }), [11]).result).toEqual({
      allowed: true,
      breakdown: true,
      stuck: false,
    })
  })
  test('another vehicle of the group serves at one level less', () => {
    const { entries } = script(world, driveDay, { ...day, off_road: '8+' }, adaWith({ 'Ground Car': 2 }), [2, 7])
    expect(entries.at(-1)?.fact?.values).toMatchObject({ level: 1, dm: 1, stuck: false })
  })
})

describe('traveller.skill.air-raft', () => {
  const chase = {
    ...USUAL,
    referee_dms: [],
    throws: 3,
    extremely_bad_weather: true,
    old_craft: true,
    gunfire: false,
  }
  test('goes on until an accident', () => {
    expect(script(world, flyHard, chase, adaWith({ 'Air/Raft': 1 }), [6, 5]).result).toEqual({
      allowed: true,
      accident: true,
      throws: 2,
    })
    expect(script(world, flyHard, chase, adaWith({ 'Air/Raft': 1 }), [6, 6, 6]).result).toEqual({
      allowed: true,
      accident: false,
      throws: 3,
    })
  })
  test('exact odds of a chase of one to three throws, with the conditions added and with the option', () => {
    const single = worldWith({ options: ['air-raft-one-condition'] })
    for (const throws of [1, 2, 3]) {
      for (const [rules, dm] of [
        [world, -1],
        [single, 0],
      ] as const) {
        const safe = of36(roll => roll + dm >= 5) / 36
        const { decimal } = odds(rules, flyHard, { ...chase, throws }, adaWith({ 'Air/Raft': 1 }), takeFirst).chance(
          ({ result }) => result.allowed && result.accident,
        )
        expect(decimal).toBeCloseTo(1 - safe ** throws, 12)
      }
    }
  })
})
