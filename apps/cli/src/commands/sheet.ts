import type { Command } from 'commander'
import { readCharacters } from '../characters.ts'
import { writeNew } from '../files.ts'
import { type Io, UsageError, writeText } from '../io.ts'
import { printerFor } from '../print.ts'

interface Flags {
  readonly system?: string
  readonly format?: string
  readonly out?: string
  readonly json?: boolean
}

export const addSheet = (program: Command, io: Io): void => {
  program
    .command('sheet')
    .description('print the sheet of a character')
    .argument('<file>', 'JSON, one character or one a line, or a printed text; - reads standard input')
    .option('--system <id>', 'the system of a text, which does not say it')
    .option('--format <name>', 'text, html, json or what else the system has; its usual one if left out')
    .option('--json', 'one JSON object a line, each as it is stored')
    .option('--out <file>', 'write to a new file')
    .action((path: string, flags: Flags) => sheet(path, flags, io))
}

function sheet(path: string, flags: Flags, io: Io): void {
  if (flags.json && flags.format !== undefined) throw new UsageError('expected --format or --json, got both')
  const sheets = readCharacters(io, path, flags.system).map(({ characters, character }) =>
    flags.json ? `${JSON.stringify(character)}\n` : printerFor(characters, flags.format)(character),
  )
  const printed = sheets.join(flags.json ? '' : '\n')
  if (flags.out === undefined) writeText(io, printed)
  else writeNew(flags.out, printed)
}
