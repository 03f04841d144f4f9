import { BadInput, isObject, type Json, sameJson } from '@umpire/engine'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { characterSchema, printJson, readCharacter } from './json.ts'
import { anyCharacter } from './test/any-character-fixture.ts'
import { mado } from './test/mado-fixture.ts'
import { unreadIn } from './unread.ts'

const isMap = (value: Json): value is { readonly [name: string]: Json } => isObject(value)
const isList = (value: Json): value is readonly Json[] => Array.isArray(value)

/** Whether all of the one is in the other, in its place. */
function holds(all: Json, part: Json): boolean {
  if (isList(part))
    return isList(all) && all.length === part.length && part.every((one, at) => holds(all[at] ?? null, one))
  if (!isMap(part)) return sameJson(all, part)
  return (
    isMap(all) && Object.entries(part).every(([name, one]) => Object.hasOwn(all, name) && holds(all[name] ?? null, one))
  )
}

const asJson = (value: unknown): Json => {
  const plain: Json = JSON.parse(JSON.stringify(value))
  return plain
}

/** The same file with a field that nobody knows in every record of it. */
function strange(file: Json, name: string, value: Json): Json {
  if (!isMap(file)) return file
  const added = (one: Json): Json => (isMap(one) ? { ...one, [name]: value } : one)
  const each = (list: Json | undefined): Json => (list !== undefined && isList(list) ? list.map(added) : [])
  const { campaign = {}, identity = {}, attributes = {} } = file
  return {
    ...file,
    [name]: value,
    campaign: added(campaign),
    identity: added(identity),
    attributes: added(attributes),
    traits: each(file['traits']),
    skills: each(file['skills']),
    items: each(file['items']),
    ledger: each(file['ledger']),
    allowed: [{ rule: 'gurps.disadvantage.limit', [name]: value }],
  }
}

describe('a character’s file', () => {
  test('comes back with every field that nobody knows, wherever it stood', () => {
    const names = fc.constantFrom('x_other_program', 'colour', '', 'toString', 'Notes', '__proto__')
    fc.assert(
      fc.property(anyCharacter, names, fc.jsonValue({ maxDepth: 3 }), (file, name, value) => {
        const before = asJson(strange(asJson(file), name, asJson(value)))
        const one = readCharacter(before, 'file')
        const after: Json = JSON.parse(printJson(one))
        expect(holds(after, withNamesSpelledOut(before))).toBe(true)
        expect(readCharacter(after, 'file')).toEqual(one)
        expect(printJson(readCharacter(after, 'file'))).toBe(printJson(one))
      }),
      { numRuns: 60 },
    )
  })
  test('has no unknown fields that are known: what it says of itself stands', () => {
    const one = mado()
    const torn = {
      ...one,
      unknown_fields: { attributes: { ...one.attributes, st: 18 }, colour: 'red' },
      attributes: { ...one.attributes, unknown_fields: { st: 18, luck: 1 } },
      skills: [{ skill: 'Acting', points: 1, unknown_fields: { tl: 3, points: 9, from: 'school' } }],
    }
    const read = readCharacter(torn, 'file')
    const file: Json = JSON.parse(printJson(read))
    expect(file).toMatchObject({ colour: 'red', attributes: { st: one.attributes.st, luck: 1 } })
    expect(holds(file, { skills: [{ skill: 'Acting', points: 1, from: 'school' }] })).toBe(true)
    expect(read.skills).toEqual([{ skill: 'Acting', points: 1, unknown_fields: { from: 'school' } }])
    expect(readCharacter(file, 'file')).toEqual(read)
  })
  test('keeps free data as it is, whatever its names', () => {
    const free = { unknown_fields: { hp: 3 }, deep: [{ unknown_fields: { fatigue: 1 } }] }
    const details = { unknown_fields: { frequency: 9 } }
    const read = readCharacter(
      { ...mado(), state: free, traits: [{ trait: 'Ally', details }], other_program: [free] },
      'file',
    )
    expect(JSON.parse(printJson(read))).toMatchObject({ state: free, traits: [{ details }], other_program: [free] })
    expect(readCharacter(JSON.parse(printJson(read)), 'file')).toEqual(read)
  })
  test('may name a trait and say no more', () => {
    const one = readCharacter({ ...mado(), traits: ['Voice'] }, 'file')
    expect(one.traits).toEqual([{ trait: 'Voice' }])
  })
  test.each([
    [{ ...mado(), system: 'traveller' }, 'mado.json.system: expected gurps, a character of GURPS, got "traveller"'],
    [{}, 'mado.json.system'],
    [
      { ...mado(), version: 2 },
      'mado.json.version: expected a file of version 1; this one was written by a newer program, got 2',
    ],
    [[], 'mado.json: expected a character of GURPS'],
    ['Mado', 'mado.json: expected a character of GURPS'],
    [{ ...mado(), attributes: { st: 10 } }, 'mado.json.attributes.dx'],
  ])('is refused with one line: %#', (file, message) => {
    expect(() => readCharacter(file, 'mado.json')).toThrow(BadInput)
    expect(() => readCharacter(file, 'mado.json')).toThrow(message)
  })
  test('is read whatever the rules say to it', () => {
    const file = {
      ...mado(),
      traits: ['Third Eye', { trait: 'Youth', level: 40 }],
      items: [{ name: 'balloon', weight_lb: -5 }],
    }
    expect(readCharacter(file, 'file').items[0]?.weight_lb).toBe(-5)
  })
})

