import { type Chance, chance, type Distribution, dice, percent } from '@umpire/dice'
import { fieldText } from '@umpire/engine'
import type { Command } from 'commander'
import { NOTATION_HELP } from '../dice/notation-help.ts'
import { addOptionFlag } from '../fights/encounter-options.ts'
import { several } from '../flags/flags.ts'
import { printable } from '../io/bad-input.ts'
import type { Call } from '../io/call.ts'
import { columns, withBars } from '../io/chart.ts'
import { type Io, UsageError, writeAnswer } from '../io/io.ts'
import { type Having, having } from '../systems/systems.ts'
import type { AttackFlags } from './odds-of-attack.ts'
import type { FoundOdds, Tried } from './odds-of-file.ts'

interface Flags extends Tried, AttackFlags {
  readonly json?: boolean
}

export const addOdds = async (command: Command, call: Call): Promise<void> => {
  const { io } = call
  command
    .argument(
      '<notation...>',
      'what would be rolled; with --skill the file of a character, with --by that of an encounter',
    )
    .option('--skill <name>', 'what is rolled: a skill, an attribute or what else the system has (below)')
    .option('--modifier <number>', 'for the circumstances')
    .option('--fact <name=value>', 'what is so at that moment (below); may be given several times', several, [])
    .option('--against <file or number>', 'a contest with the character in that file, or with that score')
    .option('--with <skill>', 'what the other one rolls')
    .option('--against-modifier <number>', 'for the other one')
    .option('--kind <name>', 'the kind of contest, such as quick or regular')
    .option('--system <id>', 'the system of a text, which does not say it')
    .option('--by <name>', 'who attacks as the encounter of the file begins; alone it lists his attacks')
    .option('--attack <key>', 'the attack, by the key that is listed')
    .option('--part <name>', 'the part of the body that it is aimed at')
    .option('--rounds <number>', 'how many are fired, where several can be')
    .option('--comes <name>', 'who comes where somebody keeps watch')
    .option('--json', 'JSON instead of text')
    .addHelpText('after', NOTATION_HELP)
    .action((words: readonly string[], flags: Flags) => answer(words, flags, io))
  if (call.isHelp) command.addHelpText('after', (await having('characters')).map(triesText).join(''))
  await addOptionFlag(command, call)
}

async function answer(words: readonly string[], flags: Flags, io: Io): Promise<void> {
  const { skill, by } = flags
  const ofAttack = flags.attack ?? flags.part ?? flags.rounds ?? flags.comes ?? flags.option[0]
  if (by === undefined && ofAttack !== undefined)
    throw new UsageError('expected --by with --attack, --part, --rounds, --comes or --option')
  if (skill === undefined && by === undefined && words.some(isFile))
    throw new UsageError('--skill: expected with the file of a character, or --by with that of an encounter')
  if (by !== undefined) await attacking(words, by, flags, io)
  else if (skill === undefined) odds(words.join(' '), flags, io)
  else await triedBy(words, skill, flags, io)
}

/** What may be rolled and told of a character, where the system has odds of that. */
function triesText({ system, part: { tries = [], circumstances = {} } }: Having<'characters'>): string {
  if (tries.length === 0) return ''
  const facts = Object.entries(circumstances)
  const widest = Math.max(...facts.map(([name]) => name.length))
  return [
    '',
    `Rolls of ${system.id}, beside skills: ${tries.join(', ')}`,
    `Facts of ${system.id}:`,
    ...facts.map(([name, { title, field }]) => `  ${name.padEnd(widest)}  ${title}: ${fieldText(field.spec)}`),
    '',
  ].join('\n')
}

/** No dice are written so. */
const isFile = (word: string): boolean => /\.(json|jsonl|ya?ml|txt|gcs)$/i.test(word)

/** As many rows as one may want to scroll through; a pipe and --json get all. */
const MOST_ROWS = 150

/** Exact, as JSON can hold it: a number while that is exact, else its digits. */
const whole = (value: bigint): number | string => (value <= Number.MAX_SAFE_INTEGER ? Number(value) : String(value))

async function triedBy(paths: readonly string[], skill: string, flags: Flags, io: Io): Promise<void> {
  const { oddsOfFile } = await import('./odds-of-file.ts')
  for (const found of await oddsOfFile(paths, skill, flags, io)) writeOdds(found, flags, io)
}

function writeOdds({ place, system, title, outcomes }: FoundOdds, flags: Flags, io: Io): void {
  const chances = outcomes.map(one => one.chance)
  writeAnswer(
    io,
    flags.json,
    () => ({
      ...{ place, system, title },
      outcomes: outcomes.map(({ outcome, within, chance: { ways, of, decimal } }) => ({
        outcome,
        ...(within === undefined ? {} : { within }),
        ...{ chance: decimal, ways: whole(ways), of: whole(of) },
      })),
    }),
    () => [printable(title), ...drawn(columns(outcomes.map(chanceRow)), sharesOf(chances), io)],
  )
}

