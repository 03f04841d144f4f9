/** Marches, weather, work, and who sees what of all this. */
import { compose, script, show } from '@umpire/engine'
import { describe, expect, test } from 'vitest'
import { DAY, HOUR, MONTH } from '../../condition/condition.ts'
import { choosable } from '../../ruleset/rules.ts'
import { characterIn } from '../facts/state.ts'
import { storyPlay } from '../index.ts'
import { being, how, OUT } from '../test/body-fixture.ts'
import { played } from '../test/played-fixture.ts'
import { marchDay } from './march.ts'
import { inWeather } from './weather.ts'
import { workMonth } from './work.ts'

describe('gurps.procedure.march-day', () => {
  test('the slowest decides, and each rests as long as the most loaded needs', () => {
    // Ada walks 50 miles; Bert, loaded, 40, better in the first half: 44. Through woods, half of it.
    const given = { who: ['Ada', 'Bert'], terrain: 'bad', hours: 2 }
    const { result, state } = played(marchDay, given, [12, 17], being())
    expect(result).toEqual({ miles: 22, left_behind: 0 })
    // Two hours, and twenty minutes after each.
    expect(state.clock).toBe(2 * HOUR + 40 * 60)
    expect([how(state, 'Ada').fatigue.ordinary, how(state, 'Bert').fatigue.ordinary]).toEqual([0, 0])
  })
  test('without a stop it adds up, until somebody drops', () => {
    const given = { who: ['Cleo'], hours: 10, rest_minutes: 0, hot: true }
    const { state } = played(marchDay, given, [], being())
    expect(how(state, 'Cleo')).toMatchObject({ fatigue: { ordinary: 9 }, out: { by: 'exhaustion' } })
  })
  test('gurps.feat.hiking-unit: one roll for all of them', () => {
    const unit = { men: 40, leaders_12_plus: 2, average_hiking: 11 }
    const given = { who: ['Ada', 'Bert'], hours: 1, unit }
    expect(played(marchDay, given, [14], being()).result).toEqual({ miles: 40, left_behind: 12 })
    // Too few leaders: each for himself.
    const led = { ...given, unit: { ...unit, leaders_12_plus: 1 } }
    expect(played(marchDay, led, [12, 11], being()).result).toEqual({ miles: 48, left_behind: 0 })
  })
  test('gurps.fatigue.weather: the sun takes its part', () => {
    const given = { who: ['Ada'], hours: 1, rest_minutes: 0, fahrenheit: 95 }
    const { state } = played(marchDay, given, [10, 9], being())
    expect(how(state, 'Ada').fatigue.ordinary).toBe(2)
  })
})

describe('gurps.procedure.weather', () => {
  test('a roll each half hour, and at ST 3 hit points', () => {
    const spent = being({ Ada: { fatigue: { ordinary: 6, sleep: 0, hunger: 0, thirst: 0 } } })
    const given = { who: ['Ada'], fahrenheit: 10, minutes: 89, clothing_modifier: -5 }
    const { state, result } = played(inWeather, given, [6, 5], spent)
    expect(result).toEqual({ half_hours: 2 })
    expect(how(state, 'Ada')).toMatchObject({ hp_lost: 0, fatigue: { ordinary: 7 } })
    const { state: worse } = played(inWeather, given, [6, 6], state)
    expect(how(worse, 'Ada')).toMatchObject({ hp_lost: 2, fatigue: { ordinary: 7 } })
  })
  test('a mild day asks nothing', () => {
    expect(played(inWeather, { fahrenheit: 60, minutes: 300 }, [], being()).state.clock).toBe(5 * HOUR)
  })
})

describe('gurps.procedure.work-month', () => {
  const given = { who: 'Bert', job: 'porter', skill: 'ST', listed_pay: 200 }

  test('pay, a raise from the next month on, and trouble', () => {
    const first = played(workMonth, given, [3], being())
    expect(first.result).toEqual({ allowed: true, paid: 200, trouble: false })
    expect(first.state).toMatchObject({ clock: MONTH, jobs: { Bert: { job: 'porter', pay: 220 } } })
    const second = played(workMonth, given, [14], first.state)
    expect(characterIn(second.state, 'Bert').cash).toBe(420)
    const third = played(workMonth, given, [18], second.state)
    expect(third.result).toEqual({ allowed: true, paid: 0, trouble: true })
    expect(third.notes).toHaveLength(1)
  })
  test('gurps.disadvantage.laziness-income: at a business of her own she earns half', () => {
    const own = { who: 'Cleo', job: 'healer', skill: 'Physician', listed_pay: 300, self_employed: true }
    expect(played(workMonth, own, [10], being()).result).toMatchObject({ paid: 150 })
  })
  test('gurps.campaign.job-wealth: a job of the campaign, with what it asks for', () => {
    const jobs = [
      {
        name: 'surgeon',
        skill: 'Physician',
        prerequisites: { Diagnosis: 12, Forensics: 12 },
        monthly_pay: 900,
        wealth: 'comfortable',
      },
    ]
    const world = { ...storyPlay, ruleset: compose(choosable, { settings: { 'gurps.jobs': jobs } }) }
    const x = workMonth.given.read({ who: 'Cleo', job: 'surgeon' }, 'x')
    expect(script(world, workMonth, x, being(), []).result).toMatchObject({
      allowed: false,
      because: 'too little Forensics',
    })
  })
})

describe('who sees what', () => {
  const story = being({
    Ada: {
      hp_lost: 3,
      fatigue: { ordinary: 2, sleep: 0, hunger: 0, thirst: 0 },
      out: OUT,
      dying: { of: 'coma', in: 60 },
      illnesses: [{ name: 'typhus', lost: 0, seconds: 0, modifier: 0, shows: false, identified: false }],
      crippled: [{ part: 'left arm', until: 'months', seconds_left: DAY, by: 'a bullet' }],
    },
  })
  const seenBy = (role: 'gm' | 'player', ...actors: string[]) =>
    JSON.parse(JSON.stringify(show(story, storyPlay.sight, { role, actors }))).conditions.Ada

  test('everybody that she lies there with a useless arm, she what it costs her, nobody what kills her', () => {
    expect(seenBy('player', 'Bert')).toEqual({
      dead: null,
      out: { by: 'wounds', seconds: 0 },
      treated: 'no',
      bleeding: null,
      crippled: [{ part: 'left arm', by: 'a bullet' }],
      scars: [],
    })
    const own = seenBy('player', 'Ada')
    expect(own).toMatchObject({ hp_lost: 3, fatigue: { ordinary: 2 }, crippled: [{ until: 'months' }] })
    for (const hidden of ['dying', 'illnesses']) expect(own).not.toHaveProperty(hidden)
    expect(seenBy('gm')).toMatchObject({ dying: { of: 'coma' }, illnesses: [{ name: 'typhus' }] })
  })
})
