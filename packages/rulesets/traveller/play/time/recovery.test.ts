import { odds, script, takeFirst } from '@umpire/engine'
import { describe, expect, test } from 'vitest'
import type { Character, Injury } from '../../character/character.ts'
import { recoveryLight } from '../../combat/encounter/recovery.ts'
import { DAY, HOUR, MINUTE, MONTH } from '../../tables/calendar.ts'
import { characterIn, type PlayState } from '../facts/state.ts'
import { person, playing, world } from '../test/time-fixture.ts'
import { rest, treat } from './recovery.ts'
import { NO_TIME, passTime } from './time.ts'

type Three = readonly [strength: number, dexterity: number, endurance: number]
const values = ([strength, dexterity, endurance]: Three) => ({ strength, dexterity, endurance })

const someone = (full: Three, changes: Partial<Character> = {}): Character => {
  const base = person(240, changes)
  return { ...base, characteristics: { ...base.characteristics, ...values(full) } }
}
const hurt = (full: Three, current: Three, zeros: number, down_seconds = 0): Character =>
  someone(full, { injury: { current: values(current), zeros, at_start: null, down_seconds, treated: false } })

const now = (state: PlayState, who: string): Injury | null => characterIn(state, who).injury
const passed = (state: PlayState, span: Partial<typeof NO_TIME>, exerting: readonly string[] = []) =>
  script(world, passTime, { ...NO_TIME, ...span, asleep: [], exerting, care: null }, state, []).state

const CARE: Parameters<typeof treat.run>[1] = {
  patient: 'Ada',
  medic: 'Doc',
  attending_medical: null,
  kit: 'medical kit',
  alien: false,
  takes: null,
  care: null,
}
const doc = (level: number) => person(240, { skills: { Medical: level } })

describe('the end of the worked fight, NOTES-traveller.md steps 23 to 25', () => {
  // A minute after the first shot: T1 fell in round 1, T3 in round 4, when the fight was over.
  const light = recoveryLight(
    { full: values([7, 9, 8]), current: values([3, 3, 5]), combat_over: true, fell: false },
    world.ruleset.silent,
  )
  const after = playing({
    Ada: hurt([7, 9, 8], [light.strength, light.dexterity, light.endurance], 0),
    Bram: someone([9, 7, 6], { blows_used: 2 }),
    T1: hurt([7, 7, 7], [0, 7, 6], 1, 45),
    T3: hurt([6, 8, 5], [4, 8, 0], 1),
  })

  test('step 23: Ada never fell and is half way back', () => {
    expect(now(after, 'Ada')?.current).toEqual(values([5, 6, 6]))
  })
  test('step 24: ten minutes after falling T1 wakes, then T3; after thirty Bram has his blows', () => {
    expect(now(passed(after, { seconds: 554 }), 'T1')?.current).toEqual(values([0, 7, 6]))
    const first = passed(after, { seconds: 555 })
    expect(now(first, 'T1')).toMatchObject({ current: values([3, 7, 6]), down_seconds: 0 })
    expect(now(first, 'T3')?.current).toEqual(values([4, 8, 0]))
    const second = passed(first, { seconds: 45 })
    expect(now(second, 'T3')?.current).toEqual(values([5, 8, 2]))
    expect(characterIn(passed(second, { minutes: 19 }), 'Bram').blows_used).toBe(2)
    expect(characterIn(passed(second, { minutes: 20 }), 'Bram').blows_used).toBe(0)
  })
  test('step 25: Ada rests three days', () => {
    const { result, state } = script(world, rest, { who: 'Ada', care: null }, after, [])
    expect(result).toEqual({ seconds: 3 * DAY, well: true, because: null })
    expect(now(state, 'Ada')).toBeNull()
    expect(characterIn(state, 'Ada').characteristics).toMatchObject(values([7, 9, 8]))
    expect([now(state, 'T1'), now(state, 'T3')]).toEqual([null, null])
  })
  test('step 25: or meets a medical kit with medical-1', () => {
    const met = playing({ ...after.characters, Doc: doc(1) })
    const { result, state } = script(world, treat, CARE, met, [])
    expect(result).toEqual({ allowed: true, awake: true })
    expect(now(state, 'Ada')).toBeNull()
    expect(state.seconds).toBe(0)
  })
})

describe('traveller.combat.recovery-serious', () => {
  const serious = playing({ Ada: hurt([7, 8, 9], [0, 3, 0], 2), Doc: doc(3) })

  test('wakes after three hours, and rest never restores', () => {
    expect(now(passed(serious, { minutes: 179 }), 'Ada')?.current).toEqual(values([0, 3, 0]))
    expect(now(passed(serious, { hours: 3 }), 'Ada')?.current).toEqual(values([1, 3, 1]))
    expect(now(passed(serious, { years: 1 }), 'Ada')).toMatchObject({ current: values([1, 3, 1]), zeros: 2 })
    const { result } = script(world, rest, { who: 'Ada', care: null }, serious, [])
    expect(result).toMatchObject({ seconds: 3 * HOUR, well: false, because: expect.stringContaining('medical-3') })
  })
  test('takes a facility and medical-3, and the referee says how long', () => {
    const refused = (change: Partial<typeof CARE>, state = serious) =>
      expect(script(world, treat, { ...CARE, ...change }, state, []).result).toMatchObject({
        allowed: false,
        rule: 'traveller.combat.recovery-full',
        because: expect.stringContaining('medical-3'),
      })
    refused({})
    refused({ kit: 'medical facility', medic: null, attending_medical: 2 })
    refused({ kit: 'medical facility', alien: true })
    refused({ kit: 'medical facility', medic: null })
    const facility = { ...CARE, kit: 'medical facility' } as const
    const { result, state } = script(world, treat, facility, serious, ['a month'])
    expect([result, now(state, 'Ada'), state.seconds]).toEqual([{ allowed: true, awake: true }, null, MONTH])
  })
  test('treatment does not shorten the unconsciousness, and counts on waking', () => {
    const stated = { ...CARE, kit: 'medical facility', takes: { ...NO_TIME, hours: 1 } } as const
    const { result, state } = script(world, treat, stated, serious, [])
    expect(result).toEqual({ allowed: true, awake: false })
    expect(now(state, 'Ada')).toMatchObject({ current: values([0, 3, 0]), treated: true })
    expect(now(passed(state, { seconds: 2 * HOUR - 1 }), 'Ada')).not.toBeNull()
    expect(now(passed(state, { hours: 2 }), 'Ada')).toBeNull()
  })
})

