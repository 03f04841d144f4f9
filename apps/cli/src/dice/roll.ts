import { randomBytes } from 'node:crypto'
import { type Dice, dice, FairDice, type Rolled, seeded, writeDiceLog } from '@umpire/dice'
import { int } from '@umpire/engine'
import type { Command } from 'commander'
import { wholeNumber } from '../flags/flags.ts'
import type { Call } from '../io/call.ts'
import { writeNew } from '../io/files.ts'
import { type Io, UsageError, writeJson, writeLines } from '../io/io.ts'
import { NOTATION_HELP } from './notation-help.ts'

interface Flags {
  readonly seed?: string
  readonly fair?: string
  readonly entropy?: string
  readonly times: string
  readonly json?: boolean
}

const TIMES = int({ min: 1, max: 10_000 })

export const addRoll = (command: Command, { io }: Call): void => {
  command
    .argument('<notation...>', 'what to roll')
    .option('--seed <text>', 'the same seed rolls the same dice')
    .option('--times <number>', 'how often', '1')
    .option('--fair <file>', 'roll as a table does, and write the log that "umpire verify" can check to a new file')
    .option('--entropy <text>', 'with --fair: a text of your own that the dice depend on')
    .option('--json', 'JSON instead of text')
    .addHelpText('after', NOTATION_HELP)
    .action((words: readonly string[], flags: Flags) => roll(words.join(' '), flags, io))
}

function roll(notation: string, flags: Flags, io: Io): void {
  const prepared = dice(notation)
  const times = wholeNumber(flags.times, '--times', TIMES)
  if (flags.entropy !== undefined && flags.fair === undefined)
    throw new UsageError('--entropy: expected with --fair FILE only')
  if (flags.fair !== undefined && flags.seed !== undefined) throw new UsageError('expected --seed or --fair, got both')
  const made =
    flags.fair === undefined ? seededRolls(prepared, times, flags.seed) : fairRolls(prepared, times, flags, flags.fair)
  if (flags.json) for (const one of made) writeJson(io, { notation: prepared.text, ...one.rolled, ...noted(one) })
  else
    writeLines(
      io,
      made.map(one => [line(prepared, one.rolled), ...(one.receipt ? [`receipt ${one.receipt}`] : [])].join('  ')),
    )
}

interface Made {
  readonly rolled: Rolled
  /** What a player may note of a fair roll, to hold against the log later. */
  readonly receipt?: string
}

const noted = ({ receipt }: Made): object => (receipt === undefined ? {} : { receipt })

function seededRolls(prepared: Dice, times: number, seed: string | undefined): Made[] {
  const source = seeded(seed ?? randomBytes(16).toString('hex'))
  return Array.from({ length: times }, () => ({ rolled: prepared.roll(source) }))
}

function fairRolls(prepared: Dice, times: number, flags: Flags, path: string): Made[] {
  const { fair, opened } = FairDice.open(randomBytes(32))
  const entropy = flags.entropy === undefined ? [] : [fair.addEntropy('player', flags.entropy)]
  const made = Array.from({ length: times }, () => fair.roll(prepared.text, 'umpire roll'))
  writeNew(path, writeDiceLog([opened, ...entropy, ...made.map(({ entry }) => entry), fair.close()]))
  return made.map(({ rolled, entry }) => ({ rolled, receipt: `${entry.n}:${entry.hash}` }))
}

/** The dice of a term as they lie: (3) was dropped, 6+6+2 exploded. */
function lying({ faces, values, explosions, dropped }: Rolled['terms'][number]): string {
  let next = 0
  return values
    .map((_, place) => {
      const chain = faces.slice(next, next + 1 + (explosions[place] ?? 0)).join('+')
      next += 1 + (explosions[place] ?? 0)
      return dropped.includes(place) ? `(${chain})` : chain
    })
    .join(' ')
}

function line({ text }: Dice, { total, success, compared, terms }: Rolled): string {
  const thrown = terms.map(term => `[${lying(term)}]`).join(' ')
  if (success === null || compared === null) return `${text} = ${total}  ${thrown}`.trimEnd()
  return `${text}: ${success ? 'yes' : 'no'}, ${compared.left} against ${compared.right}  ${thrown}`.trimEnd()
}
