import { describe, expect, test } from 'vitest'
import { storyOf } from '../facts/state.ts'
import { resolveRoll } from '../skill/resolve.ts'
import { AS_PRINTED, bodyAfter, people, played, somebody, story, under } from '../test/people.ts'
import { takeDose } from './addiction.ts'
import { endure, exert, hardDay, heave } from './exertion.ts'
import { restAndSleep } from './rest.ts'
import { passTime } from './time.ts'

describe('breath and sleep', () => {
  test('tensided.fatigue.recovery: half a minute takes a point of difficulty away', () => {
    const tired = story({ Vera: { short_fp: 15 }, Tomas: { short_fp: 15 } })
    const came = played(restAndSleep, { who: ['Vera'], rest_minutes: 1 }, [], tired)
    expect(bodyAfter(came, 'Vera').short_fp).toBe(3)
    expect(bodyAfter(came, 'Tomas').short_fp).toBe(15)
  })
  test('tensided.fatigue.sleep: a night clears it, a short one costs', () => {
    const tired = story({ Vera: { short_fp: 12, long_fp: 12, df_gained: 4 } })
    const night = played(restAndSleep, { who: ['Vera'], sleep_hours: 8 }, [], tired)
    expect(bodyAfter(night, 'Vera')).toMatchObject({ short_fp: 0, long_fp: 0, df_gained: 0, awake: 0 })
    expect(night.state.clock).toBe(8 * 3600)
    expect(bodyAfter(played(restAndSleep, { who: ['Vera'], sleep_hours: 6 }, [], tired), 'Vera')).toMatchObject({
      long_fp: 10,
    })
    const none = played(restAndSleep, { who: ['Vera'], night: true }, [10, 10, 10, 10, 10, 10], tired)
    expect(bodyAfter(none, 'Vera')).toMatchObject({ long_fp: 52, short_fp: 12 })
  })
  test('tensided.traits.flaws: a deep sleeper torn out of it', () => {
    const heavy = storyOf({ Ann: somebody('Ann', { traits: [{ key: 'deep-sleeper' }] }) }, AS_PRINTED.silent)
    const woken = played(restAndSleep, { who: ['Ann'], sleep_hours: 8, woken: true }, [], heavy)
    const look = { who: 'Ann', skill: 'spot', difficulty: 10 }
    expect(played(resolveRoll, look, [1], woken.state).last).toMatchObject({ difficulty: 12 })
    const later = played(passTime, { minutes: 5 }, [], woken.state)
    expect(played(resolveRoll, look, [1], later.state).last).toMatchObject({ difficulty: 10 })
  })
})

