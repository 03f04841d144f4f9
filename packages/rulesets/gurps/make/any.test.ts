import { seeded } from '@umpire/dice'
import { expect, test } from 'vitest'
import { characters } from '../characters.ts'
import { ANIMALS } from './beast/animals.ts'

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
  expect(() => made({ template: 'dog', age: 4 })).toThrow('wishes.age: expected nothing of a Dog')
  expect(() => made({ template: 'dog', skill: ['Stealth'] })).toThrow('wishes.skill')
  expect(() => made({ template: 'dgo' })).toThrow('perhaps')
  expect(() => characters.print(dog, 'gcs')).toThrow('one of text, block, json for a beast')
  expect(() => characters.odds?.(dog, { skill: 'DX', modifier: 0 })).toThrow('a person')
  expect(() => characters.improve?.(dog, { award: 1 })).toThrow('a person')
  expect(() => characters.read({ system: 'gurps', kind: 'beast', version: 9 }, '')).toThrow('a newer program')
})
