import { expect, test } from 'vitest'
import { type Character, character } from '../character/character.ts'
import { FACTS } from '../effect/facts.ts'
import { sheetOf } from './sheet.ts'

const fighter = (skills: readonly (readonly [string, number])[], load: number, more = {}): Character =>
  character.read(
    {
      system: 'gurps',
      version: 1,
      identity: {},
      attributes: { st: 10, dx: 10, iq: 10, ht: 10 },
      skills: skills.map(([skill, points]) => ({ skill, points })),
      items: [{ name: 'Smallsword' }, { name: 'load', weight_lb: load }],
      ...more,
    },
    'fighter',
  )
const line = (one: Character, weapon: string) => sheetOf(one).attacks.find(found => found.weapon === weapon)

test('gurps.skill.parry-fractions: above light load, Fencing and Karate neither attack nor parry', () => {
  const skills = [
    ['Fencing', 8],
    ['Karate', 16],
  ] as const
  expect(line(fighter(skills, 30), 'Smallsword')).toMatchObject({ effective: 12, parry: 8 })
  expect(line(fighter(skills, 30), 'bare hands')).toMatchObject({
    skill: 'Karate',
    effective: 12,
    damage: '1d-2',
    parry: 8,
  })
  expect(line(fighter(skills, 50), 'Smallsword')).toMatchObject({ effective: null, parry: null })
  expect(line(fighter(skills, 50), 'bare hands')).toMatchObject({
    skill: 'DX',
    effective: 10,
    damage: '1d-4',
    parry: null,
  })
})

test('gurps.skill.parry-fractions: Brawling and Judo parry with empty hands', () => {
  expect(line(fighter([['Brawling', 8]], 0), 'bare hands')).toMatchObject({
    skill: 'Brawling',
    effective: 13,
    parry: 8,
  })
  expect(line(fighter([['Judo', 8]], 0), 'bare hands')).toMatchObject({ skill: 'DX', effective: 10, parry: 7 })
})

test('gurps.equipment.item: what is not there neither strikes nor protects', () => {
  const none = fighter([], 0, { items: [{ name: 'Machete', quantity: 0 }] })
  expect(line(none, 'Machete')).toBeUndefined()
  const blind = { traits: [{ trait: 'Bad Sight', variant: 'starts with glasses', choice: 'nearsighted' }] }
  const wearing = (name: string, carried: boolean) => {
    const items = [{ name: 'Machete' }, { name, worn: true, carried }]
    return line(fighter([['Shortsword', 8]], 0, { ...blind, items }), 'Machete')?.effective
  }
  expect([wearing('glasses', true), wearing('glasses', false), wearing('field glasses', true)]).toEqual([11, 9, 9])
})

test('gurps.skill.throwing-bonus: Throwing carries a grenade farther', () => {
  const items = [{ name: 'Stielhandgranate' }]
  const range = (skills: readonly (readonly [string, number])[]) =>
    line(fighter(skills, 0, { items }), 'Stielhandgranate')?.max_range
  expect(range([])).toBe(30)
  expect(range([['Throwing', 16]])).toBe(36)
})

test('gurps.move.encumbrance: nobody moves under more than 30 times ST', () => {
  expect(sheetOf(fighter([], 290)).speed).toMatchObject({ move: 1, dodge: 1 })
  expect(sheetOf(fighter([], 301)).speed).toMatchObject({ move: 0, running_move: 0, dodge: 0 })
})

test('gurps.disadvantage.one-eye: whoever strikes with bare hands by DX alone is hindered, too', () => {
  const traits = [{ trait: 'One Eye' }, { trait: 'Lame', variant: 'Crippled Leg' }]
  expect(sheetOf(fighter([], 0, { traits })).attacks.slice(-2)).toMatchObject([{ effective: 6 }, { effective: 4 }])
})

test('gurps.disadvantage.one-arm: what takes two hands cannot be used', () => {
  const items = [{ name: 'Katana' }, { name: 'M1 Garand .30-06' }, { name: 'Luger P08 9mm' }]
  const lines = sheetOf(fighter([], 0, { items, traits: ['One Arm'] })).attacks.slice(0, 5)
  expect(lines.map(({ effective }) => effective !== null)).toEqual([true, false, true, false, true])
})

test('gurps.weapon.hand-table: a long gun is swung, and a rifle with a bayonet stabs, as long as both are carried', () => {
  const made = (...items: readonly object[]): readonly string[] =>
    sheetOf(fighter([], 0, { items }))
      .attacks.filter(({ weapon }) => /^(Fixed|Swung)/.test(weapon))
      .map(({ weapon, damage }) => `${weapon} ${damage}`)
  const [rifle, carbine] = [{ name: 'M1 Garand .30-06' }, { name: 'M1 Carbine .30' }]
  const [bayonet, long] = [{ name: 'Bayonet' }, { name: 'long bayonet' }]
  expect(made(rifle)).toEqual(['Swung Rifle 1d+2'])
  expect(made(rifle, carbine, bayonet)).toEqual(['Fixed Bayonet 1d', 'Swung Rifle 1d+2'])
  expect(made(rifle, long)).toEqual(['Fixed Long Bayonet 1d+1', 'Swung Rifle 1d+2'])
  expect(made({ name: 'Sten 9mm' }, bayonet)).toEqual(['Swung Rifle 1d+2'])
  for (const other of ['Luger P08 9mm', 'Browning M2 .50', 'Hatchet'])
    expect(made({ name: other }, bayonet)).toEqual([])
  expect(made({ ...rifle, carried: false }, bayonet)).toEqual([])
  expect(made(rifle, { ...bayonet, carried: false })).toEqual(['Swung Rifle 1d+2'])
  expect(made(rifle, { ...bayonet, quantity: 0 })).toEqual(['Swung Rifle 1d+2'])
  expect(made(rifle, { name: 'Swung Rifle' })).toEqual(['Swung Rifle 1d+2'])
  for (const carried of [true, false]) {
    const fixed = { name: 'Fixed Bayonet', carried }
    expect(made(rifle, bayonet, fixed)).toEqual(['Fixed Bayonet 1d', 'Swung Rifle 1d+2'])
  }
  const lost = sheetOf(fighter([], 0, { items: [rifle, bayonet], traits: ['One Arm'] })).attacks
  expect(lost.filter(({ weapon }) => /^(Fixed|Swung)/.test(weapon))).toMatchObject([
    { effective: null },
    { effective: null },
  ])
})

