import { seeded } from '@umpire/dice'
import { BadInput, type CharacterKind, type Chosen, compose, int } from '@umpire/engine'
import { systems } from '@umpire/registry'
import type { Command } from 'commander'
import { seedLater, settingsOf, several, wholeNumber } from '../flags/flags.ts'
import { byFlags, examplesOf, type Wish, wishesFor } from '../flags/wishes.ts'
import type { Call } from '../io/call.ts'
import { inFile } from '../io/in-file.ts'
import { type Io, UsageError, writeJson, writeText } from '../io/io.ts'
import { findHaving, type Having, having, loadPart } from '../systems/systems.ts'
import { readCampaign } from './campaign.ts'
import { formatsHelp, printerFor } from './print.ts'

interface Flags {
  readonly [wish: string]: unknown
  readonly count: string
  readonly seed?: string
  readonly option: readonly string[]
  readonly setting: readonly string[]
  readonly campaign?: string
  readonly format?: string
  readonly json?: boolean
}

const NOTHING: Chosen = { options: [], settings: {} }
const COUNT = int({ min: 1, max: 100_000 })

export const addNew = async (command: Command, { io, words: [what] }: Call): Promise<void> => {
  const makers = await makersFor(what)
  const kinds = makers.flatMap(({ part }) => part.kinds ?? [])
  command
    .usage('<system> [options]')
    .argument('[system]', 'whose characters')
    .helpCommand(false)
    // Each system is a command of its own with its own flags: here ends only what names none.
    .allowUnknownOption()
    .allowExcessArguments()
    .action(() => {
      throw noSuch(what, kinds)
    })
  for (const maker of makers) addMaker(command, maker, io)
  for (const kind of kinds) addKind(command, kind, io)
  command.addHelpText('after', () => makers.map(wishesText).join(''))
}

/** The system that is named; all of them where it may be a kind, which packages bring to the systems. */
async function makersFor(what: string | undefined): Promise<readonly Having<'characters'>[]> {
  const named = findHaving('characters', what)
  return named === undefined ? having('characters') : [await loadPart(named, 'characters')]
}

interface KindFlags {
  readonly [wish: string]: unknown
  readonly format?: string
  readonly json?: boolean
}

/** Nothing of it is left to chance, so there is neither a seed nor a number of them. */
function addKind(command: Command, kind: CharacterKind, io: Io): void {
  const wishes = wishesFor(Object.fromEntries(Object.entries(kind.making).filter(([name]) => name !== kind.first)))
  const made = command
    .command(kind.kind)
    .description(kind.title)
    .argument(`[${kind.first}]`, `one that is ready, to begin from: ${kind.ready.join(', ')}`)
    .allowExcessArguments(false)
    .option('--format <name>', formatsHelp(kind))
    .option('--json', 'one JSON object, as "umpire check" and "umpire sheet" read it')
  for (const { option } of wishes) made.addOption(option)
  const tries = kind.examples.map(one => `  umpire new ${kind.kind} ${one}`)
  made.addHelpText('after', ['', 'Try:', ...tries, ''].join('\n'))
  made.action((first: string | undefined, flags: KindFlags) => {
    if (flags.json && flags.format !== undefined) throw new UsageError('expected --format or --json, got both')
    const wished = Object.assign({}, ...wishes.map(wish => wish.read(flags)))
    const named = first === undefined ? {} : { [kind.first]: first }
    const character = byFlags(() => kind.make({ ...wished, ...named }))
    if (flags.json) writeJson(io, character)
    else writeText(io, printerFor(kind, flags.format)(character))
  })
}

/** Says everything that can be made. */
function noSuch(what: string | undefined, kinds: readonly CharacterKind[]): BadInput {
  const known = systems.filter(({ has }) => has.includes('characters')).map(({ id }) => id)
  const others = kinds.map(({ kind }) => kind)
  const expected = `a system with characters (${known.join(', ') || 'there is none yet'})`
  return new BadInput('new', others.length === 0 ? expected : `${expected}, or ${others.join(', ')}`, what)
}

/** What may be wished for, at a glance, and how that is written. */
function wishesText({ system, part }: Having<'characters'>): string {
  const options = wishesFor(part.making).map(({ option }) => option)
  const widest = Math.max(...options.map(({ flags }) => flags.length))
  const wishes = options.map(({ flags, description }) => `  ${flags.padEnd(widest)}  ${description}`)
  return ['', `Wishes of ${system.id}:`, ...wishes, tryText({ system, part })].join('\n')
}

const tryText = ({ system, part }: Having<'characters'>): string =>
  ['', 'Try:', ...examplesOf(part.making).map(wished => `  umpire new ${system.id} ${wished}`), ''].join('\n')

function addMaker(command: Command, maker: Having<'characters'>, io: Io): void {
  const { system, part } = maker
  const wishes = wishesFor(part.making)
  const made = command
    .command(system.id)
    .description(system.title)
    .allowExcessArguments(false)
    .option('--count <number>', 'how many', '1')
    .option('--seed <text>', 'the same seed makes the same characters')
    .option('--option <key>', 'an option in force; may be given several times', several, [])
    .option('--setting <id=json>', 'a setting of the campaign; may be given several times', several, [])
    .option('--campaign <file>', 'options and settings of a campaign, from its file')
    .option('--format <name>', formatsHelp(part))
    .option('--json', 'one JSON object a line, as "umpire check" and "umpire sheet" read them')
  for (const { option } of wishes) made.addOption(option)
  made.addHelpText('after', () => tryText(maker))
  made.action((flags: Flags) => make(maker, wishes, flags, io))
}

function make({ system, part }: Having<'characters'>, wishes: readonly Wish[], flags: Flags, io: Io): void {
  if (flags.json && flags.format !== undefined) throw new UsageError('expected --format or --json, got both')
  const count = wholeNumber(flags.count, '--count', COUNT)
  const wished: { readonly [name: string]: unknown } = Object.assign({}, ...wishes.map(wish => wish.read(flags)))
  const shared = flags.campaign === undefined ? NOTHING : readCampaign(flags.campaign, system.id)
  const chosen = {
    options: [...shared.options, ...flags.option],
    settings: { ...shared.settings, ...settingsOf(flags.setting) },
  }
  // What no campaign can choose is refused before anything is made: with the file or the flag that chose it.
  if (flags.campaign !== undefined) inFile(flags.campaign, () => compose(system, shared))
  inFile(flags.option.length > 0 ? '--option' : '--setting', () => compose(system, chosen))
  const print = printerFor(part, flags.format)
  const { seed, tell } = seedLater(flags.seed, io)
  const stream = seeded(seed)
  for (let index = 0; index < count; index++) {
    const character = byFlags(() => part.make(wished, chosen, stream.fork(index)))
    if (index === 0) tell()
    if (flags.json) writeJson(io, character)
    else writeText(io, `${index > 0 ? '\n' : ''}${print(character)}`)
  }
}
