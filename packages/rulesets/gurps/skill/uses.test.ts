/** Skills in use: each number against its formula, every roll, bad input. */
import { compose } from '@umpire/engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SKILLS } from '../catalog/skills/skills.ts'
import { success } from '../roll/success.ts'
import { influence } from './influence.ts'
import { skillTechLevel, specialty, startingLimit } from './limits.ts'
import { timedAttempts } from './times.ts'
import { carousingResult, freightTime, parachuting, telegraphySpeed, throwingBonus } from './uses.ts'

const why = compose({ options: [] }).silent
const LEVELS = Array.from({ length: 40 }, (_, index) => index)
const ROLLS = Array.from({ length: 16 }, (_, index) => index + 3)

test('gurps.skill.telegraphy-speed: three words for each level, 75 at most', () => {
  expect(LEVELS.map(telegraphy => telegraphySpeed({ telegraphy }, why))).toEqual(
    LEVELS.map(level => Math.min(75, 3 * level)),
  )
})

test('gurps.skill.throwing-bonus: a sixth of the skill, and nothing untrained', () => {
  expect(LEVELS.map(throwing => throwingBonus({ st: 11, throwing }, why))).toEqual(
    LEVELS.map(level => 11 + Math.floor(level / 6)),
  )
  expect(throwingBonus({ st: 11 }, why)).toBe(11)
})

test('gurps.skill.freight-time: a quarter less, exactly', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000 }), minutes => {
      expect(freightTime({ minutes, success: true }, why)).toBe(minutes * 0.75)
      expect(freightTime({ minutes, success: false }, why)).toBe(minutes)
    }),
  )
})

test('gurps.skill.carousing-result: every roll makes friends or enemies', () => {
  for (const roll of ROLLS) {
    const reaction = success({ effective: 12, roll }, why).success ? 2 : -2
    expect(carousingResult({ ht: 12, points: 2, roll }, why)).toEqual({ level: 12, reaction })
  }
  expect(carousingResult({ ht: 12, points: 2 }, why)).toEqual({ level: 12, reaction: null })
})

test('gurps.skill.parachuting: every roll, and a second one where the ground is rough', () => {
  for (const roll of ROLLS) {
    const { outcome, success: made, critical } = parachuting({ dx: 12, points: 1, roll, rough: false }, why)
    expect(outcome).toBe(made ? 'as-planned' : critical === 'failure' ? 'may-be-fatal' : 'drift-or-dropped-gear')
  }
  const rough = { dx: 12, points: 1, roll: 10, rough: true }
  expect(parachuting({ ...rough, second_roll: 12 }, why).landing).toBe('unhurt')
  expect(parachuting({ ...rough, second_roll: 13 }, why).landing).toBe('trees-or-injury')
  expect(parachuting({ dx: 9, iq: 13, points: 0, rough: false }, why)).toMatchObject({ level: 7, success: null })
})

test('gurps.skill.influence: good or bad, and no harm from a safe one', () => {
  for (const { name, family, safe } of SKILLS) {
    if (family !== 'Influence') {
      expect(() => influence.answer({ skill: name, level: 12, roll: 10 }, why)).toThrow(/influence skill/)
      continue
    }
    for (const roll of ROLLS) {
      const failed = safe ? 'unchanged' : 'bad'
      const reaction = success({ effective: 11, roll }, why).success ? 'good' : failed
      expect(influence.answer({ skill: name, level: 11, roll }, why).answer).toEqual({ reaction })
    }
  }
})

test('gurps.skill.influence: Will resists without the fourteen that fails', () => {
  const x = { skill: 'Fast-Talk', level: 12, roll: 12, purpose: 'coerce' }
  expect(influence.answer({ ...x, will: 18, will_roll: 16 }, why).answer).toMatchObject({ margin_b: 2, winner: 'b' })
  expect(() => influence.answer({ ...x, will_roll: 10 }, why)).toThrow(/will/)
  expect(() => influence.answer({ ...x, will: 10 }, why)).toThrow(/will_roll/)
})

test('gurps.skill.escape-time: minutes for attempts, rolls for minutes', () => {
  const asked = (skill: string, given: object) => timedAttempts.answer({ skill, ...given }, why).answer
  for (const attempts of [0, 1, 2, 5, 12]) {
    expect(asked('Escape', { attempts })['minutes']).toBe(attempts === 0 ? 0 : 1 + 10 * (attempts - 1))
    expect(asked('Lockpicking', { attempts })['minutes']).toBe(attempts)
    expect(asked('Survival (Desert)', { attempts })['minutes']).toBe(attempts * 24 * 60)
  }
  for (const trail_minutes of LEVELS) {
    expect(asked('Tracking', { trail_minutes })['rolls']).toBe(1 + Math.floor(trail_minutes / 5))
    expect(asked('Shadowing', { trail_minutes })['rolls']).toBe(Math.floor(trail_minutes / 10))
  }
  expect(asked('Hiking', { attempts: 2 })).toMatchObject({ interval: 'half a day of march', minutes: null })
  expect(() => asked('Acting', { attempts: 1 })).toThrow(/Time for each roll/)
})

test('gurps.skill.starting-limit: twice the age, to the half point', () => {
  for (let age = 0; age < 60; age++) {
    expect(startingLimit({ age, skill_points: 2 * age }, why)).toEqual({ skill_limit: 2 * age, legal: true })
    expect(startingLimit({ age, skill_points: 2 * age + 0.5 }, why).legal).toBe(false)
  }
})

test('gurps.skill.tech-level: only marked skills carry one, the one they were learned at', () => {
  for (const { name, tl } of SKILLS) {
    expect(skillTechLevel({ skill: name }, why)).toEqual({ name: tl ? `${name}/TL6` : name, tl: tl ? 6 : null })
  }
  expect(skillTechLevel({ skill: 'guns (RIFLE)', tl: 5 }, why).name).toBe('Guns/TL5 (rifle)')
  expect(skillTechLevel({ skill: 'Guns/TL4 (rifle)', campaign_tl: 7 }, why).name).toBe('Guns/TL4 (rifle)')
})

test('gurps.skill.specialty: each its own skill; the same twice and a missing one are told', () => {
  const bought = { 'Guns (pistol)': 1, 'guns (Pistol)': 0.5, 'Riding (mule)': 1, Driving: 2, Stealth: 4 }
  expect(specialty({ skills_bought: bought }, why)).toEqual({
    separate: false,
    skill_points: 8.5,
    twice: ['guns (Pistol)'],
    without_specialty: ['Driving'],
  })
  expect(specialty({ skills_bought: { 'Guns/TL5 (pistol)': 1, 'Guns/TL6 (pistol)': 1 } }, why).separate).toBe(true)
  expect(() => specialty({ skills_bought: { Gunz: 1 } }, why)).toThrow(/skills_bought.Gunz/)
})
