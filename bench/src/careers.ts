/** Whole careers, made by the policy for any wish, beside drawing the same dice one by one from the same generator. */
import { seeded } from '@umpire/dice'
import { compose } from '@umpire/engine'
import { careers, careerWorld, choosable, wishing } from '@umpire/traveller'
import { diceDrawn } from './dice-drawn.ts'
import { versus } from './measure.ts'

const COUNTED = 20_000

export function benchCareers(): void {
  const { one } = careers(careerWorld(compose(choosable)), wishing('anything'))
  const dice = diceDrawn(COUNTED, one)
  const ours = seeded('ours')
  const theirs = seeded('theirs')
  versus(
    `careers: a whole career against drawing its ${dice.toFixed(1)} dice`,
    {
      name: 'career by policy',
      run: times => {
        let terms = 0
        for (let i = 0; i < times; i++) terms += one(ours).career.terms
        return terms
      },
    },
    {
      name: 'dice alone',
      run: times => {
        let sum = 0
        for (let i = 0; i < times * dice; i++) sum += theirs.draw(6, 1)
        return sum
      },
    },
    1 / 12,
  )
}
