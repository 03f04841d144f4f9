/** Advantages and disadvantages held against the inventory, and every effect seen to act. */
import { readFileSync } from 'node:fs'
import { compose, isObject, readInventory } from '@umpire/engine'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import type { Effect } from '../../effect/effect.ts'
import { catalogOf, skillNamed, TRAITS } from '../catalog.ts'
import { skillTargets } from '../entry/skill-targets.ts'
import { type Trait, traitField, type Variant } from '../entry/trait.ts'
import { SKILLS } from '../skills/skills.ts'
import { ADVANTAGES } from './advantages.ts'
import { DISADVANTAGES } from './disadvantages.ts'
import { PHOBIAS } from './phobias.ts'
import { STANDING } from './standing.ts'

const inventory = readInventory(
  parse(readFileSync(new URL('../../inventory/characters.yaml', import.meta.url), 'utf8')),
  'inventory/characters.yaml',
)
type Row = { readonly [name: string]: unknown }
const isRow = (value: unknown): value is Row => isObject(value)
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const rowsOf = (rule: string): readonly Row[] => list(inventory.rules.find(({ id }) => id === rule)?.data).filter(isRow)

/** Priced by the rules of looks, standing, wealth and friends, and listed with them. */
const ELSEWHERE = new Set([
  ...['appearance', 'charisma', 'ambidexterity', 'voice', 'clerical-investment', 'legal-enforcement-powers'],
  ...['military-rank', 'reputation', 'status', 'wealth', 'multimillionaire', 'ally', 'patron', 'appearance-low'],
  ...['fat', 'skinny', 'odious-personal-habits', 'duty', 'reputation-bad', 'social-stigma', 'status-low', 'poverty'],
  ...['dependent', 'enemy'],
])

const BOOKS = [
  { rule: 'gurps.advantage.catalog', traits: ADVANTAGES },
  { rule: 'gurps.disadvantage.catalog', traits: DISADVANTAGES },
]
const variantsOf = ({ cost }: Trait): readonly Variant[] => (cost.kind === 'variants' ? cost.variants : [])

/** What the inventory says in prose where the code has a target of its own, or another way to the same number. */
const TOLD_OTHERWISE: { readonly [target: string]: { readonly target: string; readonly op?: string } } = {
  'resisting physical torture': { target: 'roll:Will' },
  'lost arm': { target: 'lost arm', op: 'note' },
  'ranged attacks': { target: 'skills:ranged', op: 'add' },
  'skills of the Vehicle family, except Bicycling and rowing or sailing': { target: 'skills:fast-vehicle' },
}

/** Target, operation, number, by level or not, and who decides. */
const essence = (effect: Row) => {
  const told = TOLD_OTHERWISE[String(effect['target'])]
  const { by } = effect
  return {
    target: told?.target ?? effect['target'],
    op: told?.op ?? effect['op'],
    by: typeof by === 'number' || Array.isArray(by) ? by : 'words',
    per_level: effect['per_level'] === true,
    gm: effect['gm'] === true || effect['who'] === 'gm',
  }
}

for (const { rule, traits } of BOOKS) {
  const rows = rowsOf(rule).filter(row => !ELSEWHERE.has(String(row['id'])))
  const found = (id: unknown): Trait => {
    const trait = traits.find(one => one.id === id)
    if (trait === undefined) throw new Error(`no trait ${id}`)
    return trait
  }

  test(`${rule}: every trait of the inventory is there, once`, () => {
    expect(rows.length).toBeGreaterThan(30)
    expect(traits.map(({ id }) => id).sort()).toEqual(rows.map(row => row['id']).sort())
  })

  for (const row of rows) {
    test(`${rule}: ${row['name']} is as the inventory has it`, () => {
      const trait = found(row['id'])
      expect({ name: trait.name, category: trait.category }).toEqual({ name: row['name'], category: row['category'] })
      expect(trait.excludes).toEqual(list(row['excludes']))
      expect(trait.requires.length).toBe(list(row['requires']).length)
      expect(trait.can_be_learned).toBe(row['can_be_learned'] === true)
      expect(trait.choose.map(({ name }) => name)).toEqual(list(row['choose']))
      if (row['rule'] !== undefined) expect(trait.rule).toBe(row['rule'])
      for (const effect of list(row['effects']).filter(isRow)) {
        expect(trait.effects.map(essence)).toContainEqual(essence(effect))
      }
    })

    test(`${rule}: ${row['name']} costs what the inventory says`, () => {
      const { cost } = found(row['id'])
      const told = isRow(row['cost']) ? row['cost'] : {}
      expect(cost.kind).toBe(told['kind'])
      if (cost.kind === 'fixed') expect(cost.points).toBe(told['points'])
      if (cost.kind === 'per-level') {
        expect({ points: cost.points, max: cost.max }).toEqual({ points: told['points'], max: told['max'] })
        expect(cost.level_is).toBe(told['level_is'])
      }
      if (cost.kind !== 'variants') return
      // Some are listed by their points alone, and phobias in a table of their own.
      const named = list(told['variants']).filter(isRow)
      if (named.length === 0) {
        const points =
          told['see'] === undefined ? list(told['points']) : rowsOf(String(told['see'])).map(one => one['points'])
        expect(cost.variants.map(variant => variant.points)).toEqual(points)
      }
      for (const [index, one] of named.entries()) {
        const variant = cost.variants[index]
        expect(variant?.points).toBe(one['points'])
        expect([variant?.name, ...(variant?.aliases ?? [])]).toContain(one['name'])
      }
    })
  }
}

