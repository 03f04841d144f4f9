/** Days: healing, illness, food, water and sleep. */
import { describe, expect, test } from 'vitest'
import { DAY } from '../../condition/condition.ts'
import { storyPlay } from '../index.ts'
import { being, how, OUT } from '../test/body-fixture.ts'
import { played } from '../test/played-fixture.ts'
import { healingDay } from './day.ts'
import { diagnose, sickness } from './sickness.ts'
import { passTime } from './time.ts'

const PLAYER = { role: 'player', actors: ['Ada'] } as const

const day = (x: object, answers: readonly number[], from: ReturnType<typeof being>) =>
  played(healingDay, { who: ['Ada'], ...x }, answers, from)

describe('gurps.recovery.natural: a day of rest', () => {
  test('a point a day on HT, with care at one better, and the limbs at the end', () => {
    const limb = { part: 'left arm', until: 'healed', seconds_left: null, by: 'a blade' }
    const start = being({ Ada: { hp_lost: 2, crippled: [limb] } })
    expect(how(day({}, [11], start).state, 'Ada').hp_lost).toBe(2)
    expect(how(day({ physician: 'Cleo' }, [11], start).state, 'Ada').hp_lost).toBe(1)
    const { state } = day({ days: 2 }, [10, 9], start)
    expect(how(state, 'Ada')).toMatchObject({ hp_lost: 0, crippled: [] })
    expect(state.clock).toBe(2 * DAY)
  })
  test('Rapid Healing, by its own effects', () => {
    const start = being({ Bert: { hp_lost: 5 } })
    expect(how(day({ who: ['Bert'] }, [16], start).state, 'Bert').hp_lost).toBe(4)
  })
  test('no rest or no food, no roll', () => {
    const start = being({ Ada: { hp_lost: 5 } })
    expect(how(day({ rested: false }, [], start).state, 'Ada').hp_lost).toBe(5)
    expect(how(day({ meals: 2 }, [], start).state, 'Ada')).toMatchObject({ hp_lost: 5, fatigue: { hunger: 1 } })
  })
  test('the dead do not heal', () => {
    const start = being({ Ada: { hp_lost: 30, dead: 'a fall' } })
    expect(day({ who: [], days: 3 }, [], start).state.conditions).toEqual(start.conditions)
  })
})

describe('food and water', () => {
  test('gurps.fatigue.starvation: to ST 3, and then hit points', () => {
    const start = being({ Ada: { fatigue: { ordinary: 0, sleep: 0, hunger: 6, thirst: 0 } } })
    const { state } = day({ meals: 0, rested: false }, [], start)
    expect(how(state, 'Ada')).toMatchObject({ hp_lost: 2, fatigue: { hunger: 7 } })
    const fed = day({}, [10], state).state
    expect(how(fed, 'Ada')).toMatchObject({ hp_lost: 1, fatigue: { hunger: 4 } })
  })
  test('gurps.fatigue.dehydration: both, doubled on little, and death within a day', () => {
    const dry = { quarts: 1, climate: 'desert', rested: false }
    const { state } = day(dry, [], being())
    expect(how(state, 'Ada')).toMatchObject({ hp_lost: 2, fatigue: { thirst: 2 } })
    const low = being({ Ada: { hp_lost: 8 } })
    const raving = day(dry, [10], low).state
    expect(how(raving, 'Ada')).toMatchObject({ hp_lost: 10, dying: { of: 'thirst', in: DAY } })
    expect(how(day(dry, [], raving).state, 'Ada').dead).toBe('thirst')
    const water = played(healingDay, { who: ['Ada'], takes_time: false }, [10], raving).state
    expect(how(water, 'Ada')).toMatchObject({ dying: null, hp_lost: 9, fatigue: { thirst: 0 } })
  })
})

describe('gurps.fatigue.sleep', () => {
  test('a night lost, half of one, and all of it back after a full one', () => {
    const awake = day({ slept_hours: 0, rested: false }, [], being()).state
    expect(how(awake, 'Ada').fatigue.sleep).toBe(5)
    const half = day({ slept_hours: 4 }, [], awake).state
    expect(how(half, 'Ada').fatigue.sleep).toBe(7)
    expect(how(day({ slept_hours: 8 }, [], half).state, 'Ada').fatigue.sleep).toBe(0)
  })
  test('who needs less has enough with six, and who tires at half the rate loses half', () => {
    const six = day(
      { who: ['Dan', 'Ada'], slept_hours: 6 },
      [],
      being({ Dan: { fatigue: { ordinary: 0, sleep: 2, hunger: 0, thirst: 0 } } }),
    ).state
    expect(how(six, 'Dan').fatigue.sleep).toBe(0)
    const bert = day({ who: ['Bert'], slept_hours: 0 }, [], being()).state
    expect(how(bert, 'Bert')).toMatchObject({ fatigue: { sleep: 2 }, half_fatigue: 0.5 })
    expect(how(day({ who: ['Bert'], slept_hours: 0 }, [], bert).state, 'Bert')).toMatchObject({
      fatigue: { sleep: 5 },
      half_fatigue: 0,
    })
  })
  test('three nights awake, and he sleeps where he stands', () => {
    const { state } = day({ days: 2, slept_hours: 0, rested: false }, [], being())
    expect(how(state, 'Ada')).toMatchObject({ out: { by: 'exhaustion' }, fatigue: { sleep: 10 } })
    expect(how(day({ rested: true }, [], state).state, 'Ada').fatigue.sleep).toBe(0)
    expect(how(played(passTime, { seconds: 1 }, [], day({}, [], state).state).state, 'Ada').out).toBeNull()
  })
})

