/**
 * A shot of GURPS from the attack roll to the wound with every option of the screen, beside the hand-written loop that throws
 * eight dice and knows no rules but these.
 */
import { type Source, seeded } from '@umpire/dice'
import { compose, simulator } from '@umpire/engine'
import { gurpsWith } from '@umpire/gurps'
import { bot, fightPlay } from '@umpire/gurps/fight'
import { exchangeOf, SET_UPS } from '@umpire/gurps/fixtures'
import { screenOptions } from '@umpire/screen'
import { byHand } from './exchange.ts'
import { versus } from './measure.ts'

/** As many as it takes until the procedures run at their own speed. */
const WARM = 120_000
const COUNTED = 10_000

/** How many dice it throws on average, so that it is seen whether the loop throws as many. */
function diceOf(run: (source: Source) => unknown): number {
  let drawn = 0
  const stream = seeded('count')
  const counting: Source = {
    draw(sides, count) {
      drawn += count
      return stream.draw(sides, count)
    },
  }
  for (let i = 0; i < COUNTED; i++) run(counting)
  return Number((drawn / COUNTED).toFixed(1))
}

export function benchGurpsExchange(): void {
  const setUp = SET_UPS.find(({ what }) => what === 'a pistol in haste')
  if (setUp === undefined) throw new Error('there is no pistol')
  const options = screenOptions.map(({ key }) => key)
  const ruleset = compose(gurpsWith(screenOptions), { options, settings: {} })
  const exchanges = simulator({ ...fightPlay, ruleset }, bot(ruleset))
  const exchange = exchangeOf(setUp)
  const ours = seeded('ours')
  const theirs = seeded('theirs')
  for (let i = 0; i < WARM; i++) exchanges.run(exchange, {}, setUp.fight, ours)
  const dice = diceOf(source => exchanges.run(exchange, {}, setUp.fight, source))
  versus(
    `gurps-exchange: a shot with every option, defense and wound, ${dice} dice on average, against a hand-written loop of eight`,
    {
      name: 'simulate driver',
      run: times => {
        let left = 0
        for (let i = 0; i < times; i++)
          left += exchanges.run(exchange, {}, setUp.fight, ours).state.standing[1]?.hp ?? 0
        return left
      },
    },
    { name: 'hand-written loop', run: times => byHand(theirs, times) },
    1 / 20,
  )
}
