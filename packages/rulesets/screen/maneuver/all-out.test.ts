import { arm, blow, fightOf, somebody, standing } from '@umpire/gurps/fixtures'
import { describe, expect, test } from 'vitest'
import { stepwise } from '../test/stepwise-fixture.ts'

const sword = arm('Sword', { parry: 7, blows: [blow('swing', 14, '1d+1', 'cutting')] })
const knife = arm('Knife', { parry: 5, blows: [blow('thrust', 12, '1d-1', 'impaling')] })
const axe = arm('Axe', { unbalanced: true, blows: [blow('swing', 14, '1d+2', 'cutting')] })
const bob = somebody('bob', 1, [sword], { dx: 11 })
const TACTICAL = ['tactical', 'positions']

const duel = (...arms: Parameters<typeof somebody>[2]) => {
  const ann = somebody('ann', 0, arms, { dx: 13, ht: 12 })
  return fightOf([
    [ann, standing(ann, 0)],
    [bob, standing(bob, 1)],
  ])
}

describe('screen.maneuver.table: the All-Out Attack with a feint', () => {
  const FEINT = 'all-out:feint-and-attack:0:0:bob'

  test('is no form of it where the option is off', () => {
    const { answer, play } = stepwise(duel(sword), [])
    expect(() => answer(FEINT)).toThrow('gurps.combat.maneuver.all-out-attack')
    const [question] = play.questions
    const keys = question?.kind === 'choice' ? question.choices.map(({ key }) => key) : []
    expect(keys).toContain('all-out:plus-4:0:0:bob')
    expect(keys).not.toContain(FEINT)
  })

  test('the feint takes off the defense against the blow that follows at once', () => {
    const { answer, asked, attacks, of, play } = stepwise(duel(sword), TACTICAL)
    answer(FEINT)
    expect(asked()).toBe('ann: feint')
    // Made by 4, against 14 of the foe's own sword made by 1.
    answer(10, 13)
    expect(of('bob').feint).toMatchObject([{ by: 'ann', penalty: 3 }])
    answer(11)
    expect(attacks()).toEqual(['ann swing bob 14 hit'])
    const [question] = play.questions
    const choices = question?.kind === 'choice' ? question.choices : []
    // Parry 7, less the feint.
    expect(choices.find(({ key }) => key === 'parry:0')?.label).toContain('4')
    answer('parry:0', 5, [2])
    expect(of('bob')).toMatchObject({ feint: [], hp: 6 })
    expect(of('ann').maneuver).toBe('all-out-attack')
    // And nothing is left to defend with.
    answer('strike:0:0:ann', 9, [1])
    expect(of('ann').hp).toBe(9)
  })

  test('a feint that comes to nothing leaves an ordinary blow', () => {
    const { answer, of } = stepwise(duel(sword), TACTICAL)
    answer(FEINT, 14, 6, 12)
    expect(of('bob').feint).toEqual([])
  })
})

describe('gurps.combat.maneuver.all-out-attack: two attacks', () => {
  test('with the same weapon, each by its own roll', () => {
    const { answer, attacks, asked } = stepwise(duel(sword), [])
    answer('all-out:two-attacks:0:0:bob', 15, 16)
    expect(attacks()).toEqual(['ann swing bob 14 miss', 'ann swing bob 14 miss'])
    expect(asked()).toBe('bob: maneuver')
  })

  test('with a weapon in either hand, the second at −4', () => {
    const { answer, attacks } = stepwise(duel(sword, knife), [])
    answer('all-out:two-attacks:0:0:bob', 15, 13)
    expect(attacks()).toEqual(['ann swing bob 14 miss', 'ann thrust bob 8 miss'])
  })

  test('not with a weapon that must be readied after each swing', () => {
    expect(() => stepwise(duel(axe), []).answer('all-out:two-attacks:0:0:bob')).toThrow('not in this form')
  })

  test('a first blow that leaves nothing to strike with is the last', () => {
    const { answer, asked, of, attacks } = stepwise(duel(sword), ['critical-tables'])
    // The sword is dropped.
    answer('all-out:two-attacks:0:0:bob', 18, 10)
    expect(attacks()).toEqual(['ann swing bob 14 critical miss'])
    expect(of('ann').arms[0]?.where).toBe('dropped')
    expect(asked()).toBe('bob: maneuver')
  })
})
