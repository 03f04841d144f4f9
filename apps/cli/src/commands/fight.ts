import { seeded } from '@umpire/dice'
import { type EncounterEnd, int, type SideEnd } from '@umpire/engine'
import type { Command } from 'commander'
import { printable } from '../bad-input.ts'
import { readEncounter } from '../encounter.ts'
import { addOptionFlag, type OptionFlags } from '../encounter-options.ts'
import { seedOf, wholeNumber } from '../flags.ts'
import { type Io, warn, writeAnswer } from '../io.ts'

interface Flags extends OptionFlags {
  readonly seed?: string
  readonly run: string
  readonly json?: boolean
}

const RUN = int({ min: 0 })

export const addFight = (program: Command, io: Io): void => {
  const command = program
    .command('fight')
    .description('let bots fight an encounter out, told line by line')
    .argument('<file>', 'the encounter, YAML or JSON; - reads standard input')
    .option('--seed <text>', 'the same seed fights the same fight')
    .option('--run <number>', 'which of the fights that "umpire simulate" fights with that seed', '0')
    .option('--json', 'JSON instead of text')
  addOptionFlag(command).action((path: string, flags: Flags) => fight(path, flags, io))
}

function fight(path: string, flags: Flags, io: Io): void {
  const run = wholeNumber(flags.run, '--run', RUN)
  const { encounters, encounter, problems } = readEncounter(io, path, flags)
  const prepared = encounters.prepare(encounter)
  warn(io, problems)
  const seed = seedOf(flags.seed, io)
  const lines: string[] = []
  const end = prepared.tell(seeded(seed).fork(run), line => lines.push(line))
  writeAnswer(
    io,
    flags.json,
    () => ({ seed, run, end, lines }),
    () => [...lines, ...endText(end)].map(printable),
  )
}

const endText = ({ winner, how, rounds, sides }: EncounterEnd): string[] => [
  `${winner === null ? 'Nobody won' : `${winner} won`} after ${rounds} ${rounds === 1 ? 'round' : 'rounds'}: ${how}`,
  ...sides.map(side => `${side.name}: ${sideText(side)}`),
]

const sideText = ({ size, standing, down, dead, fled, surrendered = 0 }: SideEnd): string =>
  Object.entries({ standing, down, dead, fled: fled - surrendered, surrendered })
    .filter(([, count]) => count > 0)
    .map(([state, count]) => `${count} of ${size} ${state}`)
    .join(', ')
