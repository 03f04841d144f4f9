/** The level of every skill: there and back, rising with points and scores, with what lasts and what does not. */
import { compose, option, replace } from '@umpire/engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { catalogOf, skillNamed, take } from '../catalog/catalog.ts'
import type { Difficulty, Skill } from '../catalog/entry/skill.ts'
import { bearerOf, type WrittenTrait } from '../catalog/entry/taken.ts'
import { SKILLS } from '../catalog/skills/skills.ts'
import type { Bearer } from '../effect/apply.ts'
import { skillBearer } from './bearer.ts'
import { gunsIqBonus } from './guns.ts'
import { pointsForLevel, skillInCatalog, skillInUse, skillLevel } from './level.ts'

const why = compose({ options: [] }).silent
const catalog = catalogOf(why)
const having = (...traits: readonly WrittenTrait[]): readonly Bearer[] =>
  traits.map(trait => bearerOf(take(trait, catalog, trait.trait)))

const written = ({ name, specialty, options }: Skill): string =>
  specialty ? `${name} (${options[0] ?? 'some'})` : name
const difficulties = ({ difficulties: several, difficulty }: Skill): readonly Difficulty[] =>
  several.length === 0 ? [difficulty] : several

const scores = fc.record({
  st: fc.integer({ min: 1, max: 30 }),
  dx: fc.integer({ min: 1, max: 30 }),
  iq: fc.integer({ min: 1, max: 30 }),
  ht: fc.integer({ min: 1, max: 30 }),
})
const halves = fc.integer({ min: 0, max: 120 }).map(half => half / 2)
const anySkill = fc.constantFrom(...SKILLS)
const BEARERS = having(
  { trait: 'Voice' },
  { trait: 'Double-Jointed' },
  { trait: 'Animal Empathy' },
  { trait: 'Musical Ability', level: 2 },
  { trait: 'Language Talent', level: 3 },
  { trait: 'Callous' },
)

/** Nobody is less than nobody. */
const height = (level: number | null): number => level ?? Number.NEGATIVE_INFINITY

/** Every level around a score that can be had, and what its points give back. */
function thereAndBack(
  asked: Parameters<typeof skillLevel>[0],
  score: number,
): readonly (readonly [number, number | null])[] {
  const all: (readonly [number, number | null])[] = []
  for (let level = score - 8; level <= score + 7; level++) {
    const points = pointsForLevel({ ...asked, level }, why)
    if (points !== null) all.push([level, skillLevel({ ...asked, points }, why).level])
  }
  return all
}

for (const skill of SKILLS) {
  test(`gurps.skill.catalog: ${skill.name}: level to points to level is the identity at every score`, () => {
    for (const difficulty of difficulties(skill)) {
      for (let score = 1; score <= 30; score++) {
        const attributes = { st: 10, dx: 10, iq: 10, ht: 10, [skill.attr]: score }
        const bearers = score % 2 === 0 ? BEARERS : []
        const all = thereAndBack({ skill: written(skill), points: 0, attributes, bearers, difficulty }, score)
        expect({ score, wrong: all.filter(([level, back]) => level !== back) }).toEqual({ score, wrong: [] })
        // A default far above the trained levels leaves few of them.
        if (score >= 10) expect(all.length).toBeGreaterThan(5)
      }
    }
  })
}

test('gurps.skill.catalog: more points or a higher score never lower a skill', () => {
  fc.assert(
    fc.property(
      anySkill,
      scores,
      halves,
      halves,
      fc.constantFrom('st', 'dx', 'iq', 'ht'),
      (skill, low, some, more, up) => {
        const asked = { skill: written(skill), attributes: low, bearers: BEARERS, resident: true }
        const before = skillLevel({ ...asked, points: some }, why)
        const paid = skillLevel({ ...asked, points: some + more }, why)
        expect(height(paid.level)).toBeGreaterThanOrEqual(height(before.level))
        const risen = skillLevel({ ...asked, attributes: { ...low, [up]: low[up] + 1 }, points: some }, why)
        expect(height(risen.level)).toBeGreaterThanOrEqual(height(before.level))
      },
    ),
  )
})

test('gurps.skill.relative-level: a trained skill rises by one with its attribute', () => {
  fc.assert(
    fc.property(anySkill, scores, halves, (skill, attributes, points) => {
      const asked = { skill: written(skill), points, bearers: [] }
      const { bought } = skillLevel({ ...asked, attributes }, why)
      const risen = skillLevel(
        { ...asked, attributes: { ...attributes, [skill.attr]: attributes[skill.attr] + 1 } },
        why,
      )
      expect(risen.bought).toBe(bought === null ? null : bought + 1)
    }),
  )
})

test('gurps.skill.default: the level is the better of training and default, and what lasts', () => {
  fc.assert(
    fc.property(anySkill, scores, halves, fc.boolean(), (skill, attributes, points, resident) => {
      const found = skillLevel({ skill: written(skill), attributes, points, bearers: BEARERS, resident }, why)
      const learned = Math.max(height(found.bought), height(found.default))
      expect(height(found.level)).toBe(learned + found.lasting)
      const free = skill.default_only_for === undefined || resident
      const best = Math.max(...skill.defaults.map(({ attr, minus }) => attributes[attr] - minus))
      expect(height(found.default)).toBe(free ? best : Number.NEGATIVE_INFINITY)
    }),
  )
})

