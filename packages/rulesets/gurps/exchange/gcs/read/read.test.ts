/** A file of GCS read: what is the same, what is changed and told, what is kept, and what is refused. */
import { BadInput, isObject, type Json, type Path, replacedAt } from '@umpire/engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sheetOf } from '../../../sheet/sheet.ts'
import { isList } from '../../shared/parts.ts'
import { fourthLevel, isGcs } from '../format.ts'
import { ada } from '../test/ada-fixture.ts'
import { toGcs } from '../write/write.ts'
import { fromGcs } from './read.ts'

const read = fromGcs(ada(), 'Ada')
const { character, report } = read

test('gurps.exchange: who she is, and her scores', () => {
  expect(character.identity).toMatchObject({
    name: 'Ada Quill',
    player: 'Kim',
    sex: 'female',
    age: 31,
    handedness: 'left',
    height_in: 69,
    weight_lb: 140,
    native_language: 'Dutch',
  })
  expect(character.attributes).toMatchObject({ st: 10, dx: 12, iq: 12, ht: 11 })
  expect(character.campaign.settings).toMatchObject({ 'gurps.budget': 150 })
  expect(character.notes).toEqual([
    'Owes the harbour master.',
    'Fourth edition, without a counterpart here: Enhanced Time Sense [45]; Alcohol Tolerance [1]; Smuggling [4]; Feint [2].',
  ])
})

test('gurps.exchange: traits under their names of third edition, and what Will and Per cost', () => {
  expect(character.traits).toEqual([
    { trait: 'Appearance', variant: 'Attractive' },
    { trait: 'Charisma', level: 2 },
    { trait: 'Double-Jointed' },
    { trait: 'Ally', note: 'Tom, her mate', details: { npc_points: 150, special: 0, frequency: 12 } },
    { trait: 'Overconfidence' },
    { trait: 'Code of Honor', variant: 'informal and among peers only', note: "Pirate's; Never betray the crew" },
    { trait: 'Strong Will', level: 1 },
    { trait: 'Alertness', level: 2 },
  ])
  expect(character.quirks).toEqual(['Whistles in the dark', 'Dislikes cats: all of them'])
})

test('gurps.exchange: skills keep their points, and languages are skills', () => {
  expect(character.skills.map(({ skill, points, tl, note }) => ({ skill, points, tl, note }))).toEqual([
    { skill: 'Guns (pistol)', points: 4, tl: 6, note: undefined },
    { skill: 'Guns (light automatic weapon)', points: 1, tl: 5, note: undefined },
    { skill: 'Fencing', points: 2, tl: undefined, note: undefined },
    { skill: 'Savoir-Faire', points: 1, tl: undefined, note: 'High Society' },
    { skill: 'Humanities (History)', points: 2, tl: undefined, note: 'Dutch' },
    { skill: 'Language (English)', points: 4, tl: undefined, note: undefined },
  ])
})

test('gurps.exchange: things with their weapons and armour, those in a coat beside it', () => {
  expect(
    character.items.map(({ name, quantity, cost, weight_lb, carried, worn, ready }) => ({
      ...{ name, quantity, cost, weight_lb, carried, worn, ready },
    })),
  ).toEqual([
    { name: 'Dutch M.73 revolver', quantity: 1, cost: 120, weight_lb: 2.6, carried: true, worn: false, ready: true },
    { name: 'Greatcoat', quantity: 1, cost: 40, weight_lb: 6, carried: true, worn: true, ready: false },
    { name: 'Gulden', quantity: 12, cost: 2.5, weight_lb: 0.02, carried: true, worn: false, ready: false },
    { name: 'Cutlass', quantity: 1, cost: 300, weight_lb: 2, carried: true, worn: false, ready: false },
    { name: 'Sloop', quantity: 1, cost: 9000, weight_lb: 8000, carried: false, worn: false, ready: false },
  ])
  const { attacks, armor } = sheetOf(character)
  expect(attacks.filter(({ weapon }) => weapon !== 'bare hands')).toMatchObject([
    { weapon: 'Dutch M.73 revolver', damage: '2d-1', type: 'bullet', acc: 2, max_range: 1200, rof: '3~', shots: 6 },
    { weapon: 'Cutlass', mode: 'Swung', damage: '1d', type: 'cutting' },
    { weapon: 'Cutlass', mode: 'Thrust', damage: '1d-1', type: 'impaling' },
  ])
  expect(armor).toMatchObject([{ name: 'Greatcoat', covers: ['body', 'arms'], pd: 0, dr: 1 }])
})

