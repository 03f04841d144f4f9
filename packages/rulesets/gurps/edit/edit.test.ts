/** Edits there and back, points and levels both ways, and legal characters that stay so. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { TRAITS } from '../catalog/catalog.ts'
import type { WrittenTrait } from '../catalog/entry/taken.ts'
import { ATTRIBUTES } from '../catalog/entry/trait.ts'
import { SKILLS } from '../catalog/skills/skills.ts'
import type { Character } from '../character/character.ts'
import { bearersIn, known } from '../character/known.ts'
import { learnedSkill } from '../character/skills.ts'
import { everyTrait } from '../character/test/catalogue-fixture.ts'
import { mado } from '../character/test/mado-fixture.ts'
import { somebody } from '../character/test/somebody-fixture.ts'
import { pointsOf } from '../chargen/points-spent.ts'
import { isLegal, problemsOf } from '../sheet/problems.ts'
import { rulesetOf, sheetOf } from '../sheet/sheet.ts'
import * as edit from './edit.ts'

/** As the sheet has them, without working out the rest of the sheet. */
const pointsIn = (one: Character) => {
  const why = rulesetOf(one).silent
  return pointsOf(one, known(one, why), why)
}

/** What all traits cost, each beside the others: free Status makes some of them cheaper. */
function costIn(before: Character, after: Character): number {
  const [old = 0, now = 0] = [before, after].map(one =>
    known(one, rulesetOf(one).silent).traits.reduce((sum, { points }) => sum + points, 0),
  )
  return now - old
}

test('gurps.chargen.total: every trait of the catalogue can be added and removed again, with its price', () => {
  const all = everyTrait()
  expect(new Set(all.map(({ trait }) => trait.name)).size).toBe(TRAITS.length)
  for (const before of [somebody(), mado()]) {
    const worth = pointsIn(before).creation
    for (const { written, trait } of all) {
      const after = edit.addTrait(before, written)
      const { creation, unspent, budget } = pointsIn(after)
      expect(creation + unspent, trait.name).toBe(budget)
      expect(creation, trait.name).toBe(worth + costIn(before, after))
      const back = edit.removeTrait(after, after.traits.length - 1)
      expect(back, trait.name).toEqual(before)
      expect(pointsIn(back).creation).toBe(worth)
    }
  }
})

test('gurps.chargen.total: traits come and go in any order', () => {
  const written = everyTrait().map(one => one.written)
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...written), { maxLength: 6 }), fc.infiniteStream(fc.nat()), (added, pick) => {
      const before = mado()
      let one = added.reduce(edit.addTrait, before)
      for (let left = added.length; left > 0; left--) {
        const at = before.traits.length + (pick.next().value % left)
        one = edit.removeTrait(one, at)
      }
      expect(one).toEqual(before)
    }),
    { numRuns: 50 },
  )
})

const specialties = SKILLS.map(({ name, specialty, options }) =>
  specialty ? `${name} (${options[0] ?? 'some'})` : name,
)
/** As the sheet has it, without working out the rest of the sheet. */
function levelOf(one: Character, at: number): number | null | undefined {
  const why = rulesetOf(one).silent
  const found = known(one, why)
  const line = found.skills[at]
  return line === undefined ? undefined : learnedSkill(one, line, bearersIn(found), why).level
}

test('gurps.skill.level-from-points: level to points to level is the identity on the sheet, for every skill', () => {
  const gifted: readonly WrittenTrait[] = [
    { trait: 'Voice' },
    { trait: 'Language Talent', level: 2 },
    { trait: 'Musical Ability', level: 3 },
    { trait: 'Callous' },
  ]
  for (const traits of [[], gifted]) {
    const before = somebody({ attributes: { st: 9, dx: 12, iq: 13, ht: 11 }, traits })
    for (const skill of specialties) {
      let had = 0
      for (let level = 3; level <= 18; level++) {
        const points = edit.pointsForSkill(before, skill, level)
        if (points === null) continue
        had++
        const after = edit.setSkillLevel(before, skill, level)
        expect(after.skills[0]?.points, skill).toBe(points)
        expect(levelOf(after, 0), `${skill} ${level}`).toBe(level)
      }
      expect(had, skill).toBeGreaterThan(3)
    }
  }
})

test('gurps.skill.level-from-points: points to level to points is the identity on the steps of the table', () => {
  for (const skill of specialties) {
    for (const points of [0.5, 1, 2, 4, 8, 16, 24]) {
      const learned = edit.setSkillPoints(somebody(), skill, points)
      const level = levelOf(learned, 0)
      const used = problemsOf(learned).every(({ where }) => where !== 'skills[0].points')
      const again = level === null || level === undefined ? null : edit.pointsForSkill(somebody(), skill, level)
      // A default that is as good is free.
      if (used) expect([points, 0], `${skill} for ${points}`).toContain(again)
    }
  }
})

test('gurps.language.skill: the native language by levels and by points', () => {
  const french = edit.setNativeLevel(mado(), 17)
  expect(french.native_language_points).toBe(2)
  expect(sheetOf(french).native).toBe(17)
  expect(() => edit.setNativeLevel(mado(), 14)).toThrow('at least 15')
})

