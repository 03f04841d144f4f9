/** Exact odds of whole exchanges of GURPS, beside working out the same by hand with plain loops over every die. */
import { compose } from '@umpire/engine'
import { gurpsWith } from '@umpire/gurps'
import { fightPlay, forecast } from '@umpire/gurps/fight'
import { BY_HAND, byHand, SET_UPS } from '@umpire/gurps/fixtures'
import { versus } from './measure.ts'

export function benchGurpsOdds(): void {
  const world = { ...fightPlay, ruleset: compose(gurpsWith([])) }
  for (const { what, fight, key, wish } of SET_UPS) {
    const hand = BY_HAND[what]
    if (hand === undefined) throw new Error(`${what} is not worked out by hand`)
    versus(
      `gurps-odds: ${what}, exact odds against working them out by hand`,
      {
        name: 'forecast',
        run: times => {
          let outcomes = 0
          for (let i = 0; i < times; i++) {
            outcomes += forecast(world, fight, 'ada', key, wish).odds?.injury.outcomes.length ?? 0
          }
          return outcomes
        },
      },
      {
        name: 'plain loops',
        run: times => {
          let ends = 0
          for (let i = 0; i < times; i++) ends += byHand(hand).all.length
          return ends
        },
      },
      1,
    )
  }
}
