import { compose } from '@umpire/engine'
import { expect, test } from 'vitest'
import { standardWealth } from '../campaign/settings.ts'
import { WEALTH_LEVELS } from '../campaign/wealth-levels.ts'
import { multimillionaire, settled, wealthLevels } from './wealth.ts'

const why = compose({ options: [] }).silent

test('gurps.wealth.levels: dearer levels bring more money', () => {
  const rows = WEALTH_LEVELS.map(wealth => wealthLevels({ wealth }, why))
  expect(rows.map(({ money }) => money)).toEqual([0, 300, 750, 1500, 3000, 7500, 30_000, 150_000])
  expect(rows.map(({ points }) => points)).toEqual([-25, -15, -10, 0, 10, 20, 30, 50])
})

test('gurps.wealth.multimillionaire: each level is ten times as rich, and three free levels of Status are the most', () => {
  for (let levels = 0; levels <= 6; levels++) {
    const rich = multimillionaire({ multimillionaire_levels: levels }, why)
    expect(rich).toMatchObject({
      points: 50 + 25 * levels,
      money: 150_000 * 10 ** levels,
      free_status: 1 + Math.min(2, levels),
    })
  }
})

test('gurps.wealth.settled: home and gear make up the money, whatever the campaign’s standard', () => {
  const campaign = compose(
    { options: [], settings: [standardWealth] },
    { settings: { 'gurps.standard_wealth': 15_000 } },
  )
  for (const wealth of WEALTH_LEVELS) {
    const life = settled({ wealth, settled: true, multimillionaire_levels: 0 }, campaign.silent)
    expect(life.home + life.gear_money).toBeCloseTo(life.money, 6)
    expect(life.home).toBeCloseTo(life.money * 0.8, 6)
  }
})
