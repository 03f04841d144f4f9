import type { Problem } from '@umpire/engine'
import type { Command } from 'commander'
import { printable } from '../io/bad-input.ts'
import { type Io, writeJson, writeLines } from '../io/io.ts'
import { readCharacters } from './characters.ts'
import { problemsOf, problemText } from './problems.ts'

interface Flags {
  readonly system?: string
  readonly json?: boolean
}

export const addCheck = (program: Command, io: Io, no: () => void): void => {
  program
    .command('check')
    .description('check that characters keep to the rules; exit status 1 if one does not')
    .argument('<file...>', 'JSON, one character or one a line, or a printed text; - reads standard input')
    .option('--system <id>', 'the system of a text, which does not say it')
    .option('--json', 'one JSON object a character instead of text')
    .action((paths: readonly string[], flags: Flags) => check(paths, flags, io, no))
}

interface Checked {
  readonly place: string
  readonly system: string
  readonly problems: readonly Problem[]
}

/** All of them are read before anything is said, so that there is an answer for all or for none. */
function check(paths: readonly string[], flags: Flags, io: Io, no: () => void): void {
  const checked = paths
    .flatMap(path => readCharacters(io, path, flags.system))
    .map(found => ({ place: found.place, system: found.system, problems: problemsOf(found) }))
  for (const one of checked) {
    if (flags.json) writeJson(io, { ...one, ok: isInOrder(one) })
    else writeLines(io, asText(one))
  }
  if (!checked.every(isInOrder)) no()
}

/** Warnings, and what the game master let pass, make nobody illegal. */
const isInOrder = ({ problems }: Checked): boolean => problems.every(({ severity }) => severity !== undefined)

const asText = (one: Checked): string[] => [
  ...one.problems.map(problem => problemText(one.place, problem)),
  ...(isInOrder(one) ? [`${printable(one.place)}: in order`] : []),
]
