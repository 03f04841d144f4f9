/** The one notion of a level: by the skill itself, by one that stands in, by jack of all trades, by the referee. */
import { compose } from '@umpire/engine'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { SKILLS, WEAPON_SKILLS } from '../tables/skill/skills.ts'
import { defaultZero, effectiveLevel, jackOfAllTrades, USUAL_LEAVE } from './effective-level.ts'
import { skillOptions } from './index.ts'
import { pilot } from './throw/craft.ts'
import { vehicle } from './throw/vehicle.ts'

const why = compose({ options: skillOptions }).silent
const anySkill = fc.constantFrom(...SKILLS)
const someSkills = fc.dictionary(anySkill, fc.nat(6), { maxKeys: 8 })
const person = fc.record({ skills: someSkills, player_character: fc.boolean() })

const STRICT = { default_zero: false, jack_of_all_trades: false }
const GENEROUS = { default_zero: true, jack_of_all_trades: true }
const worth = (level: number | null): number => level ?? -1

describe('traveller.skill.jack-of-all-trades', () => {
  test('lifts none to 0, never anything higher, and qualifies nobody', () => {
    fc.assert(
      fc.property(someSkills, anySkill, fc.integer({ min: 1, max: 9 }), (skills, skill, level) => {
        fc.pre(skill !== 'Jack of all Trades')
        const { 'Jack of all Trades': _, ...without } = skills
        const before = jackOfAllTrades({ skills: without, skill }, why)
        const after = jackOfAllTrades({ skills: { ...without, 'Jack of all Trades': level }, skill }, why)
        expect(after.effective_level).toBe(before.effective_level ?? 0)
        expect(after.qualifies).toBe(before.qualifies)
      }),
    )
  })
  test('the referee may forbid it', () => {
    const jack = { skills: { 'Jack of all Trades': 2 }, player_character: true }
    expect(effectiveLevel(jack, 'Medical', USUAL_LEAVE, why)).toBe(0)
    expect(effectiveLevel(jack, 'Medical', STRICT, why)).toBeNull()
    expect(effectiveLevel(jack, 'Jack of all Trades', STRICT, why)).toBe(2)
    const hireling = { ...jack, player_character: false }
    expect(effectiveLevel(hireling, 'Foil', USUAL_LEAVE, why)).toBe(0)
    expect(effectiveLevel(hireling, 'Foil', STRICT, why)).toBeNull()
  })
})

describe('traveller.skill.default-zero', () => {
  test('is level 0 for those who lack it, and no step towards level 1', () => {
    fc.assert(
      fc.property(person, anySkill, (somebody, skill) => {
        const plain = effectiveLevel(somebody, skill, USUAL_LEAVE, why)
        expect(effectiveLevel(somebody, skill, GENEROUS, why)).toBe(plain ?? 0)
      }),
    )
    const { skills } = defaultZero({ skills: {}, skill: 'Vacc Suit', acquisitions: { 'Vacc Suit': 1 } }, why)
    expect(skills).toEqual({ 'Vacc Suit': 1 })
  })
  test('says whether the skill is suited to it', () => {
    for (const skill of ['Air/Raft', 'ATV', 'Forward Observer', 'Steward', 'Vacc Suit', ...WEAPON_SKILLS])
      expect(defaultZero({ skills: {}, skill, acquisitions: {} }, why)).toEqual({
        skills: { [skill]: 0 },
        suitable: true,
      })
    expect(defaultZero({ skills: {}, skill: 'Medical', acquisitions: {} }, why).suitable).toBe(false)
  })
})

test('traveller.skill.weapon-zero: a player character has level 0 in every weapon, others have none', () => {
  for (const weapon of WEAPON_SKILLS) {
    expect(effectiveLevel({ skills: {}, player_character: true }, weapon, USUAL_LEAVE, why)).toBe(0)
    expect(effectiveLevel({ skills: {}, player_character: false }, weapon, USUAL_LEAVE, why)).toBeNull()
    expect(effectiveLevel({ skills: { [weapon]: 3 }, player_character: false }, weapon, USUAL_LEAVE, why)).toBe(3)
  }
})

