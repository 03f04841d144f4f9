import { asFighters, compose } from '@umpire/engine'
import { CATALOGUE, creatureNamed, creatures, gulliverOptions, PRESETS, RIVER_HOUND, resized } from '@umpire/gulliver'
import { choosable, encounterFile, startOf } from '@umpire/gurps/at-table'
import { screenOptions } from '@umpire/screen'
import { describe, expect, test } from 'vitest'
import { battleOf } from '../battle.ts'
import type { SheetAnswer } from '../building/ask.ts'
import { newTrait } from '../building/edits.ts'
import { answerTo } from './answers.ts'

function shownOf(design: typeof RIVER_HOUND, g = 1): SheetAnswer {
  const answer = answerTo({ kind: 'creature', design, g })
  if (answer.kind !== 'creature') throw new Error('expected a creature')
  return answer
}

function designOf(answer: ReturnType<typeof answerTo>): typeof RIVER_HOUND {
  if (!('design' in answer)) throw new Error('expected a design')
  return answer.design
}

test('gulliver.size.scale-table: the slider has a length for every Size, as the book prints it', () => {
  const ready = answerTo({ kind: 'ready' })
  expect(ready).toMatchObject({ kind: 'ready', first: { name: 'river hound' }, blank: { name: '' } })
  const sizes = ready.kind === 'ready' ? ready.sizes : []
  expect(sizes.map(({ size }) => size)).toEqual(Array.from({ length: 25 }, (_, at) => at - 12))
  expect(sizes.filter(({ size }) => [-6, 0, 2].includes(size)).map(({ length }) => length)).toEqual([
    '8 in',
    '2 yd',
    '4.5 yd',
  ])
})

describe('gulliver.enc.procedure: the sheet of a creature', () => {
  test('has a column for each environment, the weightless one by mass alone', () => {
    const { columns } = shownOf(RIVER_HOUND)
    expect(columns.map(({ medium, move }) => [medium, move])).toEqual([
      ['land', 10.35],
      ['water', 6.9],
      ['weightless', 18.975],
    ])
    expect(shownOf(creatureNamed('Ak', 'creature')).columns.map(({ medium }) => medium)).toContain('air')
  })
  test('is another one under another pull', () => {
    expect(shownOf(RIVER_HOUND, 2).columns[0]?.move).toBeLessThan(10.35)
  })
  test('tells its load beside it', () => {
    expect(shownOf(RIVER_HOUND).loaded).toBeNull()
    expect(shownOf({ ...RIVER_HOUND, gear: 200 }).loaded?.[0]?.move).toBeLessThan(10.35)
  })
})

test('every creature has reasons for each stat, each Move and each line of its price', () => {
  for (const design of CATALOGUE) {
    const { why, columns, lines, sheet } = shownOf(design)
    for (const [stat, value] of Object.entries(sheet.stats))
      expect([stat, (why[stat] ?? []).length > 0]).toEqual([stat, value !== null])
    for (const column of columns) expect(column.why.move.length).toBeGreaterThan(0)
    for (const { name, why: reasons, rule } of lines) {
      expect([name, reasons.length]).not.toContain(0)
      // Traits of GURPS are looked up in its catalogue, and a tail is DX for less: by no rule of their own.
      if (rule === null) expect(['Combat Reflexes', 'tail as a counterweight, DX +1']).toContain(name)
    }
    expect(lines.reduce((sum, { cost }) => sum + cost, 0)).toBe(sheet.price.total)
  }
})

test('gulliver.cost.attributes: a score tells its own price, not that of the others', () => {
  const { lines } = shownOf(RIVER_HOUND)
  expect(lines.find(({ name }) => name === 'IQ 9')?.why).toMatchObject([{ id: 'gulliver.cost.attributes', value: -10 }])
  expect(lines.find(({ name }) => name === '18 hit points')?.why).toMatchObject([{ value: 30 }])
})

