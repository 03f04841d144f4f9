import { type Json, type JsonSchema, jsonSchema, keyOf } from '@umpire/engine'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { character } from '../character/character.ts'
import { readCharacter } from '../character/check/check.ts'
import { characterSchema, printJson } from './json.ts'
import { parseLines } from './parse-lines.ts'

const isObject = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const TYPES: { readonly [type: string]: (value: unknown) => boolean } = {
  integer: value => Number.isInteger(value),
  number: value => typeof value === 'number',
  string: value => typeof value === 'string',
  boolean: value => typeof value === 'boolean',
  array: value => Array.isArray(value),
  object: isObject,
  null: value => value === null,
}
const asSchema = (value: Json | undefined): JsonSchema => {
  if (!isSchema(value)) throw new Error('no schema')
  return value
}
const isSchema = (value: Json | undefined): value is JsonSchema => isObject(value)
const size = (value: unknown): number => Object.keys(isObject(value) ? value : {}).length

type Check = (limit: Json, value: unknown, schema: JsonSchema) => boolean
const each = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** The keywords that we emit, and an error for any other. */
const KEYWORDS: { readonly [keyword: string]: Check } = {
  $schema: () => true,
  title: () => true,
  default: () => true,
  type: (type, value) => TYPES[String(type)]?.(value) === true,
  minimum: (limit, value) => Number(value) >= Number(limit),
  maximum: (limit, value) => Number(value) <= Number(limit),
  maxLength: (limit, value) => Array.from(String(value)).length <= Number(limit),
  maxItems: (limit, value) => each(value).length <= Number(limit),
  maxProperties: (limit, value) => size(value) <= Number(limit),
  enum: (values, value) => each(values).includes(value),
  items: (items, value) => each(value).every(one => valid(asSchema(items), one)),
  anyOf: (choices, value) => each(choices).some(one => isObject(one) && validAny(one, value)),
  required: (names, value) => each(names).every(name => isObject(value) && Object.hasOwn(value, String(name))),
  properties: (properties, value) =>
    Object.entries(asSchema(properties)).every(
      ([name, inner]) => !isObject(value) || !Object.hasOwn(value, name) || valid(asSchema(inner), value[name]),
    ),
  additionalProperties: (others, value, schema) => {
    const known = isSchema(schema['properties']) ? Object.keys(schema['properties']) : []
    const strangers = Object.entries(isObject(value) ? value : {}).filter(([name]) => !known.includes(name))
    return others === false ? strangers.length === 0 : strangers.every(([, one]) => valid(asSchema(others), one))
  },
}
const validAny = (schema: { readonly [key: string]: unknown }, value: unknown): boolean =>
  valid(JSON.parse(JSON.stringify(schema)), value)

function valid(schema: JsonSchema, value: unknown): boolean {
  return Object.entries(schema).every(([keyword, limit]) => {
    const check = KEYWORDS[keyword]
    if (check === undefined) throw new Error(`unknown keyword ${keyword}`)
    return check(limit, value, schema)
  })
}

const SAMPLES = [
  'Retired Scout    99397A    Age 38    5 terms    Cr2,000\nPilot-1, Vacc Suit-2    Shotgun, Scout Ship',
  "Ex-navy Ensign    756B88    Age 26    2 terms    Cr2,000\nMedical-2, Blade-1    Blade, Travellers' Aid",
  'Arlent Streen, businessman, 895678',
].map(lines => parseLines(lines))

describe('the schema of a character', () => {
  const schema = characterSchema()
  test('holds for samples, as they are and as they are written', () => {
    for (const one of SAMPLES) {
      expect(valid(schema, one)).toBe(true)
      expect(valid(schema, JSON.parse(printJson(one)))).toBe(true)
    }
  })
  test('holds for a file that leaves out whatever may be left out', () => {
    const { characteristics } = SAMPLES[0] ?? { characteristics: {} }
    const least = { system: 'traveller', version: 1, characteristics, ledger: { age_months: 216 }, wealth: {} }
    expect(valid(schema, least)).toBe(true)
    expect(readCharacter(least, 'file').name).toBe('')
  })
  test('refuses what reading refuses', () => {
    const one: { readonly [key: string]: unknown } = { ...SAMPLES[0] }
    const wrong: readonly { readonly [key: string]: unknown }[] = [
      { ...one, system: 'gurps' },
      { ...one, nmae: 'Ada' },
      { ...one, skills: { Pilot: -3 } },
      { ...one, characteristics: { strength: 7 } },
      { ...one, injury: { zeros: 4 } },
      { ...one, gear: { items: [{ item: 'Rifle', count: 0 }] } },
      { ...one, name: 'x'.repeat(101) },
      { ...one, alive: 'yes' },
    ]
    for (const value of wrong) {
      expect(valid(schema, value)).toBe(false)
      expect(() => character.read(value, 'file')).toThrow()
    }
  })
  test('says yes to a value of any field exactly where reading does', () => {
    const value = fc.oneof(fc.integer({ min: -40, max: 40 }), fc.string(), fc.boolean(), fc.constant(null), fc.double())
    fc.assert(
      fc.property(fc.constantFrom(...Object.entries(character.fields)), value, ([name, field], one) => {
        let reads = true
        try {
          field.read(one, name)
        } catch {
          reads = false
        }
        expect(valid(jsonSchema(field.spec), one), `${name}: ${one}`).toBe(reads)
      }),
    )
  })
})

test('a character written as JSON reads as the same', () => {
  for (const one of SAMPLES) expect(keyOf(readCharacter(JSON.parse(printJson(one)), 'file'))).toBe(keyOf(one))
})