/** A trait by its bare name is written out. */
const withNamesSpelledOut = (file: Json): Json =>
  isMap(file) && isList(file['traits'] ?? []) ? { ...file, traits: asJson(file['traits'] ?? []) } : file

type Check = (limit: Json, value: Json) => boolean
const TYPES: { readonly [type: string]: (value: Json) => boolean } = {
  integer: value => Number.isInteger(value),
  number: value => typeof value === 'number',
  string: value => typeof value === 'string',
  boolean: value => typeof value === 'boolean',
  array: isList,
  object: isMap,
  null: value => value === null,
}
const listOf = (value: Json): readonly Json[] => (isList(value) ? value : [])
const mapOf = (value: Json): { readonly [name: string]: Json } => (isMap(value) ? value : {})

/** The keywords of a schema that we write, and an error for any other. */
const KEYWORDS: { readonly [keyword: string]: Check } = {
  $schema: () => true,
  title: () => true,
  default: () => true,
  type: (type, value) => TYPES[String(type)]?.(value) === true,
  minimum: (limit, value) => Number(value) >= Number(limit),
  maximum: (limit, value) => Number(value) <= Number(limit),
  maxLength: (limit, value) => String(value).length <= Number(limit),
  maxItems: (limit, value) => listOf(value).length <= Number(limit),
  maxProperties: (limit, value) => Object.keys(mapOf(value)).length <= Number(limit),
  enum: (values, value) => listOf(values).includes(value),
  items: (items, value) => listOf(value).every(one => valid(items, one)),
  anyOf: (choices, value) => listOf(choices).some(choice => valid(choice, value)),
  required: (names, value) => listOf(names).every(name => Object.hasOwn(mapOf(value), String(name))),
  properties: (properties, value) =>
    Object.entries(mapOf(properties)).every(
      ([name, schema]) => !Object.hasOwn(mapOf(value), name) || valid(schema, mapOf(value)[name] ?? null),
    ),
  additionalProperties: others => others !== false,
}

const valid = (schema: Json, value: Json): boolean =>
  Object.entries(mapOf(schema)).every(([keyword, limit]) => {
    const check = KEYWORDS[keyword]
    if (check === undefined) throw new Error(`unknown keyword ${keyword}`)
    return check(limit, value)
  })

describe('the schema of a character’s file', () => {
  const schema = characterSchema()
  test('holds for what we write, with fields that nobody knows', () => {
    const file = asJson(JSON.parse(printJson(mado())))
    expect(valid(schema, file)).toBe(true)
    expect(valid(schema, strange(file, 'colour', [1]))).toBe(true)
    expect(valid(schema, { ...mapOf(file), traits: ['Voice'] })).toBe(true)
  })
  test('holds for a file that leaves out whatever may be left out', () => {
    const least = { system: 'gurps', version: 1, identity: {}, attributes: { st: 10, dx: 10, iq: 10, ht: 10 } }
    expect(valid(schema, least)).toBe(true)
    expect(readCharacter(least, 'file').identity.native_language).toBe('English')
  })
  test('refuses what reading refuses or keeps aside', () => {
    const file = mapOf(asJson(JSON.parse(printJson(mado()))))
    const refused: readonly Json[] = [
      { ...file, system: 'traveller' },
      { ...file, version: 2 },
      { ...file, attributes: { st: 10 } },
    ]
    const aside: readonly Json[] = [
      { ...file, skills: [{ skill: 'Acting' }] },
      { ...file, traits: [7] },
      { ...file, items: [{ name: 'rope', quantity: -1 }] },
      { ...file, npc: 'yes' },
    ]
    for (const one of [...refused, ...aside]) expect(valid(schema, one)).toBe(false)
    for (const one of refused) expect(() => readCharacter(one, 'file')).toThrow(BadInput)
    for (const one of aside) expect(unreadIn(readCharacter(one, 'file'))).toHaveLength(1)
  })
})
