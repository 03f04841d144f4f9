import { seeded } from '@umpire/dice'
import { compose, explain } from '@umpire/engine'
import { careers, careerWorld, choosable, NEW_CAREER, wishing } from '@umpire/traveller'
import { describe, expect, test } from 'vitest'
import { hundred, percentOf } from '../../../text/hundred.ts'
import { chainOf } from '../encounter/act/chain.ts'
import type { OddsAsk } from './ask.ts'
import { answerTo } from './odds-answers.ts'
import { asMaster, asPlayer } from './test/warehouse-fixture.ts'

const at = (state: unknown) => ({ state, chosen: { options: [], settings: {} }, moved: true })

function field(ask: Omit<Extract<OddsAsk, { kind: 'field' }>, 'kind'>) {
  const answer = answerTo({ kind: 'field', ...ask })
  if (answer.kind !== 'field') throw new Error(`expected a field, got ${answer.kind}`)
  return answer
}
function actions(state: unknown, who: string, keys: readonly string[]) {
  const answer = answerTo({ kind: 'actions', ...at(state), who, keys })
  if (answer.kind !== 'actions') throw new Error(`expected actions, got ${answer.kind}`)
  return answer
}
function why(state: unknown, who: string, key: string) {
  const answer = answerTo({ kind: 'why', ...at(state), who, key })
  if (answer.kind !== 'why') throw new Error(`expected reasons, got ${answer.kind}`)
  return answer
}

describe('the field', () => {
  test('has the DM of the weapon in hand for every range', () => {
    const { spans } = field({ ...at(asMaster), who: 'Ada', moves: [] })
    expect(spans).toEqual([
      { range: 'close', from: -1, to: -1, dm: -8 },
      { range: 'short', from: 0, to: 0, dm: 1 },
      { range: 'medium', from: 1, to: 2, dm: 3 },
      { range: 'long', from: 3, to: 10, dm: -6 },
      { range: 'very_long', from: 11, to: 20, dm: null },
    ])
  })
  test('has every throw with what is in hand, or why there is none', () => {
    const { throws } = field({ ...at(asMaster), who: 'Ada', moves: [] })
    const cell = (attacker: string, target: string) =>
      throws.find(one => one.attacker === attacker && one.target === target)
    expect(cell('Ada', 'Oskar')).toMatchObject({ needed: 4, chance: { ways: 33n, of: 36n } })
    expect(cell('Oskar', 'Ada')).toMatchObject({ needed: 9 })
    expect(cell('Bram', 'Oskar')?.refused?.rule).toBe('traveller.combat.range-matrix')
  })
  test('shows a player no throw of the enemy', () => {
    const { throws, assumed } = field({ ...at(asPlayer), who: 'Ada', moves: [] })
    expect(new Set(throws.map(({ attacker }) => attacker))).toEqual(new Set(['Ada', 'Bram']))
    expect(assumed).toEqual(['Oskar', 'Lem', 'Vitek'])
  })
  test('tells where a movement ends', () => {
    const moves = ['stand', 'close:Oskar:walk', 'close:Lem:walk', 'open:Oskar:run']
    expect(field({ ...at(asMaster), who: 'Ada', moves }).moves).toEqual([
      { key: 'stand', move: { kind: 'stand' }, band: 0, touching: [] },
      { key: 'close:Oskar:walk', move: { kind: 'close', target: 'Oskar', pace: 'walk' }, band: 1, touching: [] },
      { key: 'close:Lem:walk', move: { kind: 'close', target: 'Lem', pace: 'walk' }, band: 0, touching: ['Lem'] },
      { key: 'open:Oskar:run', move: { kind: 'open', target: 'Oskar', pace: 'run' }, band: -2, touching: [] },
    ])
  })
})

