import { describe, expect, test } from 'vitest'
import { mado } from '../character/mado-fixture.ts'
import { oddsOf } from './odds-of.ts'
import { bram } from './people-fixture.ts'

describe('oddsOf', () => {
  test('names what is tried, and what may come of it', () => {
    const { title, outcomes } = oddsOf(mado(), { skill: 'stealth', modifier: -2 })
    expect(title).toBe('Mado: Stealth at 11')
    expect(outcomes.map(({ outcome, chance: { ways, of } }) => [outcome, ways, of])).toEqual([
      ['success', 135n, 216n],
      ['critical success', 4n, 216n],
      ['failure', 81n, 216n],
      ['critical failure', 4n, 216n],
    ])
  })
  test('of a contest with somebody, or with a number', () => {
    const named = oddsOf(mado(), { skill: 'Acting', modifier: 0, against: { score: 10, modifier: 0 } })
    expect(named.title).toBe('Quick Contest: Mado, Acting at 14, against the other side, IQ at 10')
    const against = { character: bram(), skill: 'Vision', modifier: 0 }
    const found = oddsOf(mado(), { skill: 'Stealth', modifier: 0, against, kind: 'regular' })
    expect(found.outcomes.map(({ outcome }) => outcome)).toEqual(['Mado wins', 'Bram wins'])
    const sum = found.outcomes.reduce((total, { chance: { ways } }) => total + ways, 0n)
    expect(sum).toBe(found.outcomes[0]?.chance.of)
  })
  test('refuses what cannot be rolled, with the rule', () => {
    const asked =
      (skill: string, more: object = {}) =>
      () =>
        oddsOf(mado(), { skill, modifier: 0, ...more })
    expect(asked('Stelth')).toThrow('perhaps Stealth')
    expect(asked('Karate')).toThrow('gurps.skill.default')
    expect(asked('Stealth', { modifier: -20 })).toThrow('gurps.roll.effective-skill')
    expect(asked('Stealth', { against: { score: 10, modifier: 0 }, kind: 'slow' })).toThrow(
      'kind: expected one of quick, regular',
    )
    expect(asked('Stealth', { against: { modifier: 0 } })).toThrow('against: expected somebody, or against_score')
  })
})
