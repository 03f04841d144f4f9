import { readFileSync } from 'node:fs'
import { compose, Silent } from '@umpire/engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { choosable } from '../ruleset/rules.ts'
import { STAT_ROWS, STATS, type Stats, statNamed } from '../tables/stats.ts'
import { CONNORS, exampleConnors } from './connors.ts'
import { creatureConversion, noXpRaise, statsList } from './list.ts'
import { purchase } from './purchase.ts'
import { statInPlay, statsInPlay } from './with-traits.ts'

const why = new Silent()
const inventory = parse(readFileSync(new URL('../inventory.yaml', import.meta.url), 'utf8'))
const dataOf = (rule: string) => inventory.rules.find(({ id }: { readonly id: string }) => id === rule).data

const value = fc.integer({ min: -1, max: 11 })
const anyStats: fc.Arbitrary<Stats> = fc.record({
  physique: value,
  athleticism: value,
  coordination: value,
  willpower: value,
  awareness: value,
  charisma: value,
  dexterity: value,
  aptitude: value,
})

test('tensided.stats.list: the eight of the inventory', () => {
  const limits = ({ key, name, base, min, max }: (typeof STAT_ROWS)[number]) => ({ key, name, base, min, max })
  expect(STAT_ROWS.map(limits)).toEqual(dataOf('tensided.stats.list').map(limits))
  for (const stat of STATS) expect(statsList({ stat }, why).stat).toBe(stat)
})

test('tensided.stats.list: the older words are read as living stats', () => {
  expect([statNamed('body', why), statNamed('instinct', why)]).toEqual(['physique', 'awareness'])
  const other = compose(choosable, { options: [], settings: { 'tensided.instinct_stat': 'athleticism' } }).silent
  expect(statsList({ stat: 'instinct' }, other).stat).toBe('athleticism')
})

test('tensided.stats.purchase: valid within the limits of each and 48 in all; every problem is named', () => {
  fc.assert(
    fc.property(anyStats, fc.integer({ min: 0, max: 20 }), (stats, extra_stat_points) => {
      const { total, valid, unspent, problems } = purchase({ ...stats, extra_stat_points }, why)
      const sum = Object.values(stats).reduce((all, one) => all + one, 0)
      expect(total).toBe(sum)
      const low = STATS.filter(stat => stats[stat] < (stat === 'physique' ? 1 : 0))
      const high = STATS.filter(stat => stats[stat] > 10)
      const expected = [...low.map(stat => `${stat}-below-minimum`), ...high.map(stat => `${stat}-above-maximum`)]
      if (sum > 40 + extra_stat_points) expected.push('too-many-points')
      expect([...problems].sort()).toEqual(expected.sort())
      expect(valid).toBe(expected.length === 0)
      expect(unspent).toBe(Math.max(0, 40 + extra_stat_points - sum))
    }),
  )
})

test('tensided.stats.purchase: a point moved from one stat to another changes nothing of the total', () => {
  fc.assert(
    fc.property(anyStats, fc.constantFrom(...STATS), fc.constantFrom(...STATS), (stats, from, to) => {
      const taken = { ...stats, [from]: stats[from] - 1 }
      const moved = { ...taken, [to]: taken[to] + 1 }
      expect(purchase(moved, why).total).toBe(purchase(stats, why).total)
    }),
  )
})

test('tensided.stats.no-xp-raise: everything but a stat, unless the game master says so', () => {
  for (const buy of ['skill', 'concentration', 'ability', 'merit'] as const) expect(noXpRaise({ buy }, why)).toBe(true)
  expect(noXpRaise({ buy: 'stat', stat: 'aptitude', gm_override: true }, why)).toBe(true)
})

test('tensided.stats.creature-conversion: forty pounds a point, to the nearest, never less than one', () => {
  for (let weight_lb = 0; weight_lb <= 2000; weight_lb++) {
    const physique = creatureConversion({ weight_lb }, why)
    expect(physique).toBeGreaterThanOrEqual(1)
    if (weight_lb >= 20) {
      expect(weight_lb).toBeGreaterThanOrEqual(40 * physique - 20)
      expect(weight_lb).toBeLessThan(40 * physique + 20)
    }
  }
})

test('tensided.stats.example-connors: he is as the inventory has him, all of him', () => {
  const { after, spent, derived } = dataOf('tensided.stats.example-connors')
  expect(CONNORS).toEqual(after)
  expect(exampleConnors({ sheet: 'Michael Connors' }, why)).toMatchObject({
    valid: true,
    points_spent: spent,
    ...derived,
  })
})

test('tensided.traits.merits: a gift may pass 10; tensided.traits.flaws: nothing falls below the least', () => {
  const gifted = { traits: [{ key: 'gifted', times: 2, subject: 'aptitude' }] } as const
  expect(statInPlay('aptitude', 10, gifted, why)).toBe(12)
  expect(statInPlay('charisma', 10, gifted, why)).toBe(10)
  const stunted = {
    traits: [
      { key: 'stunted', times: 2, subject: 'physique' },
      { key: 'stunted', times: 1, subject: 'charisma' },
    ],
  } as const
  expect(statsInPlay({ ...CONNORS, physique: 2, charisma: 0 }, stunted, why)).toEqual({
    ...CONNORS,
    physique: 1,
    charisma: 0,
  })
})
