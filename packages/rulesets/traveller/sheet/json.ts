/** A character as a file, and the schema of such files. */
import { type JsonSchema, jsonSchema } from '@umpire/engine'
import { CHARACTER_VERSION, type Character, character } from '../character/character.ts'

export const characterSchema = (): JsonSchema => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: `Traveller character, version ${CHARACTER_VERSION}`,
  ...jsonSchema(character.spec),
})

export const printJson = (one: Character): string => `${JSON.stringify(one, null, 2)}\n`
