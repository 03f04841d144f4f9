import { describe, expect, test } from 'vitest'
import { damage } from '../roll/damage.ts'
import { meeting } from '../roll/meeting.ts'
import { jump } from '../roll/parachute.ts'
import { successRoll } from '../roll/success-roll.ts'
import { OBSERVER, played } from '../test/played-fixture.ts'
import { aftermath, fear } from './fears.ts'
import { resist, tallTale, temptation } from './resist.ts'
import { sense } from './senses.ts'
import { morningWithoutTobacco, smoke } from './tobacco.ts'

describe('one’s own mind', () => {
  test('gurps.disadvantage.resist-table: by the table, or a plain Will roll for what it does not know', () => {
    expect(played(resist, { who: 'Dov', trait: 'Bad Temper' }, [13]).last).toMatchObject({
      effective: 13,
      success: true,
    })
    expect(played(resist, { who: 'Dov', trait: 'Vow' }, [14]).last).toMatchObject({ effective: 13, success: false })
    expect(played(resist, { who: 'Mado', trait: 'Greed' }, []).result).toMatchObject({ allowed: false })
  })
  test('gurps.disadvantage.greed and gullibility: by what is offered and told', () => {
    const offered = { who: 'Dov', deal: 'crime', poor: true, rich_prize: true }
    expect(played(temptation, offered, [9]).last).toMatchObject({ trait: 'Greed', effective: 8, success: false })
    expect(played(tallTale, { who: 'Dov' }, [6]).last).toMatchObject({ effective: 5, success: false })
  })
  test('gurps.disadvantage.phobia: a Fright Check; failed, so much is added on the fright table', () => {
    const { facts } = played(fear, { who: 'Dov', phobia: 'heights' }, [15, 3])
    expect(facts).toMatchObject([
      { trait: 'Acrophobia', effective: 13, success: false, fright: 2 },
      { row: 5 },
      { seconds: 1 },
    ])
    expect(played(fear, { who: 'Dov', exposure: 'mastered' }, []).result).toMatchObject({ iq: 9, dx: 8, minutes: 10 })
  })
  test('gurps.disadvantage.post-combat-shakes and pacifism: after the fight', () => {
    const { result, facts } = played(aftermath, { killers: ['Dov', 'Bram'] }, [14, 3, 11])
    expect(result).toEqual({ shaken: ['Dov'], broken: ['Dov'] })
    expect(facts).toMatchObject([{ fright: 1 }, { row: 4 }, { seconds: 1 }, { days: 11 }])
  })
  test('gurps.disadvantage.addiction: no smoke, a bad day; then one', () => {
    const bad = played(morningWithoutTobacco, { who: 'Dov' }, [8])
    expect(bad.last).toMatchObject({ effective: 7, success: false, concentration: -1, reaction: -1 })
    const facts = { granted: { 'Addiction (Tobacco): the task needs concentration': true } }
    expect(played(successRoll, { who: 'Dov', skill: 'IQ', facts }, [10], bad.state).last).toMatchObject({
      effective: 10,
    })
    const met = { who: 'Dov', observer: { ...OBSERVER, puts_up_with_you: true, notices: true } }
    expect(played(meeting, met, ['', 10], bad.state).last).toMatchObject({ personal: [-2] })
    const better = played(smoke, { who: 'Dov' }, [], bad.state)
    expect(played(meeting, met, ['', 10], better.state).last).toMatchObject({ personal: [-1] })
  })
  test('gurps.advantage.danger-sense: a 4 tells a little of it; whoever has none is not warned', () => {
    const given = { who: 'Bram', sense: 'Danger Sense', about: 'an ambush' }
    expect(played(sense, given, [4]).result).toEqual({ allowed: true, success: true, detail: true })
    expect(played(sense, { ...given, who: 'Mado' }, []).result).toMatchObject({ allowed: false })
  })
})

describe('bodies', () => {
  test('gurps.procedure.damage: by the line, against DR and the target’s Toughness', () => {
    const given = { who: 'Mado', weapon: 'bayonet or knife', mode: 'impaling', target: 'Bram' }
    expect(played(damage, given, [[6]]).last).toMatchObject({ basic: 3, penetrating: 2, injury: 4 })
    expect(played(damage, { ...given, target: null, dr: 2 }, [[6]]).last).toMatchObject({ penetrating: 1, injury: 2 })
    expect(played(damage, { who: 'Bram', weapon: 'No. 36 Mills bomb' }, [[3, 4]]).last).toMatchObject({ basic: 7 })
    expect(played(damage, { who: 'Bram', weapon: 'bare hands', mode: 'kick' }, [[3]]).last).toMatchObject({
      kind: 'crushing',
    })
    expect(() => played(damage, { who: 'Dov', weapon: 'Sten 9mm' }, [])).toThrow('weapon: expected')
    expect(() => played(damage, { ...given, mode: 'swing' }, [])).toThrow('mode: expected')
  })
  test('gurps.skill.parachuting: among trees a second roll', () => {
    expect(played(jump, { who: 'Mado', rough: true }, [10, 15]).last).toMatchObject({
      outcome: 'as-planned',
      landing: 'trees-or-injury',
    })
  })
})