describe('an attack', () => {
  test('is weighed to its end for everybody it may hit', () => {
    const [oskar, vitek] = actions(asMaster, 'Ada', ['shoot:Oskar:Shotgun']).odds['shoot:Oskar:Shotgun'] ?? []
    expect(oskar?.victim).toBe('Oskar')
    expect(vitek?.victim).toBe('Vitek')
    expect(hundred(chainOf(oskar).map(({ chance }) => chance))).toEqual(['8.3', '1.1', '60.1', '28.0', '2.5'])
  })
  test('is weighed by a player as if the enemy were average', () => {
    const { odds, assumed } = actions(asPlayer, 'Ada', ['shoot:Oskar:Shotgun'])
    const [oskar] = odds['shoot:Oskar:Shotgun'] ?? []
    expect(percentOf(oskar?.hit ?? { ways: 0n, of: 1n })).toBe('91.7')
    expect(assumed).toContain('Oskar')
  })
  test('explains each of its throws', () => {
    const { throws, woundDice } = why(asMaster, 'Ada', 'shoot:Oskar:Shotgun')
    expect(throws.map(({ target, needed }) => [target, needed])).toEqual([
      ['Oskar', 4],
      ['Vitek', 6],
    ])
    expect(woundDice).toBe(4)
    const [sum] = throws[0]?.reasons ?? []
    expect(sum).toMatchObject({ kind: 'rule', id: 'traveller.combat.to-hit' })
    // The range is told with its own term.
    expect(explain(throws[0]?.reasons ?? []).join('\n')).toMatch(/range.*\n.*Range matrix/)
  })
})

describe('a career', () => {
  const young = {
    ...NEW_CAREER,
    stage: 'free',
    strength: 7,
    dexterity: 8,
    endurance: 9,
    intelligence: 9,
    education: 7,
    social: 6,
    age_months: 216,
  }
  const career = (state: unknown) => {
    const answer = answerTo({ kind: 'career', state, chosen: { options: [], settings: {} } })
    if (answer.kind !== 'career') throw new Error(`expected a career, got ${answer.kind}`)
    return answer
  }
  test('tells what each service needs and promises', () => {
    const merchants = career(young).services.find(({ service }) => service === 'merchants')
    expect(merchants?.enlistment).toEqual({
      needed: '7+',
      dm: 3,
      dms: [
        { characteristic: 'strength', dm: 1 },
        { characteristic: 'intelligence', dm: 2 },
      ],
      chance: { ways: 33n, of: 36n },
    })
    expect(percentOf(merchants?.survival.chance ?? { ways: 0n, of: 1n })).toBe('97.2')
    expect(percentOf(merchants?.promotion?.chance ?? { ways: 0n, of: 1n })).toBe('27.8')
    expect(career(young).services.find(({ service }) => service === 'scouts')?.commission).toBeNull()
  })
  test('has the four tables, the ranks and the aging throws of the next term', () => {
    const { serving, aging } = career({ ...young, stage: 'serving', service: 'merchants', terms: 3, rank: 2 })
    expect(serving?.tables.map(({ results }) => results[0])).toEqual([
      '+1 strength',
      'Vehicle',
      'Streetwise',
      'Medical',
    ])
    expect(serving?.ranks).toEqual([null, '4th Officer', '3rd Officer', '2nd Officer', '1st Officer', 'Captain', null])
    expect(serving?.failing).toBe('dies')
    expect(aging?.age).toBe(34)
    expect(aging?.throws.map(({ characteristic, save, loss }) => [characteristic, save, percentOf(loss)])).toEqual([
      ['strength', 8, '58.3'],
      ['dexterity', 7, '41.7'],
      ['endurance', 8, '58.3'],
    ])
    expect(percentOf(aging?.none ?? { ways: 0n, of: 1n })).toBe('10.1')
  })
  test('can be asked for at any moment of any career', () => {
    const world = careerWorld(compose(choosable))
    const make = careers(world, wishing('anything'), { name: 'Teodor', gender: '', race: '', player_character: true })
    for (let seed = 0; seed < 20; seed++) {
      const { career: end } = make.recorded(seeded(`career ${seed}`))
      expect(career(end).kind).toBe('career')
    }
  })
})
