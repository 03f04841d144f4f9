/** A character as a file, and the schema of such files. What a file holds beyond what is known here comes back as it was. */
import { BadInput, isObject, type Json, type JsonSchema, json, jsonSchema, written } from '@umpire/engine'
import { CHARACTER_VERSION, type Character, character, SYSTEM } from '../character/character.ts'

/** Reads a character's file; one of another system, or written by a newer program, is refused. */
export function readCharacter(value: unknown, place: string): Character {
  if (!isObject(value)) throw new BadInput(place, 'a character of G&G', value)
  const { system, version } = value
  if (system !== SYSTEM) throw new BadInput(`${place}.system`, `${SYSTEM}, a character of G&G`, system)
  if (typeof version === 'number' && version > CHARACTER_VERSION) {
    const expected = `a file of version ${CHARACTER_VERSION}; this one was written by a newer program`
    throw new BadInput(`${place}.version`, expected, version)
  }
  return character.read(value, place)
}

const plain = json()

/** As the file has it, which is what everybody outside sees. */
export const fileOf = (one: Character): Json => written(plain.read(one, 'character'), character)

const isList = (value: Json): value is readonly Json[] => Array.isArray(value)
const isMap = (value: Json): value is JsonSchema => isObject(value)

/** Fields that are not known may stand everywhere: they survive. */
const opened = (value: Json): Json => {
  if (isList(value)) return value.map(opened)
  if (!isMap(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      name === 'additionalProperties' && part === false ? true : opened(part),
    ]),
  )
}

export function characterSchema(): Json {
  const schema = opened(jsonSchema(character.spec))
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: `G&G character, version ${CHARACTER_VERSION}`,
    ...(isMap(schema) ? schema : {}),
  }
}

export const printJson = (one: Character): string => `${JSON.stringify(fileOf(one), null, 2)}\n`
