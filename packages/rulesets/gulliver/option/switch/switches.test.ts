/** The switches against the inventory's list, and the presets against the notes' table of them. */
import { readFileSync } from 'node:fs'
import { list, oneOf, record, text } from '@umpire/engine'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { PRESETS } from './presets.ts'
import { SWITCHES } from './switches.ts'

const FILE = new URL('../../inventory.yaml', import.meta.url)
const keys = list(text(100))
const listed = record({
  options: list(
    record({
      key: text(100),
      group: text(100),
      variants: list(oneOf('main', 'simple', 'optional', 'advanced')),
      requires: keys,
      excludes: keys,
      note: text(1000),
    }),
  ),
}).read({ options: parse(readFileSync(FILE, 'utf8')).options }, 'inventory.yaml').options

const switchNamed = (key: string) => SWITCHES.find(one => one.key === key)

/** In the order the book offers them, the first is the switch itself; descent is simple unless drag is reckoned. */
const furtherVariants = listed.flatMap(({ key, variants }) =>
  variants.slice(key === 'flight-details' ? 2 : 1).map(variant => `${key}-${variant}`),
)

test('every switch of the inventory is there, in its group, with what it needs and excludes', () => {
  for (const { key, group, requires, excludes } of listed) {
    const found = switchNamed(key)
    // The notes add the screen's hit locations where a switch is about parts of the body.
    const needs = (found?.requires ?? []).filter(other => other !== 'hit-locations' && other !== 'random-locations')
    expect({ key, group: found?.group, requires: [...needs].sort(), excludes: found?.excludes }).toEqual({
      key,
      group,
      requires: [...requires].sort(),
      excludes,
    })
  }
})

test('every further variant is a switch that needs the first, and there are no others', () => {
  for (const key of furtherVariants) {
    const first = listed.find(one => key.startsWith(`${one.key}-`) && furtherVariants.includes(key))?.key
    expect(switchNamed(key)?.requires).toContain(first)
  }
  expect(SWITCHES.map(({ key }) => key).sort()).toEqual([...listed.map(({ key }) => key), ...furtherVariants].sort())
})

test('a preset names switches that can be chosen together, and contains the one before', () => {
  const chosen = PRESETS.map(({ options }) => new Set(options))
  for (const options of chosen) {
    for (const key of options) {
      const { requires = [], excludes = [] } = switchNamed(key) ?? {}
      expect(requires.filter(other => !options.has(other))).toEqual([])
      expect(excludes.filter(other => options.has(other))).toEqual([])
    }
  }
  const [bodies, realistic, everything] = chosen
  const missing = (less = new Set<string>(), more = new Set<string>()) => [...less].filter(key => !more.has(key))
  expect(missing(bodies, realistic)).toEqual(['melee-range-simple'])
  expect(missing(realistic, everything)).toEqual([])
})

test('what no preset contains is what the notes leave out', () => {
  const everything = new Set(PRESETS.at(-1)?.options)
  const out = SWITCHES.map(({ key }) => key).filter(key => !everything.has(key))
  expect(out.sort()).toEqual([
    'base-scale',
    'climbing-simple',
    'easy-st-contests',
    'fatigue-from-ht',
    'jumping-simple',
    'melee-range-simple',
    'natural-encumbrance-simple',
    'size-without-encumbrance',
    'square-root-table',
    'throwing-simple',
  ])
})
