/**
 * Exact odds of whole exchanges of GURPS: as printed beside working out the same by hand with plain loops over every die, and
 * with every option of the screen beside what a table waits for at most.
 */
import { compose } from '@umpire/engine'
import { gurpsWith } from '@umpire/gurps'
import { fightPlay, forecast } from '@umpire/gurps/fight'
import {
  BY_HAND,
  byHand,
  FOR_EVERY_OPTION,
  GRENADES,
  MORE_GRENADES,
  OTHER_ACTS,
  SET_UPS,
  type SetUp,
  TWICE,
  WITH_OPTIONS,
} from '@umpire/gurps/fixtures'
import { screenOptions } from '@umpire/screen'
import { report, versus } from './measure.ts'

/** Nobody wants to wait longer for the odds of an attack. */
const MOST_MS = 100
const ROUNDS = 5
/** Long beside the steps in which the time of a processor is counted, which on some machines are 4 ms each. */
const ROUND_MS = 100

type FightWorld = Parameters<typeof forecast>[0]

const outcomesOf = (world: FightWorld, { fight, key, wish }: SetUp): number =>
  forecast(world, fight, 'ada', key, wish).odds?.injury.outcomes.length ?? 0

export function benchGurpsOdds(): void {
  const printed = { ...fightPlay, ruleset: compose(gurpsWith([])) }
  for (const setUp of SET_UPS) {
    const hand = BY_HAND[setUp.what]
    if (hand === undefined) throw new Error(`${setUp.what} is not worked out by hand`)
    versus(
      `gurps-odds: ${setUp.what}, exact odds against working them out by hand`,
      {
        name: 'forecast',
        run: times => {
          let outcomes = 0
          for (let i = 0; i < times; i++) outcomes += outcomesOf(printed, setUp)
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
  const options = screenOptions.map(({ key }) => key)
  const every = { ...fightPlay, ruleset: compose(gurpsWith(screenOptions), { options, settings: {} }) }
  let worst = 0
  const acts = [...OTHER_ACTS, ...GRENADES, ...MORE_GRENADES]
  for (const setUp of [...SET_UPS, ...WITH_OPTIONS, ...TWICE, ...FOR_EVERY_OPTION, ...acts]) {
    const times = calibrated(every, setUp)
    const rounds = Array.from({ length: ROUNDS }, () => timed(every, setUp, times) / times)
    const { oursNs } = within(`gurps-odds: ${setUp.what} with every option of the screen`, rounds)
    worst = Math.max(worst, oursNs)
  }
  within('gurps-odds: the slowest of them with every option of the screen', [worst])
}

/** As a table asks: people are read anew from what a seat sees, so nothing is known of them; only the ground is the same. */
const anew = (setUp: SetUp): SetUp => ({
  ...setUp,
  fight: { ...structuredClone(setUp.fight), map: setUp.fight.map },
})

/** Doubles the number of forecasts until a round of them lasts long enough to be measured; also the warm-up. */
function calibrated(world: FightWorld, setUp: SetUp): number {
  let times = 1
  while (timed(world, setUp, times) < ROUND_MS * 1e6) times *= 2
  return times
}

/** What the thread that answers takes of a processor, whatever else runs beside it: that is what people wait for. */
function timed(world: FightWorld, setUp: SetUp, times: number): number {
  const setUps = Array.from({ length: times }, () => anew(setUp))
  const start = process.threadCpuUsage()
  for (const one of setUps) if (outcomesOf(world, one) === 0) throw new Error('there must be odds')
  const { user, system } = process.threadCpuUsage(start)
  return (user + system) * 1e3
}

const within = (figure: string, ns: readonly number[]) =>
  report(
    figure,
    'forecast',
    `${MOST_MS} ms`,
    1,
    ns,
    ns.map(() => MOST_MS * 1e6),
  )
