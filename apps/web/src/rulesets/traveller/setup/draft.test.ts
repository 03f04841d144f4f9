import { seeded } from '@umpire/dice'
import { compose, type Json } from '@umpire/engine'
import { choosable, encounterFile, encounters, startOf, traveller } from '@umpire/traveller'
import { describe, expect, test } from 'vitest'
import { plainIn } from '../../common/plain.ts'
import { aboutOf, characterIn, conditionOf, isCharacter } from '../member/character.ts'
import { answerTo } from '../odds/odds-answers.ts'
import { newDraft, newMember } from './draft.ts'
import { draftOf, fileOf } from './draft-file.ts'
import { problemsOf, refusedBy } from './draft-problems.ts'
import { draftWith, freeName, memberFrom, namesFor } from './recruit.ts'

const silent = compose(choosable).silent
const begun = (file: unknown) => startOf(encounterFile.read(file, 'file'), 'file', silent)

/** The draft of a file that is an encounter. */
function read(file: unknown) {
  const draft = draftOf(file)
  if (draft === undefined) throw new Error('expected an encounter')
  return draft
}

const fileRead = (file: unknown) => {
  const character = characterIn(file)
  if (character === undefined) throw new Error('expected a character')
  return character
}
const conditionIn = (file: unknown) => conditionOf(fileRead(file))

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
      expect(begun(fileOf(read(given)))).toEqual(begun(given))
    }
  })
  test('takes another first weapon with its skill', () => {
    const draft = read(traveller.demos[0]?.given)
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
  test('tells what is missing at its field', () => {
    expect(problemsOf(named())).toEqual([])
    expect(problemsOf(newDraft()).map(({ field, says }) => [field, says])).toEqual([
      ['name', 'A name is needed.'],
      ['name', 'A name is needed.'],
    ])
    const [first, second] = named().sides
    if (first === undefined || second === undefined) throw new Error('two sides')
    const wrong = { ...newMember('ADA'), upp: '77', count: 99 }
    const problems = problemsOf({ ...newDraft(), sides: [first, { ...second, members: [wrong] }] })
    expect(problems.map(({ line, field, says }) => [line === wrong.line, field, says])).toEqual([
      [false, 'name', 'Somebody else has that name.'],
      [true, 'name', 'Somebody else has that name.'],
      [true, 'upp', 'Three or six digits, such as 777 or 7A9865.'],
      [true, 'count', 'From 1 to 50, please.'],
    ])
  })
  test('tells what is wrong with a side', () => {
    const [first, second] = named().sides
    if (first === undefined || second === undefined) throw new Error('two sides')
    const sides = [
      { ...first, name: ' ', members: [] },
      { ...second, name: 'None' },
    ]
    expect(problemsOf({ ...newDraft(), sides })).toEqual([
      { side: 0, says: 'The side needs a name.' },
      { side: 0, says: 'Somebody must be on this side.' },
      { side: 1, says: '“none” stands for no surprise: another name, please.' },
    ])
  })
  test('reads names of weapons, armour and places in any case', () => {
    const written = {
      terrain: 'City',
      range: 'MEDIUM',
      sides: [
        { name: 'a', members: [{ name: 'Ada', upp: '777', weapons: ['shotgun'], armor: 'Cloth' }] },
        { name: 'b', members: [{ name: 'Bo', upp: '777', weapons: [{ weapon: 'body pistol', spare_loads: 1 }] }] },
      ],
    }
    const { roster, terrain } = begun(fileOf(read(written)))
    expect(roster.map(({ weapons }) => weapons[0]?.weapon)).toEqual(['Shotgun', 'Body Pistol'])
    expect(roster[0]?.armor).toEqual(['cloth'])
    expect(terrain).toBe('city')
    expect(draftOf({ system: 'traveller', name: 'Teodor' })).toBeUndefined()
  })
  test('leaves to a character in a file what is theirs, and to everybody their id', () => {
    const made = plainIn(traveller.characters.make({ name: 'Teodor' }, {}, seeded('in a file')))
    const gear = { items: [{ item: 'Cutlass' }, { item: 'Blade' }], worn: ['cloth'] }
    const character: Json = JSON.parse(JSON.stringify({ ...made, skills: { Cutlass: 1 }, gear }))
    const file = {
      system: 'traveller',
      sides: [
        { name: 'a', members: [{ character }, { character, id: 'double', name: 'Teo', weapons: ['Rifle', 'Blade'] }] },
        {
          name: 'b',
          leader: 'first',
          members: [{ id: 'first', name: 'Gorm', upp: '777', armor: ['cloth', 'reflec'] }],
        },
      ],
    }
    const opened = read(file)
    expect(opened.sides[0]?.members.map(({ weapon }) => weapon)).toEqual(['Cutlass', 'Rifle'])
    expect(problemsOf(opened)).toEqual([])
    expect(begun(fileOf(opened))).toEqual(begun(file))
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
  test('puts a refusal of the rules at the field that it is about', () => {
    const draft = named()
    const gorm = draft.sides[1]?.members[0]?.line
    expect(refusedBy(draft, '.sides[1].members[0].weapons[0]: expected a weapon, got Spork')).toEqual({
      line: gorm,
      field: 'weapon',
      says: 'Expected a weapon, not Spork.',
    })
    expect(refusedBy(draft, '.sides[0].leader: expected the id of a member, got Zoe')).toMatchObject({ side: 0 })
    expect(refusedBy(draft, '.bands: expected with a range beside it, got 3')).toEqual({
      says: 'Expected with a range beside it, not 3.',
    })
  })
  test('names the rule that stands in the way beside what it says', () => {
    const draft = newDraft()
    const suited = { ...newMember('Gorm'), armour: 'combat' }
    const sides = draft.sides.map((side, index) => ({ ...side, members: [index === 0 ? newMember('Ada') : suited] }))
    const answer = answerTo({ kind: 'check', file: fileOf({ ...draft, sides }) })
    if (answer.kind !== 'check' || answer.problem === undefined) throw new Error('expected a problem')
    expect(refusedBy({ ...draft, sides }, answer.problem, answer.rule)).toEqual({
      line: suited.line,
      field: 'armour',
      says: 'Expected it takes vacc suit at level 1 at least, not ["combat"].',
      rule: 'traveller.equipment.armor',
    })
  })
  test('marks who is wounded or dead, and keeps the dead out', () => {
    const made = plainIn(traveller.characters.make({ name: 'Teodor' }, {}, seeded('marked')))
    const { strength, dexterity } = plainIn(made['characteristics'])
    const wounded = { ...made, injury: { current: { strength, dexterity, endurance: 0 }, zeros: 1 } }
    expect(conditionIn(made)).toBeUndefined()
    expect(conditionIn(wounded)).toBe(`wounded, ${strength}-${dexterity}-0 left`)
    const dead: Json = JSON.parse(JSON.stringify({ ...made, alive: false }))
    expect(conditionIn(dead)).toBe('dead')
    const [first, second] = draftWith([dead]).sides
    if (first === undefined || second === undefined) throw new Error('two sides')
    const draft = { ...newDraft(), sides: [first, { ...second, members: [newMember('Gorm')] }] }
    expect(problemsOf(draft).map(({ says }) => says)).toEqual(['This character is dead, and fights no more.'])
  })
  test('says what was made, under names that are free', () => {
    const made = traveller.characters.make({ service: 'army', npc: true }, {}, seeded('about'))
    expect(isCharacter(made)).toBe(true)
    expect(isCharacter({ system: 'traveller' })).toBe(false)
    expect(aboutOf(fileRead(made))).toMatch(/^\w+, \d+ terms?, age \d+/)
    expect(freeName('Ada', false, ['ada'])).toBe('Ada 2')
    expect(namesFor([made, made], 'Soldier', ['Soldier 1'])).toEqual(['Soldier 2', 'Soldier 3'])
  })
  test('names a made character anew', () => {
    const made = traveller.characters.make({}, {}, seeded('another'))
    expect(memberFrom(made, 'Marine 2').name).toBe('Marine 2')
    expect(plainIn(made)['system']).toBe('traveller')
  })
})
