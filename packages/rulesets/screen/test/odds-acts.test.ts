/** The exact odds of attacks that only the screen knows, or knows better: in passing, after a feint, out of cover, on watch. */
import { compose } from '@umpire/engine'
import { fightPlay, forecast, forecasts } from '@umpire/gurps/fight'
import { OTHER_ACTS, simulated } from '@umpire/gurps/fixtures'
import { choosable } from '@umpire/gurps/rooms'
import { describe, expect, inject, test } from 'vitest'
import { screenOptions } from '../option/index.ts'

const all = { ...choosable, options: [...choosable.options, ...screenOptions] }
const options = screenOptions.map(({ key }) => key)
const world = { ...fightPlay, ruleset: compose(all, { options, settings: {} }) }

describe.each(OTHER_ACTS)('screen.option: the odds of $what with every option', setUp => {
  test('are those of the attack itself, made many times', () => {
    for (const one of simulated(world, setUp, 400 * inject('times'))) {
      expect(one.errors, JSON.stringify(one)).toBeLessThanOrEqual(4)
    }
  })
})

test('screen.maneuver.feint: whoever was misled is struck more often, and the odds tell by how much', () => {
  const setUp = OTHER_ACTS.find(({ what }) => what === 'a feint and a blow at once')
  if (setUp === undefined) throw new Error('no feint')
  const [feinted, plain] = [setUp.key, 'strike:0:1:bob'].map(key => forecast(world, setUp.fight, 'ada', key))
  expect(feinted?.odds?.struck.decimal).toBeGreaterThan(plain?.odds?.struck.decimal ?? 1)
  expect(feinted?.feint?.chance(penalty => penalty > 0).decimal).toBeGreaterThan(0)
  expect(plain?.feint).toBeNull()
})

/** A feint strikes nobody by itself. */
const isFeint = (key: string): boolean => key.startsWith('feint:')

test('screen.option.tactical: nothing that strikes anybody is without its odds', () => {
  for (const { fight } of OTHER_ACTS) {
    const told = forecasts(world, fight, 'ada').filter(({ refused }) => refused === undefined)
    expect(told.length).toBeGreaterThan(0)
    for (const { key, forecast: found } of told) {
      // Anybody may watch a place where no shot of his could hit.
      if (key.startsWith('watch:') && found?.rolls[0]?.allowed === false) continue
      expect(isFeint(key) ? found?.feint : found?.odds, key).not.toBeNull()
    }
  }
})
