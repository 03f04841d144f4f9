/**
 * Exact odds of declarations of the Tensided system: as many as are worked out by hand beside working them out with plain loops
 * over every die, and whole rounds of three actions beside what a table waits for at most.
 */
import { compose } from '@umpire/engine'
import { tensided } from '@umpire/tensided'
import { fightPlay, forecast } from '@umpire/tensided/fight'
import { BY_HAND, ROUNDS_OF_THREE, SET_UPS, type SetUp } from '@umpire/tensided/fixtures'
import { report, versus } from './measure.ts'

/** Nobody wants to wait longer for the odds of a round. */
const MOST_MS = 100
const ROUNDS = 5
/** As many as it takes until everything runs at its own speed. */
const WARM = 3

export function benchTensidedOdds(): void {
  const world = { ...fightPlay, ruleset: compose(tensided) }
  const outcomesOf = ({ fight, plan, others }: SetUp): number =>
    forecast(world, fight, 'ada', plan, others).own.status.outcomes.length
  for (const setUp of SET_UPS) {
    const hand = BY_HAND[setUp.what]
    if (hand === undefined) throw new Error(`${setUp.what} is not worked out by hand`)
    versus(
      `tensided-odds: ${setUp.what}, exact odds of the whole round against working out its attacks by hand`,
      {
        name: 'forecast',
        run: times => {
          let outcomes = 0
          for (let i = 0; i < times; i++) outcomes += outcomesOf(setUp)
          return outcomes
        },
      },
      {
        name: 'plain loops',
        run: times => {
          let ends = 0
          for (let i = 0; i < times; i++) ends += hand().came.length
          return ends
        },
      },
      1 / 100,
    )
  }
  for (const setUp of ROUNDS_OF_THREE) {
    for (let i = 0; i < WARM; i++) outcomesOf(setUp)
    const rounds = Array.from({ length: ROUNDS }, () => timed(() => outcomesOf(setUp)))
    report(
      `tensided-odds: ${setUp.what}, a whole round`,
      'forecast',
      `${MOST_MS} ms`,
      1,
      rounds,
      rounds.map(() => MOST_MS * 1e6),
    )
  }
}

function timed(work: () => number): number {
  const start = performance.now()
  if (work() === 0) throw new Error('there must be odds')
  return (performance.now() - start) * 1e6
}
