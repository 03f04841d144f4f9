/** The skills of the worked character, a radio operator, to the level. */
import { compose } from '@umpire/engine'
import { expect, test } from 'vitest'
import { catalogOf, take } from '../catalog/catalog.ts'
import { bearerOf } from '../catalog/entry/taken.ts'
import { languageSkill } from '../language/level/language.ts'
import { pointsForLevel, skillLevel } from './level.ts'
import { specialty, startingLimit } from './limits.ts'
import { parryFractions } from './unarmed.ts'
import { telegraphySpeed } from './uses.ts'

const why = compose({ options: [] }).silent
const catalog = catalogOf(why)
const attributes = { st: 8, dx: 12, iq: 13, ht: 11 }
const bearers = [{ trait: 'Voice' }, { trait: 'Language Talent', level: 2 }, { trait: 'Alertness' }].map(written =>
  bearerOf(take(written, catalog, 'traits')),
)

const LEARNED: readonly (readonly [skill: string, points: number, level: number])[] = [
  ['Language (English)', 2, 15],
  ['Language (German)', 1, 14],
  ['Telegraphy', 4, 15],
  ['Electronics Operation (communications)', 4, 14],
  ['Electronics (communications)', 2, 12],
  ['Acting', 4, 14],
  ['Disguise', 1, 12],
  ['Fast-Talk', 2, 13],
  ['Shadowing', 2, 13],
  ['Streetwise', 2, 13],
  ['Holdout', 2, 13],
  ['Forgery', 1, 11],
  ['Sex Appeal', 1, 12],
  ['Stealth', 4, 13],
  ['Guns (pistol)', 2, 15],
  ['Guns (light automatic weapon)', 1, 14],
  ['Knife', 2, 13],
  ['Judo', 4, 12],
  ['Parachuting', 1, 12],
  ['Bicycling', 1, 12],
  ['Hiking', 1, 10],
  ['Running', 2, 10],
  ['Demolition', 2, 13],
  ['Area Knowledge (Lyon)', 1, 13],
  ['First Aid', 1, 13],
  ['Camouflage', 1, 13],
  ['Cooking', 0.5, 12],
  ['Scrounging', 0.5, 12],
]

test('gurps.skill.catalog: every skill of the worked character, both ways', () => {
  for (const [skill, points, level] of LEARNED) {
    expect([skill, skillLevel({ skill, points, attributes, bearers }, why).level]).toEqual([skill, level])
    expect([skill, pointsForLevel({ skill, level, attributes, bearers }, why)]).toEqual([skill, points])
  }
})

test('gurps.skill.default: what she never learned', () => {
  const untrained = ['Swimming', 'Climbing', 'Leadership', 'Diplomacy', 'Karate']
  const levels = untrained.map(skill => skillLevel({ skill, points: 0, attributes, bearers }, why).level)
  expect(levels).toEqual([8, 7, 3, 9, null])
})

test('gurps.skill.starting-limit: her points, those in languages among them, are the limit of her age', () => {
  const { skill_points } = specialty({ skills_bought: Object.fromEntries(LEARNED) }, why)
  expect(startingLimit({ age: 26, skill_points }, why)).toEqual({ skill_limit: 52, legal: true })
  expect(skill_points).toBe(52)
})

test('gurps.skill.parry-fractions: her native tongue, her key, her knife and her throw', () => {
  expect(languageSkill({ iq: 13, language: 'native', language_talent: 2, points: 0 }, why)).toBe(15)
  expect(telegraphySpeed({ telegraphy: 15 }, why)).toBe(45)
  const parry = (skill: string, level: number, encumbrance_level: number) =>
    parryFractions.answer({ skill, level, encumbrance_level }, why).answer['parry']
  expect([parry('Knife', 13, 0), parry('Judo', 12, 0), parry('Judo', 12, 2)]).toEqual([5, 8, null])
})
