/** Every name and short form of the inventory, however it is written. */
import { readFileSync } from 'node:fs'
import { compose, readInventory } from '@umpire/engine'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { SKILLS } from '../tables/skill/skills.ts'
import { names, skillNamed } from './names.ts'

const why = compose({ options: [] }).silent
const { rules } = readInventory(
  parse(readFileSync(new URL('../inventory.yaml', import.meta.url), 'utf8')),
  'inventory.yaml',
)
const data = JSON.parse(JSON.stringify(rules.find(({ id }) => id === names.id)?.data))
const aliases: readonly (readonly [string, string])[] = Object.entries(data.aliases)

describe('traveller.skill.names', () => {
  test('the list is the one of the inventory', () => {
    const vehicles: readonly string[] = data.chosen_by_type.Vehicle
    expect([...data.basic, ...vehicles.filter(name => name !== 'ATV'), ...data.weapon_without_types]).toEqual(
      SKILLS.slice(0, SKILLS.indexOf('Brawling') + 1),
    )
    expect(SKILLS).toHaveLength(new Set(SKILLS).size)
    expect(aliases.length).toBeGreaterThan(15)
  })
  test('every short form stands for its name, with and without a level', () => {
    for (const [short, name] of aliases) {
      expect(names({ name: short }, why)).toEqual({ skill: name, level: null, known: true })
      for (const level of [0, 1, 12]) {
        expect(names({ name: `${short}-${level}` }, why)).toEqual({ skill: name, level, known: true })
      }
    }
  })
  test('capitals, spaces and kinds of hyphen do not matter', () => {
    const written = fc.constantFrom(...SKILLS, ...aliases.map(([short]) => short))
    const hyphen = fc.constantFrom('-', ' - ', '–', '−')
    fc.assert(
      fc.property(written, hyphen, fc.nat(30), fc.boolean(), (name, dash, level, upper) => {
        const text = `  ${upper ? name.toUpperCase() : name.toLowerCase()}${dash}${level} `
        expect(names({ name: text }, why)).toEqual({ skill: skillNamed(name), level, known: true })
      }),
    )
    expect(skillNamed('ship’s boat')).toBe("Ship's Boat")
    expect(skillNamed('Jack of All Trades')).toBe('Jack of all Trades')
  })
  test('no two names are mistaken for each other', () => {
    for (const skill of SKILLS) expect(skillNamed(skill)).toBe(skill)
  })
  test('a name that is not on the list is a new skill', () => {
    expect(names({ name: 'Laser Pistol-2' }, why)).toEqual({ skill: 'Laser Pistol', level: 2, known: false })
    expect(names({ name: ' Ground Car (Truck)-1' }, why)).toMatchObject({ skill: 'Ground Car (Truck)', level: 1 })
    expect(names({ name: '2-1' }, why)).toMatchObject({ skill: '2', level: 1 })
  })
})
