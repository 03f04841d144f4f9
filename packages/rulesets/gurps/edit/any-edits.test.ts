/** Any sequence of edits leaves a file that has a sheet, and problems that name a rule and a place that are there. */
import { BadInput, isObject } from '@umpire/engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FIREARMS } from '../catalog/arms/firearms.ts'
import { HAND_WEAPONS } from '../catalog/arms/hand-weapons.ts'
import type { WrittenTrait } from '../catalog/entry/taken.ts'
import { ATTRIBUTES } from '../catalog/entry/trait.ts'
import { SKILLS } from '../catalog/skills/skills.ts'
import type { Character } from '../character/character.ts'
import { everyTrait } from '../character/test/catalogue-fixture.ts'
import { mado } from '../character/test/mado-fixture.ts'
import { rules } from '../ruleset/rules.ts'
import { problemsOf } from '../sheet/problems.ts'
import { sheetOf } from '../sheet/sheet.ts'
import * as edit from './edit.ts'
import { award, raiseAttribute, raiseSkill } from './improve.ts'
import { buyOff, gainAdvantage, putOn } from './improve-traits.ts'

/** Whether a place is in the file. A name in it may have dots of its own: gurps.traits. */
function isPlace(value: unknown, place: string): boolean {
  if (place === '') return true
  const [, index, after = ''] = /^\[(\d+)\](.*)$/.exec(place) ?? []
  if (index !== undefined)
    return Array.isArray(value) && Number(index) < value.length && isPlace(value[Number(index)], after)
  const path = place.replace(/^\./, '')
  if (!isObject(value)) return false
  return Object.entries(value).some(([name, part]) => {
    const rest = path.slice(name.length)
    return path.startsWith(name) && (rest === '' || /^[.[]/.test(rest)) && isPlace(part, rest)
  })
}

const small = fc.integer({ min: -3, max: 12 })
const details = fc.dictionary(
  fc.constantFrom('frequency', 'npc_points', 'importance', 'people', 'recognition', 'group_size', 'luck'),
  fc.oneof(fc.constantFrom(6, 9, 12, 80, 120), fc.constantFrom('friend', 'everyone', 'always')),
  { maxKeys: 3 },
)
const bare = fc
  .record({
    trait: fc.oneof(fc.constantFrom(...everyTrait().map(({ trait }) => trait.name)), fc.constantFrom('Magery', 'Lukc')),
    points: fc.option(small, { nil: undefined }),
    level: fc.option(small, { nil: undefined }),
    details: fc.option(details, { nil: undefined }),
  })
  .map((written): WrittenTrait => JSON.parse(JSON.stringify(written)))
const trait = fc.oneof(fc.constantFrom(...everyTrait().map(({ written }) => written)), bare)
const skill = fc.oneof(
  fc.constantFrom(...SKILLS.map(({ name }) => name)),
  fc.constantFrom('Guns (rifle)', 'Language (Polish)', 'Stealth'),
)
const item = fc.record({
  name: fc.oneof(
    fc.constantFrom(...[...HAND_WEAPONS, ...FIREARMS].map(({ name }) => name)),
    fc.constantFrom('glasses', 'Garrand', 'rope', 'crutch'),
  ),
  worn: fc.boolean(),
  ready: fc.boolean(),
  quantity: fc.nat({ max: 3 }),
})

type Edit = (one: Character) => Character
/** A step of play that may be refused. */
const step =
  (act: (one: Character) => { readonly character?: Character }): Edit =>
  one =>
    act(one).character ?? one

const edits: fc.Arbitrary<Edit> = fc.oneof(
  trait.map(
    (written): Edit =>
      one =>
        edit.addTrait(one, written),
  ),
  fc.nat({ max: 12 }).map(
    (at): Edit =>
      one =>
        edit.removeTrait(one, at),
  ),
  fc.tuple(fc.nat({ max: 12 }), trait).map(
    ([at, written]): Edit =>
      one =>
        edit.replaceTrait(one, at, written),
  ),
  fc.tuple(skill, fc.integer({ min: -1, max: 40 })).map(
    ([name, halves]): Edit =>
      one =>
        edit.setSkillPoints(one, name, halves / 2),
  ),
  fc.tuple(skill, fc.integer({ min: 1, max: 20 })).map(
    ([name, level]): Edit =>
      one =>
        edit.setSkillLevel(one, name, level),
  ),
  fc.nat({ max: 30 }).map(
    (at): Edit =>
      one =>
        edit.removeSkill(one, at),
  ),
  item.map(
    (thing): Edit =>
      one =>
        edit.addItem(one, thing),
  ),
  fc.nat({ max: 9 }).map(
    (at): Edit =>
      one =>
        edit.removeItem(one, at),
  ),
  fc.tuple(fc.nat({ max: 9 }), small).map(
    ([at, cost]): Edit =>
      one =>
        edit.changeItem(one, at, { cost, weight_lb: cost }),
  ),
  fc.tuple(fc.constantFrom(...ATTRIBUTES), small).map(
    ([name, to]): Edit =>
      one =>
        edit.setAttribute(one, name, to),
  ),
  fc.integer({ min: 0, max: 90 }).map(
    (age): Edit =>
      one =>
        edit.identify(one, { age }),
  ),
  fc.constant<Edit>(one => edit.addQuirk(one, 'hums')),
  fc.integer({ min: -2, max: 9 }).map((points): Edit => step(one => award(one, { points }, { by_gm: true }))),
  fc.tuple(fc.constantFrom(...ATTRIBUTES), small).map(([name, to]) => step(one => raiseAttribute(one, name, to))),
  fc.tuple(skill, small).map(([name, to]) => step(one => raiseSkill(one, name, to, { by_gm: true }))),
  trait.map(written => step(one => gainAdvantage(one, written, { by_gm: true }))),
  trait.map(written => step(one => putOn(one, written))),
  fc.nat({ max: 12 }).map(at => step(one => buyOff(one, at))),
)

const RULES = new Set(rules.map(({ id }) => id))

test('gurps.chargen.checks: after any edits there is a sheet, and every problem names a rule and a place that are there', () => {
  fc.assert(
    fc.property(fc.array(edits, { maxLength: 12 }), all => {
      let one = mado()
      for (const change of all) {
        try {
          one = change(one)
        } catch (error) {
          // A place or a level that is not there: refused, with nothing changed.
          if (!(error instanceof BadInput)) throw error
        }
      }
      const file = { ...one, points: sheetOf(one).points }
      for (const { rule, where, message } of problemsOf(one)) {
        expect(RULES, message).toContain(rule)
        expect(isPlace(file, where), `${where}: ${message}`).toBe(true)
        expect(message).not.toMatch(/undefined|NaN|null|given\.|expected/)
      }
    }),
    { numRuns: 150 },
  )
})