describe('traveller.combat.recovery-full', () => {
  const minor = playing({ Ada: hurt([7, 8, 9], [0, 3, 9], 1), Doc: doc(1) })

  test('rest is broken by those who exert themselves, and begins anew', () => {
    const awake = passed(minor, { days: 2 })
    expect(now(passed(awake, { days: 1 }), 'Ada')).toBeNull()
    const run = passed(awake, { minutes: 1 }, ['Ada'])
    expect(now(passed(run, { seconds: 3 * DAY - 1 }), 'Ada')).not.toBeNull()
    expect(now(passed(run, { days: 3 }), 'Ada')).toBeNull()
    expect(now(passed(minor, { days: 9 }, ['Ada']), 'Ada')).toMatchObject({ current: values([3, 5, 9]) })
  })
  test('nobody heals in cold sleep', () => {
    const asleep = { ...NO_TIME, years: 20, asleep: ['Ada'], exerting: [], care: null }
    const awake = { strength: 3, dexterity: 3, endurance: 3 }
    for (const current of [values([0, 3, 9]), awake]) {
      const ada = hurt([7, 8, 9], [current.strength, current.dexterity, current.endurance], 1)
      const start = playing({ Ada: { ...ada, blows_used: 2, out_of_action_seconds: 9 } })
      const { state, entries } = script(world, passTime, asleep, start, [])
      expect(entries.map(({ fact }) => fact?.type)).toEqual(['timePassed'])
      const { injury, blows_used, rest_seconds, out_of_action_seconds } = characterIn(state, 'Ada')
      expect([injury, blows_used, rest_seconds, out_of_action_seconds]).toEqual([now(start, 'Ada'), 2, 0, 9])
    }
  })
  test('a faint outlasted by its fight ends at once', () => {
    const long = playing({ Ada: hurt([7, 8, 9], [0, 3, 9], 1, 11 * MINUTE) })
    expect(now(passed(long, { seconds: 1 }), 'Ada')?.current).toEqual(values([3, 5, 9]))
  })
  test('half way is taken from the values on entering the combat', () => {
    const injury = {
      current: values([3, 0, 6]),
      zeros: 1,
      at_start: values([5, 8, 6]),
      down_seconds: 0,
      treated: false,
    }
    const again = playing({ Ada: someone([8, 8, 8], { injury }) })
    expect(now(passed(again, { minutes: 10 }), 'Ada')?.current).toEqual(values([4, 4, 6]))
  })
  test('who cannot be treated, or cannot treat, is told why', () => {
    const because = (state: PlayState, change: Partial<typeof CARE> = {}) =>
      script(world, treat, { ...CARE, ...change }, state, []).result
    const { characters } = minor
    expect(because(playing({ ...characters, Doc: doc(0) }))).toMatchObject({
      because: expect.stringContaining('medical-1'),
    })
    expect(because(minor, { medic: 'Ada' })).toMatchObject({ because: 'Ada is unconscious and must wake first' })
    expect(because(minor, { patient: 'Doc', medic: null })).toMatchObject({ because: 'there is no wound to treat' })
    const fainted = { ...doc(3), injury: now(minor, 'Ada') }
    expect(because(playing({ ...characters, Doc: fainted }))).toMatchObject({
      because: 'Doc is unconscious and must wake first',
    })
    const dead = { ...characterIn(minor, 'Ada'), alive: false }
    expect(because(playing({ ...characters, Ada: dead }))).toMatchObject({ allowed: false })
  })
  test('a medic is named or known by the level, not both', () => {
    const state = playing({ Ada: hurt([7, 7, 7], [7, 3, 7], 0), Doc: doc(1) })
    expect(() => script(world, treat, { ...CARE, attending_medical: 3 }, state, [])).toThrow(
      'given: expected medic or attending_medical, got "both"',
    )
  })
  test('a medic who is awake may use the kit on himself', () => {
    const awake = playing({ Doc: { ...hurt([7, 8, 9], [3, 3, 9], 0), skills: { Medical: 1 } } })
    const { result, state } = script(world, treat, { ...CARE, patient: 'Doc' }, awake, [])
    expect([result, now(state, 'Doc')]).toEqual([{ allowed: true, awake: true }, null])
  })
  test('resting with nothing to recover from takes no time', () => {
    expect(script(world, rest, { who: 'Doc', care: null }, minor, [])).toMatchObject({
      result: { seconds: 0, well: true },
      state: { seconds: 0 },
    })
  })
  test('nothing of it is left to chance', () => {
    const outcomes = odds(world, rest, { who: 'Ada', care: null }, minor, takeFirst)
    expect(outcomes.chance(({ result }) => result.well)).toEqual(outcomes.chance(() => true))
  })
})
