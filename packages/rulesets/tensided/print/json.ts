/** A character as a file, and the schema of such files. What a file holds beyond what is known here comes back as it was. */
import { characterFile, type Json, json, jsonSchema, openSchema, written } from '@umpire/engine'
import { CHARACTER_VERSION, type Character, character, SYSTEM } from '../character/character.ts'

const HEAD = { system: SYSTEM, title: 'G&G', version: CHARACTER_VERSION }

/** Reads a character's file; one of another system, or written by a newer program, is refused. */
export const readCharacter = (value: unknown, place: string): Character =>
  character.read(characterFile(value, HEAD, place), place)

const plain = json()

/** As the file has it, which is what everybody outside sees. */
export const fileOf = (one: Character): Json => written(plain.read(one, 'character'), character)

export const characterSchema = (): Json => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: `G&G character, version ${CHARACTER_VERSION}`,
  ...openSchema(jsonSchema(character.spec)),
})

export const printJson = (one: Character): string => `${JSON.stringify(fileOf(one), null, 2)}\n`
