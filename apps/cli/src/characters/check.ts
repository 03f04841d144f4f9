import type { Problem } from '@umpire/engine'
import type { Command } from 'commander'
import { printable } from '../io/bad-input.ts'
import type { Call } from '../io/call.ts'
import { type Io, writeJson, writeLines } from '../io/io.ts'
import { readAllCharacters } from './characters.ts'
import { problemsOf, problemText } from './problems.ts'

interface Flags {
  readonly system?: string
  readonly json?: boolean
}

export const addCheck = (command: Command, { io, no }: Call): void => {
  command
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
async function check(paths: readonly string[], flags: Flags, io: Io, no: () => void): Promise<void> {
  const found = await readAllCharacters(io, paths, flags.system)
  const checked = found.map(one => ({ place: one.place, system: one.system, problems: problemsOf(one) }))
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
