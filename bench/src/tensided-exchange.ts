/** A shot of the Tensided system from the attack roll to the wound, beside the hand-written loop of an exchange. */
import { seeded } from '@umpire/dice'
import { compose } from '@umpire/engine'
import { tensided } from '@umpire/tensided'
import { fightPlay } from '@umpire/tensided/fight'
import { SET_UPS, shotOf } from '@umpire/tensided/fixtures'
import { byHand } from './exchange.ts'
import { versus } from './measure.ts'

/** As many as it takes until the procedures run at their own speed. */
const WARM = 30_000

export function benchTensidedExchange(): void {
  const setUp = SET_UPS.find(({ what }) => what === 'a pistol')
  if (setUp === undefined) throw new Error('there is no pistol')
  const shot = shotOf({ ...fightPlay, ruleset: compose(tensided) }, setUp)
  const [ours, theirs] = [seeded('ours'), seeded('theirs')]
  for (let i = 0; i < WARM; i++) shot(ours)
  versus(
    'tensided-exchange: a shot with severity, wound and blood against a hand-written loop of an exchange of eight dice',
    {
      name: 'simulate driver',
      run: times => {
        let marks = 0
        for (let i = 0; i < times; i++) marks += shot(ours).standing[1]?.wounds.length ?? 0
        return marks
      },
    },
    { name: 'hand-written loop', run: times => byHand(theirs, times) },
    1 / 20,
  )
}
