import { type Source, seeded } from '@umpire/dice'

/** How many dice something draws on the average of so many times. */
export function diceDrawn(times: number, run: (source: Source) => unknown): number {
  let drawn = 0
  const stream = seeded('count')
  const counting: Source = {
    draw(sides, count) {
      drawn += count
      return stream.draw(sides, count)
    },
  }
  for (let nth = 0; nth < times; nth++) run(counting)
  return drawn / times
}
