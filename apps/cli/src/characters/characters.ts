/** Characters from files: JSON, one or one a line, YAML, or texts that were printed, with blank lines between them. */
import { BadInput, type Characters, type Json } from '@umpire/engine'
import type { Listing } from '@umpire/registry'
import { parseYaml } from '@umpire/server/yaml'
import { isBadInput } from '../io/bad-input.ts'
import { checkSize, parseJson, readNamedText, readText } from '../io/files.ts'
import { inFile, withoutRoot } from '../io/in-file.ts'
import { type Io, UsageError } from '../io/io.ts'
import { isMap } from '../io/is-map.ts'
import { findHaving, type Having, having, loadPart, systemHaving } from '../systems/systems.ts'
import { namedCampaign } from './campaign.ts'

const MOST_CHARACTER_BYTES = 1_000_000

export interface FoundCharacter {
  /** The file, and the line or the number of the character if there are several. */
  readonly place: string
  readonly system: string
  readonly characters: Characters
  readonly character: Json
  /** Of a file of another program: what is not the same in both. */
  readonly report: readonly string[]
  /** Whether it is kept there as this program keeps it, rather than printed or by another program. */
  readonly stored: boolean
  /** The file of its campaign, where the character only names it. */
  readonly campaign?: string
}

/** The characters in a file; `system` is the one they must be of, and the one of a text. */
export const readCharacters = async (
  io: Io,
  path: string,
  system: string | undefined,
): Promise<readonly FoundCharacter[]> =>
  charactersIn(readText(io, path), path === '-' ? 'standard input' : path, system)

/** The characters in several files. */
export async function readAllCharacters(
  io: Io,
  paths: readonly string[],
  system: string | undefined,
): Promise<readonly FoundCharacter[]> {
  const found: FoundCharacter[] = []
  for (const path of paths) found.push(...(await readCharacters(io, path, system)))
  return found
}

/** The only character in a file. */
export const readCharacter = async (io: Io, path: string, system: string | undefined): Promise<FoundCharacter> =>
  onlyOne(await readCharacters(io, path, system), path)

/** The one character in a file that an encounter names. */
export const readNamedCharacter = async (path: string, system: string): Promise<FoundCharacter> =>
  onlyOne(await charactersIn(readNamedText(path, MOST_CHARACTER_BYTES), path, system), path)

/** The system that a file of one character names, not loaded yet. What cannot be read is refused when it is read. */
export function systemSaidIn(path: string): Listing | undefined {
  try {
    const text = readNamedText(path, MOST_CHARACTER_BYTES)
    const value = isYaml(path) ? parseYaml(text, path) : parseJson(text, path)
    return isMap(value) ? findHaving('characters', value['system']) : undefined
  } catch (error) {
    if (isBadInput(error)) return undefined
    throw error
  }
}

function onlyOne(found: readonly FoundCharacter[], path: string): FoundCharacter {
  const [only] = found
  if (only !== undefined && found.length === 1) return only
  throw new UsageError(`${path}: expected one character, got ${found.length}`)
}

const isYaml = (place: string): boolean => /\.ya?ml$/i.test(place)

interface Written {
  readonly text: string
  readonly place: string
}

/** The system of a text: the one that is wanted, the one that recognises it, or the only one that takes any text. */
async function systemOfText(text: string, place: string, wanted: string | undefined): Promise<Having<'characters'>> {
  if (wanted !== undefined) return loadPart(systemHaving('characters', wanted, '--system'), 'characters')
  const all = await having('characters')
  const [sure] = all.filter(({ part }) => part.recognises?.(text) === true)
  const [other, another] = all.filter(({ part }) => part.recognises === undefined)
  const found = sure ?? (another === undefined ? other : undefined)
  if (found !== undefined) return found
  throw new UsageError(`${place}: expected JSON, or --system with a text that does not say of which system it is`)
}

async function charactersIn(
  text: string,
  place: string,
  system: string | undefined,
): Promise<readonly FoundCharacter[]> {
  const written = text.trim()
  if (written === '') throw new UsageError(`${place}: expected a character, got an empty file`)
  if (isYaml(place)) return [await fromData(parseYaml(withinLimit({ text, place }).text, place), place, system)]
  if (isMeantAsJson(written, place)) {
    const found: FoundCharacter[] = []
    for (const one of jsonIn(written, place))
      found.push(await fromData(parseJson(withinLimit(one).text, one.place), one.place, system))
    return found
  }
  const having = await systemOfText(text, place, system)
  return textsIn(text, place, having).map(one => printed(withinLimit(one), having, system))
}

