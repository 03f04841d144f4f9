/** What simulations remember makes no difference: whoever counts which rules fire has everything worked out anew. */
import { seeded } from '@umpire/dice'
import { compose, simulator } from '@umpire/engine'
import { gurpsWith } from '@umpire/gurps'
import { bot, fight, fightPlay } from '@umpire/gurps/fight'
import { exchangeOf, fuzzed, mixed, SET_UPS, SMALL, TWICE, WITH_OPTIONS } from '@umpire/gurps/fixtures'
import { describe, expect, it } from 'vitest'
import { screenOptions } from '../option/index.ts'

const TIMES = 150
const SECONDS = 20
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

describe('gurps.procedure.combat: the same people, now by these rules and now by others', () => {
  const [printed, every] = [[], EVERY].map(options => compose(gurpsWith(screenOptions), { options, settings: {} }))

  it.each(Array.from({ length: 12 }, (_, nth) => `remembered ${nth}`))(
    '%s: nothing that is remembered comes from another moment',
    seed => {
      if (printed === undefined || every === undefined) throw new Error('two rulesets')
      const { start } = fuzzed(seed, printed, 1, SMALL)
      for (const ruleset of [printed, every, printed]) {
        const world = { ...fightPlay, ruleset }
        const fought = (why = ruleset.silent) =>
          simulator(world, mixed(seed, ruleset), why).run(fight, { seconds: SECONDS }, start, seeded(seed)).state
        expect(fought()).toEqual(fought(ruleset.count()))
      }
    },
  )
})
