/** What simulations remember makes no difference: whoever counts which rules fire has everything worked out anew. */
import { seeded } from '@umpire/dice'
import { compose, simulator } from '@umpire/engine'
import { gurpsWith } from '@umpire/gurps'
import { bot, fightPlay } from '@umpire/gurps/fight'
import { exchangeOf, SET_UPS, TWICE, WITH_OPTIONS } from '@umpire/gurps/fixtures'
import { describe, expect, it } from 'vitest'
import { screenOptions } from './option/index.ts'

const TIMES = 150
const EVERY = screenOptions.map(({ key }) => key)

describe.each([
  ['as printed', []],
  ['with every option', EVERY],
])('gurps.procedure.attack: attacks made many times, %s', (_, options) => {
  const ruleset = compose(gurpsWith(screenOptions), { options, settings: {} })
  const world = { ...fightPlay, ruleset }
  const policy = bot(ruleset)

  it.each([...SET_UPS, ...WITH_OPTIONS.filter(() => options.length > 0), ...TWICE])(
    '$what: what is remembered is what would be worked out again',
    setUp => {
      const exchange = exchangeOf(setUp)
      const remembering = simulator(world, policy)
      const anew = simulator(world, policy, ruleset.count())
      const [one, other] = [seeded(setUp.what), seeded(setUp.what)]
      for (let time = 0; time < TIMES; time++) {
        const expected = anew.run(exchange, {}, setUp.fight, other).state
        expect(remembering.run(exchange, {}, setUp.fight, one).state).toEqual(expected)
      }
    },
  )
})
