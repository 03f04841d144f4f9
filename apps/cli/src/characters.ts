/** Characters from files: JSON, one or one a line, or texts that were printed, with blank lines between them. */
import { BadInput, type Characters, type Json } from '@umpire/engine'
import { type Having, having, systemHaving } from './catalog.ts'
import { checkSize, parseJson, readNamedText, readText } from './files.ts'
import { inFile } from './in-file.ts'
import { type Io, UsageError } from './io.ts'
import { isMap } from './is-map.ts'

const MOST_CHARACTER_BYTES = 1_000_000

export interface FoundCharacter {
  /** The file, and the line or the number of the character if there are several. */
  readonly place: string
  readonly system: string
  readonly characters: Characters
  readonly character: Json
  /** Of a file of another program: what is not the same in both. */
  readonly report: readonly string[]
}

/** The characters in a file; `system` is the one they must be of, and the one of a text. */
export const readCharacters = (io: Io, path: string, system: string | undefined): readonly FoundCharacter[] =>
  charactersIn(readText(io, path), path === '-' ? 'standard input' : path, system)

/** The one character in a file that an encounter names. */
export function readNamedCharacter(path: string, system: string): Json {
  const found = charactersIn(readNamedText(path, MOST_CHARACTER_BYTES), path, system)
  const [only] = found
  if (only !== undefined && found.length === 1) return only.character
  throw new UsageError(`${path}: expected one character, got ${found.length}`)
}

interface Written {
  readonly text: string
  readonly place: string
}

/** The system of a text: the one that is wanted, the one that recognises it, or the only one that takes any text. */
function systemOfText(text: string, place: string, wanted: string | undefined): Having<'characters'> {
  if (wanted !== undefined) return systemHaving('characters', wanted, '--system')
  const all = having('characters')
  const [sure] = all.filter(({ part }) => part.recognises?.(text) === true)
  const [other, another] = all.filter(({ part }) => part.recognises === undefined)
  const found = sure ?? (another === undefined ? other : undefined)
  if (found !== undefined) return found
  throw new UsageError(`${place}: expected JSON, or --system with a text that does not say of which system it is`)
}

function charactersIn(text: string, place: string, system: string | undefined): readonly FoundCharacter[] {
  const written = text.trim()
  if (written === '') throw new UsageError(`${place}: expected a character, got an empty file`)
  if (isMeantAsJson(written, place)) return jsonIn(written, place).map(one => fromJson(withinLimit(one), system))
  const having = systemOfText(text, place, system)
  return textsIn(text, place, having).map(one => printed(withinLimit(one), having))
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

function fromJson({ text, place }: Written, wanted: string | undefined): FoundCharacter {
  const value = parseJson(text, place)
  return inFile(place, () => {
    if (!isMap(value)) throw new BadInput('', 'a character, an object that names its system', value)
    const foreign = Object.hasOwn(value, 'system') ? undefined : fromElsewhere(value, place)
    if (foreign !== undefined) return foreign
    const { system, part } = systemHaving('characters', value['system'], 'system')
    if (wanted !== undefined && system.id !== wanted.toLowerCase()) throw new BadInput('system', wanted, system.id)
    return {
      place,
      system: system.id,
      characters: part,
      character: part.read({ ...value, system: system.id }, ''),
      report: [],
    }
  })
}

/** A file of another program that one of the systems reads. */
function fromElsewhere(value: unknown, place: string): FoundCharacter | undefined {
  for (const { system, part } of having('characters')) {
    const found = part.imported?.(value, '')
    if (found !== undefined) return { place, system: system.id, characters: part, ...found }
  }
  return undefined
}

const printed = ({ text, place }: Written, { system, part }: Having<'characters'>): FoundCharacter => ({
  place,
  system: system.id,
  characters: part,
  character: inFile(place, () => part.parse(text, '')),
  report: [],
})
