import { chance, type Distribution, dice, percent } from '@umpire/dice'
import type { Command } from 'commander'
import { bar, columns } from '../chart.ts'
import { type Io, writeAnswer } from '../io.ts'

interface Flags {
  readonly json?: boolean
}

export const addOdds = (program: Command, io: Io): void => {
  program
    .command('odds')
    .description('the exact odds of dice: 3d6, "3d6<=12", "2d6>=8", "8+", "8+ DM+2"')
    .argument('<notation...>', 'what would be rolled')
    .option('--json', 'JSON instead of text')
    .action((words: readonly string[], flags: Flags) => odds(words.join(' '), flags, io))
}

const BAR_WIDTH = 40
/** Longer lists are cut to the likely part; --json has them all. */
const MOST_ROWS = 60

/** Exact, as JSON can hold it: a number while that is exact, else its digits. */
const whole = (value: bigint): number | string => (value <= Number.MAX_SAFE_INTEGER ? Number(value) : String(value))

function odds(notation: string, flags: Flags, io: Io): void {
  const rolled = dice(notation)
  const distribution = rolled.distribution()
  const { kind } = rolled.notation
  const decides = kind === 'comparison' || kind === 'throw'
  writeAnswer(
    io,
    flags.json,
    () => asJson(rolled.text, distribution, decides),
    () => [rolled.text, ...(decides ? decision(distribution, io) : chart(distribution, io))],
  )
}

function asJson(notation: string, distribution: Distribution, decides: boolean) {
  const { ways } = distribution
  if (decides) {
    const success = distribution.chance(value => value === 1)
    return { notation, chance: success.decimal, ways: whole(success.ways), of: whole(success.of) }
  }
  const outcomes = Array.from(distribution, ([value, weight]) => ({
    value,
    ways: whole(weight),
    chance: chance(weight, ways).decimal,
  }))
  const [mean, variance] = [distribution.mean(), distribution.variance()]
  return { notation, of: whole(ways), mean: mean.decimal, deviation: Math.sqrt(variance.decimal), outcomes }
}

/** Bars only where somebody looks: a pipe gets the numbers. */
const barFor = (share: number, io: Io): string => (io.stdout.isTTY ? bar(share, BAR_WIDTH) : '')

function decision(distribution: Distribution, io: Io): string[] {
  const rows = (['yes', 'no'] as const).map(answer => {
    const found = distribution.chance(value => value === (answer === 'yes' ? 1 : 0))
    return [answer, percent(found, 2), `${found.ways} of ${found.of}`, barFor(found.decimal, io)]
  })
  return columns(rows)
}

function chart(distribution: Distribution, io: Io): string[] {
  const { values } = distribution
  const likely = values.length <= MOST_ROWS ? values : mostLikely(distribution)
  const top = Math.max(...likely.map(value => distribution.chance(other => other === value).decimal))
  const rows = likely.map(value => {
    const exactly = distribution.chance(other => other === value)
    return [
      String(value),
      percent(exactly, 2),
      percent(distribution.atMost(value), 2),
      percent(distribution.atLeast(value), 2),
      barFor(exactly.decimal / top, io),
    ]
  })
  const deviation = Math.sqrt(distribution.variance().decimal)
  const cut =
    likely.length < values.length
      ? [`${values.length - likely.length} unlikely values are left out; --json has all`]
      : []
  return [
    ...columns([['', 'exactly', 'or less', 'or more', ''], ...rows]),
    ...cut,
    `mean ${round(distribution.mean().decimal)}, deviation ${round(deviation)}, ${distribution.ways} ways`,
  ]
}

const round = (value: number): string => String(Number(value.toPrecision(6)))

function mostLikely(distribution: Distribution): readonly number[] {
  const ranked = [...distribution].toSorted(([, a], [, b]) => (a < b ? 1 : a > b ? -1 : 0))
  return ranked
    .slice(0, MOST_ROWS)
    .map(([value]) => value)
    .toSorted((a, b) => a - b)
}
