import { odds, script, takeFirst } from '@umpire/engine'
import { describe, expect, test } from 'vitest'
import type { Character } from '../../character/character.ts'
import { DAY, MONTH, YEAR } from '../../tables/calendar.ts'
import { characterIn } from '../facts/state.ts'
import { happened, passed, person, playing, rich, types, world } from '../test/time-fixture.ts'
import { checkAging, useDrugs } from './aging.ts'

describe('traveller.aging.schedule: aging in play', () => {
  const old = (age_months: number, strength: number, dexterity = 7, endurance = 7): Character => {
    const young = person(age_months)
    return { ...young, characteristics: { ...young.characteristics, strength, dexterity, endurance } }
  }

  test('checked on the day the body is 34, 38 and 42, each throw in its order, and never twice', () => {
    const start = playing({ Ada: old(33 * 12, 7) })
    expect(types(passed(start, { seconds: YEAR - 1 }).entries)).toEqual([])
    const { state, entries } = passed(start, { years: 9 }, [7, 7, 7, 12, 6, 8, 2, 12, 12])
    expect(entries.flatMap(({ rolls }) => rolls.map(({ purpose }) => purpose)).slice(0, 3)).toEqual([
      'aging, strength',
      'aging, dexterity',
      'aging, endurance',
    ])
    expect(happened(entries)).toMatchObject([
      { values: { age: 34, strength: 6, dexterity: 7, endurance: 6 } },
      { values: { age: 38, strength: 6, dexterity: 6, endurance: 6 } },
      { values: { age: 42, strength: 5, dexterity: 6, endurance: 6 } },
    ])
    const ada = characterIn(state, 'Ada')
    expect(ada.ledger.checked_age).toBe(42)
    expect(ada.characteristics).toMatchObject({ strength: 5, dexterity: 6, endurance: 6, intelligence: 7 })
    expect(types(passed(state, { years: 3 }).entries)).toEqual([])
  })
  test('an age that was checked in service is not checked again, though a crisis added months', () => {
    const veteran = person(38 * 12)
    const served = { ...veteran, ledger: { ...veteran.ledger, drug_months: 6, checked_age: 38 } }
    expect(types(passed(playing({ Ada: served }), { years: 3 }).entries)).toEqual([])
    expect(happened(passed(playing({ Ada: served }), { years: 3, months: 6 }, [9, 9, 9]).entries)).toMatchObject([
      { type: 'aged', values: { age: 42 } },
    ])
  })
  test('cold sleep puts a check off, and the running month is reckoned to the second', () => {
    const start = playing({ Ada: old(408 - 1, 7), Bram: old(408 - 1, 7) })
    const slept = passed(start, { days: 7, asleep: ['Ada'] }).state
    const untilBram = MONTH - 7 * DAY
    expect(happened(passed(slept, { seconds: untilBram }, [9, 9, 9]).entries)).toMatchObject([
      { values: { who: 'Bram' } },
    ])
    const { entries, state } = passed(slept, { seconds: MONTH }, [9, 9, 9, 9, 9, 9])
    expect(happened(entries)).toMatchObject([{ values: { who: 'Bram' } }, { values: { who: 'Ada', age: 34 } }])
    const { ledger } = characterIn(state, 'Ada')
    expect(ledger).toMatchObject({ age_months: 408, age_seconds: 7 * DAY, cold_sleep_seconds: 7 * DAY })
    expect(types(passed(slept, { seconds: MONTH - 1 }, [9, 9, 9]).entries)).toEqual(['aged'])
  })
  test('from 66 on intelligence is thrown for, too', () => {
    const { state } = passed(playing({ Ada: person(66 * 12 - 1) }), { months: 1 }, [8, 9, 8, 8])
    expect(characterIn(state, 'Ada').characteristics).toMatchObject({
      strength: 5,
      dexterity: 7,
      endurance: 5,
      intelligence: 6,
    })
  })

  describe('crises', () => {
    const frail = playing({ Ada: old(34 * 12 - 1, 1, 7, 1), Doc: person(240, { skills: { Medical: 2 } }) })

    test('come after all throws, in order; the referee says who attends and whether there is slow drug', () => {
      const answers = [7, 7, 7, 'medical-2', 'slow drug', 6, 4, 12, 1]
      const { state, entries } = passed(frail, { months: 1 }, answers)
      expect(happened(entries)).toEqual([
        {
          type: 'aged',
          version: 1,
          values: { who: 'Ada', age: 34, strength: 0, dexterity: 7, endurance: 0, intelligence: 7 },
        },
        expect.objectContaining({
          values: expect.objectContaining({ characteristic: 'strength', drug_months: 4, months_out: 0 }),
        }),
        expect.objectContaining({ values: expect.objectContaining({ characteristic: 'endurance', drug_months: 1 }) }),
      ])
      const ada = characterIn(state, 'Ada')
      expect(ada.characteristics).toMatchObject({ strength: 1, dexterity: 7, endurance: 1 })
      expect(ada.ledger).toMatchObject({ age_months: 408, drug_months: 5, checked_age: 34 })
    })
    test('with slow drug the next check comes sooner by the months it took', () => {
      const { state } = passed(frail, { months: 1 }, [7, 7, 12, 'medical-2', 'slow drug', 6, 5])
      expect(types(passed(state, { seconds: 43 * MONTH - 1 }).entries)).toEqual([])
      expect(happened(passed(state, { months: 43 }, [9, 9, 9]).entries)).toMatchObject([{ values: { age: 38 } }])
    })
    test('without slow drug the patient is out of action for months, which age as any time does', () => {
      const { state } = passed(frail, { months: 1 }, [7, 7, 12, 'nobody', 'none', 8, 3])
      expect(characterIn(state, 'Ada')).toMatchObject({ out_of_action_seconds: 3 * MONTH, ledger: { drug_months: 0 } })
      expect(types(passed(state, { seconds: 3 * MONTH - 1 }).entries)).toEqual([])
      const well = passed(state, { months: 3 })
      expect(types(well.entries)).toEqual(['returnedToAction'])
      expect(characterIn(well.state, 'Ada')).toMatchObject({ out_of_action_seconds: 0, ledger: { age_months: 411 } })
    })
    test('who dies is thrown for no more, and neither ages nor is paid', () => {
      const rentier = { ...rich(34 * 12 - 1), characteristics: { ...old(0, 1, 7, 1).characteristics } }
      const { state, entries } = passed(playing({ Ada: rentier }), { years: 1 }, [7, 7, 7, 'nobody', 'none', 7])
      expect(types(entries)).toEqual(['aged', 'diedOfAge'])
      expect(characterIn(state, 'Ada')).toMatchObject({ alive: false, ledger: { age_months: 408 } })
      expect(state.seconds).toBe(YEAR)
    })
    test('care that was stated before is not asked for', () => {
      const care = { attending_medical: 1, slow_drug: false }
      const { state } = passed(frail, { months: 1, care }, [7, 7, 12, 7, 2])
      expect(characterIn(state, 'Ada').out_of_action_seconds).toBe(2 * MONTH)
    })
    test('nobody attends on himself, and the party is named by its levels', () => {
      const medic = { ...old(34 * 12 - 1, 1), skills: { Medical: 9 } }
      expect(() => passed(playing({ Ada: medic }), { months: 1 }, [7, 7, 8, 'medical-9'])).toThrow('one of nobody')
      const two = playing({ Ada: medic, Doc: person(240, { skills: { Medical: 9 } }) })
      expect(passed(two, { months: 1 }, [7, 7, 8, 'medical-9', 'slow drug', 2, 1]).state.seconds).toBe(MONTH)
    })
    test('medics who lie unconscious do not attend', () => {
      const current = { strength: 0, dexterity: 7, endurance: 7 }
      const injury = { current, zeros: 1, at_start: null, down_seconds: 0, treated: false }
      const doc = person(240, { skills: { Medical: 9 }, injury })
      const given = { who: 'Ada', age: 34, care: null }
      expect(() =>
        script(world, checkAging, given, playing({ Ada: old(408, 1), Doc: doc }), [7, 7, 8, 'medical-9']),
      ).toThrow('one of nobody')
    })
    test('a crisis that is survived does not make the wounded faint', () => {
      const current = { strength: 1, dexterity: 6, endurance: 3 }
      const injury = { current, zeros: 2, at_start: null, down_seconds: 0, treated: false }
      const start = playing({ Ada: { ...old(34 * 12 - 1, 1), injury } })
      const { state } = passed(start, { months: 1 }, [7, 12, 12, 'nobody', 'slow drug', 8, 1])
      expect(characterIn(state, 'Ada').injury?.current).toEqual(current)
    })
    test('a wound never leaves more than age has left', () => {
      const current = { strength: 7, dexterity: 6, endurance: 3 }
      const hurt = old(34 * 12 - 1, 7)
      const wounded = { ...hurt, injury: { current, zeros: 2, at_start: null, down_seconds: 0, treated: false } }
      const { state } = passed(playing({ Ada: wounded }), { months: 1 }, [2, 2, 2])
      expect(characterIn(state, 'Ada').injury?.current).toEqual({ strength: 6, dexterity: 6, endurance: 3 })
    })
  })

  test('the exact odds of living through a check are those of the dice', () => {
    const frail = playing({ Ada: old(34 * 12, 1, 7, 1) })
    const given = { who: 'Ada', age: 34, care: { attending_medical: 1, slow_drug: true } }
    const { ways, of } = odds(world, checkAging, given, frail, takeFirst).chance(({ result }) => result !== 'dead')
    // Strength and endurance each: lost on 7 or less (21 of 36), and then dead on 6 or less (15 of 36).
    const eachLives = 36n * 36n - 21n * 15n
    expect(ways * (36n * 36n) ** 2n).toBe(eachLives ** 2n * of)
  })

  describe('drugs', () => {
    test('that hurry the body past ages of checks have each of them thrown for', () => {
      const given = { who: 'Ada', months: 60, care: null }
      const { entries, state } = script(world, useDrugs, given, playing({ Ada: person(33 * 12) }), [9, 9, 9, 9, 9, 9])
      expect(happened(entries)).toMatchObject([{ type: 'drugged' }, { values: { age: 34 } }, { values: { age: 38 } }])
      expect(types(passed(state, { years: 3 }).entries)).toEqual([])
    })
    test('that save time put a check off, and one that was made is not made again', () => {
      const slow = script(
        world,
        useDrugs,
        { who: 'Ada', months: -6, care: null },
        playing({ Ada: person(33 * 12) }),
        [],
      )
      expect(types(passed(slow.state, { months: 17 }).entries)).toEqual([])
      expect(types(passed(slow.state, { months: 18 }, [9, 9, 9]).entries)).toEqual(['aged'])
      const checked = passed(playing({ Ada: person(407) }), { months: 1 }, [9, 9, 9]).state
      const younger = script(world, useDrugs, { who: 'Ada', months: -12, care: null }, checked, []).state
      const { entries } = script(world, useDrugs, { who: 'Ada', months: 24, care: null }, younger, [])
      expect(types(entries)).toEqual(['drugged'])
      expect(types(passed(younger, { years: 4 }).entries)).toEqual([])
    })
  })
})