test('gurps.weapon.thrown-table: what stands in both tables strikes and flies, under one name', () => {
  for (const [name, called] of [
    ['bayonet or knife', 'Bayonet or Knife'],
    ['combat knife', 'Combat Knife'],
    ['Knife', 'Knife'],
  ] as const) {
    const lines = sheetOf(
      fighter(
        [
          ['knife', 1],
          ['knife throwing', 2],
        ],
        0,
        { items: [{ name }] },
      ),
    ).attacks.slice(0, 3)
    expect(lines, name).toMatchObject([
      { weapon: called, mode: 'cutting', skill: 'Knife', effective: 10 },
      { weapon: called, mode: 'impaling', skill: 'Knife', effective: 10 },
      { weapon: called, mode: 'thrown', skill: 'Knife Throwing', effective: 11, max_range: 15 },
    ])
    expect(sheetOf(fighter([], 0, { items: [{ name }] }))).toMatchObject({
      load: { carried_lb: 1 },
      money: { spent: 40 },
    })
  }
  const hatchet = sheetOf(fighter([], 0, { items: [{ name: 'Hatchet' }] })).attacks.map(({ mode }) => mode)
  expect(hatchet).toEqual(['cutting', 'thrown', 'punch', 'kick'])
})

test('gurps.disadvantage.lame: nobody kicks without legs, and crutches at hand are walked on', () => {
  const modes = (variant: string): readonly string[] =>
    sheetOf(fighter([], 0, { items: [], traits: [{ trait: 'Lame', variant }] })).attacks.map(({ mode }) => mode)
  expect(modes('Legless')).toEqual(['punch'])
  expect(modes('Crippled Leg')).toEqual(['punch', 'kick'])
  const walks = (more: object): number => {
    const items = [{ name: 'Crutches', ...more }]
    return sheetOf(fighter([], 0, { items, traits: [{ trait: 'Lame', variant: 'One Leg' }] })).speed.move
  }
  expect([walks({}), walks({ worn: true }), walks({ carried: false }), walks({ quantity: 0 })]).toEqual([2, 2, 0, 0])
})

test('gurps.disadvantage.one-eye: a campaign may add both penalties with ranged weapons', () => {
  const items = [{ name: 'Luger P08 9mm' }, { name: 'Machete' }, { name: 'Hatchet' }]
  const lines = (traits: readonly string[], stacks: boolean): readonly number[] => {
    const campaign = { options: [], settings: { 'gurps.one_eye_stacks': stacks } }
    const attacks = sheetOf(fighter([], 0, { items, traits, campaign })).attacks.slice(0, 4)
    return attacks.map(({ effective }) => effective ?? 0)
  }
  const [pistol = 0, machete = 0, axe = 0, thrown = 0] = lines([], false)
  expect(lines([], true)).toEqual([pistol, machete, axe, thrown])
  expect(lines(['One Eye'], false)).toEqual([pistol - 3, machete - 1, axe - 1, thrown - 3])
  expect(lines(['One Eye'], true)).toEqual([pistol - 4, machete - 1, axe - 1, thrown - 4])
  // What the campaign decides is nothing that somebody tells at the table.
  expect(Object.keys(FACTS)).not.toContain('one_eye_stacks')
})

test('gurps.convention.effects: a trait that hardens the fists adds to what a skill does', () => {
  const effects = [{ target: 'punch damage', op: 'add', by: 1 }]
  const traits = [{ id: 'hard', name: 'Hard Fists', cost: { kind: 'fixed', points: 1 }, effects }]
  const campaign = { options: [], settings: { 'gurps.traits': traits } }
  const damage = (more: object) =>
    sheetOf(fighter([['Karate', 8]], 0, more))
      .attacks.slice(-2)
      .map(line => line.damage)
  expect(damage({})).toEqual(['1d-2', '1d'])
  expect(damage({ campaign, traits: ['Hard Fists'] })).toEqual(['1d-1', '1d'])
})

test('gurps.unarmed.punch: arms too weak to hurt anybody do 0, and never less', () => {
  for (let st = 1; st <= 8; st++) {
    const items = [{ name: 'Knife' }, { name: 'Hatchet' }]
    const { attacks } = sheetOf(fighter([], 0, { attributes: { st, dx: 10, iq: 10, ht: 10 }, items }))
    for (const { weapon, damage } of attacks) expect(damage, `ST ${st}, ${weapon}`).toMatch(/^\d/)
    const blows = attacks.slice(-2).map(({ damage }) => damage)
    if (st < 5) expect(blows).toEqual(['0', '0'])
  }
})
