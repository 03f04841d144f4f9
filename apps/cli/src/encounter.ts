/** Encounters from files, YAML or JSON, the characters they name put in their places. */
import { dirname, join } from 'node:path'
import { BadInput, type Encounters, type Json, text } from '@umpire/engine'
import { parseYaml } from '@umpire/server/yaml'
import { systemHaving } from './catalog.ts'
import { readNamedCharacter } from './characters.ts'
import { parseJson, readText } from './files.ts'
import { inFile } from './in-file.ts'
import type { Io } from './io.ts'
import { isMap } from './is-map.ts'
import { isPathFrom } from './path-from.ts'

const MOST_ENCOUNTER_BYTES = 5_000_000
const MOST_PATH = 1000

export interface FoundEncounter {
  readonly system: string
  readonly encounters: Encounters
  readonly encounter: Json
}

/** `-` is standard input; the files it names are then looked for from here. */
export function readEncounter(io: Io, path: string): FoundEncounter {
  const place = path === '-' ? 'standard input' : path
  const written = readText(io, path, MOST_ENCOUNTER_BYTES)
  const file = path.endsWith('.json') ? parseJson(written, place) : parseYaml(written, place)
  return inFile(place, () => {
    if (!isMap(file)) throw new BadInput('', 'an encounter, an object with its system and sides', file)
    const { system, part } = systemHaving('encounters', file['system'], 'system')
    const find = finder(path === '-' ? '.' : dirname(path), system.id)
    const sides = each(file['sides'], 'sides', (side, at) =>
      isMap(side)
        ? { ...side, members: each(side['members'], `${at}.members`, (one, its) => placed(one, its, find)) }
        : side,
    )
    return { system: system.id, encounters: part, encounter: part.read({ ...file, system: system.id, sides }, '') }
  })
}

/** Changes each item of a list; what is none is left for the ruleset to refuse. */
const each = (value: unknown, place: string, change: (item: unknown, place: string) => unknown): unknown =>
  Array.isArray(value) ? value.map((item: unknown, index) => change(item, `${place}[${index}]`)) : value

/** A member written as `file: path` with the character in its place. */
function placed(member: unknown, place: string, find: (file: string, place: string) => Json): unknown {
  if (!isMap(member) || !Object.hasOwn(member, 'file')) return member
  if (Object.hasOwn(member, 'character')) throw new BadInput(place, 'a file or a character', 'both')
  const { file, ...rest } = member
  return { ...rest, character: find(text(MOST_PATH).read(file, `${place}.file`), `${place}.file`) }
}

/** Finds characters by their path from the encounter's folder, and reads none of them twice. */
function finder(folder: string, system: string): (file: string, place: string) => Json {
  const known = new Map<string, Json>()
  return (file, place) => {
    if (!isPathFrom(file)) throw new BadInput(place, 'the path of a file as seen from the encounter', file)
    const path = join(folder, file)
    const before = known.get(path)
    if (before !== undefined) return before
    const character = readNamedCharacter(path, system)
    known.set(path, character)
    return character
  }
}
