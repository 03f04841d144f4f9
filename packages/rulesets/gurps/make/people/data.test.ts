/** Templates, nations and lists: every name in them is one that the catalogues have. */
import { compose } from '@umpire/engine'
import { expect, test } from 'vitest'
import { thingsNamed } from '../../catalog/arms/arms.ts'
import { catalogOf, skillNamed } from '../../catalog/catalog.ts'
import { skillCost } from '../../skill/cost/cost.ts'
import { difficultyFor } from '../../skill/default.ts'
import { Draft } from '../draft.ts'
import { ARMS, GEAR, POCKETS } from './gear.ts'
import { NATIONS } from './nations.ts'
import { QUIRKS } from './quirks.ts'
import { TEMPLATES } from './templates.ts'

const why = compose({ options: [] }).silent
const twice = (all: readonly string[]): readonly string[] => all.filter((one, at) => all.indexOf(one) !== at)

test('gurps.chargen.points: templates are many, differ, and stand between 25 and 100 points', () => {
  expect(TEMPLATES.length).toBeGreaterThanOrEqual(14)
  expect(twice(TEMPLATES.map(({ key }) => key))).toEqual([])
  expect(new Set(TEMPLATES.map(({ points }) => points))).toEqual(new Set([25, 50, 75, 100]))
})

for (const { key, has, may, flaws, skills, also, attributes, ages, troubles } of TEMPLATES) {
  test(`gurps.advantage.general: all that a ${key} may have is in the catalogue, at the price it should have`, () => {
    const draft = new Draft(1000, 100, why)
    draft.setScores({ st: 12, dx: 12, iq: 12, ht: 12 })
    for (const trait of has) expect(draft.take(trait), JSON.stringify(trait)).toBe(true)
    for (const [weight, gift] of may) {
      expect(weight).toBeGreaterThan(0)
      expect(draft.price(gift), JSON.stringify(gift)).toBeGreaterThan(0)
    }
    for (const [weight, flaw] of flaws) {
      expect(weight).toBeGreaterThan(0)
      expect(draft.price(flaw), JSON.stringify(flaw)).toBeLessThan(0)
    }
    for (const [least, most] of [...Object.values(attributes), ages, troubles]) expect(least).toBeLessThanOrEqual(most)
    expect(draft.troubles).toBeLessThanOrEqual(troubles[0])
  })

  test(`gurps.skill.specialty: skills of a ${key} have their specialties, and points that are steps of the table`, () => {
    const catalog = catalogOf(why)
    for (const skill of [...skills.map(([name]) => name), ...also]) {
      const known = skillNamed(skill, catalog, key)
      expect(known.skill.specialty && known.specialty === null, skill).toBe(false)
      // Such as the book names; others are made up only where it leaves them open.
      const named = known.skill.options.length === 0 || known.skill.specialty_is !== undefined
      expect(named || known.skill.options.includes(known.specialty ?? ''), skill).toBe(true)
    }
    for (const [skill, least, most] of skills) {
      const known = skillNamed(skill, catalog, key)
      const bought = { type: known.skill.type, difficulty: difficultyFor(known, undefined), attribute: 10 }
      const steps = Array.from({ length: 30 }, (_, at) => skillCost({ ...bought, level: at }, why).points)
      expect(steps).toContain(least)
      expect(steps, `${skill} ${most}`).toContain(most)
    }
    expect(twice(skills.map(([skill]) => skill))).toEqual([])
  })
}

test('gurps.firearm.starter-set: every arm of every nation is in the catalogue', () => {
  expect(NATIONS.map(({ key }) => key)).toEqual([
    'american',
    'british',
    'german',
    'soviet',
    'french',
    'italian',
    'japanese',
  ])
  for (const { arms } of NATIONS) {
    for (const arm of ARMS) {
      const weapon = arms[arm]
      if (weapon !== null) expect(thingsNamed(weapon.name, why), weapon.name).not.toEqual([])
    }
  }
})

test('gurps.equipment.item: gear has a weight and a price, its own or the catalogue’s', () => {
  for (const gear of Object.values(GEAR)) {
    const told = 'cost' in gear && 'weight_lb' in gear
    expect(told || thingsNamed(gear.name, why).length > 0, gear.name).toBe(true)
  }
  for (const key of POCKETS) expect(Object.hasOwn(GEAR, key)).toBe(true)
})

test('gurps.quirk.rule: sixty quirks and more, none twice', () => {
  expect(QUIRKS.length).toBeGreaterThanOrEqual(60)
  expect(twice(QUIRKS)).toEqual([])
})

test('gurps.language.skill: names, languages and homes of each nation', () => {
  for (const { men, women, families, homes, language, languages } of NATIONS) {
    for (const names of [men, women, families, homes]) {
      expect(names.length).toBeGreaterThanOrEqual(8)
      expect(twice(names)).toEqual([])
      for (const name of names) expect(name.trim()).toMatch(/^.{2,}$/)
    }
    expect(languages.map(([, one]) => one)).not.toContain(language)
  }
})
