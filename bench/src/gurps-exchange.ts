/**
 * A shot of GURPS from the attack roll to the wound with every option of the screen, beside the hand-written loop that throws
 * eight dice and knows no rules but these. Both shoot from one and the same moment again and again, so what does not hang on
 * the dice is worked out once by either.
 */
import { seeded } from '@umpire/dice'
import { compose, simulator } from '@umpire/engine'
import { gurpsWith } from '@umpire/gurps'
import { bot, fightPlay } from '@umpire/gurps/fight'
import { exchangeOf, SET_UPS } from '@umpire/gurps/fixtures'
import { screenOptions } from '@umpire/screen'
import { diceDrawn } from './dice-drawn.ts'
import { byHand } from './exchange.ts'
import { versus } from './measure.ts'

/** As many as it takes until the procedures run at their own speed. */
const WARM = 400_000
/** So many are looked at, to tell whether the loop throws as many dice. */
const COUNTED = 10_000

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
  versus(
    'gurps-exchange: a shot with every option, defense and wound, against a hand-written loop of eight dice',
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
  // Counted last: procedures that have met two sources of dice are slower with either.
  const dice = diceDrawn(COUNTED, source => exchanges.run(exchange, {}, setUp.fight, source))
  process.stdout.write(
    `${JSON.stringify({ figure: 'gurps-exchange: dice of a shot', dice: Number(dice.toFixed(1)) })}\n`,
  )
}
