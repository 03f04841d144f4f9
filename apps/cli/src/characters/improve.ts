import type { Characters } from '@umpire/engine'
import type { Command } from 'commander'
import { byFlags, flagFor, titledWishes, type Wish } from '../flags/wishes.ts'
import { printable } from '../io/bad-input.ts'
import type { Call } from '../io/call.ts'
import { isFile, writeOver } from '../io/files.ts'
import { inFile } from '../io/in-file.ts'
import { type Io, UsageError, writeText } from '../io/io.ts'
import { isMap } from '../io/is-map.ts'
import { type Having, having, loadPart } from '../systems/systems.ts'
import { readCharacter, systemSaidIn } from './characters.ts'

interface Flags {
  readonly [wish: string]: unknown
  readonly system?: string
  readonly write?: boolean
}

const EXAMPLES = `
Try:
  umpire improve mado.json --award 3 --write
  umpire improve mado.json --raise Stealth --to 14
  umpire improve mado.json --buy-off "Bad Temper" --reason "a quiet winter"
`

/** What may be wished for, flag by flag; the same flag may be another wish in another system. */
const wishesOf = (all: readonly Having<'characters'>[]): readonly Wish[] =>
  all.flatMap(({ part }) => titledWishes(part.improving ?? {}))

/**
 * The system of the character, so that no other is loaded. Which word is the file is not known before there are flags, so
 * this looks for the one word that names a file. Where none does, or several do, it may be any system.
 */
async function systemsFor(words: readonly string[]): Promise<readonly Having<'characters'>[]> {
  const [path, another] = words.filter(isFile)
  const listing = path === undefined || another !== undefined ? undefined : systemSaidIn(path)
  return listing === undefined ? having('characters') : [await loadPart(listing, 'characters')]
}

export const addImprove = async (command: Command, { io, words }: Call): Promise<void> => {
  command
    .argument('<file>', 'one character as JSON, or printed; - reads standard input')
    .option('--system <id>', 'the system of a text, which does not say it')
    .option('--write', 'write the file itself instead of printing it')
    .addHelpText('after', EXAMPLES)
    .action((path: string, flags: Flags) => improve(path, flags, io))
  const known = new Map(wishesOf(await systemsFor(words)).map(({ option }) => [option.long, option]))
  for (const option of known.values()) command.addOption(option)
  // Where characters do not improve, that is what is wrong, and not the flag.
  if (known.size === 0) command.allowUnknownOption().allowExcessArguments()
}

/** Exactly one thing is done at a time. */
function oneStep(improving: NonNullable<Characters['improving']>, wished: object): void {
  const steps = Object.keys(improving).filter(name => improving[name]?.step === true)
  const meant = steps.filter(name => Object.hasOwn(wished, name))
  if (steps.length === 0 || meant.length === 1) return
  const came = meant.length === 0 ? 'none' : meant.map(flagFor).join(' and ')
  throw new UsageError(`expected one of ${steps.map(flagFor).join(', ')}, got ${came}`)
}

async function improve(path: string, flags: Flags, io: Io): Promise<void> {
  const { place, system, characters, character, stored, campaign } = await readCharacter(io, path, flags.system)
  const { improving, improve: step } = characters
  if (improving === undefined || step === undefined) {
    throw new UsageError(`${place}: expected a system whose characters improve, got ${system}`)
  }
  if (flags.write && (path === '-' || !stored || !/\.json$/i.test(path))) {
    throw new UsageError(
      `--write: expected a .json file of one character, ${place} is none; leave it out to have it printed`,
    )
  }
  const wished: { readonly [name: string]: unknown } = Object.assign(
    {},
    ...titledWishes(improving).map(wish => wish.read(flags)),
  )
  oneStep(improving, wished)
  const came = inFile(place, () => byFlags(() => step(character, wished)))
  if (came.refused !== undefined) {
    const { rule, where, message } = came.refused
    throw new UsageError(`${place}: ${where}: ${message} [${rule}]`)
  }
  // Whoever shares a campaign's file goes on to do so.
  const improved = campaign === undefined || !isMap(came.character) ? came.character : { ...came.character, campaign }
  const text = `${JSON.stringify(improved, null, 2)}\n`
  if (flags.write) writeOver(path, text)
  else writeText(io, text)
  io.stderr.write(`${printable(`${place}: ${came.told}`)}\n`)
}