test('gurps.skill.default: a score that the points are based on must be told', () => {
  expect(() => skillInCatalog.answer({ skill: 'Stealth', iq: 10, points: 2 }, why)).toThrow(/dx.*Stealth/)
  expect(skillInCatalog.answer({ skill: 'Stealth', iq: 10 }, why).answer).toMatchObject({ level: 5 })
})

test('gurps.skill.guns-iq-bonus: by IQ on every specialty, in the level and never in the price', () => {
  for (const skill of ['Guns (rifle)', 'Guns (shotgun)', 'Gunner (mortar)']) {
    for (let iq = 1; iq <= 30; iq++) {
      const bonus = iq < 10 ? 0 : iq < 12 ? 1 : 2
      const asked = { skill, attributes: { dx: 12, iq }, bearers: [] }
      const { level, bought, lasting } = skillLevel({ ...asked, points: 4 }, why)
      expect({ lasting, level }).toEqual({ lasting: bonus, level: (bought ?? 0) + bonus })
      expect(pointsForLevel({ ...asked, level: (bought ?? 0) + bonus }, why)).toBe(4)
    }
  }
})

test('gurps.skill.guns-iq-bonus: a campaign that replaces it changes every sheet', () => {
  const none = option({
    key: 'no-bonus',
    title: 'No bonus',
    says: 'IQ does not help with guns.',
    replaces: [replace(gunsIqBonus, () => ({ bonus: 0, level: null }))],
  })
  const { silent } = compose({ options: [none] }, { options: ['no-bonus'] })
  const asked = { skill: 'Guns (rifle)', points: 2, attributes: { dx: 12, iq: 12 }, bearers: [] }
  expect(skillLevel(asked, silent).level).toBe(13)
  expect(skillLevel(asked, why).level).toBe(15)
})

test('gurps.skill.catalog: what traits add at all times is on the sheet', () => {
  const attributes = { st: 10, dx: 10, iq: 10, ht: 10 }
  const lasting = (skill: string): number => skillLevel({ skill, attributes, points: 1, bearers: BEARERS }, why).lasting
  expect(lasting('Diplomacy')).toBe(0) // Voice +2, Callous −2
  expect(lasting('Savoir-Faire (Military)')).toBe(2)
  expect(lasting('Leadership')).toBe(-2)
  expect(lasting('Escape')).toBe(3)
  expect(lasting('Mechanic (gasoline engine)')).toBe(3)
  expect(lasting('Riding (horse)')).toBe(4)
  expect(lasting('Musical Instrument (violin)')).toBe(2)
  expect(lasting('Language (French)')).toBe(0)
  expect(lasting('Stealth')).toBe(0)
})

test('gurps.skill.catalog: Language Talent raises IQ for languages and nothing else', () => {
  const bearers = having({ trait: 'Language Talent', level: 2 })
  const asked = { points: 2, attributes: { iq: 11 }, bearers }
  expect(skillLevel({ ...asked, skill: 'Language (French)' }, why)).toMatchObject({ level: 13, lasting: 0 })
  expect(skillLevel({ ...asked, skill: 'Language (Navajo)' }, why).level).toBe(12)
  expect(skillLevel({ ...asked, skill: 'Language (French)', difficulty: 'hard' }, why).level).toBe(12)
  expect(skillLevel({ ...asked, skill: 'Acting' }, why).level).toBe(11)
})

test('gurps.skill.catalog: the moment changes a skill beyond its sheet level', () => {
  const facts = { encumbrance_level: 2 }
  expect(skillInUse({ skill: 'Climbing', level: 13, bearers: having({ trait: 'Double-Jointed' }), facts }, why)).toBe(
    11,
  )
  expect(skillInUse({ skill: 'Climbing', level: 13, bearers: [], facts: {} }, why)).toBe(13)
  expect(skillInUse({ skill: 'Stealth', level: 13, bearers: [], facts }, why)).toBe(13)
  const skiing = skillBearer(skillNamed('Skiing', catalog, 'skill'), 14)
  const onSkis = { cross_country_on_skis: true }
  expect(skillInUse({ skill: 'Hiking', level: 11, bearers: [skiing], facts: onSkis }, why)).toBe(14)
  expect(skillInUse({ skill: 'Hiking', level: 11, bearers: [skiing], facts: {} }, why)).toBe(11)
  const chummy = having({ trait: 'Chummy' })
  expect(skillInUse({ skill: 'Acting', level: 12, bearers: chummy, facts: { alone: true } }, why)).toBe(11)
  expect(skillInUse({ skill: 'Stealth', level: 12, bearers: chummy, facts: { alone: true } }, why)).toBe(12)
})

test('gurps.skill.guns-iq-bonus: a gun skill does not lift the other gun skills', () => {
  const bearers = [skillBearer(skillNamed('Guns (rifle)', catalog, 'skill'), 15)]
  const asked = { skill: 'Guns (pistol)', points: 1, attributes: { dx: 12, iq: 12 } }
  expect(skillLevel({ ...asked, bearers }, why)).toEqual(skillLevel({ ...asked, bearers: [] }, why))
})
