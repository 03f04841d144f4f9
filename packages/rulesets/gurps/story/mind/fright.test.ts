import { describe, expect, test } from 'vitest'
import { MINUTE } from '../../condition/condition.ts'
import { bringHelp } from '../body/aid.ts'
import { healingDay } from '../body/day.ts'
import { passTime } from '../body/time.ts'
import { conditionIn, storyOf } from '../facts/state.ts'
import { successRoll } from '../roll/success-roll.ts'
import { settle } from '../session/settle.ts'
import { FRIGHT_CASES, leftBy, terrified } from '../test/fright-fixture.ts'
import { somebody } from '../test/people-fixture.ts'
import { played } from '../test/played-fixture.ts'
import { fright } from './fright.ts'

describe('gurps.procedure.fright: every row is carried out', () => {
  const cases = Object.entries(FRIGHT_CASES).map(([row, one]) => [Number(row), one] as const)
  test.each(cases)('row %i', (row, one) => {
    const { rows, stunned, left, notes } = leftBy(row, one)
    expect(rows).toEqual([row])
    expect(stunned).toBe(one.stunned)
    if (one.left !== undefined) expect(left).toMatchObject(one.left)
    for (const note of one.notes ?? []) expect(notes).toContain(note)
  })
  test('no row is left out, and beyond the last all are alike', () => {
    expect(cases.map(([row]) => row)).toEqual([...Array.from({ length: 37 }, (_, index) => index + 4), 45])
  })
})

describe('gurps.procedure.fright: the check', () => {
  const check = (traits: readonly unknown[], given: object) =>
    played(fright, { who: 'Ada', ...given }, [3], storyOf({ Ada: somebody({ traits }) })).last
  test('gurps.fright.check: traits, gore and the heat of battle count', () => {
    expect(check([], { gruesome: -4 })).toMatchObject({ effective: 6, success: true })
    expect(check(['Combat Reflexes', { trait: 'Fearlessness', level: 3 }], {})).toMatchObject({ effective: 15 })
    expect(check([{ trait: 'Strong Will', level: 2 }], { in_battle: true })).toMatchObject({ effective: 17 })
    expect(check([], { in_battle: true, cause_is_battle: true, modifier: -1 })).toMatchObject({ effective: 9 })
  })
})

describe('what a fright leaves goes on with the clock', () => {
  test('gurps.fright.table 28: he wakes, and is weak for six hours from then', () => {
    const { state } = terrified(28, [])
    const asleep = played(passTime, { minutes: 30 }, [11], state)
    expect(conditionIn(asleep.state, 'Ada')).toMatchObject({ out: { by: 'unconscious', next_in: 30 * MINUTE } })
    const woke = played(passTime, { minutes: 30 }, [10], asleep.state)
    expect(conditionIn(woke.state, 'Ada')).toMatchObject({ out: null, penalties: [{ seconds_left: 6 * 60 * MINUTE }] })
    expect(played(successRoll, { who: 'Ada', skill: 'DX' }, [8], woke.state).last).toMatchObject({ effective: 8 })
    const rested = played(passTime, { hours: 6 }, [], woke.state)
    expect(conditionIn(rested.state, 'Ada').penalties).toEqual([])
  })
  test('gurps.fright.table 30: a day costs one, the second two; then as long again of weakness', () => {
    const { state } = terrified(30, [2])
    const { state: woke } = played(passTime, { days: 2 }, [10], state)
    const DAYS = 2 * 24 * 60 * MINUTE
    expect(conditionIn(woke, 'Ada')).toMatchObject({ hp_lost: 3, out: null, wasting: null })
    expect(conditionIn(woke, 'Ada').penalties).toMatchObject([{ seconds_left: DAYS }])
  })
  test('gurps.fright.table 30: under care nothing is lost', () => {
    const { state } = terrified(30, [2])
    const helped = played(bringHelp, { who: 'Ada', by: 'a nurse' }, [], state)
    expect(conditionIn(played(passTime, { days: 1 }, [], helped.state).state, 'Ada').hp_lost).toBe(0)
    const doctor = { ...state, people: { ...state.people, Doc: somebody() } }
    const day = played(healingDay, { who: ['Ada'], physician: 'Doc' }, [], doctor)
    expect(conditionIn(day.state, 'Ada')).toMatchObject({ hp_lost: 0, out: { by: 'catatonia' } })
  })
  test('gurps.fright.table 33: until it is mastered, second by second', () => {
    const { state } = terrified(33, [])
    const calm = played(passTime, { minutes: 1 }, [11, 14, 10], state)
    expect(conditionIn(calm.state, 'Ada').out).toBeNull()
  })
})

describe('gurps.procedure.settle: the game master names what it left', () => {
  const after = (row: number) => terrified(row, []).state
  test('a quirk, and a disadvantage of just so many points', () => {
    const quirk = played(settle, { who: 'Ada', quirk: 'hates mirrors' }, [], after(13))
    expect(quirk.result).toEqual({ allowed: true, points: -1 })
    expect(quirk.state.people['Ada']).toMatchObject({
      quirks: ['hates mirrors'],
      ledger: [{ kind: 'quirk', worth: -1 }],
    })
    const fear = { who: 'Ada', traits: [{ trait: 'Phobia', variant: 'Necrophobia' }] }
    const phobia = played(settle, fear, [], after(23))
    expect(phobia.state.people['Ada']).toMatchObject({ ledger: [{ kind: 'added', points: 0, worth: -10 }] })
    expect(conditionIn(phobia.state, 'Ada').gained).toEqual([])
  })
  test('years of age in place of some of it', () => {
    const old = played(settle, { who: 'Ada', years: 5 }, [], after(24))
    expect(old.result).toEqual({ allowed: true, points: -15 })
    expect(old.state.people['Ada']?.identity.age).toBe(somebody().identity.age + 5)
  })
  test('too little is refused, unless the game master lets it pass', () => {
    const little = { who: 'Ada', years: 2 }
    expect(played(settle, little, [], after(24)).result).toMatchObject({ allowed: false })
    expect(played(settle, { ...little, by_gm: true }, [], after(24)).result).toMatchObject({ allowed: true })
    expect(played(settle, { who: 'Ada' }, [], storyOf({ Ada: somebody() })).result).toMatchObject({ allowed: false })
  })
})