test('gurps.skill.specialty: a skill is found by any of its names, and stands once', () => {
  const once = edit.setSkillPoints(somebody(), 'Natural Sciences (Chemistry)', 2)
  const twice = edit.setSkillPoints(once, 'chemistry', 4)
  expect(twice.skills).toMatchObject([{ skill: 'Natural Sciences (Chemistry)', points: 4 }])
  expect(edit.skillAt(twice, 'Physics')).toBe(-1)
  expect(edit.setSkillPoints(twice, 'Physics', 1).skills).toHaveLength(2)
  expect(() => edit.setSkillPoints(twice, 'Alchemy', 1)).toThrow('expected a skill')
  expect(() => edit.setSkillLevel(somebody(), 'Boxing', 3)).toThrow('that can be had')
})

test('gurps.equipment.item: things are carried, worn, readied and issued; left behind they are none of it', () => {
  const one = edit.addItem(somebody(), { name: 'Hatchet', cost: 50 })
  expect(one.items).toMatchObject([{ name: 'Hatchet', quantity: 1, carried: true, worn: false, issued: false }])
  expect(edit.makeReady(edit.carry(one, 0, false), 0, true).items).toMatchObject([{ carried: true, ready: true }])
  const left = edit.carry(edit.wear(edit.makeReady(one, 0, true), 0, true), 0, false)
  expect(left.items).toMatchObject([{ carried: false, worn: false, ready: false }])
  expect(sheetOf(one).money.left).toBe(1450)
  expect(sheetOf(edit.issue(one, 0, true)).money.left).toBe(1500)
  expect(edit.removeItem(one, 0)).toEqual(somebody())
  expect(() => edit.removeItem(one, 1)).toThrow('items[1]: expected a place from 0 to 0')
  expect(() => edit.changeItem(one, 0, { quantity: -1 })).toThrow('items[0].quantity')
})

test('gurps.chargen.checks: what a program did not know survives every edit', () => {
  const odd = somebody({
    items: [{ name: 'box', colour: 'red' }],
    skills: [{ skill: 'Stealth', points: 1, teacher: 'Luc' }],
  })
  const changed = edit.setSkillPoints(edit.carry(odd, 0, false), 'Stealth', 2)
  expect(changed.items[0]?.unknown_fields).toEqual({ colour: 'red' })
  expect(changed.skills[0]?.unknown_fields).toEqual({ teacher: 'Luc' })
})

test('gurps.quirk.rule: quirks are added, changed and removed; the game master’s word is given and taken back', () => {
  const one = edit.addQuirk(edit.addQuirk(somebody(), 'hums'), 'counts stairs')
  expect(edit.replaceQuirk(one, 0, 'whistles').quirks).toEqual(['whistles', 'counts stairs'])
  expect(edit.removeQuirk(edit.removeQuirk(one, 1), 0)).toEqual(somebody())
  const seven = edit.addQuirk(mado(), 'a sixth')
  const allowed = edit.allow(seven, { rule: 'gurps.quirk.rule', note: 'she is odd' })
  expect([isLegal(seven), isLegal(allowed), isLegal(edit.disallow(allowed, 0))]).toEqual([false, true, false])
})

// Edits that only add points, each within its own limit: none may make a legal character illegal, as long as the budget holds.

type Edit = (one: Character) => Character

const skillSteps = fc.tuple(fc.constantFrom(...specialties), fc.constantFrom(0.5, 1, 2, 4, 8)).map(
  ([skill, points]): Edit =>
    one =>
      edit.setSkillPoints(one, skill, points),
)
const attributeSteps = fc.tuple(fc.constantFrom(...ATTRIBUTES), fc.integer({ min: 8, max: 16 })).map(
  ([name, score]): Edit =>
    one =>
      edit.setAttribute(one, name, score),
)
const harmless = everyTrait().filter(({ trait: { requires, excludes, max_count }, points }) => {
  return points > 0 && points <= 20 && requires.length === 0 && excludes.length === 0 && max_count === 1
})
const traitSteps = fc.constantFrom(...harmless).map(
  ({ written, trait }): Edit =>
    one =>
      one.traits.some(other => other.trait === written.trait || other.trait === trait.name)
        ? one
        : edit.addTrait(one, written),
)
const itemSteps = fc.tuple(fc.constantFrom('rope', 'Hatchet', 'coat'), fc.integer({ min: 0, max: 20 })).map(
  ([name, cost]): Edit =>
    one =>
      edit.addItem(one, { name, cost, weight_lb: 1 }),
)

test('gurps.chargen.checks: a legal character stays legal when points are only added within limits', () => {
  const edits = fc.array(fc.oneof(skillSteps, attributeSteps, traitSteps, itemSteps), { maxLength: 12 })
  fc.assert(
    fc.property(edits, all => {
      let one = somebody({ identity: { age: 40 } })
      expect(isLegal(one)).toBe(true)
      for (const change of all) {
        const next = change(one)
        const { creation: total, budget, skills } = pointsIn(next)
        // Only what the limits allow is taken.
        if (total > budget || skills > 80) continue
        const errors = problemsOf(next).filter(({ severity }) => severity === undefined)
        expect(errors).toEqual([])
        one = next
      }
    }),
    { numRuns: 60 },
  )
})