function withinLimit(one: Written): Written {
  checkSize(Buffer.byteLength(one.text), MOST_CHARACTER_BYTES, one.place)
  return one
}

/** By its name or its beginning; a number alone may be a printed text, any other JSON value is none. */
const isMeantAsJson = (text: string, place: string): boolean =>
  /\.jsonl?$/i.test(place) || /^[{[]/.test(text) || (isJson(text) && !/^[\d-]/.test(text))

/** One JSON value, or one a line: then the first line is a value of its own. */
function jsonIn(text: string, place: string): readonly Written[] {
  const [first = '', ...more] = text.split('\n')
  if (more.length === 0 || !isJson(first)) return [{ text, place }]
  return [first, ...more]
    .map((line, index) => ({ text: line, place: `${place} line ${index + 1}` }))
    .filter(line => line.text.trim() !== '')
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** As they are printed: each of a line or several, blank ones between them, unless the system knows better. */
const byBlankLines = (text: string): readonly string[] =>
  text
    .replace(/^(?:[^\S\n]*\n)+/u, '')
    .split(/(?:\r?\n[^\S\n]*)+\r?\n/u)
    .filter(one => one.trim() !== '')

function textsIn(text: string, place: string, { part }: Having<'characters'>): readonly Written[] {
  const texts = (part.apart ?? byBlankLines)(text)
  if (texts.length === 1) return texts.map(only => ({ text: only, place }))
  return texts.map((one, index) => ({ text: one, place: `${place} character ${index + 1}` }))
}

type Data = { readonly [name: string]: unknown }

async function fromData(value: unknown, place: string, wanted: string | undefined): Promise<FoundCharacter> {
  const data = inFile(place, () => {
    if (!isMap(value)) throw new BadInput('', 'a character, an object that names its system', value)
    return value
  })
  const foreign = Object.hasOwn(data, 'system') ? undefined : await fromElsewhere(data, place)
  if (foreign !== undefined) return foreign
  const having = await loadPart(
    inFile(place, () => systemIn(data, place, wanted)),
    'characters',
  )
  return inFile(place, () => stored(data, place, having))
}

function systemIn(data: Data, place: string, wanted: string | undefined): Listing {
  if (/\.gcs$/i.test(place)) throw new BadInput('', 'a character of GCS, with version, profile and attributes', data)
  const system = systemHaving('characters', data['system'], 'system')
  if (wanted !== undefined && system.id !== wanted.toLowerCase()) throw new BadInput('system', wanted, system.id)
  return system
}

function stored(data: Data, place: string, { system, part }: Having<'characters'>): FoundCharacter {
  const { campaign } = data
  const chosen = typeof campaign === 'string' ? { campaign: namedCampaign(campaign, place, system.id) } : {}
  return {
    place,
    system: system.id,
    characters: part,
    character: part.read({ ...data, ...chosen, system: system.id }, ''),
    report: [],
    stored: true,
    ...(typeof campaign === 'string' ? { campaign } : {}),
  }
}

/** A file of another program that one of the systems reads. */
async function fromElsewhere(value: unknown, place: string): Promise<FoundCharacter | undefined> {
  for (const { system, part } of await having('characters')) {
    const found = inFile(place, () => part.imported?.(value, ''))
    if (found === undefined) continue
    const report = found.report.map(withoutRoot)
    return { place, system: system.id, characters: part, character: found.character, report, stored: false }
  }
  return undefined
}

const printed = (
  { text, place }: Written,
  { system, part }: Having<'characters'>,
  wanted: string | undefined,
): FoundCharacter => ({
  place,
  system: system.id,
  characters: part,
  character: inFile(
    place,
    () => part.parse(text, ''),
    // Nothing in it says so: whoever meant another system should know.
    wanted === undefined && part.recognises?.(text) !== true ? ` (read as ${system.id}; --system names another)` : '',
  ),
  report: [],
  stored: false,
})
