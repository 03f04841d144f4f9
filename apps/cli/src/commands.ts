/** The commands in the order of the help. Each loads when it is called: to roll dice, no ruleset is needed. */
import type { Command } from 'commander'
import type { Call } from './io/call.ts'

interface ListedCommand {
  readonly name: string
  readonly says: string
  /** Adds what the command takes and does. */
  readonly load: () => Promise<(command: Command, call: Call) => void | Promise<void>>
}

export const COMMANDS: readonly ListedCommand[] = [
  { name: 'roll', says: 'roll dice', load: async () => (await import('./dice/roll.ts')).addRoll },
  {
    name: 'odds',
    says: 'the exact odds of dice, of what a character tries, or of an attack in an encounter',
    load: async () => (await import('./odds/odds.ts')).addOdds,
  },
  {
    name: 'rules',
    says: "list every rule with how it stands: built and tested, the game master's, or open; and the procedures",
    load: async () => (await import('./rules/rules.ts')).addRules,
  },
  {
    name: 'rule',
    says: 'show a rule, or work it out from what is given',
    load: async () => (await import('./rules/rule.ts')).addRule,
  },
  {
    name: 'new',
    says: 'make characters; "umpire new SYSTEM --help" lists what may be wished for',
    load: async () => (await import('./characters/new.ts')).addNew,
  },
  {
    name: 'check',
    says: 'check that characters keep to the rules; exit status 1 if one does not',
    load: async () => (await import('./characters/check.ts')).addCheck,
  },
  {
    name: 'sheet',
    says: 'print the sheet of a character',
    load: async () => (await import('./characters/sheet.ts')).addSheet,
  },
  {
    name: 'improve',
    says: 'improve a character by one step, and print its file as it is then',
    load: async () => (await import('./characters/improve.ts')).addImprove,
  },
  {
    name: 'fight',
    says: 'let bots fight an encounter out, told line by line',
    load: async () => (await import('./fights/fight.ts')).addFight,
  },
  {
    name: 'simulate',
    says: 'let bots fight an encounter out many times, and tell how it tends to end; Ctrl-C stops it',
    load: async () => (await import('./fights/simulate.ts')).addSimulate,
  },
  {
    name: 'serve',
    says: 'run a table in the browser: server, embedded database and web page; Ctrl-C stops it',
    load: async () => (await import('./serve/serve.ts')).addServe,
  },
  {
    name: 'backup',
    says: 'copy everything that is stored into one file, also while the server is running',
    load: async () => (await import('./serve/backup.ts')).addBackup,
  },
  {
    name: 'restore',
    says: 'put a copy in the place of what is stored; no server may be running on it',
    load: async () => (await import('./serve/backup.ts')).addRestore,
  },
  {
    name: 'doctor',
    says: 'check everything that is stored, and mend what can be mended; exit status 1 if something is wrong',
    load: async () => (await import('./serve/doctor.ts')).addDoctor,
  },
  {
    name: 'verify',
    says: "check that no roll in the log of a table's dice was changed, inserted or dropped",
    load: async () => (await import('./dice/verify.ts')).addVerify,
  },
]
