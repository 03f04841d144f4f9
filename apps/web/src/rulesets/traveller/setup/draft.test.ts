import { seeded } from '@umpire/dice'
import { compose, type Json } from '@umpire/engine'
import { choosable, encounterFile, encounters, startOf, traveller } from '@umpire/traveller'
import { describe, expect, test } from 'vitest'
import { plainIn } from '../plain.ts'
import { draftOf, draftWith, fileOf, memberFrom, newDraft, newMember } from './draft.ts'
import { namedProblem, problemsOf } from './draft-problems.ts'

const silent = compose(choosable).silent
const begun = (file: unknown) => startOf(encounterFile.read(file, 'file'), 'file', silent)

const named = (draft = newDraft()) => ({
  ...draft,
  sides: draft.sides.map((side, index) => ({ ...side, members: [newMember(index === 0 ? 'Ada' : 'Gorm')] })),
})

describe('a fight that is set up', () => {
  test('is a file that the rules read', () => {
    const { roster } = begun(fileOf(named()))
    expect(roster.map(({ name, party }) => [name, party])).toEqual([
      ['Ada', 0],
      ['Gorm', 1],
    ])
    expect(roster[0]?.skills).toEqual({ Revolver: 0 })
  })
  test('keeps all that a demo says', () => {
    for (const { given } of traveller.demos) {
      expect(begun(fileOf(draftOf(given)))).toEqual(begun(given))
    }
  })
  test('takes another first weapon with its skill', () => {
    const draft = draftOf(traveller.demos[0]?.given)
    const [side, other] = draft.sides
    const [ada, bram] = side?.members ?? []
    if (ada === undefined || bram === undefined || side === undefined || other === undefined) throw new Error('nobody')
    const armed = { ...ada, weapon: 'Rifle', level: 2 }
    const { roster } = begun(fileOf({ ...draft, sides: [{ ...side, members: [armed, bram] }, other] }))
    expect(roster[0]?.weapons.map(({ key }) => key)).toEqual(['Rifle'])
    expect(roster[0]?.skills).toMatchObject({ Rifle: 2, Shotgun: 1 })
  })
  test('takes characters that careers made', () => {
    const made = traveller.characters.make({ name: 'Teodor' }, {}, seeded('set-up'))
    const draft = draftWith([made])
    expect(draft.sides[0]?.members[0]).toMatchObject({ name: 'Teodor' })
    const [first, second] = draft.sides
    if (first === undefined || second === undefined) throw new Error('two sides')
    const file = fileOf({ ...draft, sides: [first, { ...second, members: [newMember('Gorm')] }] })
    expect(begun(file).roster[0]?.name).toBe('Teodor')
    expect(JSON.stringify(file)).not.toContain('"history"')
    expect(() => encounters.read(file, 'file')).not.toThrow()
  })
  test('tells what is missing, and where', () => {
    expect(problemsOf(named())).toEqual([])
    expect(problemsOf(newDraft()).map(({ expected }) => expected)).toEqual(['a name', 'a name'])
    const [first, second] = named().sides
    if (first === undefined || second === undefined) throw new Error('two sides')
    const wrong = { ...newMember('Ada'), upp: '77' }
    expect(problemsOf({ ...newDraft(), sides: [first, { ...second, members: [wrong] }] })).toEqual([
      { where: 'Ada', expected: 'each name once' },
      { where: 'Ada', expected: 'each name once' },
      { where: 'Ada', expected: 'three or six digits, such as 777 or 7A9865' },
    ])
  })
  test('gives a weapon to who owns none: the one they handle best', () => {
    const unarmed = {
      ...plainIn(traveller.characters.make({ name: 'Teodor' }, {}, seeded('unarmed'))),
      skills: { Cutlass: 1, Rifle: 2, Pilot: 3 },
      gear: {},
    }
    const character: Json = JSON.parse(JSON.stringify(unarmed))
    const [first, second] = draftWith([character]).sides
    if (first === undefined || second === undefined) throw new Error('two sides')
    expect(first.members[0]?.weapon).toBe('Rifle')
    const file = fileOf({ ...newDraft(), sides: [first, { ...second, members: [newMember('Gorm')] }] })
    expect(begun(file).roster[0]?.weapons.map(({ key }) => key)).toEqual(['Rifle'])
  })
  test('names whom a refusal of the rules is about', () => {
    expect(namedProblem(named(), '.sides[1].members[0].weapons[0]: expected a weapon')).toBe(
      'Gorm, weapons[0]: expected a weapon',
    )
    expect(namedProblem(named(), '.sides[0].leader: expected the id of a member')).toBe(
      'the travellers, leader: expected the id of a member',
    )
  })
  test('names a made character anew', () => {
    const made = traveller.characters.make({}, {}, seeded('another'))
    expect(memberFrom(made, 'Marine 2').name).toBe('Marine 2')
    expect(plainIn(made)['system']).toBe('traveller')
  })
})
