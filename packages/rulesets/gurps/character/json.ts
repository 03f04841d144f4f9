/** A character as a file, and the schema of such files. What a file holds beyond what is known here comes back as it was. */
import {
  BadInput,
  characterFile,
  isObject,
  type Json,
  type JsonSchema,
  jsonSchema,
  openSchema,
  written,
} from '@umpire/engine'
import { CHARACTER_VERSION, type Character, character } from './character.ts'
import { readableParts } from './unread.ts'

export const SYSTEM = 'gurps'
const HEAD = { system: SYSTEM, title: 'GURPS', version: CHARACTER_VERSION }

/**
 * Reads a character's file. One of another system or of a version that is not known yet is refused; whatever else is in
 * it and not known is kept, and so is a line that does not read.
 */
export function readCharacter(value: unknown, place: string): Character {
  const file = characterFile(value, HEAD, place)
  try {
    return character.read(file, place)
  } catch (error) {
    if (!(error instanceof BadInput)) throw error
    // Line by line: what does not read is kept aside and told.
    return character.read(readableParts(file), place)
  }
}

export const characterSchema = (): Json => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: `GURPS character, version ${CHARACTER_VERSION}`,
  ...withNames(jsonSchema(character.spec)),
})

const isMap = (value: Json): value is JsonSchema => isObject(value)

/** A trait may be its bare name; and fields that are not known survive. */
function withNames(schema: JsonSchema): JsonSchema {
  const { properties = {}, ...rest } = schema
  const { traits = {}, ...others } = isMap(properties) ? properties : {}
  const { items = {}, ...list } = isMap(traits) ? traits : {}
  const named = { ...list, items: { anyOf: [{ type: 'string', maxLength: 100 }, items] } }
  return openSchema({ ...rest, properties: { ...others, traits: named } })
}

/** As the file has it: what was unknown back in its place. */
export const fileOf = (one: Character): Json => written(one, character)

/** The same, on one line for each value. */
export const printJson = (one: Character): string => `${JSON.stringify(fileOf(one), null, 2)}\n`
