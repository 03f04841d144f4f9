/** Characters from files: JSON, one or one a line, or a text that was printed. */
import { BadInput, type Characters, type Json } from '@umpire/engine'
import { having, systemHaving } from './catalog.ts'
import { checkSize, parseJson, readNamedText, readText } from './files.ts'
import { type Io, UsageError } from './io.ts'
import { isMap } from './is-map.ts'

const MOST_CHARACTER_BYTES = 1_000_000

export interface FoundCharacter {
  /** The file, and the line if there are several. */
  readonly place: string
  readonly system: string
  readonly characters: Characters
  readonly character: Json
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

function charactersIn(text: string, place: string, system: string | undefined): readonly FoundCharacter[] {
  const written = text.trim()
  if (written === '') throw new UsageError(`${place}: expected a character, got an empty file`)
  if (!/^[{[]/.test(written)) return [printed(text, place, system)]
  return jsonIn(written, place).map(one => fromJson(one.text, one.place, system))
}

interface Written {
  readonly text: string
  readonly place: string
}

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

function fromJson(text: string, place: string, wanted: string | undefined): FoundCharacter {
  checkSize(Buffer.byteLength(text), MOST_CHARACTER_BYTES, place)
  const value = parseJson(text, place)
  if (!isMap(value)) throw new BadInput(place, 'a character, an object that names its system', value)
  const { system, part } = systemHaving('characters', value['system'], `${place}.system`)
  if (wanted !== undefined && system.id !== wanted) throw new BadInput(`${place}.system`, wanted, system.id)
  return { place, system: system.id, characters: part, character: part.read(value, place) }
}

function printed(text: string, place: string, wanted: string | undefined): FoundCharacter {
  checkSize(Buffer.byteLength(text), MOST_CHARACTER_BYTES, place)
  const [only, other] = having('characters')
  if (wanted === undefined && other !== undefined)
    throw new UsageError(`${place}: expected JSON, or --system with a text, which does not say of which system it is`)
  const { system, part } = systemHaving('characters', wanted ?? only?.system.id, '--system')
  return { place, system: system.id, characters: part, character: part.parse(text, place) }
}
