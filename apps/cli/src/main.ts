/**
 * The `umpire` command. Answers go to standard output; exit status 0, 1 if the answer is no, or 2 for bad input with one
 * line that says why.
 */
import { Command, CommanderError } from 'commander'
import manifest from '../package.json' with { type: 'json' }
import { addCheck } from './characters/check.ts'
import { addImprove } from './characters/improve.ts'
import { addNew, withSystem } from './characters/new.ts'
import { addSheet } from './characters/sheet.ts'
import { addRoll } from './dice/roll.ts'
import { addVerify } from './dice/verify.ts'
import { addFight } from './fights/fight.ts'
import { addSimulate } from './fights/simulate.ts'
import { isBadInput, oneLine } from './io/bad-input.ts'
import type { Io } from './io/io.ts'
import { addOdds } from './odds/odds.ts'
import { addRule } from './rules/rule.ts'
import { addRules } from './rules/rules.ts'
import { addBackup } from './serve/backup.ts'
import { addServe } from './serve/serve.ts'

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

/** `no` is called where the answer is no, once it has been told. */
function umpire(io: Io, no: () => void): Command {
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
  addRoll(program, io)
  addOdds(program, io)
  addRules(program, io)
  addRule(program, io)
  addNew(program, io)
  addCheck(program, io, no)
  addSheet(program, io)
  addImprove(program, io)
  addFight(program, io)
  addSimulate(program, io)
  addServe(program, io)
  addBackup(program, io)
  addVerify(program, io)
  return program
}

/** Runs one command and answers the exit status. */
export async function main(args: readonly string[], io: Io): Promise<number> {
  let status = 0
  const program = umpire(io, () => {
    status = 1
  })
  if (args.length === 0) {
    program.outputHelp()
    return 0
  }
  try {
    await program.parseAsync(withSystem(args), { from: 'user' })
    return status
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2
    if (!isBadInput(error)) throw error
    io.stderr.write(`umpire: ${oneLine(error.message)}\n`)
    return 2
  }
}
