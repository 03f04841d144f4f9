import { describe, expect, test } from 'vitest'
import { character } from '../../character/character.ts'
import { mado } from '../../character/test/mado-fixture.ts'
import { sheetOf } from '../../sheet/sheet.ts'
import { improveFile } from './improve-file.ts'

const done = (wishes: object, file = mado()) => {
  const { character: after, told, refused } = improveFile(file, wishes)
  if (after === undefined) throw new Error(refused.message)
  return { after: character.read(after, 'after'), told }
}
const rich = done({ award: 100, by_gm: true }).after

describe('improveFile', () => {
  test('gurps.improve.award: a line in the ledger, and points to spend', () => {
    const { after, told } = done({ award: 3, date: '12 May', reason: 'the bridge' })
    expect(told).toBe('award: +3 points; 3 unspent')
    expect(after.ledger).toMatchObject([{ kind: 'award', points: 3, date: '12 May', reason: 'the bridge' }])
  })
  test('gurps.improve.skill: raised by its name; so are attributes and the native language', () => {
    expect(done({ raise: 'Stealth', to: 14 }, rich).told).toBe('skill, Stealth: −4 points, worth +4; 96 unspent')
    expect(done({ raise: 'dx', to: 13 }, rich).told).toBe('attribute, DX: −20 points, worth +10; 80 unspent')
    expect(sheetOf(done({ raise: 'french', to: 17 }, rich).after).native).toBe(17)
    expect(sheetOf(done({ raise: 'Native Language', to: 16 }, rich).after).native).toBe(16)
  })
  test('gurps.improve.advantages: gained with level, variant or what its price needs', () => {
    expect(done({ gain: 'Military Rank', to: 2 }, rich).after.traits.at(-1)).toEqual({
      trait: 'Military Rank',
      level: 2,
    })
    const details = { npc_points: 100, frequency: 9 }
    expect(done({ gain: 'Ally', details }, rich).after.traits.at(-1)).toEqual({ trait: 'Ally', details })
    expect(done({ gain: 'Appearance', variant: 'Handsome', by_gm: true }, rich).after.traits[0]).toEqual({
      trait: 'Appearance',
      variant: 'Handsome',
    })
  })
  test('gurps.improve.buy-off: traits by any of their names, quirks by their words', () => {
    expect(done({ buy_off: 'duty' }, rich).told).toBe('buy-off, Duty: −10 points, worth +10; 90 unspent')
    expect(done({ buy_off: 'Bad Sight (starts with glasses)' }, rich).after.traits).toHaveLength(11)
    expect(done({ buy_off: 'hates dogs' }, rich).after.quirks).not.toContain('hates dogs')
    expect(done({ put_on: 'Bad Temper' }).told).toBe('added, Bad Temper: +0 points, worth −10; 0 unspent')
    expect(done({ put_on_quirk: 'limps' }).after.quirks).toContain('limps')
  })
  test('gurps.disadvantage.youth: a birthday without Youth only makes older', () => {
    expect(done({ birthday: true }).told).toBe('age 27; 0 points unspent')
  })
  test('a refusal names the rule', () => {
    const refused = (wishes: object) => improveFile(mado(), wishes).refused
    expect(refused({ raise: 'DX', to: 13 })).toMatchObject({ rule: 'gurps.improve.attribute', where: 'attributes.dx' })
    expect(refused({ award: 9 })).toMatchObject({ rule: 'gurps.improve.award' })
    expect(refused({ buy_off: 'Dutty' })).toMatchObject({
      rule: 'gurps.improve.buy-off',
      message: 'there is no trait Dutty that could be bought off, perhaps Duty',
    })
  })
  test('what is no step is told', () => {
    expect(() => improveFile(mado(), {})).toThrow('step: expected one of award, raise')
    expect(() => improveFile(mado(), { award: 1, gain: 'Luck' })).toThrow('got "award, gain"')
    expect(() => improveFile(mado(), { raise: 'Stelth', to: 12 })).toThrow('perhaps stealth')
    expect(() => improveFile(mado(), { raise: 'Stealth' })).toThrow('to: expected the level of Stealth')
  })
  test('what no program knows survives', () => {
    const { character: after } = improveFile({ ...mado(), hat: 'green' }, { award: 1 })
    expect(after).toMatchObject({ hat: 'green', ledger: [{ points: 1 }] })
  })
})

test('gurps.improve.buy-off: what is left of a disadvantage is told as such', () => {
  const { told } = done(
    { buy_off: 'Lame', variant: 'Crippled Leg' },
    { ...rich, traits: [{ trait: 'Lame', variant: 'Legless' }] },
  )
  expect(told).toMatch(/^buy-off, down to Crippled Leg: −\d+ points/)
})
