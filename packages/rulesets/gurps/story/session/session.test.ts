import { describe, expect, test } from 'vitest'
import { played } from '../test/played-fixture.ts'
import { birthday, improve, revealSecret, sessionEnd } from './session.ts'

describe('after the session', () => {
  test('gurps.friends.dependent-award: nothing for whoever lost a Dependent', () => {
    const given = { who: ['Mado'], award: 3, dependent_event: 'seriously-wounded' }
    expect(played(sessionEnd, given, []).last).toMatchObject({ offered: 3, award: 0 })
    expect(played(sessionEnd, { who: ['Mado'], award: 6 }, []).result).toMatchObject({ rule: 'gurps.improve.award' })
  })
  test('gurps.improve.attribute: what cannot be paid is refused, unless the master lets it pass', () => {
    const given = { who: 'Mado', on: 'attribute', what: 'DX', to: 13 }
    expect(played(improve, given, []).result).toMatchObject({ allowed: false, rule: 'gurps.improve.attribute' })
    const { state } = played(improve, { ...given, by_gm: true }, [])
    expect(state.people['Mado']?.attributes.dx).toBe(13)
  })
  test('gurps.improve.*: every kind of purchase changes the file', () => {
    const rich = played(sessionEnd, { award: 500, by_gm: true }, []).state
    const bought = (who: string, on: string, what: string, more: object = {}) =>
      played(improve, { who, on, what, ...more }, [], rich).result
    expect(bought('Mado', 'native language', '', { to: 17 })).toEqual({ allowed: true, cost: 2 })
    expect(bought('Mado', 'advantage', 'Combat Reflexes')).toEqual({ allowed: true, cost: 15 })
    expect(bought('Mado', 'advantage', 'Night Vision')).toMatchObject({ allowed: false })
    expect(bought('Dov', 'buy off', 'Greed')).toEqual({ allowed: true, cost: 15 })
    expect(bought('Bram', 'buy off quirk', 'whistles')).toEqual({ allowed: true, cost: 1 })
    expect(bought('Mado', 'put on', 'Bad Temper')).toEqual({ allowed: true, cost: 0 })
    expect(bought('Mado', 'put on quirk', 'limps in the rain')).toEqual({ allowed: true, cost: 0 })
    expect(() => bought('Mado', 'skill', 'Stealth')).toThrow('to: expected')
    expect(() => bought('Mado', 'attribute', 'luck', { to: 3 })).toThrow('what: expected')
  })
  test('gurps.disadvantage.secret: out, and twice as much in its place', () => {
    expect(played(revealSecret, { who: 'Bram', brings: ['Bad Temper'] }, []).result).toMatchObject({ allowed: false })
    const { state, last } = played(revealSecret, { who: 'Bram', brings: ['Bad Temper'], by_gm: true }, [])
    expect(last).toMatchObject({ removed: -10, new_disadvantages: -20 })
    expect(state.people['Bram']?.traits.map(({ trait }) => trait)).not.toContain('Secret')
  })
  test('gurps.disadvantage.youth: a year of it is bought off, or owed', () => {
    const { last, state } = played(birthday, { who: 'Bram' }, [])
    expect(last).toMatchObject({ age: 17, years_under_age: 1 })
    expect(state.people['Bram']?.ledger.at(-1)).toMatchObject({ kind: 'owed' })
  })
})
