/** A character written for the GURPS Game Aid: every field that it and its later releases look for. */
import { isObject, ownValue } from '@umpire/engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { character } from '../../character/character.ts'
import { anyCharacter } from '../../character/test/any-character-fixture.ts'
import { mado } from '../../character/test/mado-fixture.ts'
import { toFoundry } from './write.ts'

/** The template of the system, and what its later releases read when they bring an actor up to date. */
const SYSTEM = [
  ...['attributes', 'HP', 'FP', 'QP', 'dodge', 'basicmove', 'basicspeed', 'parry', 'currentmove', 'thrust', 'swing'],
  ...['frightcheck', 'hearing', 'tastesmell', 'vision', 'touch', 'ads', 'languages', 'skills', 'spells', 'money'],
  ...['traits', 'totalpoints', 'melee', 'ranged', 'hitlocations', 'encumbrance', 'notes', 'equipment', 'liftingmoving'],
  ...['reactions', 'additionalresources', 'conditions', 'conditionalinjury', 'conditionalmods'],
]
const partOf = (value: unknown, ...names: readonly string[]): unknown =>
  names.reduce<unknown>((part, name) => (isObject(part) ? ownValue(part, name) : undefined), value)
const rowsOf = (value: unknown): readonly unknown[] => (isObject(value) ? Object.values(value) : [])

const { file, lost } = toFoundry(mado())
const system = partOf(file, 'system')

test('gurps.exchange: an actor of Foundry with every field of the Game Aid', () => {
  expect(file).toMatchObject({
    name: 'Mado',
    type: 'character',
    items: [],
    effects: [],
    prototypeToken: { name: 'Mado', actorLink: true },
    _stats: { systemId: 'gurps' },
  })
  expect(isObject(system) ? Object.keys(system).toSorted() : []).toEqual([...SYSTEM, 'currentdodge'].toSorted())
  expect(system).toMatchObject({ additionalresources: { bodyplan: 'humanoid', tracker: {} }, QP: { points: 0 } })
  expect(rowsOf(partOf(system, 'hitlocations'))).toHaveLength(13)
  expect(rowsOf(partOf(system, 'encumbrance'))).toHaveLength(5)
})

test('gurps.exchange: her numbers are those of third edition', () => {
  expect(system).toMatchObject({
    attributes: {
      ST: { import: 8, value: 8, points: -15 },
      DX: { import: 12, points: 20 },
      IQ: { import: 13, points: 30 },
      HT: { import: 11, points: 10 },
      WILL: { import: 14 },
    },
    HP: { value: 11, max: 11 },
    FP: { value: 8, max: 8 },
    dodge: { value: 5 },
    basicspeed: { value: '5.75' },
    thrust: '1d-3',
    swing: '1d-2',
    hearing: 17,
    vision: 14,
    totalpoints: { attributes: 45, ads: 45, disads: -37, quirks: -5, skills: 52, total: 100, unspent: 0 },
    traits: { gender: 'Female', hand: 'Right', height: '5\'5"', weight: '125 lb', age: '26', techlevel: '6' },
  })
  const skills = rowsOf(partOf(system, 'skills'))
  expect(skills).toHaveLength(28)
  expect(skills).toContainEqual(
    expect.objectContaining({
      name: 'Guns/TL6 (pistol)',
      import: 15,
      level: 15,
      points: 2,
      type: 'DX/E',
      relativelevel: 'DX+3',
    }),
  )
  expect(rowsOf(partOf(system, 'ads'))).toHaveLength(17)
  expect(rowsOf(partOf(system, 'languages'))).toContainEqual({ name: 'French', spoken: '15', written: '15', points: 0 })
})

test('gurps.exchange: her weapons, under the names of her things', () => {
  expect(rowsOf(partOf(system, 'ranged'))).toMatchObject([
    { name: 'Walther PPK .32', import: 15, damage: '2d-1 pi', acc: '2', range: '100/1500', rcl: '-1', notes: 'SS 10' },
    { name: 'Bayonet or Knife', import: 8, damage: '1d-3 imp', range: '6/13' },
    { name: 'Sten 9mm', import: 12, damage: '3d-1 pi' },
  ])
  const owned = [...rowsOf(partOf(system, 'equipment', 'carried')), ...rowsOf(partOf(system, 'equipment', 'other'))]
  const names = owned.map(one => partOf(one, 'name'))
  expect(names).toHaveLength(8)
  for (const row of [...rowsOf(partOf(system, 'melee')), ...rowsOf(partOf(system, 'ranged'))]) {
    expect([...names, 'bare hands']).toContain(partOf(row, 'name'))
  }
})

test('gurps.exchange: what third edition has and the Game Aid has not is listed', () => {
  const words = lost.join('\n')
  for (const word of ['Half points', 'Bullets', 'Snap shot', 'hit points from HT', 'Patron'])
    expect(words).toContain(word)
  const armored = character.read(
    {
      ...JSON.parse(JSON.stringify(mado())),
      campaign: {
        settings: { 'gurps.armor': [{ name: 'Helmet', covers: ['head'], pd: 3, dr: 4, weight_lb: 3, cost: 1 }] },
      },
      items: [{ name: 'Helmet', worn: true }],
    },
    'armored',
  )
  const made = toFoundry(armored)
  expect(made.lost.join('\n')).toContain('Helmet PD 3')
  expect(rowsOf(partOf(made.file, 'system', 'hitlocations'))).toContainEqual(
    expect.objectContaining({ where: 'Skull', dr: '4', equipment: 'Helmet' }),
  )
})

test('gurps.exchange: any character becomes an actor, the same every time', () => {
  fc.assert(
    fc.property(anyCharacter, written => {
      const one = character.read(JSON.parse(JSON.stringify(written)), 'any')
      const made = toFoundry(one)
      expect(JSON.parse(JSON.stringify(made.file))).toEqual(made.file)
      expect(toFoundry(one)).toEqual(made)
    }),
    { numRuns: 30 },
  )
})
