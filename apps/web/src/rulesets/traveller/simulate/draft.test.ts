import { seeded } from '@umpire/dice'
import { compose, type Json } from '@umpire/engine'
import { choosable, encounterFile, startOf, traveller } from '@umpire/traveller'
import { describe, expect, test } from 'vitest'
import { plainIn } from '../../common/plain.ts'
import {
  circumstance,
  sidesOf,
  withCircumstance,
  withMember,
  withOneMore,
  withoutMember,
  withSideField,
} from './draft.ts'
import { example } from './example.ts'
import { catalog } from './tables.ts'

const { silent } = compose(choosable)
const begun = (file: Json) => startOf(encounterFile.read(file, 'file'), 'file', silent)
const asJson = (value: unknown): Json => JSON.parse(JSON.stringify(value))

const ada = {
  system: 'traveller',
  sides: [
    {
      name: 'party',
      leader: 'Ada',
      members: [
        {
          name: 'Ada',
          upp: '798',
          skills: { Shotgun: 1, Leader: 2 },
          armor: 'jack',
          weapons: [{ weapon: 'Shotgun', spare_loads: 1 }],
        },
      ],
    },
    { name: 'thugs', members: [{ name: 'Gorm', upp: '777', weapons: ['Club'] }] },
  ],
}

describe('an encounter in a form', () => {
  test('is read with the skill of the weapon in hand', () => {
    expect(sidesOf(ada)[0]?.members[0]).toMatchObject({
      name: 'Ada',
      count: 1,
      upp: '798',
      armour: 'jack',
      weapon: 'Shotgun',
      level: 1,
    })
    expect(sidesOf(example).map(({ members }) => members.length)).toEqual([2, 3])
    expect(sidesOf(null)).toEqual([])
  })
  test('keeps what the form does not know', () => {
    expect(withMember(ada, 0, 0, { upp: '888' })).toEqual({
      ...ada,
      sides: [{ ...ada.sides[0], members: [{ ...ada.sides[0]?.members[0], upp: '888' }] }, ada.sides[1]],
    })
  })
  test('gives a new weapon the old skill, and takes it away', () => {
    expect(withMember(ada, 0, 0, { weapon: 'Revolver' })).toMatchObject({
      sides: [{ members: [{ weapons: ['Revolver'], skills: { Leader: 2, Revolver: 1 } }] }, {}],
    })
    expect(sidesOf(withMember(ada, 0, 0, { level: null }))[0]?.members[0]?.level).toBeNull()
  })
  test('has hands and clubs served by brawling, and the weapons of animals by nothing', () => {
    const brawler = withMember(ada, 0, 0, { weapon: 'Club', level: 2 })
    expect(begun(brawler).roster[0]?.skills).toEqual({ Leader: 2, Brawling: 2 })
    expect(sidesOf(brawler)[0]?.members[0]?.level).toBe(2)
    const beast = withMember(brawler, 0, 0, { weapon: 'Teeth', level: 3 })
    expect(begun(beast).roster[0]?.skills).toEqual({ Leader: 2 })
  })
  test('lets characters from files bring what is theirs', () => {
    const made = traveller.characters.make({ name: 'Teodor' }, {}, seeded('simulated'))
    const gear = { items: [{ item: 'Cutlass' }, { item: 'Blade' }], worn: ['cloth'] }
    const character = asJson({ ...plainIn(made), skills: { Cutlass: 1 }, gear })
    const there = asJson({ ...ada, sides: [{ name: 'party', members: [{ character }] }, ada.sides[1]] })
    const changed = withMember(there, 0, 0, { name: 'Teo' })
    expect(begun(there).roster[0]?.weapons).toHaveLength(2)
    expect(begun(changed).roster[0]).toEqual({ ...begun(there).roster[0], id: 'Teo', name: 'Teo' })
  })
  test('offers only what the rules know', () => {
    for (const { id } of catalog.weapons) {
      expect(begun(withMember(ada, 0, 0, { weapon: id })).roster).toHaveLength(2)
    }
    const suited = withMember(ada, 0, 0, { more: { skills: { 'Vacc Suit': 1 } } })
    for (const { id } of catalog.armours) {
      expect(begun(withMember(suited, 0, 0, { armour: id, upp: 'AAA' })).roster[0]?.armor).toEqual([id])
    }
    for (const { id } of catalog.terrains) expect(begun(withCircumstance(ada, 'terrain', id)).terrain).toBe(id)
    for (const { id } of catalog.ranges) expect(begun(withCircumstance(ada, 'range', id)).range).toBe(id)
  })
  test('gets one more under a free name, and loses one', () => {
    const name = (number: number): string => `Fighter ${number}`
    const more = withOneMore(withOneMore(ada, 1, name), 1, name)
    expect(sidesOf(more)[1]?.members.map(member => member.name)).toEqual(['Gorm', 'Fighter 1', 'Fighter 2'])
    expect(sidesOf(withoutMember(more, 1, 1))[1]?.members.map(member => member.name)).toEqual(['Gorm', 'Fighter 2'])
  })
  test('leaves out what shall be thrown for', () => {
    const city = withCircumstance(ada, 'terrain', 'city')
    expect(circumstance(city, 'terrain')).toBe('city')
    expect(withCircumstance(city, 'terrain', '')).toEqual(ada)
    expect(sidesOf(withSideField(ada, 1, 'steadfast', true))[1]?.steadfast).toBe(true)
  })
})
