/** A character as a file, and the schema of such files. What a file holds beyond what is known here comes back as it was. */
import { BadInput, isObject, type Json, type JsonSchema, jsonSchema, written } from '@umpire/engine'
import { CHARACTER_VERSION, type Character, character } from './character.ts'
import { readableParts } from './unread.ts'

export const SYSTEM = 'gurps'

/**
 * Reads a character's file. One of another system or of a version that is not known yet is refused; whatever else is in
 * it and not known is kept, and so is a line that does not read.
 */
export function readCharacter(value: unknown, place: string): Character {
  if (!isObject(value)) throw new BadInput(place, 'a character of GURPS', value)
  const { system, version } = value
  if (system !== SYSTEM) throw new BadInput(`${place}.system`, `${SYSTEM}, a character of GURPS`, system)
  if (typeof version === 'number' && version > CHARACTER_VERSION) {
    const expected = `a file of version ${CHARACTER_VERSION}; this one was written by a newer program`
    throw new BadInput(`${place}.version`, expected, version)
  }
  try {
    return character.read(value, place)
  } catch (error) {
    if (!(error instanceof BadInput)) throw error
    // Line by line: what does not read is kept aside and told.
    return character.read(readableParts(value), place)
  }
}

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

export const characterSchema = (): Json => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: `GURPS character, version ${CHARACTER_VERSION}`,
  ...withNames(jsonSchema(character.spec)),
})

/** A trait may be its bare name. */
function withNames(schema: JsonSchema): JsonSchema {
  const { properties = {}, ...rest } = schema
  const { traits = {}, ...others } = isMap(properties) ? properties : {}
  const { items = {}, ...list } = isMap(traits) ? traits : {}
  const named = { ...list, items: { anyOf: [{ type: 'string', maxLength: 100 }, items] } }
  const all = opened({ ...rest, properties: { ...others, traits: named } })
  return isMap(all) ? all : schema
}

/** As the file has it: what was unknown back in its place. */
export const fileOf = (one: Character): Json => written(one, character)

/** The same, on one line for each value. */
export const printJson = (one: Character): string => `${JSON.stringify(fileOf(one), null, 2)}\n`