test('gurps.disadvantage.phobia-list: every phobia of the inventory, with its fear and its price', () => {
  expect(PHOBIAS).toEqual(rowsOf('gurps.disadvantage.phobia-list'))
})

test('gurps.advantage.catalog: the numbers of variants are effects', () => {
  const of = (id: string, key: string): readonly unknown[] => {
    const row = rowsOf('gurps.advantage.catalog').find(one => one['id'] === id)
    const cost = isRow(row?.['cost']) ? row['cost'] : {}
    return list(cost['variants'])
      .filter(isRow)
      .map(one => one[key])
  }
  const effects = (id: string) =>
    ADVANTAGES.filter(trait => trait.id === id)
      .flatMap(variantsOf)
      .flatMap(variant => variant.effects.map(({ by }) => by))
  expect(effects('luck')).toEqual(of('luck', 'minutes'))
  expect(effects('toughness')).toEqual(of('toughness', 'dr'))
})

const NAMES = new Set(TRAITS.flatMap(trait => [trait.name, ...variantsOf(trait).map(({ name }) => name)]))

test('gurps.chargen.checks: whatever a trait excludes, needs or is cancelled by exists', () => {
  for (const trait of TRAITS) {
    for (const name of trait.excludes) expect(NAMES, trait.name).toContain(name)
    for (const { trait: needed } of trait.requires)
      if (needed !== undefined) expect(NAMES, trait.name).toContain(needed)
    for (const name of effectsOf(trait).flatMap(({ unless = [] }) => unless)) expect(NAMES, trait.name).toContain(name)
  }
})

test('gurps.chargen.checks: traits of these two lists exclude each other both ways', () => {
  for (const trait of [...ADVANTAGES, ...DISADVANTAGES]) {
    for (const name of trait.excludes) {
      expect(TRAITS.find(other => other.name === name)?.excludes, trait.name).toContain(trait.name)
    }
  }
})

test('gurps.advantage.catalog: every name means one trait', () => {
  const ids = TRAITS.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(TRAITS.length).toBe(STANDING.length + ADVANTAGES.length + DISADVANTAGES.length)
  const names = TRAITS.flatMap(trait => {
    const variants = variantsOf(trait).flatMap(({ name, aliases }) => [name, ...aliases])
    return [...new Set([trait.name, ...variants].map(name => name.toLowerCase()))]
  })
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

test('gurps.convention.effects: a campaign could write every trait of the book', () => {
  for (const trait of TRAITS) {
    expect(traitField.read(JSON.parse(JSON.stringify(trait)), trait.name)).toEqual(trait)
  }
})

/** All effects a trait may bring, with those of its variants and choices. */
function effectsOf(trait: Trait): readonly Effect[] {
  const others = [...variantsOf(trait), ...trait.choose]
  return [...trait.effects, ...others.flatMap(({ effects }) => effects)]
}

const why = compose({ options: [] }).silent
const BOOK = catalogOf(why)
const targetsOf = (written: string): readonly string[] => skillTargets(skillNamed(written, BOOK, 'skill'))
const REACHED = new Set(
  SKILLS.flatMap(({ name, options }) => [name, ...options.map(option => `${name} (${option})`)]).flatMap(targetsOf),
)

test('gurps.convention.effects: effects on skills reach at least one skill', () => {
  for (const trait of TRAITS) {
    for (const { target } of effectsOf(trait)) {
      if (/^skills?:|^any skill$|^attr:(IQ|DX)$/.test(target)) expect(REACHED, trait.name).toContain(target)
    }
  }
})

test('gurps.convention.effects: no trait reaches a skill twice by two groups', () => {
  for (const trait of TRAITS) {
    const each = [{ name: trait.name, effects: trait.effects }, ...variantsOf(trait), ...trait.choose]
    for (const { name, effects } of each) {
      for (const skill of SKILLS) {
        const targets = targetsOf(skill.name)
        const always = effects.filter(({ target, op, when, gm }) => {
          return op === 'add' && when === undefined && gm !== true && targets.includes(target)
        })
        expect(always.length, `${trait.name}, ${name}, ${skill.name}`).toBeLessThanOrEqual(1)
      }
    }
  }
})
