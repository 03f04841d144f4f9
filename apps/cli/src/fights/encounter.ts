/** Encounters from files, YAML or JSON, the characters they name put in their places. */
import { dirname, join } from 'node:path'
import { BadInput, type Chosen, ENCOUNTER_FIELDS, type Encounters, type Json, type Problem, text } from '@umpire/engine'
import type { System } from '@umpire/registry'
import { parseYaml } from '@umpire/server/yaml'
import { type FoundCharacter, readNamedCharacter } from '../characters/characters.ts'
import { problemsOf, problemText } from '../characters/problems.ts'
import { parseJson, readNamedText, readText } from '../io/files.ts'
import { inFileAsync } from '../io/in-file.ts'
import type { Io } from '../io/io.ts'
import { isMap } from '../io/is-map.ts'
import { isPathFrom } from '../io/path-from.ts'
import { loadPart, systemHaving } from '../systems/systems.ts'
import { type OptionFlags, withOptions } from './encounter-options.ts'

const MOST_ENCOUNTER_BYTES = 5_000_000
const MOST_PATH = 1000

export interface FoundEncounter {
  readonly system: string
  readonly encounters: Encounters
  readonly encounter: Json
  /** What is wrong with the characters in it, a line each, as "umpire check" tells it. */
  readonly problems: readonly string[]
}

/** `-` is standard input; the files it names are then looked for from here. */
export async function readEncounter(io: Io, path: string, { option }: OptionFlags): Promise<FoundEncounter> {
  const place = path === '-' ? 'standard input' : path
  const written = readText(io, path, MOST_ENCOUNTER_BYTES)
  const value = path.endsWith('.json') ? parseJson(written, place) : parseYaml(written, place)
  return inFileAsync(place, async () => {
    if (!isMap(value)) throw new BadInput('', 'an encounter, an object with its system and sides', value)
    const { system, part } = await loadPart(systemHaving('encounters', value['system'], 'system'), 'encounters')
    const folder = path === '-' ? '.' : dirname(path)
    const found = new Characters(folder, system)
    const sides = await each(value['sides'], 'sides', async (side, at) =>
      isMap(side)
        ? { ...side, members: await each(side['members'], `${at}.members`, (one, its) => placed(one, its, found)) }
        : side,
    )
    const file = withOptions({ ...withMap(value, folder), system: system.id, sides }, option, system)
    const encounter = part.read(file, '')
    return { system: system.id, encounters: part, encounter, problems: found.problems(place, chosenIn(encounter)) }
  })
}

/** Maps of other programs, and those saved from a fight, may stand in files of their own. */
const MAPS = ['tiled', 'uvtt', 'ground'] as const
/** With a picture in them, of which nothing is used. */
const MOST_MAP_BYTES = 60_000_000

/** A map that is named by its path, in its place. */
function withMap(file: { readonly [name: string]: unknown }, folder: string): { readonly [name: string]: unknown } {
  const named = MAPS.find(name => typeof file[name] === 'string')
  if (named === undefined) return file
  const path = text(MOST_PATH).read(file[named], named)
  if (!isPathFrom(path)) throw new BadInput(named, 'the path of a file as seen from the encounter', path)
  const map = parseJson(readNamedText(join(folder, path), MOST_MAP_BYTES), path)
  if (!isMap(map)) return { ...file, [named]: map }
  const { image: _image, ...others } = map
  return { ...file, [named]: others }
}

/** What was chosen for it, in the file or by a flag. */
function chosenIn(encounter: Json): Partial<Chosen> {
  if (!isMap(encounter)) return {}
  return {
    options: ENCOUNTER_FIELDS.options.read(encounter['options'], 'options'),
    settings: ENCOUNTER_FIELDS.settings.read(encounter['settings'], 'settings'),
  }
}

/** Changes each item of a list; what is none is left for the ruleset to refuse. */
async function each(
  value: unknown,
  place: string,
  change: (item: unknown, place: string) => Promise<unknown>,
): Promise<unknown> {
  if (!Array.isArray(value)) return value
  const items: readonly unknown[] = value
  const after: unknown[] = []
  for (const [index, item] of items.entries()) after.push(await change(item, `${place}[${index}]`))
  return after
}

/** A member written as `file: path` with the character in its place. */
async function placed(member: unknown, place: string, found: Characters): Promise<unknown> {
  if (!isMap(member)) return member
  if (!Object.hasOwn(member, 'file')) {
    if (Object.hasOwn(member, 'character')) found.written(member['character'], `${place}.character`)
    return member
  }
  if (Object.hasOwn(member, 'character')) throw new BadInput(place, 'a file or a character', 'both')
  const { file, ...rest } = member
  return { ...rest, character: await found.named(text(MOST_PATH).read(file, `${place}.file`), `${place}.file`) }
}

/** Characters by their path from the encounter's folder, none of them read twice, and those that are written in it. */
class Characters {
  readonly #folder: string
  readonly #system: System
  readonly #named = new Map<string, FoundCharacter>()
  readonly #written: { readonly character: unknown; readonly place: string }[] = []

  constructor(folder: string, system: System) {
    this.#folder = folder
    this.#system = system
  }

  async named(file: string, place: string): Promise<Json> {
    if (!isPathFrom(file)) throw new BadInput(place, 'the path of a file as seen from the encounter', file)
    const path = join(this.#folder, file)
    const found = this.#named.get(path) ?? (await readNamedCharacter(path, this.#system.id))
    this.#named.set(path, found)
    return found.character
  }

  written(character: unknown, place: string): void {
    this.#written.push({ character, place })
  }

  problems(encounter: string, chosen: Partial<Chosen>): readonly string[] {
    const named = [...this.#named.values()].flatMap(found =>
      problemsOf(found, chosen).map(problem => problemText(found.place, problem)),
    )
    const written = this.#written.flatMap(({ character, place }) =>
      this.#problemsIn(character, chosen).map(problem => problemText(`${encounter}: ${place}`, problem)),
    )
    return [...named, ...written]
  }

  /** Of what is no character at all the encounter itself is refused. */
  #problemsIn(written: unknown, chosen: Partial<Chosen>): readonly Problem[] {
    const { characters } = this.#system
    if (characters === undefined) return []
    try {
      return problemsOf({ characters, character: characters.read(written, '') }, chosen)
    } catch (error) {
      if (error instanceof BadInput) return []
      throw error
    }
  }
}
