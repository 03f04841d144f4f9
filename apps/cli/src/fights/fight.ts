import { seeded } from '@umpire/dice'
import { type EncounterEnd, int, type SideEnd, type ToldEntry } from '@umpire/engine'
import type { Command } from 'commander'
import { seedOf, wholeNumber } from '../flags/flags.ts'
import { printable } from '../io/bad-input.ts'
import type { Call } from '../io/call.ts'
import { type Io, warn, writeAnswer } from '../io/io.ts'
import { readEncounter } from './encounter.ts'
import { addOptionFlag, type OptionFlags } from './encounter-options.ts'

interface Flags extends OptionFlags {
  readonly seed?: string
  readonly run: string
  readonly json?: boolean
}

const RUN = int({ min: 0 })

const JSON_HELP = `
--json prints one object: seed and run, which repeat the fight; end, how it came out; lines, the text as printed without it;
and entries, what happened, in order: fact with its type and values (or note, a remark), the rolls made for it with dice,
faces and total, and the lines that tell it. Facts that no line tells, such as the end of a turn, have none.
`

export const addFight = async (command: Command, call: Call): Promise<void> => {
  command
    .argument('<file>', 'the encounter, YAML or JSON; - reads standard input')
    .option('--seed <text>', 'the same seed fights the same fight')
    .option('--run <number>', 'which of the fights that "umpire simulate" fights with that seed', '0')
    .option('--json', 'JSON instead of text: the end, the lines, and every fact behind them (below)')
    .addHelpText('after', JSON_HELP)
    .action((path: string, flags: Flags) => fight(path, flags, call.io))
  await addOptionFlag(command, call)
}

async function fight(path: string, flags: Flags, io: Io): Promise<void> {
  const run = wholeNumber(flags.run, '--run', RUN)
  const { encounters, encounter, problems } = await readEncounter(io, path, flags)
  const prepared = encounters.prepare(encounter)
  warn(io, problems)
  const seed = seedOf(flags.seed, io)
  const lines: string[] = []
  const entries: ToldEntry[] = []
  const end = prepared.tell(
    seeded(seed).fork(run),
    line => lines.push(line),
    flags.json === true ? one => entries.push(one) : undefined,
  )
  writeAnswer(
    io,
    flags.json,
    () => ({ seed, run, end, lines, entries }),
    () => [...lines, ...endText(end)].map(printable),
  )
}

const endText = ({ winner, how, rounds, sides }: EncounterEnd): string[] => [
  `${winner === null ? 'Nobody won' : `${winner} won`} after ${rounds} ${rounds === 1 ? 'round' : 'rounds'}: ${how}`,
  ...sides.map(side => `${side.name}: ${sideText(side)}`),
]

const sideText = ({ size, standing, stunned = 0, down, dead, fled, surrendered = 0 }: SideEnd): string =>
  Object.entries({ 'able to fight': standing - stunned, stunned, down, dead, fled, surrendered })
    .filter(([, count]) => count > 0)
    .map(([state, count]) => `${count} of ${size} ${state}`)
    .join(', ')
