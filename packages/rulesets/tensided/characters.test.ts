import { readFileSync } from 'node:fs'
import { seeded } from '@umpire/dice'
import { explain, type Json } from '@umpire/engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { character } from './character/character.ts'
import { fightingOf } from './character/fighting.ts'
import { VERA } from './character/vera.ts'
import { characters } from './characters.ts'
import { ARCHETYPES } from './make/archetypes.ts'
import { anyFile } from './print/any-file-fixture.ts'
import { readCharacter } from './print/json.ts'

const EXAMPLE = new URL('../../../examples/vera.json', import.meta.url)
const vera = characters.read(VERA, 'vera')

test('the example is Vera, and in order', () => {
  const example: unknown = JSON.parse(readFileSync(EXAMPLE, 'utf8'))
  expect(characters.read(example, 'example')).toEqual(vera)
  expect(characters.problems(vera)).toEqual([])
})

test('whoever is made is printed in every format, and read back from text and file', () => {
  for (const { key } of ARCHETYPES) {
    for (const chosen of [{}, { settings: { 'tensided.hp_factor': 5 } }]) {
      const made = characters.make({ archetype: key, xp: 1000, companion: 'friend' }, chosen, seeded(`print ${key}`))
      expect(characters.parse(characters.print(made, 'text'), 'text')).toEqual(made)
      expect(characters.read(JSON.parse(characters.print(made, 'json')), 'file')).toEqual(made)
      expect(characters.print(made, 'line').split('\n').length).toBe(2)
      expect(characters.print(made, 'html')).toMatch(/^<!doctype html>/)
      expect(characters.recognises?.(characters.print(made, 'text'))).toBe(true)
    }
  }
  expect(() => characters.print(vera, 'pdf')).toThrow('one of text, line, html, json')
})

test('the page holds every number of the sheet, and words of people are never marks of it', () => {
  const page = characters.print(vera, 'html')
  for (const word of ['Hit points', '$1,690', '12 / 11', 'Point Shooting', 'Level II vest', 'in order']) {
    expect(page).toContain(word)
  }
  const name = '<script>alert("1")</script>'
  const evil = { ...VERA, name, notes: [name], traits: [{ key: 'tick', note: name }], gear: { guns: [{ gun: name }] } }
  const printed = characters.print(characters.read(evil, 'evil'), 'html')
  expect(printed).not.toContain('<script')
  expect(printed).toContain('not in order')
})

test('another system, a newer version and a file that is none are refused', () => {
  expect(() => characters.read({ ...VERA, system: 'gurps' }, 'x')).toThrow('x.system: expected tensided')
  expect(() => characters.read({ ...VERA, version: 2 }, 'x')).toThrow('written by a newer program')
  expect(() => characters.read([], 'x')).toThrow('a character of G&G')
})

test('what is not known survives at every depth', () => {
  const strange = {
    ...VERA,
    mood: 'grim',
    stats: { ...VERA.stats, luck: 3 },
    traits: [{ key: 'tick', seen: [1, { two: null }] }],
    gear: { guns: [{ gun: '9mm Pistol', engraved: true }] },
  }
  expect(characters.read(strange, 'x')).toMatchObject(strange)
})

const isMap = (value: Json | undefined): value is { readonly [name: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

test('the schema names every field of a file, and lets others stand', () => {
  const schema = characters.schema()
  const properties = isMap(schema) ? schema['properties'] : undefined
  expect(Object.keys(isMap(properties) ? properties : {})).toEqual(
    character.spec.kind === 'record' ? Object.keys(character.spec.fields) : [],
  )
  expect(JSON.stringify(schema)).not.toContain('"additionalProperties":false')
})

test('reasons are told in words for every number', () => {
  const reasons = characters.reasons?.(vera) ?? {}
  expect(Object.keys(reasons).length).toBeGreaterThan(20)
  for (const because of Object.values(reasons))
    for (const one of because) expect(explain([one]).length).toBeGreaterThan(0)
})

test('nothing that reads is too strange for the sheet, the checks, the page and a fight', () => {
  fc.assert(
    fc.property(anyFile, file => {
      const one = characters.read(file, 'file')
      for (const { rule, where, message } of characters.problems(one)) {
        expect(rule).toMatch(/^tensided\./)
        expect(where.length * message.length).toBeGreaterThan(0)
      }
      expect(characters.print(one, 'html')).toContain('</html>')
      expect(characters.print(one, 'line').length).toBeGreaterThan(0)
      expect(Object.keys(characters.reasons?.(one) ?? {}).length).toBeGreaterThan(5)
      expect(fightingOf(readCharacter(one, 'one')).hp).toBeGreaterThan(0)
    }),
    { numRuns: 100 },
  )
})
