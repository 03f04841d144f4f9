import { seeded } from '@umpire/dice'
import { expect, test } from 'vitest'
import { charactersOf } from '../characters.ts'
import { choosable } from '../ruleset/rules.ts'
import { ANIMALS } from './beast/animals.ts'

const characters = charactersOf(choosable)
const made = (wishes: object) => characters.make(wishes, {}, seeded('stable'))

test('gurps.beast.riding-animals: every animal is a template, and what is made of it reads, checks and prints', () => {
  for (const { name } of ANIMALS) {
    const beast = made({ template: name.toLowerCase().replaceAll(' ', '-') })
    expect(beast).toMatchObject({ system: 'gurps', kind: 'beast', name })
    expect(characters.read(beast, '')).toEqual(beast)
    expect(characters.problems(beast)).toEqual([])
    expect(characters.print(beast, 'text')).toContain(name)
    expect(JSON.parse(characters.print(beast, 'json'))).toEqual(beast)
  }
  expect(made({ template: 'horse', name: 'Blaze' })).toMatchObject({ name: 'Blaze', st: 35 })
})

test('gurps.beast.encumbrance: too much on its back is told, with the rule', () => {
  const beast = { system: 'gurps', kind: 'beast', version: 1, name: 'x', st: 10, dx: 9, iq: 4, ht: 9, hp: 9, move: 9 }
  const laden = characters.read({ ...beast, diet: 'herbivore', load_lb: 301 }, '')
  expect(characters.problems(laden)).toMatchObject([{ rule: 'gurps.beast.encumbrance', where: 'load_lb' }])
  expect(Object.keys(characters.reasons?.(laden) ?? {})).toHaveLength(1)
  expect(characters.lost?.(laden, 'gcs')).toEqual([])
})

test('gurps.beast.stats: what is a person’s alone is refused', () => {
  const dog = made({ template: 'dog' })
  expect(() => made({ template: 'dog', age: 4 })).toThrow('wishes.age: expected nothing: a Dog is a beast, got 4')
  expect(() => made({ template: 'dog', skill: ['Stealth'] })).toThrow('wishes.skill')
  expect(() => made({ template: 'dgo' })).toThrow('perhaps')
  expect(() => characters.print(dog, 'gcs')).toThrow('one of text, block, json for a beast')
  expect(() => characters.improve?.(dog, { award: 1 })).toThrow('a person')
  expect(() => characters.read({ system: 'gurps', kind: 'beast', version: 9 }, '')).toThrow('a newer program')
})

test('gurps.beast.stats: a block read back is the same beast, and its rolls have odds', () => {
  for (const { name } of ANIMALS) {
    const beast = made({ template: name.toLowerCase().replaceAll(' ', '-') })
    expect(characters.parse(characters.print(beast, 'block'), '')).toEqual(beast)
  }
  const horse = made({ template: 'horse' })
  expect(() => characters.parse(characters.print(horse, 'block').replace(/Bite.*/, ''), 'it')).toThrow('of a beast')
  const asked = (skill: string, more = {}) => characters.odds?.(horse, { skill, modifier: 0, ...more })
  expect(asked('hearing')?.title).toBe('Saddle Horse: Hearing at 14')
  expect(asked('Bite')?.outcomes[0]?.chance).toMatchObject({ ways: 81n, of: 216n })
  expect(asked('Dodge')?.title).toMatch(/Dodge at \d+$/)
  expect(() => asked('Stealth')).toThrow('what a beast rolls against')
  expect(() => asked('DX', { modifier: -7 })).toThrow('gurps.roll.effective-skill')
  expect(() => asked('DX', { against: { score: 10, modifier: 0 } })).toThrow('against: expected nobody')
  expect(() => asked('DX', { facts: { alone: true } })).toThrow('facts.alone')
})
