/** Whole careers, made by the policy for any wish, beside drawing the same dice one by one from the same generator. */
import { type Source, seeded } from '@umpire/dice'
import { compose } from '@umpire/engine'
import { careers, careerWorld, choosable, wishing } from '@umpire/traveller'
import { versus } from './measure.ts'

const COUNTED = 20_000

/** How many dice a career takes on the average. */
function diceOf(one: (source: Source) => unknown): number {
  let drawn = 0
  const stream = seeded('count')
  const counting: Source = {
    draw(sides, count) {
      drawn += count
      return stream.draw(sides, count)
    },
  }
  for (let career = 0; career < COUNTED; career++) one(counting)
  return drawn / COUNTED
}

export function benchCareers(): void {
  const { one } = careers(careerWorld(compose(choosable)), wishing('anything'))
  const dice = diceOf(one)
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
