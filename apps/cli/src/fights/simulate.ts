import { availableParallelism } from 'node:os'
import type { Share, Statistics } from '@umpire/simulator'
import type { Command } from 'commander'
import { seedOf, wholeNumber } from '../flags/flags.ts'
import { printable } from '../io/bad-input.ts'
import type { Call } from '../io/call.ts'
import { columns } from '../io/chart.ts'
import { type Io, warn, writeAnswer } from '../io/io.ts'
import { readEncounter } from './encounter.ts'
import { addOptionFlag, type OptionFlags } from './encounter-options.ts'

interface Flags extends OptionFlags {
  readonly runs: string
  readonly workers?: string
  readonly seed?: string
  readonly json?: boolean
}

export const addSimulate = async (command: Command, call: Call): Promise<void> => {
  command
    .argument('<file>', 'the encounter, YAML or JSON; - reads standard input')
    .requiredOption('--runs <number>', 'how many fights')
    .option('--workers <number>', 'how many of them at the same time; as many as there are processors if left out')
    .option('--seed <text>', 'the same seed gives the same answer, whatever the workers')
    .option('--json', 'JSON instead of text')
    .action((path: string, flags: Flags) => simulateFile(path, flags, call.io))
  await addOptionFlag(command, call)
}

async function simulateFile(path: string, flags: Flags, io: Io): Promise<void> {
  // Nobody else needs the pool of workers.
  const { RUNS, simulate, WORKERS } = await import('@umpire/simulator')
  const runs = wholeNumber(flags.runs, '--runs', RUNS)
  const workers = wholeNumber(flags.workers ?? String(availableParallelism()), '--workers', WORKERS)
  const { system, encounters, encounter, problems } = await readEncounter(io, path, flags)
  // What cannot be fought is refused before anything else is told.
  encounters.prepare(encounter)
  warn(io, problems)
  const signal = io.interrupt()
  const seed = seedOf(flags.seed, io)
  const clear = io.stderr.isTTY ? '\r\u001b[2K' : ''
  const tell = (fought: number): string => `${clear}${fought} of ${runs} fights`
  const onProgress = io.stderr.isTTY
    ? ({ fought }: { readonly fought: number }) => io.stderr.write(tell(fought))
    : undefined
  const began = performance.now()
  const told = await simulate({ system, encounter, runs, workers, seed, onProgress, signal })
  const seconds = (performance.now() - began) / 1000
  io.stderr.write(`${tell(told.fights)} in ${seconds.toFixed(1)} s\n`)
  writeAnswer(
    io,
    flags.json,
    () => ({ seed, runs, ...told }),
    () => asText(told, seed),
  )
}

const percent = (share: number): string => (share * 100).toFixed(2)
const shareText = ({ share, margin: { low, high } }: Share): readonly string[] => [
  `${percent(share)} %`,
  `${percent(low)} to ${percent(high)} %`,
]

function asText({ fights, sides, neither, rounds }: Statistics, seed: string): string[] {
  return [
    printable(`${fights} ${fights === 1 ? 'fight' : 'fights'}, seed ${seed}`),
    ...columns([
      ['', 'wins', 'share', '95 % margin', 'able', 'down', 'dead', 'fled', 'surrendered'],
      ...sides.map(({ name, wins, standing, down, dead, fled, surrendered, ...share }) => [
        printable(name),
        String(wins),
        ...shareText(share),
        ...[standing, down, dead, fled, surrendered].map(mean => mean.toFixed(2)),
      ]),
      ['neither', String(neither.fights), ...shareText(neither)],
    ]),
    `rounds: mean ${rounds.mean.toFixed(2)}, spread ${rounds.spread.toFixed(2)}`,
  ]
}