describe('what stands against a design has a way out that mends it', () => {
  const fly = newTrait('Powered Flight')
  test.each([
    ['gulliver.size.base-st', resized(RIVER_HOUND, 6)],
    ['gulliver.trait.flight', { ...RIVER_HOUND, home: ['air' as const] }],
    ['gulliver.env.types', { ...RIVER_HOUND, primary: 'air' as const, traits: [fly] }],
    ['gulliver.enc.extra-encumbrance-guide', { ...RIVER_HOUND, extra_encumbrance: 9 }],
    ['gulliver.design.rule-of-five', { ...RIVER_HOUND, traits: [{ ...newTrait('Poor Jumper'), level: 7 }] }],
    [
      'gulliver.size.without-encumbrance',
      { ...RIVER_HOUND, options: ['size-without-encumbrance' as const, 'airfoils-advanced' as const] },
    ],
  ])('%s', (rule, design) => {
    const problem = shownOf(design).problems.find(one => one.rule === rule)
    expect(problem?.ways.length).toBeGreaterThan(0)
    for (const way of problem?.ways ?? []) {
      expect(shownOf(way.design).problems.filter(one => one.rule === rule)).toEqual([])
    }
  })
})

test('gulliver.size.combat-st: brought to another Size, or as strong there', () => {
  const grown = designOf(answerTo({ kind: 'sized', design: RIVER_HOUND, size: 3, strong: false }))
  const strong = designOf(answerTo({ kind: 'sized', design: RIVER_HOUND, size: 3, strong: true }))
  expect(shownOf(grown).sheet.stats.hp.rounded).toBe(36)
  expect(shownOf(strong).sheet.stats.hp.rounded).toBe(18)
  const told = designOf(answerTo({ kind: 'told', design: grown, at: 3 }))
  expect(told).toMatchObject({ measured_at: 3, hp: 36 })
  expect(shownOf(told).sheet.stats).toEqual(shownOf(grown).sheet.stats)
})

test('a file is read, refused with its place, and written as it was', () => {
  const file = answerTo({ kind: 'file', design: RIVER_HOUND })
  const written = file.kind === 'file' ? file.file : null
  expect(JSON.stringify(written)).not.toContain('unknown_fields')
  expect(designOf(answerTo({ kind: 'read', value: written }))).toEqual(RIVER_HOUND)
  expect(() => answerTo({ kind: 'read', value: { kind: 'creature' } })).toThrow('the file')
  expect(() => answerTo({ kind: 'read', value: { ...RIVER_HOUND, st: -1 } })).toThrow('the file.st')
})

describe('a fight for it begins under every preset', () => {
  const options = gulliverOptions(screenOptions)
  const world = { ...choosable, options: [...choosable.options, ...screenOptions, ...options], presets: PRESETS }
  const soldiers = { kind: 'soldiers', count: 3 } as const
  const small = creatureNamed('Ellyllon', 'creature')
  const covers = (design: typeof RIVER_HOUND) => shownOf(design).sheet.footprint
  test.each(PRESETS.map(({ key }) => key))('%s', preset => {
    const { silent } = compose(world, { options: [preset, 'tactical', 'positions'] })
    for (const [design, foe, foeDesign] of [
      [RIVER_HOUND, soldiers, undefined],
      [resized(RIVER_HOUND, 6), { kind: 'creature', count: 2, name: small.name, design: small }, small],
      [small, { kind: 'creature', count: 1, name: small.name, design: small }, small],
    ] as const) {
      const given = battleOf({
        name: design.name,
        title: 'a fight',
        foes: 'the others',
        design,
        covers: covers(design),
        foe,
        foeCovers: foeDesign === undefined ? { hexes_long: 1, hexes_wide: 1 } : covers(foeDesign),
      })
      const file = encounterFile.read(asFighters(given, 'it', [creatures]), 'it')
      expect(startOf(file, 'it', silent).roster.length).toBeGreaterThan(1)
    }
  })
})
