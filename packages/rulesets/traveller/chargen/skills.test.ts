import { readFileSync } from 'node:fs'
import { compose, readInventory } from '@umpire/engine'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { BLADES, GUNS, SERVICES, type Service } from '../tables/words.ts'
import { automaticSkills, automaticSkillsAsFloor } from './automatic-skills.ts'
import { characteristicAlterations, limitedSkills, skillLevels } from './skill-results.ts'
import {
  advancedEducation,
  advancedEducation8,
  personalDevelopment,
  serviceSkills,
  skillEligibility,
  skillTableChoice,
} from './skill-rolls.ts'
import {
  bladeCombatChoice,
  gunCombatChoice,
  quickTableAsPrinted,
  vehicleChoice,
  weaponChoiceAid,
} from './specific-skills.ts'

const why = compose({ options: [] }).silent
const inventory = readInventory(
  parse(readFileSync(new URL('../inventory.yaml', import.meta.url), 'utf8')),
  'inventory.yaml',
)
const dataOf = (id: string) => JSON.parse(JSON.stringify(inventory.rules.find(rule => rule.id === id)?.data))
const NO_LIMIT = { levels_held: null, intelligence: null, education: null }

describe('the four tables', () => {
  const tables: readonly [string, (service: Service, roll: number) => unknown][] = [
    [personalDevelopment.id, (service, roll) => personalDevelopment({ service, roll }, why).result],
    [serviceSkills.id, (service, roll) => serviceSkills({ service, roll }, why)],
    [advancedEducation.id, (service, roll) => advancedEducation({ service, roll }, why)],
    [advancedEducation8.id, (service, roll) => advancedEducation8({ service, roll, education: 8 }, why).result],
  ]
  test.each(tables)('%s: every service and face as in the inventory', (id, read) => {
    const data = dataOf(id)
    for (const service of SERVICES)
      for (let roll = 1; roll <= 6; roll++) expect(read(service, roll)).toBe(data[service][roll])
  })
  test('traveller.chargen.skill-table-choice: only the fourth asks for education, and 8 is enough', () => {
    for (let education = 0; education <= 15; education++)
      for (let table = 1; table <= 4; table++)
        expect(skillTableChoice({ education, table }, why).allowed).toBe(table < 4 || education >= 8)
    expect(advancedEducation8({ service: 'navy', roll: 1, education: 7 }, why)).toMatchObject({
      allowed: false,
      result: null,
    })
  })
  test('traveller.chargen.skill-eligibility: counted one by one', () => {
    for (const service of SERVICES)
      for (let term = 1; term <= 8; term++)
        for (const commission of [false, true])
          for (const promotion of [false, true]) {
            const each = [term === 1 ? 2 : 1, commission ? 1 : 0, promotion ? 1 : 0]
            const expected = service === 'scouts' ? 2 : each.reduce((a, b) => a + b)
            expect(skillEligibility({ service, term, commission, promotion }, why)).toBe(expected)
          }
  })
})

describe('traveller.chargen.skill-levels', () => {
  const name = fc.constantFrom('Pilot', 'Navigation', 'Cutlass', 'Vacc Suit')
  test('all at once is one after the other, and one for itself is the same', () => {
    fc.assert(
      fc.property(fc.array(name, { maxLength: 12 }), came => {
        const acquisitions: { [skill: string]: number } = {}
        let held: { readonly [skill: string]: number } = {}
        for (const skill of came) {
          acquisitions[skill] = (acquisitions[skill] ?? 0) + 1
          const before = held[skill]
          const { level } = skillLevels(
            { skill, ...(before === undefined ? {} : { level: before }), acquisitions: {}, skills: {}, ...NO_LIMIT },
            why,
          )
          held = skillLevels({ acquisitions: { [skill]: 1 }, skills: held, ...NO_LIMIT }, why).skills
          expect(level).toBe(held[skill])
        }
        const { skills } = skillLevels({ acquisitions, skills: {}, ...NO_LIMIT }, why)
        expect(skills).toEqual(acquisitions)
        expect(skills).toEqual(held)
      }),
    )
  })
  test('one skill or several, not both, and a level is that of one', () => {
    const none = { skills: {}, levels_held: null, intelligence: null, education: null }
    expect(() => skillLevels({ ...none, skill: 'Pilot', acquisitions: { Medical: 1 } }, why)).toThrow(
      'given: expected skill or acquisitions, got "both"',
    )
    expect(() => skillLevels({ ...none, level: 1, acquisitions: { Medical: 1 } }, why)).toThrow('skill: expected')
  })
  test('limited-skills: the sum never exceeds intelligence and education, and below it nothing is lost', () => {
    const limited = compose({ options: [limitedSkills] }, { options: ['limited-skills'] }).silent
    fc.assert(
      fc.property(
        fc.dictionary(name, fc.integer({ min: 0, max: 9 })),
        fc.nat(15),
        fc.nat(15),
        (acquisitions, intelligence, education) => {
          const given = { acquisitions, skills: {}, levels_held: null, intelligence, education }
          const after = Object.values(skillLevels(given, limited).skills).reduce((a, b) => a + b, 0)
          const wanted = Object.values(acquisitions).reduce((a, b) => a + b, 0)
          expect(after).toBe(Math.min(wanted, intelligence + education))
        },
      ),
    )
    const one = { skill: 'Pilot', level: 1, acquisitions: {}, skills: {}, intelligence: 2, education: 2 }
    expect(skillLevels({ ...one, levels_held: 3 }, limited).level).toBe(2)
    expect(skillLevels({ ...one, levels_held: 4 }, limited).level).toBe(1)
    expect(skillLevels({ ...one, levels_held: 4 }, why).level).toBe(2)
  })
})

