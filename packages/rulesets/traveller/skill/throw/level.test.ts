/** The numbers of the skills against the inventory's, and what none, 0 and a level are worth. */
import { readFileSync } from 'node:fs'
import { compose, type Json, readInventory } from '@umpire/engine'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { SKILL_THROWS } from '../../tables/skill/skill-throws.ts'
import { BASIC_SKILLS, SKILLS } from '../../tables/skill/skills.ts'
import { levelDm, refereeThrow } from './level.ts'

const why = compose({ options: [] }).silent
const inventory = readInventory(
  parse(readFileSync(new URL('../../inventory.yaml', import.meta.url), 'utf8')),
  'inventory.yaml',
)
const dataOf = (topic: string): { readonly [name: string]: Json } => {
  const { data = {} } = inventory.rules.find(({ id }) => id === `traveller.skill.${topic}`) ?? {}
  return JSON.parse(JSON.stringify(data))
}
const at = (topic: string, part: string): { readonly [name: string]: Json } =>
  JSON.parse(JSON.stringify(dataOf(topic)[part]))

const dm = (skill: string, use: string | null, level: number | null): number =>
  levelDm({ skill, use, level, throw: null }, why).dm

describe('traveller.skill.no-skill-versus-zero', () => {
  const stated: readonly (readonly [string, string, { readonly [name: string]: Json }])[] = [
    ['Administration', 'officials', at('administration', 'officials')],
    ['Administration', 'serving', at('administration', 'serving')],
    ['Air/Raft', 'accident', dataOf('air-raft')],
    ['ATV', 'off_road', at('atv', 'off_road')],
    ['ATV', 'breakdown', { throw: dataOf('atv')['breakdown_per_day'] ?? null, per_level: 0 }],
    ['Bribery', 'offer', { ...dataOf('bribery'), throw: 'referee' }],
    ['Bribery', 'report', { throw: dataOf('bribery')['reported'] ?? null, per_level: 0 }],
    ['Computer', 'fatal', { throw: dataOf('computer')['fatal'] ?? null, per_level: 0 }],
    ['Computer', 'flaw', { throw: dataOf('computer')['flaw'] ?? null, per_level: 0 }],
    ['Electronics', 'devices', dataOf('electronics')],
    ['Engineering', 'problem', dataOf('engineering')],
    ['Forgery', 'detection', { ...dataOf('forgery'), throw: dataOf('forgery')['detection'] ?? null }],
    ['Forward Observer', 'hit', dataOf('forward-observer')],
    ['Gambling', 'organized', { ...at('gambling', 'organized'), per_level: 1 }],
    ['Gambling', 'private', { ...at('gambling', 'private'), per_level: 1 }],
    ['Gambling', 'crooked', { throw: dataOf('gambling-crooked')['crooked'] ?? null, per_level: 0 }],
    ['Gambling', 'detect', { ...at('gambling-crooked', 'detect'), per_level: 0 }],
    ['Leader', 'reaction', { throw: 'referee', per_level: dataOf('leader')['reaction_per_level'] ?? null }],
    ['Mechanical', 'devices', dataOf('mechanical')],
    ['Navigation', 'surface', at('navigation', 'surface')],
    ["Ship's Boat", 'escape', at('ships-boat', 'escape')],
    ["Ship's Boat", 'avoid_hit', at('ships-boat', 'avoid_hit')],
    ['Streetwise', 'contact', dataOf('streetwise')],
    ['Vacc Suit', 'avoid', at('vacc-suit', 'avoid')],
    ['Vacc Suit', 'remedy', at('vacc-suit', 'remedy')],
  ]
  for (const [skill, use, data] of stated) {
    test(`${skill}, ${use}: the numbers are the inventory's`, () => {
      expect(levelDm({ skill, use, level: 0, throw: null }, why).throw).toBe(
        data['throw'] === 'referee' ? null : data['throw'],
      )
      expect(dm(skill, use, 1)).toBe(data['per_level'])
      expect(dm(skill, use, null)).toBe(data['no_skill'] ?? 0)
    })
  }
  test('level 0 is worth nothing, whatever the skill and its use', () => {
    for (const skill of BASIC_SKILLS) {
      for (const use of Object.keys(SKILL_THROWS[skill].rows)) expect(dm(skill, use, 0), `${skill}, ${use}`).toBe(0)
    }
  })
  test('each level is worth as much as the one before, from the first that counts', () => {
    const landing = [0, 0, 2, 4, 6]
    const suspicion = [0, 0, 0, 0, 0, -1, -2]
    const recruiting = [0, 0, 0, 0, 1, 2]
    expect(landing.map((_, level) => dm("Ship's Boat", 'landing', level))).toEqual(landing)
    expect(suspicion.map((_, level) => dm('Gambling', 'suspicion', level))).toEqual(suspicion)
    expect(recruiting.map((_, level) => dm('Leader', 'recruiting', level))).toEqual(recruiting)
  })
  test('a use that a skill does not have is refused with those it has', () => {
    expect(() => dm('Vacc Suit', 'dance', 1)).toThrow('Vacc Suit: expected one of avoid, remedy')
  })
})

describe('traveller.skill.referee-throw', () => {
  const others = [...SKILLS.filter(skill => !BASIC_SKILLS.some(basic => basic === skill)), 'Laser Pistol', 'toString']
  test('a skill without an entry counts +1 per level, and none costs nothing', () => {
    for (const skill of [...others, 'Gunnery', 'Steward', 'Tactics', 'Pilot', 'Medical']) {
      expect([null, 0, 1, 5].map(level => dm(skill, null, level))).toEqual([0, 0, 1, 5])
    }
  })
  test('adds the level and every DM of the referee to the roll', () => {
    const dms = fc.array(fc.integer({ min: -9, max: 9 }), { maxLength: 6 })
    const roll = fc.integer({ min: 2, max: 12 })
    const level = fc.option(fc.nat(9))
    const skills = fc.constantFrom('Mechanical', 'Engineering', 'Streetwise', 'Laser Pistol')
    const worth: { readonly [skill: string]: readonly [none: number, each: number] } = {
      Engineering: [0, 2],
      Streetwise: [-5, 1],
    }
    fc.assert(
      fc.property(dms, roll, level, skills, fc.nat(15), (referee_dms, thrown, has, skill, number) => {
        const [none, each] = worth[skill] ?? [0, 1]
        const sum = referee_dms.reduce((total, one) => total + one, has === null ? none : each * has)
        const given = { skill, use: null, level: has, throw: `${number}+`, referee_dms, roll: thrown }
        expect(refereeThrow(given, why)).toEqual({
          throw: `${number}+`,
          dm: sum,
          total: thrown + sum,
          success: thrown + sum >= number,
        })
      }),
    )
  })
  test('without a number there is nothing to throw against', () => {
    const given = { skill: 'Mechanical', use: null, level: 2, throw: null, referee_dms: [], roll: 7 }
    expect(() => refereeThrow(given, why)).toThrow('throw: expected the number that the referee sets, such as 9+')
  })
})