test('traveller.skill.no-skill-versus-zero: more skill is never less level', () => {
  fc.assert(
    fc.property(person, anySkill, anySkill, fc.integer({ min: 1, max: 4 }), (somebody, skill, other, more) => {
      const skills = { ...somebody.skills, [other]: (somebody.skills[other] ?? 0) + more }
      const before = effectiveLevel(somebody, skill, USUAL_LEAVE, why)
      const after = effectiveLevel({ ...somebody, skills }, skill, USUAL_LEAVE, why)
      expect(worth(after)).toBeGreaterThanOrEqual(worth(before))
    }),
  )
})

describe('traveller.skill.pilot', () => {
  test('flies small craft at one level less, never the other way round; the better counts', () => {
    for (let pilots = 0; pilots < 6; pilots++) {
      for (let boats = 0; boats < 6; boats++) {
        const skills = { Pilot: pilots, "Ship's Boat": boats }
        expect(pilot({ skills, skill: "Ship's Boat", tons: null }, why).effective_level).toBe(
          Math.max(boats, pilots - 1),
        )
        expect(pilot({ skills, skill: 'Pilot', tons: null }, why).effective_level).toBe(pilots)
      }
    }
    // Pilot-0 less one is below level 0, which is no skill.
    expect(pilot({ skills: { Pilot: 0 }, skill: "Ship's Boat", tons: null }, why).effective_level).toBeNull()
  })
  test('100 tons is a ship, by option a small craft', () => {
    const option = compose({ options: skillOptions }, { options: ['pilot-over-100-tons'] }).listen()
    const craft = (tons: number) => ({ skills: { Pilot: 3 }, tons })
    const levels = (listener: typeof why) => [99, 100, 101].map(tons => pilot.answer(craft(tons), listener).answer)
    expect(levels(why).map(({ skill }) => skill)).toEqual(["Ship's Boat", 'Pilot', 'Pilot'])
    expect(levels(option).map(({ skill }) => skill)).toEqual(["Ship's Boat", "Ship's Boat", 'Pilot'])
    expect(levels(option).map(({ effective_level }) => effective_level)).toEqual([2, 2, 3])
    expect(() => pilot.answer({ skills: {} }, why)).toThrow('skill: expected a skill, or the tons of the craft')
  })
})

describe('traveller.skill.vehicle', () => {
  const related = [
    ['Ground Car', 'ATV'],
    ['Winged Craft', 'Helicopter'],
    ['Watercraft', 'Watercraft (Submarine)'],
    ['Ground Car (Truck)', 'ATV'],
    ['Ground Car (Truck)', 'Ground Car'],
  ] as const
  test('carries over within a group, both ways, at one level less', () => {
    for (const [one, other] of related) {
      for (const level of [1, 2, 5]) {
        expect(vehicle({ skills: { [one]: level }, skill: other }, why)).toBe(level - 1)
        expect(vehicle({ skills: { [other]: level }, skill: one }, why)).toBe(level - 1)
      }
      expect(vehicle({ skills: { [one]: 0 }, skill: other }, why)).toBeNull()
    }
  })
  test('never between groups, nor among hovercraft and grav belts', () => {
    const strangers = [
      ['Ground Car', 'Watercraft'],
      ['ATV', 'Winged Craft'],
      ['Hovercraft', 'Ground Car'],
      ['Hovercraft', 'Hovercraft (Racer)'],
      ['Grav Belt', 'Grav Belt (Old)'],
      ['Air/Raft', 'ATV'],
      ['Ground Car', 'Ground Cargo'],
    ] as const
    for (const [one, other] of strangers) {
      expect(vehicle({ skills: { [one]: 4 }, skill: other }, why), `${one}, ${other}`).toBeNull()
      expect(vehicle({ skills: { [other]: 4 }, skill: one }, why), `${other}, ${one}`).toBeNull()
    }
  })
  test('the best of several counts, and the skill itself if that is better', () => {
    const skills = { 'Ground Car': 2, 'Ground Car (Truck)': 4, ATV: 1 }
    expect(vehicle({ skills, skill: 'ATV' }, why)).toBe(3)
    expect(vehicle({ skills: { ...skills, ATV: 5 }, skill: 'ATV' }, why)).toBe(5)
    expect(vehicle({ skills: { ...skills, ATV: 5 }, skill: 'Ground Car' }, why)).toBe(4)
  })
})
