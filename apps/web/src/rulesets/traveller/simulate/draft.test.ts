import { describe, expect, test } from 'vitest'
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
    { name: 'thugs', members: [] },
  ],
}

describe('an encounter in a form', () => {
  test('is read with the skill of the weapon in hand', () => {
    expect(sidesOf(ada)[0]?.members[0]).toEqual({
      name: 'Ada',
      count: 1,
      upp: '798',
      armor: 'jack',
      weapon: 'Shotgun',
      level: 1,
    })
    expect(sidesOf(example).map(({ members }) => members.length)).toEqual([2, 3])
    expect(sidesOf(null)).toEqual([])
  })
  test('keeps what the form does not know', () => {
    const [member] = sidesOf(ada)[0]?.members ?? []
    if (member === undefined) throw new Error('expected Ada')
    expect(withMember(ada, 0, 0, { ...member, upp: '888' })).toEqual({
      ...ada,
      sides: [{ ...ada.sides[0], members: [{ ...ada.sides[0]?.members[0], upp: '888' }] }, ada.sides[1]],
    })
  })
  test('gives a new weapon the old skill, and takes it away', () => {
    const [member] = sidesOf(ada)[0]?.members ?? []
    if (member === undefined) throw new Error('expected Ada')
    expect(withMember(ada, 0, 0, { ...member, weapon: 'Revolver' })).toMatchObject({
      sides: [{ members: [{ weapons: ['Revolver'], skills: { Leader: 2, Revolver: 1 } }] }, {}],
    })
    expect(sidesOf(withMember(ada, 0, 0, { ...member, level: undefined }))[0]?.members[0]?.level).toBeUndefined()
  })
  test('gets one more under a free name, and loses one', () => {
    const name = (number: number): string => `Fighter ${number}`
    const more = withOneMore(withOneMore(ada, 1, name), 1, name)
    expect(sidesOf(more)[1]?.members.map(member => member.name)).toEqual(['Fighter 1', 'Fighter 2'])
    expect(sidesOf(withoutMember(more, 1, 0))[1]?.members.map(member => member.name)).toEqual(['Fighter 2'])
  })
  test('leaves out what shall be thrown for', () => {
    const city = withCircumstance(ada, 'terrain', 'city')
    expect(circumstance(city, 'terrain')).toBe('city')
    expect(withCircumstance(city, 'terrain', '')).toEqual(ada)
    expect(sidesOf(withSideField(ada, 1, 'steadfast', true))[1]?.steadfast).toBe(true)
  })
})
