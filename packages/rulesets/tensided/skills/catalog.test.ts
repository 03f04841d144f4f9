/** The catalogue against the inventory, fields of skills, complex skills and education. */
import { readFileSync } from 'node:fs'
import { compose, type Field, json, list, map, nullable, optional, readInventory, record, text } from '@umpire/engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { settings } from '../campaign/settings.ts'
import { GUN_ROWS } from '../tables/guns.ts'
import { MELEE_ROWS } from '../tables/melee-weapons.ts'
import { RANGED_CONCENTRATIONS, SKILLS, skillRow } from '../tables/skills.ts'
import { majorMinor, skillCatalog } from './catalog.ts'
import { complex } from './complex.ts'
import { concentrations, hthConcentrations, rangedConcentrations } from './concentrations.ts'
import { educationCommonKnowledge, educationStandIn } from './education.ts'
import { securityTime } from './thief.ts'
import { driving } from './vehicles.ts'

const under = (chosen: { readonly [id: string]: unknown }) =>
  compose({ options: [], settings }, { settings: chosen }).silent
const why = under({})
const athletic = under({ 'tensided.instinct_stat': 'athleticism' })
const score = fc.integer({ min: 0, max: 10 })

const file = readFileSync(new URL('../inventory.yaml', import.meta.url), 'utf8')
const inventory = readInventory(parse(file), 'inventory.yaml')
const dataOf = (id: string) => json().read(inventory.rules.find(rule => rule.id === id)?.data, id)

test('tensided.skills.catalog: every row of the inventory, whole', () => {
  const either: Field<boolean | string> = {
    spec: { kind: 'json' },
    read: value => (typeof value === 'boolean' ? value : String(value)),
  }
  const names = list(text())
  const fields: Field<string | readonly string[]> = {
    spec: { kind: 'json' },
    read: (value, place) => (typeof value === 'string' ? value : names.read(value, place)),
  }
  const row = record({
    key: text(),
    name: text(),
    group: text(),
    type: text(),
    stats: map(text()),
    complex: either,
    concentrations: fields,
    opposed_by: nullable(text()),
    opposes: optional(names),
    stands_in_for: optional(names),
    sample_concentrations: optional(names),
    complex_when: optional(text()),
    new_vehicle_xp: optional(json()),
  })
  const rows = list(row).read(dataOf('tensided.skills.catalog'), 'catalog')
  expect(rows.map(({ key }) => key)).toEqual(SKILLS)
  for (const { key: skill, stats, complex_when: _w, new_vehicle_xp: _x, ...told } of rows) {
    const { opposes = [], stands_in_for = [], sample_concentrations = [], ...rest } = told
    const answer = skillCatalog({ skill }, why)
    expect(answer).toMatchObject({ ...rest, opposes, stands_in_for, sample_concentrations })
    expect(answer.situations).toEqual(Object.keys(stats))
    expect(answer.stat).toBe(stats['normal'] ?? null)
    for (const [situation, stat] of Object.entries(stats)) {
      expect(skillCatalog({ skill, situation }, why).stat).toBe(stat)
    }
    expect(() => skillCatalog({ skill, situation: 'asleep' }, why)).toThrow(/situation: expected of .* one of/)
  }
})

test('tensided.skills.catalog: instinct is what the campaign says it is', () => {
  const sudden = { skill: 'driving', situation: 'sudden surprise' }
  expect([skillCatalog(sudden, why).stat, skillCatalog(sudden, athletic).stat]).toEqual(['awareness', 'athleticism'])
  const drive = { situation: 'sudden surprise', awareness: 7, athleticism: 3, driving: 2 } as const
  expect([driving(drive, why), driving(drive, athletic)]).toMatchObject([{ attribute: 9 }, { attribute: 5 }])
  expect(skillCatalog({ skill: 'ranged-combat', situation: 'point blank' }, athletic).stat).toBe('athleticism')
})

test('tensided.skills.catalog: any subject can be studied, and any other word is refused', () => {
  expect(skillCatalog({ skill: 'education:history' }, why)).toMatchObject({
    name: 'history',
    type: 'major',
    stat: 'aptitude',
    complex: true,
    concentrations: 'open',
  })
  for (const word of ['history', 'education:', 'education:  ', 'toString', '']) expect(skillRow(word)).toBeUndefined()
  expect(() => skillCatalog.answer({ skill: 'stelth' }, why)).toThrow(/perhaps stealth/)
})

test('tensided.skills.major-minor: level by level, twice as dear for a major skill', () => {
  for (const skill of SKILLS) {
    const { type } = majorMinor({ skill }, why)
    let cost = 0
    for (let to = 1; to <= 12; to++) {
      cost += type === 'major' ? 2 * to : to
      expect(majorMinor({ skill, from: 0, to }, why)).toEqual({ type, cost })
      expect(majorMinor({ skill, from: to - 1, to }, why).cost).toBe(type === 'major' ? 2 * to : to)
    }
  }
  const major = SKILLS.filter(skill => majorMinor({ skill }, why).type === 'major')
  expect(major.map(skill => skillRow(skill)?.group)).toEqual(['combat', 'combat', ...Array(5).fill('education')])
})

test('tensided.skills.concentrations: every weapon in every hand that learned something else', () => {
  for (const [weapon, { concentration }] of Object.entries(GUN_ROWS)) {
    for (const held of RANGED_CONCENTRATIONS) {
      const df_modifier = held === concentration ? 0 : 3
      const answer = concentrations({ skill: 'ranged-combat', concentrations: [held], weapon }, why)
      expect(answer).toEqual({ concentration, df_modifier })
    }
  }
  for (const [weapon, { concentration }] of Object.entries(MELEE_ROWS)) {
    expect(hthConcentrations({ weapon }, why)).toBe(concentration)
    expect(concentrations({ skill: 'hth-combat', weapon }, why).df_modifier).toBe(3)
    expect(rangedConcentrations({ weapon, thrown: true }, why)).toBe('grenade')
    expect(() => rangedConcentrations({ weapon }, why)).toThrow(/weapon: expected something to shoot with/)
  }
  expect(() => hthConcentrations({ weapon: '9mm Pistol' }, why)).toThrow(/weapon/)
})

