/**
 * The `umpire` command. Answers go to standard output; exit status 0, 1 if the answer is no, or 2 for bad input with one
 * line that says why.
 */
import { Command, CommanderError } from 'commander'
import manifest from '../package.json' with { type: 'json' }
import { COMMANDS } from './commands.ts'
import { isBadInput, oneLine } from './io/bad-input.ts'
import type { Io } from './io/io.ts'

const EXAMPLES = `
Try:
  umpire roll 3d6+2
  umpire odds "3d6<=12"
  umpire odds 8+
  umpire rules
  umpire rule traveller.combat.parry --given '{"attacker_weapon": "Sword", "defender_weapon": "Cutlass", "defender_level": 2}' --why
  umpire new traveller --wish "a pilot"
  umpire fight examples/alley.yaml
  umpire simulate examples/alley.yaml --runs 10000 --workers 2
  umpire serve
`

const hintFor = (text: string): string =>
  /unknown option '-[\d(d]/.test(text) ? ' (write -- before a notation that begins with a minus)' : ''

const HELP = ['help', '--help', '-h']

/** Lists all commands, and loads the one that is called. */
async function umpire(args: readonly string[], io: Io, no: () => void): Promise<Command> {
  const program = new Command('umpire')
    .description('A referee for tabletop role-playing games: it rolls, gives exact odds, and explains every number.')
    .version(manifest.version, '--version')
    .addHelpText('after', EXAMPLES)
    .exitOverride()
    .configureOutput({
      writeOut: text => io.stdout.write(text),
      writeErr: text => io.stderr.write(text),
      outputError: (text, write) =>
        write(`umpire: ${oneLine(text.replace(/^error: /, ''))}${hintFor(text)}
`),
      getOutHelpWidth: () => io.stdout.columns ?? 100,
    })
  const isHelp = args.some(word => HELP.includes(word))
  const place = args.findIndex(word => !word.startsWith('-') && !HELP.includes(word))
  for (const { name, says, load } of COMMANDS) {
    const command = program.command(name).description(says)
    if (name !== args[place]) continue
    const add = await load()
    await add(command, { io, words: args.slice(place + 1), isHelp, no })
  }
  return program
}

/** To the parser of commands, capitals matter; in the name of what is made they do not. */
function spelled(args: readonly string[]): readonly string[] {
  const [command, what, ...rest] = args
  if (command !== 'new' || what === undefined || what.startsWith('-')) return args
  return [command, what.toLowerCase(), ...rest]
}

/** Runs one command and answers the exit status. */
export async function main(args: readonly string[], io: Io): Promise<number> {
  let status = 0
  try {
    const program = await umpire(args, io, () => {
      status = 1
    })
    if (args.length === 0) {
      program.outputHelp()
      return 0
    }
    await program.parseAsync(spelled(args), { from: 'user' })
    return status
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2
    if (!isBadInput(error)) throw error
    io.stderr.write(`umpire: ${oneLine(error.message)}\n`)
    return 2
  }
}