test('traveller.chargen.characteristic-alterations: the one that is named, by so much, and it must be there', () => {
  expect(characteristicAlterations({ education: 9, result: '+2 education', cause: 'benefit' }, why)).toEqual({
    characteristic: 'education',
    value: 11,
    education: 11,
  })
  const missing = { strength: 6, result: '+1 education', cause: 'benefit' } as const
  expect(() => characteristicAlterations(missing, why)).toThrow('the value that is changed')
})

describe('traveller.chargen.automatic-skills', () => {
  const lines: readonly { service: Service; min_rank: number; grants: string }[] = dataOf(automaticSkills.id)
  const grantsOf = (service: Service, rank: number, granted_ranks: readonly number[]) =>
    automaticSkills({ service, rank, skills: {}, social: 7, granted_ranks, ...NO_LIMIT }, why)
  test('every line once, to its rank and higher ones, in any order of promotions', () => {
    for (const service of SERVICES) {
      for (let rank = 0; rank <= 6; rank++) {
        const due = lines.filter(line => line.service === service && line.min_rank <= rank)
        const { skills, social, granted_ranks } = grantsOf(service, rank, [])
        expect(granted_ranks).toEqual(due.map(line => line.min_rank))
        expect(Object.entries(skills).map(([skill, level]) => `${skill}-${level}`)).toEqual(
          due.map(({ grants }) => grants).filter(grants => !grants.startsWith('+')),
        )
        expect(social).toBe(7 + due.filter(({ grants }) => grants === '+1 social').length)
        expect(grantsOf(service, rank, granted_ranks).grants).toEqual([])
      }
    }
  })
  test('automatic-skills-as-floor: level 1 to those without, nothing to the others', () => {
    const floor = compose({ options: [automaticSkillsAsFloor] }, { options: ['automatic-skills-as-floor'] })
    const of = (level: number) =>
      automaticSkills.answer({ service: 'army', rank: 0, skills: { Rifle: level } }, floor.listen()).answer['skills']
    expect([of(0), of(1), of(3)]).toEqual([{ Rifle: 1 }, { Rifle: 1 }, { Rifle: 3 }])
    expect(automaticSkills.answer({ service: 'army', skills: { Rifle: 3 } }, why).answer['skills']).toEqual({
      Rifle: 4,
    })
  })
})

describe('a skill is made specific', () => {
  const choices = [
    { choice: bladeCombatChoice, list: BLADES, wrong: 'Rifle' },
    { choice: gunCombatChoice, list: GUNS, wrong: 'Blade' },
    { choice: vehicleChoice, list: ['Ground Car', 'ATV', 'Helicopter', 'Ground Car (Truck)'], wrong: 'Air/Raft' },
  ]
  test.each(choices)(
    '$choice.id: all of its list and nothing else, in one pick or several',
    ({ choice, list, wrong }) => {
      for (const pick of list) {
        expect(choice({ pick, level: 2, picks: [], skills: {}, ...NO_LIMIT }, why)).toMatchObject({
          allowed: true,
          level: 3,
        })
        expect(choice({ picks: [pick, pick], skills: {}, ...NO_LIMIT }, why).skills).toEqual({ [pick]: 2 })
      }
      const refused = choice({ picks: [list[0] ?? '', wrong], skills: {}, ...NO_LIMIT }, why)
      expect(refused).toMatchObject({ allowed: false, refused_pick: 2, skills: {} })
      expect(refused.because).toContain('it must be')
      expect(choice({ pick: wrong, picks: [], skills: {}, ...NO_LIMIT }, why)).toMatchObject({
        allowed: false,
        level: null,
      })
    },
  )
  test('traveller.chargen.weapon-choice-aid: the whole quick table of the inventory', () => {
    const { strength, dexterity } = dataOf(weaponChoiceAid.id)
    for (const { weapon, ...cells } of [...strength, ...dexterity]) {
      expect(weaponChoiceAid({ weapon }, why)).toMatchObject(cells)
      for (let value = 0; value <= 15; value++) {
        expect(weaponChoiceAid({ weapon, strength: value, dexterity: value }, why)).toMatchObject({
          bonus: value >= cells.plus_at,
          penalty: value <= cells.minus_at_or_below,
        })
      }
    }
  })
  test('traveller.chargen.weapon-choice-aid: quick-table-as-printed warns of the two cells that disagree', () => {
    const printed = compose({ options: [quickTableAsPrinted] }, { options: ['quick-table-as-printed'] })
    const penalty = (given: object, listener = printed.listen()) =>
      weaponChoiceAid.answer(given, listener).answer['penalty']
    expect(penalty({ weapon: 'Cutlass', strength: 7 })).toBe(true)
    expect(penalty({ weapon: 'Submachinegun', dexterity: 6 })).toBe(true)
    expect(penalty({ weapon: 'Sword', strength: 6 })).toBe(false)
  })
})
