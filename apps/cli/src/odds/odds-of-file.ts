/** The odds of what a character in a file tries, alone or against somebody else. */
import { int, type OddsAnswer, type OddsAsked } from '@umpire/engine'
import { type FoundCharacter, readAllCharacters, readCharacter } from '../characters/characters.ts'
import { factsOf } from '../flags/flags.ts'
import { inFile } from '../io/in-file.ts'
import { type Io, UsageError } from '../io/io.ts'

export interface Tried {
  readonly skill?: string
  readonly modifier?: string
  readonly against?: string
  readonly with?: string
  readonly againstModifier?: string
  readonly kind?: string
  readonly fact: readonly string[]
  readonly system?: string
}

const modifier = int({ min: -1000, max: 1000 })

const signedNumber = (written: string | undefined, place: string): number =>
  modifier.read(/^[+-]?\d{1,5}$/.test(written ?? '0') ? Number(written ?? '0') : written, place)

/** A number alone is a score; everything else a file with one character. */
async function rivalOf(
  against: string,
  flags: Tried,
  system: string,
  io: Io,
): Promise<NonNullable<OddsAsked['against']>> {
  const more = {
    modifier: signedNumber(flags.againstModifier, '--against-modifier'),
    ...(flags.with === undefined ? {} : { skill: flags.with }),
  }
  if (/^\d{1,5}$/.test(against)) return { score: Number(against), ...more }
  return { character: (await readCharacter(io, against, system)).character, ...more }
}

export interface FoundOdds extends OddsAnswer {
  readonly place: string
  readonly system: string
}

export async function oddsOfFile(
  paths: readonly string[],
  skill: string,
  flags: Tried,
  io: Io,
): Promise<readonly FoundOdds[]> {
  const { against, kind } = flags
  if (against === undefined && (flags.with ?? flags.againstModifier ?? kind) !== undefined) {
    throw new UsageError('expected --against with --with, --against-modifier or --kind')
  }
  const asked = { skill, modifier: signedNumber(flags.modifier, '--modifier'), ...(kind === undefined ? {} : { kind }) }
  const odds: FoundOdds[] = []
  for (const found of await readAllCharacters(io, paths, flags.system)) {
    const rival = against === undefined ? {} : { against: await rivalOf(against, flags, found.system, io) }
    odds.push(oddsIn(found, { ...asked, ...rival, facts: factsOf(flags.fact, found.characters) }))
  }
  return odds
}

function oddsIn({ place, system, characters, character }: FoundCharacter, asked: OddsAsked): FoundOdds {
  const { odds } = characters
  if (odds === undefined) throw new UsageError(`${place}: expected a system that has odds of skills, got ${system}`)
  return { place, system, ...inFile(place, () => odds(character, asked)) }
}
