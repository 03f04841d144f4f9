import { type Character, edit, fileOf, readCharacter } from '@umpire/gurps/file'
import { describe, expect, test } from 'vitest'
import type { CatalogAnswer, SheetAnswer } from '../building/ask.ts'
import { nobody } from '../building/building.ts'
import { answerTo } from './answers.ts'

function sheetOf(character: Character): SheetAnswer {
  const answer = answerTo({ kind: 'sheet', character })
  if (answer.kind !== 'sheet') throw new Error('expected a sheet')
  return answer
}

function catalogOf(character: Character): CatalogAnswer {
  const answer = answerTo({ kind: 'catalog', campaign: character.campaign })
  if (answer.kind !== 'catalog') throw new Error('expected a catalogue')
  return answer
}

const withTraits = (...names: readonly string[]): Character =>
  names.reduce<Character>((one, trait) => edit.addTrait(one, { trait }), nobody())

const troubleOf = (one: Character, rule: string) => sheetOf(one).troubles.find(trouble => trouble.rule === rule)

describe('the sheet', () => {
  test('of nobody is legal and has all points left', () => {
    const { sheet, troubles, next } = sheetOf(nobody())
    expect(troubles).toEqual([])
    expect(sheet.points).toMatchObject({ total: 0, unspent: 100 })
    expect(next).toEqual({ st: 10, dx: 10, iq: 10, ht: 10 })
  })

  test('tells the steps of a skill by its table, up and down', () => {
    const learned = edit.addSkill(nobody(), { skill: 'Stealth', points: 2 })
    expect(sheetOf(learned).steps).toEqual({ '0': { less: 1, more: 4 } })
    const least = edit.changeSkill(learned, 0, { points: 0.5 })
    expect(sheetOf(least).steps).toEqual({ '0': { less: null, more: 1 } })
  })

  test('has a reason for what each trait costs', () => {
    const { reasons } = sheetOf(withTraits('Combat Reflexes', 'Greed'))
    expect(reasons['trait: 1']).toMatchObject([{ kind: 'table', row: 'Greed', value: -15 }])
  })
})

describe('ways out', () => {
  test('gurps.disadvantage.limit: the smallest disadvantage that suffices, and then it is gone', () => {
    const over = withTraits('Greed', 'One Eye', 'Hard of Hearing', 'Stubbornness')
    const trouble = troubleOf(over, 'gurps.disadvantage.limit')
    expect(trouble).toMatchObject({ severity: 'error' })
    expect(trouble?.ways[0]?.label).toBe('Take off Stubbornness, −5')
    const mended = trouble?.ways[0]?.next ?? over
    expect(troubleOf(mended, 'gurps.disadvantage.limit')).toBeUndefined()
  })

  test('gurps.chargen.total: less of something, or a larger budget', () => {
    const strong = edit.setAttribute(withTraits('Combat Reflexes'), 'dx', 16)
    const rich = edit.setAttribute(strong, 'iq', 12)
    const ways = troubleOf(rich, 'gurps.chargen.total')?.ways ?? []
    expect(ways).toHaveLength(2)
    for (const { next } of ways) expect(troubleOf(next, 'gurps.chargen.total')).toBeUndefined()
  })

  test('gurps.disadvantage.youth: the trait that the age asks for', () => {
    const young = edit.identify(nobody(), { age: 16 })
    expect(troubleOf(young, 'gurps.disadvantage.youth')?.ways[0]?.label).toBe('Take Youth 2')
  })

  test('gurps.move.encumbrance: what is heaviest is put down', () => {
    const loaded = edit.addItem(edit.addItem(nobody(), { name: 'anvil', weight_lb: 400, cost: 0 }), { name: 'Machete' })
    expect(troubleOf(loaded, 'gurps.move.encumbrance')?.ways[0]?.label).toBe('Put down anvil')
  })

  test('the game master may let a problem pass, and take that back', () => {
    const many = ['a', 'b', 'c', 'd', 'e', 'f'].reduce<Character>(edit.addQuirk, nobody())
    const allow = troubleOf(many, 'gurps.quirk.rule')?.ways.find(({ label }) => label === 'The GM allows it')
    const allowed = troubleOf(allow?.next ?? many, 'gurps.quirk.rule')
    expect(allowed?.severity).toBe('allowed')
    expect(troubleOf(allowed?.ways[0]?.next ?? many, 'gurps.quirk.rule')?.severity).toBe('error')
  })

  test('a setting that does not read can be left out', () => {
    const one = nobody()
    const bad = { ...one, campaign: { ...one.campaign, settings: { 'gurps.budget': 'much' } } }
    const trouble = sheetOf(bad).troubles[0]
    const mended = trouble?.ways.find(({ label }) => label.startsWith('Leave out the setting'))
    expect(sheetOf(mended?.next ?? bad).troubles).toEqual([])
  })
})

describe('the catalogue', () => {
  test('every trait can be taken as it is offered, and has a price', () => {
    for (const { first, name } of catalogOf(nobody()).traits) {
      const { sheet } = sheetOf(edit.addTrait(nobody(), first))
      expect(sheet.traits, name).toHaveLength(1)
    }
  })

  test('every thing can be carried, and weighs what is told', () => {
    for (const { name, loose, cost, weight_lb } of catalogOf(nobody()).things) {
      const { sheet } = sheetOf(edit.addItem(nobody(), { name, ...(loose && { cost, weight_lb }) }))
      expect(sheet.items[0], name).toMatchObject({ cost, weight_lb })
    }
  })
})

describe('a file that is opened', () => {
  test('comes back as it was, with what the program does not know', () => {
    const file = {
      system: 'gurps',
      version: 1,
      identity: { name: 'Ada', mood: 'fine' },
      attributes: { st: 9, dx: 10, iq: 10, ht: 10 },
    }
    const answer = answerTo({ kind: 'opened', value: file })
    const character = answer.kind === 'opened' ? answer.character : nobody()
    expect(fileOf(character)).toMatchObject(file)
    expect(readCharacter(fileOf(character), 'again')).toEqual(character)
  })

  test('of something else is refused with what was expected', () => {
    expect(() => answerTo({ kind: 'opened', value: { system: 'traveller' } })).toThrow(/expected gurps/)
    expect(() => answerTo({ kind: 'opened', value: 7 })).toThrow(/a character of GURPS/)
  })
})