/** The attacks of somebody in an encounter, or the odds of one of them. */
async function attacking(paths: readonly string[], by: string, flags: Flags, io: Io): Promise<void> {
  const [path, second] = paths
  if (path === undefined || second !== undefined) throw new UsageError('--by: expected the file of one encounter')
  const { attacksOf, oddsOfAttack } = await import('./odds-of-attack.ts')
  if (flags.attack !== undefined) {
    for (const found of await oddsOfAttack(io, path, by, flags.attack, flags)) writeOdds(found, flags, io)
    return
  }
  const attacks = await attacksOf(io, path, by, flags)
  const widest = Math.max(0, ...attacks.map(({ key }) => key.length))
  writeAnswer(
    io,
    flags.json,
    () => attacks,
    () =>
      attacks.map(({ key, label, refused }) =>
        printable(`${key.padEnd(widest)}  ${label}${refused === undefined ? '' : `: barred, ${refused.because}`}`),
      ),
  )
}

const sharesOf = (chances: readonly Chance[]): readonly number[] => chances.map(({ decimal }) => decimal)

const chanceRow = ({ outcome, chance: found }: { readonly outcome: string; readonly chance: Chance }): string[] => [
  printable(outcome),
  percent(found, 2),
  `${found.ways} of ${found.of}`,
]

function odds(notation: string, flags: Flags, io: Io): void {
  const rolled = dice(notation)
  const distribution = rolled.distribution()
  const { kind } = rolled.notation
  const decides = kind === 'comparison' || kind === 'throw'
  writeAnswer(
    io,
    flags.json,
    () => asJson(rolled.text, distribution, decides),
    () => [rolled.text, ...(decides ? decision(distribution, io) : table(distribution, io))],
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
const drawn = (lines: readonly string[], shares: readonly number[], { stdout }: Io): string[] =>
  stdout.isTTY ? withBars(lines, shares, stdout.columns ?? 80) : [...lines]

function decision(distribution: Distribution, io: Io): string[] {
  const chances = [1, 0].map(wanted => distribution.chance(value => value === wanted))
  const rows = chances.map((found, index) => chanceRow({ outcome: index === 0 ? 'yes' : 'no', chance: found }))
  return drawn(columns(rows), sharesOf(chances), io)
}

interface Row {
  readonly value: number
  readonly exactly: bigint
  readonly orLess: bigint
}

function table(distribution: Distribution, io: Io): string[] {
  const { ways } = distribution
  let orLess = 0n
  const all = Array.from(distribution, ([value, exactly]): Row => {
    orLess += exactly
    return { value, exactly, orLess }
  })
  const shown = io.stdout.isTTY ? middle(all, ways) : all
  const lines = columns([
    ['', 'exactly', 'or less', 'or more'],
    ...shown.map(row => [
      String(row.value),
      percent(chance(row.exactly, ways), 2),
      percent(chance(row.orLess, ways), 2),
      percent(chance(ways - row.orLess + row.exactly, ways), 2),
    ]),
  ])
  const chances = shown.map(({ exactly }) => chance(exactly, ways).decimal)
  const highest = chances.reduce((top, one) => Math.max(top, one), 0)
  const shares = [0, ...chances.map(one => one / highest)]
  return [...cutText(all, shown), ...drawn(lines, shares, io), summary(distribution)]
}

/** The rows around the median. */
function middle(all: readonly Row[], ways: bigint): readonly Row[] {
  if (all.length <= MOST_ROWS) return all
  const median = all.findIndex(({ orLess }) => 2n * orLess >= ways)
  const from = Math.min(Math.max(0, median - MOST_ROWS / 2), all.length - MOST_ROWS)
  return all.slice(from, from + MOST_ROWS)
}

function cutText(all: readonly Row[], shown: readonly Row[]): string[] {
  const [first, last] = [shown[0]?.value, shown.at(-1)?.value]
  if (shown.length === all.length) return []
  return [`${shown.length} of ${all.length} values, from ${first} to ${last}; a pipe or --json gets all of them`]
}

function summary(distribution: Distribution): string {
  const round = (value: number): string => String(Number(value.toPrecision(6)))
  const deviation = Math.sqrt(distribution.variance().decimal)
  const ways = distribution.ways === 1n ? '1 way' : `${distribution.ways} ways`
  return `mean ${round(distribution.mean().decimal)}, deviation ${round(deviation)}, ${ways}`
}