test('tensided.skills.concentrations: a skill that is not divided asks for none, nor does a pilot’s', () => {
  for (const skill of SKILLS) {
    const fields = skillRow(skill)?.concentrations
    const divided = fields === 'open' || (Array.isArray(fields) && fields.length > 0)
    expect(concentrations({ skill, field: 'underwater' }, why).df_modifier).toBe(divided ? 3 : 0)
    expect(concentrations({ skill, concentrations: ['underwater'], field: 'underwater' }, why).df_modifier).toBe(0)
    expect(concentrations({ skill }, why)).toEqual({ concentration: null, df_modifier: 0 })
  }
})

test('tensided.skills.ranged-concentrations: what is in no table goes by size and grip', () => {
  for (const smaller_than_desert_eagle of [true, false]) {
    for (const foregrip_used of [true, false]) {
      const gun = { weapon: 'strange gun', smaller_than_desert_eagle, foregrip_used }
      const pistol = smaller_than_desert_eagle || !foregrip_used
      expect(rangedConcentrations(gun, why)).toBe(pistol ? 'pistol' : 'rifle')
    }
  }
  expect([rangedConcentrations({ weapon: 'Mortar' }, why), rangedConcentrations({ weapon: 'cannon' }, why)]).toEqual([
    'ballistic',
    'heavy',
  ])
})

test('tensided.skills.complex: half as much again of the task alone, or both skills twice', () => {
  fc.assert(
    fc.property(score, score, score, score, fc.integer({ min: 0, max: 40 }), (stat, skill, other, his, base_df) => {
      for (const concentration_fits of [true, false]) {
        for (const df_modifier of [0, 4]) {
          const own = { stat_value: stat, skill_level: skill, concentration_fits, df_modifier }
          const extra = (concentration_fits ? 0 : 3) + df_modifier
          const attribute = stat + 2 * skill
          const passive = { attribute, difficulty: Math.ceil((3 * base_df) / 2) + extra }
          expect(complex({ ...own, base_df }, why)).toEqual(passive)
          const opponent = { stat_value: other, skill_level: his }
          expect(complex({ ...own, opponent }, why)).toEqual({ attribute, difficulty: other + 2 * his + 5 + extra })
        }
      }
    }),
  )
  expect(() => complex({ stat_value: 5, skill_level: 2 }, why)).toThrow(/base_df/)
  expect(() => complex({ stat_value: 5, skill_level: 2, opposed: true }, why)).toThrow(/opponent/)
})

test('tensided.skills.complex: without dice nothing is waited for', () => {
  const diceless = under({ 'tensided.diceless': true })
  expect(complex({ stat_value: 6, skill_level: 5, base_df: 10 }, diceless)).toMatchObject({ success: true, mos: 1 })
  expect(complex({ stat_value: 6, skill_level: 5, base_df: 10 }, why).success).toBeUndefined()
})

test('tensided.skills.education-common-knowledge: only what one studies, and never twice foreign', () => {
  const asked = { aptitude: 8, skill_level: 4, base_df: 10, d10: 2 }
  for (const skill of SKILLS) {
    const known = () => educationCommonKnowledge({ ...asked, skill }, why)
    if (skillRow(skill)?.group === 'education') expect(known()).toMatchObject({ attribute: 16, difficulty: 18, mos: 0 })
    else expect(known).toThrow(/skill: expected an education skill/)
  }
})

test('tensided.skills.education-stand-in: pairs of the book, or the game master’s word', () => {
  const asked = { skill_level: 3, aptitude: 7, dexterity: 5, charisma: 2, base_df: 10 }
  const pairs = SKILLS.flatMap(skill =>
    skillRow(skill)?.group === 'education'
      ? (skillRow(skill)?.standsInFor ?? []).map(minor => `${skill} ${minor}`)
      : [],
  )
  expect(pairs).toEqual(['medicine medic', 'engineering mechanics'])
  const diagnosis = { in_place_of: 'mechanics', situation: 'diagnosis' } as const
  expect(educationStandIn({ ...asked, skill: 'engineering', ...diagnosis }, why)).toMatchObject({ attribute: 13 })
  expect(() => educationStandIn({ ...asked, skill: 'engineering', in_place_of: 'mechanics' }, why)).toThrow(/hands-on/)
  expect(() => educationStandIn({ ...asked, skill: 'law', in_place_of: 'command' }, why)).toThrow(/nothing/)
  const allowed = { ...asked, skill: 'law', in_place_of: 'command', allowed: true } as const
  expect(educationStandIn(allowed, why)).toMatchObject({ attribute: 8, difficulty: 18 })
})

test('tensided.skills.security-time: the table of the inventory, and a failure costs all of it', () => {
  const { failure = 0, '7+': more = 0, ...table } = map(json()).read(dataOf('tensided.skills.security-time'), 'times')
  for (const [mos, seconds] of Object.entries(table)) expect(securityTime({ mos: Number(mos) }, why)).toBe(seconds)
  for (let mos = 7; mos <= 20; mos++) expect(securityTime({ mos }, why)).toBe(more)
  for (let mos = -20; mos < 0; mos++) expect(securityTime({ mos }, why)).toBe(failure)
})
