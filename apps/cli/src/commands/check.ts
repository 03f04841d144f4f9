import type { Problem } from '@umpire/engine'
import type { Command } from 'commander'
import { printable } from '../bad-input.ts'
import { readCharacters } from '../characters.ts'
import { type Io, writeJson, writeLines } from '../io.ts'

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
    .map(({ place, system, characters, character, campaign }) => ({
      ...{ place, system },
      problems: characters.problems(character).map(problem => blaming(problem, campaign)),
    }))
  for (const one of checked) {
    if (flags.json) writeJson(io, { ...one, ok: isInOrder(one) })
    else writeLines(io, asText(one))
  }
  if (!checked.every(isInOrder)) no()
}

const OF_CAMPAIGN = 'campaign.'

/** What is wrong in the file of a campaign is told of that file, which the character only names. */
const blaming = (problem: Problem, campaign: string | undefined): Problem =>
  campaign === undefined || !problem.where.startsWith(OF_CAMPAIGN)
    ? problem
    : { ...problem, where: `${campaign}: ${problem.where.slice(OF_CAMPAIGN.length)}` }

/** Warnings, and what the game master let pass, make nobody illegal. */
const isInOrder = ({ problems }: Checked): boolean => problems.every(({ severity }) => severity !== undefined)

const asText = (one: Checked): string[] => [
  ...one.problems.map(({ rule, where, message, severity }) =>
    printable(`${one.place}: ${severity === undefined ? '' : `${severity}: `}${where}: ${message} [${rule}]`),
  ),
  ...(isInOrder(one) ? [`${printable(one.place)}: in order`] : []),
]