describe('gurps.procedure.sickness: from contact to cure', () => {
  const caught = { who: 'Ada', illness: 'typhus', contacts: ['prolonged contact with living victim'] }

  test('nobody knows before it shows, and then only that it is there', () => {
    const { state, entries } = played(sickness, caught, [9], being())
    for (const { fact } of entries)
      if (fact?.type === 'caughtIllness') expect(storyPlay.facts.view(fact, PLAYER)).toBeUndefined()
    expect(how(state, 'Ada').illnesses).toMatchObject([{ name: 'typhus', shows: false }])
    const shown = played(passTime, { days: 1 }, [], state)
    expect(shown.entries.map(({ fact }) => fact?.type)).toContain('illnessShowed')
    const [fact] = shown.entries.flatMap(({ fact: one }) => (one?.type === 'illnessShowed' ? [one] : []))
    if (fact === undefined) throw new Error('it shows')
    expect(storyPlay.facts.view(fact, PLAYER)?.values).toEqual({ who: 'Ada' })
  })
  test('day by day: worse, better, over', () => {
    const { state, result } = played(sickness, { ...caught, follow_days: 9 }, [9, 11, 12, 9, 10], being())
    expect(result).toEqual({ caught: true, cured: true })
    expect(how(state, 'Ada')).toMatchObject({ hp_lost: 0, illnesses: [] })
  })
  test('on a 3 or 4 it vanishes, and what was lost heals like a wound', () => {
    const { state } = played(sickness, { ...caught, follow_days: 3 }, [9, 11, 11, 4], being())
    expect(how(state, 'Ada')).toMatchObject({ hp_lost: 2, illnesses: [] })
    expect(how(day({}, [10], state).state, 'Ada').hp_lost).toBe(1)
  })
  test('wounds and illness heal apart', () => {
    const ill = { name: 'fever', lost: 2, seconds: DAY, modifier: -1, shows: true, identified: false }
    const { state } = day({ physician: 'Cleo' }, [10, 9], being({ Ada: { hp_lost: 5, illnesses: [ill] } }))
    expect(how(state, 'Ada')).toMatchObject({ hp_lost: 3, illnesses: [{ lost: 1 }] })
  })
  test('who is immune is never asked', () => {
    expect(played(sickness, { ...caught, who: 'Dan' }, [], being()).result).toEqual({ caught: false, cured: null })
  })
  test('gurps.disease.infection: dirt in the wound', () => {
    const { state } = played(sickness, { who: 'Ada', wound: 'dung-coated spike', special_area: true }, [9], being())
    expect(how(state, 'Ada').illnesses).toMatchObject([{ name: 'infection' }])
  })
  test('gurps.disease.diagnosis: in secret, and only what shows', () => {
    const ill = { name: 'typhus', lost: 0, seconds: DAY, modifier: 0, shows: true, identified: false }
    const start = being({ Ada: { illnesses: [ill] } })
    const given = { who: 'Ada', healer: 'Cleo' }
    const known = played(diagnose, given, [12], start)
    expect(how(known.state, 'Ada').illnesses).toMatchObject([{ identified: true }])
    const missed = played(diagnose, given, [16], start)
    const [fact] = missed.entries.flatMap(({ fact: one }) => one ?? [])
    if (fact === undefined) throw new Error('he looked')
    expect(storyPlay.facts.view(fact, PLAYER)?.values).toEqual({ who: 'Ada', healer: 'Cleo' })
    expect(played(diagnose, given, [], being({ Ada: { illnesses: [{ ...ill, shows: false }] } })).result).toMatchObject(
      {
        allowed: false,
      },
    )
  })
  test('it may kill', () => {
    const ill = { name: 'plague', lost: 9, seconds: DAY, modifier: -4, shows: true, identified: false }
    const start = being({ Ada: { hp_lost: 19, out: OUT, illnesses: [ill] } })
    // Wounds first, which do not heal; then the plague, and HT against death.
    const { state } = day({}, [12, 12, 11], start)
    expect(how(state, 'Ada').dead).toBe('plague')
  })
})
