import { type Characters, explain, type Json, nearest } from '@umpire/engine'
import type { Command } from 'commander'
import { printable } from '../io/bad-input.ts'
import type { Call } from '../io/call.ts'
import { writeNew } from '../io/files.ts'
import { inFile } from '../io/in-file.ts'
import { type Io, UsageError, writeLines, writeText } from '../io/io.ts'
import { type FoundCharacter, readCharacters } from './characters.ts'
import { printerFor } from './print.ts'

interface Flags {
  readonly system?: string
  readonly format?: string
  readonly out?: string
  readonly size?: string
  readonly why?: string | true
  readonly json?: boolean
}

export const addSheet = (command: Command, { io }: Call): void => {
  command
    .argument('<file>', 'JSON, one character or one a line, or a printed text; - reads standard input')
    .option('--system <id>', 'the system of a text, which does not say it')
    .option('--format <name>', 'text, html, json or what else the system has; its usual one if left out')
    .option('--json', 'one JSON object a line, each as it is stored')
    .option('--why [number]', 'why a number is what it is: move, "skill: Stealth" …; alone it lists them')
    .option('--size <number>', 'the same creature at another Size')
    .option('--out <file>', 'write to a new file')
    .action((path: string, flags: Flags) => sheet(path, flags, io))
}

/** The reasons of the numbers that the word means: by name, or by enough of it. */
function whyOf({ place, characters, character }: FoundCharacter, wanted: string | true): readonly string[] {
  const reasons = characters.reasons?.(character) ?? {}
  const names = Object.keys(reasons)
  if (names.length === 0) throw new UsageError(`${place}: expected a system that tells the reasons of its sheets`)
  if (wanted === true) return names
  const word = wanted.toLowerCase()
  const exact = names.filter(name => name.toLowerCase() === word)
  const meant = exact.length > 0 ? exact : names.filter(name => name.toLowerCase().includes(word))
  if (meant.length > 0) return meant.flatMap(name => [name, ...explain(reasons[name] ?? []).map(line => `  ${line}`)])
  const near = nearest(wanted, names)
  throw new UsageError(
    `--why: expected ${near === undefined ? `one of ${names.join(', ')}` : `a number, perhaps ${near}`}, got ${wanted}`,
  )
}

/** The same, larger or smaller, where that is asked for and can be. */
function atSize(found: FoundCharacter, size: string | undefined): FoundCharacter {
  if (size === undefined) return found
  const { place, characters, character } = found
  if (!/^[+-]?\d{1,3}$/.test(size)) throw new UsageError(`--size: expected a whole number, got ${size}`)
  return { ...found, character: inFile(place, () => resizedBy(characters, character, Number(size))) }
}

function resizedBy({ resized }: Characters, character: Json, size: number): Json {
  if (resized !== undefined) return resized(character, size)
  throw new UsageError('--size: expected a system in which somebody can be of another Size')
}

/** Beside the answer: what became of it on the way. */
const tell = (io: Io, line: string): void => void io.stderr.write(`${printable(line)}\n`)

async function sheet(path: string, flags: Flags, io: Io): Promise<void> {
  if (flags.json && flags.format !== undefined) throw new UsageError('expected --format or --json, got both')
  const found = (await readCharacters(io, path, flags.system)).map(one => atSize(one, flags.size))
  if (flags.why !== undefined) {
    for (const one of found) writeLines(io, whyOf(one, flags.why))
    return
  }
  const sheets = found.map(({ characters, character }) =>
    flags.json ? `${JSON.stringify(character)}\n` : printerFor(characters, flags.format)(character),
  )
  for (const { place, characters, character, report } of found) {
    for (const line of report) tell(io, `${place}: ${line}`)
    const lost = flags.format === undefined ? [] : (characters.lost?.(character, flags.format.toLowerCase()) ?? [])
    for (const line of lost) tell(io, `${place}: not in ${flags.format}: ${line}`)
  }
  const printed = sheets.join(flags.json ? '' : '\n')
  if (flags.out === undefined) writeText(io, printed)
  else writeNew(flags.out, printed)
}