describe('effort', () => {
  test('tensided.fatigue.running and lifting: legs and loads', () => {
    expect(bodyAfter(played(exert, { who: 'Vera', pace: 'sprint', seconds: 10 }, []), 'Vera').short_fp).toBe(10)
    expect(bodyAfter(played(exert, { who: 'Vera', pace: 'run', seconds: 120 }, []), 'Vera').short_fp).toBe(2)
    expect(bodyAfter(played(exert, { who: 'Vera', load_lb: 150, seconds: 120 }, []), 'Vera').short_fp).toBe(2)
    expect(played(exert, { who: 'Vera', load_lb: 301, seconds: 1 }, []).result).toMatchObject({
      rule: 'tensided.fatigue.lifting',
    })
    expect(played(heave, { who: 'Vera', load_lb: 400, difficulty: 15 }, [3]).last).toMatchObject({
      attribute: 12,
      success: true,
    })
  })
  test('tensided.fatigue.thresholds: at each point of difficulty from the fifth', () => {
    const spent = played(exert, { who: 'Tomas', pace: 'sprint', seconds: 30 }, [8, 7])
    // Willpower 5: 10 + 8 goes on at +5, against 17; 10 + 7 does not at +6, against 18.
    expect(spent.result).toEqual({ allowed: true, goes_on: false })
    expect(bodyAfter(spent, 'Tomas').out).toEqual({ state: 'spent', until: 60 })
    expect(played(exert, { who: 'Tomas', seconds: 5 }, [], spent.state).result).toMatchObject({
      rule: 'tensided.combat.states',
    })
    const off = under({ 'tensided.fatigue': false })
    expect(
      bodyAfter(played(exert, { who: 'Tomas', pace: 'sprint', seconds: 300 }, [], story(), off), 'Tomas').short_fp,
    ).toBe(0)
  })
  test('tensided.fatigue.march, heat and cold: a hard day', () => {
    const day = played(hardDay, { who: ['Vera', 'Tomas'], slept_hours: 6, march_hours: 5, rest_hours: 1 }, [])
    expect(day.result).toEqual({ allowed: true, marched: [5, 5] })
    expect(bodyAfter(day, 'Vera')).toMatchObject({ long_fp: 20, short_fp: 0 })
    expect(day.state.clock).toBe(6 * 3600)
    const dry = played(hardDay, { who: ['Tomas'], march_hours: 5, water: false }, [1])
    expect(dry.result).toEqual({ allowed: true, marched: [4] })
    expect(bodyAfter(played(endure, { who: ['Vera'], seconds: 600, fahrenheit: 130 }, []), 'Vera').short_fp).toBe(10)
    expect(
      bodyAfter(played(endure, { who: ['Vera'], seconds: 600, fahrenheit: -10, clothing: 'warm' }, []), 'Vera')
        .short_fp,
    ).toBe(10)
    expect(played(hardDay, { who: ['Vera'], load_lb: 500 }, []).result).toMatchObject({
      rule: 'tensided.fatigue.lifting',
    })
    expect(() => played(endure, { who: ['Vera'], seconds: 60, fahrenheit: 0, clothing: 'feathers' }, [])).toThrow(
      'one of',
    )
    // First he must stop, and at ten he faints.
    const oven = played(endure, { who: ['Dov'], seconds: 600, fahrenheit: 260 }, [1, 1])
    expect(bodyAfter(oven, 'Dov').status).toBe('dead')
  })
})

describe('substances', () => {
  const addict = storyOf(
    { ...people, Ann: somebody('Ann', { traits: [{ key: 'addiction-3', subject: 'poppy' }] }) },
    AS_PRINTED.silent,
  )
  const look = { who: 'Ann', skill: 'spot', difficulty: 10 }

  test('tensided.traits.addiction: day by day without it, until a dose', () => {
    const days = played(passTime, { days: 3 }, [], addict)
    expect(days.state.people['Ann']?.traits).toMatchObject([{ days_without: 3 }])
    expect(played(resolveRoll, look, [1], days.state).last).toMatchObject({ difficulty: 17 })
    const dose = played(takeDose, { who: 'Ann', substance: 'poppy' }, [], days.state)
    expect(played(resolveRoll, look, [1], dose.state).last).toMatchObject({ difficulty: 10 })
    const next = played(passTime, { days: 1 }, [], dose.state)
    expect(next.state.people['Ann']?.traits).toMatchObject([{ days_without: 0, months_used: 1 / 30 }])
    expect(played(takeDose, { who: 'Ann', substance: 'tea' }, [], addict).result).toMatchObject({
      rule: 'tensided.traits.addiction',
    })
  })
  test('tensided.traits.addiction: a week without what is deadly kills', () => {
    const grave = storyOf(
      { Ann: somebody('Ann', { traits: [{ key: 'addiction-5', subject: 'poppy' }] }) },
      AS_PRINTED.silent,
    )
    const came = played(passTime, { days: 6 }, [], grave)
    expect(bodyAfter(came, 'Ann').status).toBe('healthy')
    expect(bodyAfter(played(passTime, { days: 1 }, [], came.state), 'Ann').status).toBe('dead')
  })
})
