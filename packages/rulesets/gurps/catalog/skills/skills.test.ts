/** The skills held against the inventory, and found by every name that somebody may write. */
import { readFileSync } from 'node:fs'
import { compose, isObject, readInventory } from '@umpire/engine'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { customSkills } from '../../campaign/settings.ts'
import { catalogOf, skillNamed } from '../catalog.ts'
import { type Skill, skillField, splitSkill } from '../entry/skill.ts'
import { SKILLS } from './skills.ts'

const inventory = readInventory(
  parse(readFileSync(new URL('../../inventory/characters.yaml', import.meta.url), 'utf8')),
  'inventory/characters.yaml',
)
const data = inventory.rules.find(({ id }) => id === 'gurps.skill.catalog')?.data
const rows = (Array.isArray(data) ? data : []).filter(isObject)
const why = compose({ options: [] }).silent
const BOOK = catalogOf(why)

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const byName = new Map(SKILLS.map(skill => [skill.name, skill]))
const found = (name: unknown): Skill => {
  const skill = byName.get(String(name))
  if (skill === undefined) throw new Error(`no skill ${name}`)
  return skill
}

const difficulty = (written: unknown) =>
  Array.isArray(written) ? { difficulty: 'average', difficulties: written } : { difficulty: written, difficulties: [] }

test('gurps.skill.catalog: every skill of the inventory is there, once', () => {
  expect(rows.length).toBe(102)
  expect(SKILLS.map(({ name }) => name).sort()).toEqual(rows.map(row => row['name']).sort())
})

for (const row of rows) {
  test(`gurps.skill.catalog: ${row['name']} is as the inventory has it`, () => {
    const skill = found(row['name'])
    const { type, attr, defaults, specialty, tl, group, alias, family, rule, contest, safe, covers, where } = skill
    expect({ difficulty: skill.difficulty, difficulties: skill.difficulties }).toEqual(difficulty(row['difficulty']))
    expect({ type, attr: attr.toUpperCase(), specialty, tl }).toEqual({
      type: row['type'],
      attr: row['attr'],
      specialty: row['specialty'],
      tl: row['tl'],
    })
    expect(defaults.map(one => `${one.attr.toUpperCase()}-${one.minus}`)).toEqual(row['defaults'])
    const mostly = { alias, family, group, contest, covers: covers?.replace('’', "'"), where }
    for (const [key, value] of Object.entries(mostly)) expect({ [key]: value }).toEqual({ [key]: row[key] })
    expect(safe).toBe(row['safe'] === true)
    expect(skill.default_only_for !== undefined).toBe(row['default_only_for'] !== undefined)
    expect(skill.no_iq_default_for).toEqual(list(row['no_iq_default_for']))
    expect(skill.max_encumbrance).toBe(row['requires'] === undefined ? null : 1)
    if (row['rule'] !== undefined) expect(rule).toBe(row['rule'])
    // "One area each" tells what a specialty is; the inventory lists it among the specialties.
    const [kind, ...more] = list(row['options']).filter(option => String(option).startsWith('one '))
    expect(more).toEqual([])
    if (kind === undefined) expect(skill.options).toEqual(list(row['options']))
    else expect(String(kind)).toContain(skill.specialty_is)
  })
  test(`gurps.skill.catalog: ${row['name']} has the effects of the inventory`, () => {
    const { effects } = found(row['name'])
    const wanted = list(row['effects'])
      .filter(isObject)
      .flatMap(({ target }) =>
        target === 'punch and kick damage' ? ['punch damage', 'kick damage'] : [String(target)],
      )
    const parry = typeof row['parry'] === 'string' && row['parry'] !== 'none' ? ['defense:parry'] : []
    const beyond = row['name'] === 'Fencing' ? ['limit of parries'] : []
    const targets = effects.map(({ target }) => target)
    expect([...new Set(targets)].sort()).toEqual([...new Set([...wanted, ...parry, ...beyond])].sort())
  })
}

test('gurps.skill.catalog: every skill is one that a campaign could write as well', () => {
  for (const skill of SKILLS) expect(skillField.read(skill, skill.name)).toEqual(skill)
})

test('gurps.skill.catalog: every skill, alias and specialty is found by its name', () => {
  for (const skill of SKILLS) {
    expect(skillNamed(skill.name, BOOK, 'skill')).toMatchObject({ skill, specialty: null })
    expect(skillNamed(` ${skill.name.toUpperCase()} `, BOOK, 'skill').skill).toBe(skill)
    if (skill.alias !== undefined) expect(skillNamed(skill.alias, BOOK, 'skill').skill).toBe(skill)
    for (const specialty of skill.options) {
      expect(skillNamed(`${skill.name} (${specialty.toUpperCase()})`, BOOK, 'skill')).toMatchObject({
        skill,
        specialty,
      })
      if (skill.bare_options) expect(skillNamed(specialty, BOOK, 'skill')).toMatchObject({ skill, specialty })
    }
    if (skill.tl) {
      expect(skillNamed(`${skill.name}/TL6 (own)`, BOOK, 'skill')).toMatchObject({ skill, specialty: 'own', tl: 6 })
    }
  }
})

test('gurps.skill.catalog: names with brackets and strokes of their own', () => {
  expect(skillNamed('Savoir-Faire (Military)', BOOK, 'skill')).toMatchObject({
    name: 'Savoir-Faire (Military)',
    specialty: null,
  })
  expect(skillNamed('savoir-faire', BOOK, 'skill').name).toBe('Savoir-Faire')
  expect(skillNamed('Knife Throwing', BOOK, 'skill')).toMatchObject({
    name: 'Thrown Weapon',
    specialty: 'Knife Throwing',
  })
  expect(splitSkill('Two-Handed Axe/Mace')).toEqual({ name: 'Two-Handed Axe/Mace', specialty: null, tl: null })
  expect(splitSkill('Guns/TL (rifle)')).toEqual({ name: 'Guns', specialty: 'rifle', tl: null })
  expect(splitSkill(' Armoury / tl7')).toEqual({ name: 'Armoury', specialty: null, tl: 7 })
})

test('gurps.skill.catalog: what nobody knows is refused with the nearest name', () => {
  expect(() => skillNamed('Stelth', BOOK, 'skills[3]')).toThrow(/skills\[3\].*perhaps stealth/)
  expect(() => skillNamed('', BOOK, 'skill')).toThrow(/skill/)
})

test('gurps.skill.catalog: a campaign adds skills, and its own one of a name is the one meant', () => {
  const own = [
    { name: 'Cryptography', type: 'mental', difficulty: 'very_hard', attr: 'iq', tl: true },
    { name: 'Chemistry', type: 'mental', difficulty: 'very_hard', attr: 'iq' },
  ]
  const campaign = compose({ options: [], settings: [customSkills] }, { settings: { [customSkills.id]: own } })
  const catalog = catalogOf(campaign.silent)
  expect(catalogOf(campaign.silent)).toBe(catalog)
  expect(skillNamed('Cryptography/TL6', catalog, 'skill').skill).toMatchObject({
    difficulty: 'very_hard',
    defaults: [],
  })
  expect(skillNamed('Chemistry', catalog, 'skill')).toMatchObject({ name: 'Chemistry', specialty: null })
  expect(skillNamed('Natural Sciences (Chemistry)', catalog, 'skill').specialty).toBe('Chemistry')
})

test('gurps.skill.catalog: a physical skill cannot be very hard', () => {
  const wrong = { name: 'Parkour', type: 'physical', difficulty: 'very_hard', attr: 'dx' }
  expect(() => skillField.read(wrong, 'skills[0]')).toThrow(/skills\[0\]\.difficulty/)
})