test('gurps.exchange: the report tells every change with its place', () => {
  const expected = [
    'Ada.attributes[4]: Will +1 becomes Strong Will 1',
    'Ada.attributes[7]: Basic Move +1 was bought there; third edition has nothing like it; left out',
    'Ada.attributes[8]: FP -2 at present; not taken over',
    'Ada.attributes[9]: HP +2 was bought there; third edition has nothing like it; left out',
    'Ada.traits[0].children[0]: Appearance: 4 points there, 5 here',
    'Ada.traits[0].children[2]: Flexibility is Double-Jointed here: as many points here',
    'Ada.traits[0].children[3]: Enhanced Time Sense: third edition has no such trait; noted',
    'Ada.traits[0].children[4]: Alcohol Tolerance: third edition has no perks; noted',
    'Ada.traits[0].children[5]: switched off in GCS; left out',
    'Ada.traits[1].children[1]: Language: English (spoken accented, written accented) becomes the skill Language (English) with the same points',
    'Ada.traits[2]: Overconfidence: -7 points there, -10 here',
    'Ada.traits[2]: Overconfidence: third edition has no self-control number; 9 is left out',
    'Ada.skills[1]: Guns (Submachine Gun) is Guns (light automatic weapon) here',
    'Ada.skills[5]: Smuggling: third edition has no such skill; noted',
    'Ada.skills[6]: Feint: third edition has no techniques here; noted',
    'Ada.skills[0]: Guns (pistol): level 14 there, 16 here, for 4 points',
  ]
  for (const line of expected) expect(report).toContain(line)
})

test('gurps.exchange: what has no place here is given back to GCS, once, and does not grow', () => {
  const { file } = toGcs(character)
  expect(file).toMatchObject({
    id: 'AAdaQuill00000001',
    created_date: '2024-05-01T10:00:00Z',
    profile: { name: 'Ada Quill', title: 'Captain', eyes: 'Grey', portrait: 'AAAA' },
    settings: { damage_progression: 'basic_set' },
    spells: [{ name: 'Ignite Fire' }],
    third_party: { other: { keeps: [1, 2, 3] } },
  })
  const text = JSON.stringify(file)
  for (const word of [
    'Enhanced Time Sense',
    'qualifier":"climbing',
    'Feint',
    '"reference":"B198"',
    '"reference":"B1"',
  ]) {
    expect(text).toContain(word)
  }
  const again = fromGcs(JSON.parse(text), 'Ada')
  expect(again.character).toEqual(character)
  expect(toGcs(again.character).file).toEqual(file)
})

test('gurps.exchange: what was changed in GCS counts, and is told', () => {
  const changes: readonly (readonly [Path, Json])[] = [
    [['traits', 1, 'levels'], 3],
    [['traits', 1, 'calc', 'points'], 15],
    [['profile', 'age'], '32'],
    [['equipment', 2, 'quantity'], 10],
  ]
  const { file } = toGcs(character)
  const changed = changes.reduce((before, [at, value]) => replacedAt(before, at, value).after, file)
  const after = fromGcs(changed, 'Ada')
  expect(after.character.traits).toContainEqual({ trait: 'Charisma', level: 3 })
  expect(after.character.identity.age).toBe(32)
  expect(after.character.items.find(({ name }) => name === 'Gulden')?.quantity).toBe(10)
  expect(after.report).toContain('Ada.traits[1]: Charisma was changed in GCS; read as it stands there')
})

test('gurps.exchange: the levels that GCS works out, by files that it saved', () => {
  expect([1, 2, 3, 4, 8, 12].map(points => fourthLevel('easy', points))).toEqual([0, 1, 1, 2, 3, 4])
  expect([fourthLevel('hard', 1), fourthLevel('average', 12), fourthLevel('very_hard', 4)]).toEqual([-2, 3, -1])
  expect(fourthLevel('easy', 0.5)).toBeNull()
})

test('gurps.exchange: what a file of GCS is', () => {
  expect(isGcs(ada())).toBe(true)
  expect(isGcs({ ...ada(), id: 'ada' })).toBe(true)
  expect(isGcs({ type: 'character', version: 4, id: 'c2d3f690-b171-400f-998e-eacab75f30a1' })).toBe(true)
  const others = [
    null,
    5,
    [],
    {},
    { version: 5 },
    { system: 'gurps', version: 1 },
    { version: 5, id: 'tAbcdefghijklmno1' },
  ]
  for (const value of [...others, { type: 'trait_list', version: 5 }]) expect(isGcs(value)).toBe(false)
})

test('gurps.exchange: no object, another type, another version: refused with the place', () => {
  const refused = (value: unknown): string => {
    try {
      fromGcs(value, 'x.gcs')
      return 'read'
    } catch (error) {
      return error instanceof BadInput ? error.message : String(error)
    }
  }
  expect(refused('text')).toBe('x.gcs: expected a file of GCS, an object, got "text"')
  expect(refused([ada()])).toMatch(/^x\.gcs: expected a file of GCS/)
  expect(refused({ type: 'skill_list', version: 5 })).toMatch(/^x\.gcs\.type: expected a character of GCS/)
  expect(refused({ ...ada(), version: 6 })).toBe('x.gcs.version: expected data version 4 or 5 of GCS, got 6')
  expect(refused({ ...ada(), version: 2 })).toMatch(/^x\.gcs\.version/)
  expect(refused({ profile: {} })).toMatch(/^x\.gcs\.version: .* got nothing$/)
})

