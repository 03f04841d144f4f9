/** The odds of an attack as the encounter of a file begins. */
import { type Choice, int } from '@umpire/engine'
import { type FoundEncounter, readEncounter } from '../fights/encounter.ts'
import { wholeNumber } from '../flags/flags.ts'
import { inFile } from '../io/in-file.ts'
import { type Io, UsageError } from '../io/io.ts'
import type { FoundOdds } from './odds-of-file.ts'

export interface AttackFlags {
  readonly by?: string
  readonly attack?: string
  readonly part?: string
  readonly rounds?: string
  readonly comes?: string
  readonly option: readonly string[]
}

const ROUNDS = int({ min: 1, max: 10_000 })

function told<P extends 'attacks' | 'odds'>({ encounters, system }: FoundEncounter, path: string, part: P) {
  const found = encounters[part]
  if (found === undefined) throw new UsageError(`${path}: expected a system that has odds of attacks, got ${system}`)
  return found
}

export async function attacksOf(io: Io, path: string, by: string, flags: AttackFlags): Promise<readonly Choice[]> {
  const found = await readEncounter(io, path, flags)
  const attacks = told(found, path, 'attacks')
  return inFile(path, () => attacks(found.encounter, by))
}

export async function oddsOfAttack(
  io: Io,
  path: string,
  by: string,
  attack: string,
  flags: AttackFlags,
): Promise<readonly FoundOdds[]> {
  const found = await readEncounter(io, path, flags)
  const odds = told(found, path, 'odds')
  const asked = {
    who: by,
    attack,
    ...(flags.part === undefined ? {} : { part: flags.part }),
    ...(flags.rounds === undefined ? {} : { rounds: wholeNumber(flags.rounds, '--rounds', ROUNDS) }),
    ...(flags.comes === undefined ? {} : { comes: flags.comes }),
  }
  const { system, encounter } = found
  return inFile(path, () => odds(encounter, asked)).map(one => ({ place: path, system, ...one }))
}
