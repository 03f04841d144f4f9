import { chance } from '@umpire/dice'
import type { OddsAsked } from '@umpire/engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fileOf } from '../../print/json.ts'
import { character } from '../character.ts'
import { VERA } from '../vera.ts'
import { oddsOf } from './odds.ts'

const file = (change: object = {}) => fileOf(character.read({ ...VERA, ...change }, 'vera'))
const vera = file()
const ask = (skill: string, facts: OddsAsked['facts'] = {}, modifier = 0): OddsAsked => ({ skill, modifier, facts })
const decimals = (asked: OddsAsked, of = vera) =>
  Object.fromEntries(oddsOf(of, asked).outcomes.map(({ outcome, chance: found }) => [outcome, found.decimal]))

test('tensided.core.roll: the odds are those of the ten faces, whatever is tried', () => {
  fc.assert(
    fc.property(fc.integer({ min: -5, max: 45 }), fc.integer({ min: -5, max: 5 }), (difficulty, modifier) => {
      const faces = Array.from({ length: 10 }, (_, at) => at + 1)
      const margins = faces.map(face => 10 + face - difficulty - modifier)
      expect(decimals(ask('spot', { difficulty }, modifier))).toEqual({
        success: margins.filter(mos => mos >= 0).length / 10,
        'critical success': margins.filter(mos => mos >= 10).length / 10,
        failure: margins.filter(mos => mos < 0).length / 10,
        botch: margins.filter(mos => mos <= -10).length / 10,
      })
    }),
    { numRuns: 100 },
  )
})

test('tensided.skills.complex: Vera treats at 14 against half as much again, rounded up', () => {
  expect(oddsOf(vera, ask('Medic', { difficulty: 15 }))).toMatchObject({
    title: 'Vera: Medic 14 against difficulty 15 (moderate), 23 in all',
    outcomes: [{ outcome: 'success', chance: { decimal: 0.2 } }, {}, {}, {}],
  })
})

test('tensided.core.df-stacking: wounds, fatigue, an unlearned field, several actions and armour come on top', () => {
  const wounded = file({ health: { status: 'wounded', short_fp: 7 } })
  expect(oddsOf(wounded, ask('spot', { difficulty: 10 })).title).toMatch('13 in all')
  expect(oddsOf(vera, ask('hth-combat', { difficulty: 10, field: 'sword' })).title).toMatch('13 in all')
  expect(oddsOf(vera, ask('hth-combat', { difficulty: 10, field: 'knife', actions: 2 })).title).toMatch('12 in all')
  const armored = file({ gear: { armor: [{ armor: 'Military standard issue armor' }] } })
  expect(oddsOf(armored, ask('stealth', { difficulty: 10 })).title).toMatch('12 in all')
  const deaf = file({ traits: [{ key: 'deaf' }] })
  expect(decimals(ask('alertness', { difficulty: 2 }), deaf)).toEqual({ success: 0, failure: 1 })
  expect(() => oddsOf(file({ health: { status: 'comatose' } }), ask('spot'))).toThrow('somebody who can act')
})

test('tensided.core.opposed: against somebody it is his attribute and 5; a helmet helps whoever sneaks', () => {
  const against = (other: object) => oddsOf(vera, { ...ask('stealth'), against: { modifier: 0, ...other } }).title
  expect(against({ score: 9 })).toMatch('14 in all')
  expect(against({ character: vera })).toMatch('Vera, Alertness 9, 14 in all')
  const helmet = file({ gear: { armor: [{ armor: 'Military helmet' }] } })
  expect(against({ character: helmet })).toMatch('12 in all')
  const trapper = file({ skills: [{ skill: 'security', level: 3 }] })
  // Spotting is not complex, so the trapper's security counts once; picking his lock is, so both count twice.
  expect(oddsOf(vera, { ...ask('spot'), against: { character: trapper, modifier: 0 } }).title).toMatch('14 in all')
  expect(oddsOf(trapper, { ...ask('security'), against: { character: trapper, modifier: 0 } }).title).toMatch(
    '17 in all',
  )
  expect(against({ character: file({ traits: [{ key: 'deaf' }] }) })).toMatch('11 in all')
  // A command is held against bare willpower, twice.
  expect(oddsOf(vera, { ...ask('command'), against: { character: vera, modifier: 0 } }).title).toMatch('17 in all')
})

test('tensided.core.attribute-doubled: a stat alone counts twice; situations choose the stat', () => {
  expect(oddsOf(vera, ask('physique', { band: 'easy' })).title).toBe(
    'Vera: physique 12 against difficulty 8 (easy), 8 in all',
  )
  expect(oddsOf(vera, ask('ranged combat', { situation: 'point blank' })).title).toMatch(
    'Ranged Combat (point blank) 11',
  )
  expect(() => oddsOf(vera, ask('hth combat', { situation: 'swimming' }))).toThrow(
    'of HtH Combat one of normal, grappling',
  )
  expect(() => oddsOf(vera, ask('stelth'))).toThrow('perhaps stealth')
  expect(() => oddsOf(vera, ask('spot', { difficultie: 3 }))).toThrow('perhaps difficulty')
})

/** Walks every series of so many rolls and counts those that end so. */
function bruteForce(attribute: number, difficulty: number, rolls: number) {
  const came = { success: 0, failure: 0, open: 0 }
  const walk = (cmos: number, left: number): void => {
    if (cmos >= 20) came.success += 10 ** left
    else if (cmos <= -10) came.failure += 10 ** left
    else if (left === 0) came.open++
    else for (let face = 1; face <= 10; face++) walk(cmos + attribute + face - difficulty, left - 1)
  }
  walk(0, rolls)
  return came
}

test('tensided.core.extended: the odds of a long task are those of every series of rolls', () => {
  for (const difficulty of [10, 14, 15, 16, 17, 21]) {
    const asked = ask('spot', { extended: true, difficulty, rolls: 5 })
    const { success, failure, open } = bruteForce(10, difficulty, 5)
    expect(decimals(asked)).toEqual({
      success: success / 10 ** 5,
      failure: failure / 10 ** 5,
      'undecided after 5 rolls': open / 10 ** 5,
    })
  }
  const all = oddsOf(vera, ask('spot', { extended: true, difficulty: 15 })).outcomes
  const ways = all.reduce((sum, { chance: { ways: some, of } }) => sum + chance(some, of).decimal, 0)
  expect(ways).toBeCloseTo(1, 12)
})

test('tensided.core.diceless: without dice it is certain', () => {
  const campaign = { settings: { 'tensided.diceless': true } }
  expect(decimals(ask('spot', { difficulty: 10 }), file({ campaign }))['success']).toBe(1)
  expect(decimals(ask('spot', { difficulty: 11 }), file({ campaign }))['success']).toBe(0)
})