test('gurps.exchange: a file that breaks off is read as far as it goes', () => {
  const { character: poor, report: told } = fromGcs({ version: 5, profile: { name: 'Nobody' } }, 'x')
  expect(poor.identity.name).toBe('Nobody')
  expect(poor.attributes).toMatchObject({ st: 10, dx: 10, iq: 10, ht: 10 })
  expect(told).toContain('x.attributes: ST is not there; 10 is taken')
})

test('gurps.exchange: one bad row is told, and the others are read', () => {
  const native = { name: 'Language: Dutch', notes: 'Native', base_points: 1e300 }
  const bad = {
    ...ada(),
    profile: { name: 7, age: '99999999999', height: 'tall', gender: 'Robot', weight: '1e9' },
    attributes: [{ attr_id: 'st', adj: 1e15, calc: { value: 1e15, points: 0 } }, 5, { attr_id: 'dx', adj: 1 }],
    traits: [null, { name: 4 }, { name: 'Voice', calc: 'ten' }, { name: 'Charisma', levels: 1e9 }, 'Luck', native],
    skills: [
      { name: 'Acting', points: 1e300 },
      { name: 'Stealth', points: 2 },
      { name: 'Guns', points: 'many' },
    ],
    equipment: [
      { description: 'rope', base_weight: 'heavy', quantity: -5 },
      { description: 'lamp', base_value: '3' },
    ],
    other_equipment: 'none',
    notes: [{ text: 'kept' }, 4],
  }
  const { character: one, report: told } = fromGcs(bad, 'x')
  expect(one.identity).toMatchObject({ name: '', age: 25, sex: 'male', height_in: null })
  expect(one.attributes).toMatchObject({ st: 10, dx: 11 })
  expect(one.traits).toEqual([{ trait: 'Voice' }])
  expect(one).toMatchObject({ identity: { native_language: 'Dutch' }, native_language_points: 0 })
  expect(one.skills).toMatchObject([
    { skill: 'Stealth', points: 2 },
    { skill: 'Guns', points: 0 },
  ])
  expect(one.items).toMatchObject([{ name: 'lamp', cost: 3 }])
  expect(one.notes[0]).toBe('kept')
  for (const place of [
    ...['x.profile.name:', 'x.profile.age:', 'x.profile.height:', 'x.profile.gender:', 'x.attributes[0]:'],
    ...['x.attributes[1]:', 'x.traits[0]:', 'x.traits[1].name:', 'x.traits[2].calc:', 'x.traits[3]', 'x.traits[4]:'],
    ...['x.skills[0]:', 'x.skills[2].points:', 'x.equipment[0]', 'x.other_equipment:', 'x.notes[1]:'],
  ]) {
    expect(
      told.some(line => line.startsWith(place)),
      place,
    ).toBe(true)
  }
})

/** Every place in a file. */
function* places(value: Json, path: Path = []): Generator<Path> {
  yield path
  if (isList(value)) for (const [index, one] of value.entries()) yield* places(one, [...path, index])
  else if (isObject(value)) for (const [name, one] of Object.entries(value)) yield* places(one, [...path, name])
}

test('gurps.exchange: whatever stands at any place of the file, it is read, or refused by name', () => {
  const all = [...places(ada())]
  const junk = fc.oneof(
    fc.constantFrom<Json>(null, true, -1, 0.5, 1e300, '', 'x'.repeat(5000), '@a@', [], {}, [[[]]], { children: [{}] }),
    fc.jsonValue().map((value): Json => JSON.parse(JSON.stringify(value))),
  )
  fc.assert(
    fc.property(fc.constantFrom(...all), junk, (path, by) => {
      const broken = replacedAt(ada(), path, by).after
      try {
        const { character: one } = fromGcs(broken, 'x')
        toGcs(one)
      } catch (error) {
        expect(error).toBeInstanceOf(BadInput)
      }
    }),
    { numRuns: 100 },
  )
})

test('gurps.exchange: a file of the releases before, with types and other names', () => {
  const old = {
    type: 'character',
    version: 4,
    id: 'c2d3f690-b171-400f-998e-eacab75f30a1',
    total_points: 100,
    profile: { name: 'Old' },
    attributes: [{ attr_id: 'st', adj: 1 }],
    advantages: [
      {
        type: 'trait_container',
        name: 'All',
        children: [{ type: 'trait', name: 'Voice', notes: 'deep', base_points: 10 }],
      },
    ],
    skills: [
      { type: 'technique', name: 'Feint', points: 1 },
      { type: 'skill', name: 'Knife', points: 2 },
    ],
    equipment: [{ type: 'equipment', description: 'bag', value: 5, weight: '2 lb', quantity: 2 }],
  }
  const { character: one } = fromGcs(old, 'old')
  expect(one).toMatchObject({
    attributes: { st: 11 },
    traits: [{ trait: 'Voice', note: 'deep' }],
    skills: [{ skill: 'Knife', points: 2 }],
    items: [{ name: 'bag', cost: 5, weight_lb: 2, quantity: 2 }],
  })
})
