/** What is done in the back room: plain data in, plain data out. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { given as givenDice, seeded } from '@umpire/dice'
import {
  type Chosen,
  type Covered,
  compose,
  coverage,
  type InventoryRule,
  type Json,
  ownValue,
  readInventory,
  type StoredFact,
} from '@umpire/engine'
import type {
  CampaignDocument,
  calculated,
  madeCharacters,
  previewDocument,
  printed,
  problemsDocument,
  ReadyFights,
  replayDocument,
  SystemDocument,
} from '@umpire/protocol'
import type { System } from '@umpire/registry'
import { parse } from 'yaml'
import type { z } from 'zod'
import type { Sent } from '../app.ts'
import { partOf } from '../find-system.ts'
import { parseYaml } from '../input/yaml.ts'
import { Refused } from '../refused.ts'
import { campaignOf } from './campaign.ts'
import { documentOf, readyFightsOf } from './document.ts'
import { make } from './make.ts'
import { preview } from './preview.ts'
import { replay } from './replay.ts'
import { specsOf } from './specs.ts'

/** A rule as its inventory lists it, and how it stands. */
export interface ListedRule {
  readonly listed: InventoryRule
  readonly covered: Covered
  /** What it takes, field by field; missing where the rule is the game master's, or not built yet. */
  readonly given?: { readonly [name: string]: Json }
}

interface OfSystem {
  readonly system: string
}

export interface Given {
  readonly about: OfSystem
  readonly campaign: OfSystem
  readonly fights: OfSystem
  readonly rulebook: OfSystem
  readonly answer: {
    readonly system: string
    readonly id: string
    readonly given: unknown
    readonly dice?: readonly number[] | undefined
    readonly seed?: string | undefined
    readonly options: readonly string[]
  }
  readonly make: Chosen & {
    readonly system: string
    readonly kind?: string | undefined
    readonly wishes: unknown
    readonly seed: string
    readonly count: number
  }
  readonly preview: Chosen & {
    readonly system: string
    readonly character?: unknown
    readonly kind?: string | undefined
    readonly wishes: unknown
  }
  readonly check: { readonly system: string; readonly character: unknown }
  readonly print: { readonly system: string; readonly character: unknown; readonly format: string }
  readonly encounter: { readonly system: string; readonly encounter: unknown }
  readonly replay: {
    readonly system: string
    readonly encounter: Json
    readonly seed: string
    readonly run: number
  }
  readonly character: {
    readonly system: string
    /** Of the scene that it came of, with what stands and what happened there. */
    readonly kind: string
    readonly state: Json
    readonly facts: readonly StoredFact[]
  }
}

export interface Gives {
  readonly about: Sent<SystemDocument>
  readonly campaign: Sent<CampaignDocument>
  readonly fights: ReadyFights
  readonly rulebook: readonly ListedRule[]
  readonly encounter: Json
  readonly replay: Sent<z.input<typeof replayDocument>>
  readonly character: Json
  readonly answer: Sent<z.input<typeof calculated>>
  readonly preview: Sent<z.input<typeof previewDocument>>
  readonly make: Sent<z.input<typeof madeCharacters>>
  readonly check: Sent<z.input<typeof problemsDocument>>
  readonly print: Sent<z.input<typeof printed>>
}

export type TaskName = keyof Given

/** Reads the inventories and runs every example: about a second of work. */
function rulebook(_: Given['rulebook'], system: System): Gives['rulebook'] {
  const inventories = system.inventories.map(url => readInventory(parse(readFileSync(url, 'utf8')), fileURLToPath(url)))
  const stands = new Map(
    coverage(inventories, system.rules, compose(system), system.neverFires).rules.map(covered => [covered.id, covered]),
  )
  return inventories.flatMap(({ rules }) =>
    rules.flatMap(listed => {
      const covered = stands.get(listed.id)
      if (covered === undefined) return []
      const built = system.rules.find(({ id }) => id === listed.id)
      return [{ listed, covered, ...(built === undefined ? {} : { given: specsOf(built.given) }) }]
    }),
  )
}

/** Dice for a rule that rolls: faces told, which must all be used, or a seeded stream. */
function diceFor({ dice, seed }: Given['answer']) {
  if (dice !== undefined && seed !== undefined) throw new Refused(400, 'malformed', 'expected dice or a seed, got both')
  if (dice !== undefined) return givenDice(dice)
  if (seed === undefined) return undefined
  const stream = seeded(seed)
  return { draw: (sides: number, count: number) => stream.draw(sides, count), end: () => undefined }
}

function callable(system: System, id: string) {
  const found = system.rules.find(rule => rule.id === id)
  if (found === undefined) throw new Refused(404, 'not-found', `rule ${id}: expected the id of a rule that is built`)
  return found
}

function answer(asked: Given['answer'], system: System): Gives['answer'] {
  const rule = callable(system, asked.id)
  const listener = compose(system, { options: asked.options }).listen()
  const source = diceFor(asked)
  const { answer: told, rolled } = rule.answer(asked.given, listener, source)
  source?.end()
  return { answer: told, why: listener.take(), ...(Object.keys(rolled).length > 0 ? { rolled } : {}) }
}

function check({ character }: Given['check'], system: System): Gives['check'] {
  const characters = partOf(system, 'characters')
  return { problems: characters.problems(characters.read(character, 'character')) }
}

function print({ character, format }: Given['print'], system: System): Gives['print'] {
  const characters = partOf(system, 'characters')
  if (ownValue(characters.formats, format) === undefined)
    throw new Refused(
      404,
      'not-found',
      `format: expected one of ${Object.keys(characters.formats).join(', ')}, got ${JSON.stringify(format)}`,
    )
  return { format, text: characters.print(characters.read(character, 'character'), format) }
}

/** As the ruleset reads it; made ready as well, so that what cannot be fought is refused before anything begins. */
function encounter({ encounter: file }: Given['encounter'], system: System): Gives['encounter'] {
  const encounters = partOf(system, 'encounters')
  // A text is YAML, as encounter files are written by hand.
  const read = encounters.read(typeof file === 'string' ? parseYaml(file, 'encounter') : file, 'encounter')
  encounters.prepare(read)
  return read
}

/** The character that came of a scene; null if none has yet. */
function character({ kind, state, facts }: Given['character'], { scenes }: System): Gives['character'] {
  return scenes.find(scene => scene.kind === kind)?.character(state, facts) ?? null
}

/** Each gets the system that it names, loaded. */
export const TASKS: { readonly [N in TaskName]: (given: Given[N], system: System) => Gives[N] } = {
  about: (_, system) => documentOf(system),
  campaign: (_, system) => campaignOf(system),
  fights: (_, system) => readyFightsOf(system),
  rulebook,
  answer,
  make,
  preview,
  check,
  print,
  encounter,
  replay,
  character,
}
