import { expect, test } from 'vitest'
import { CONNORS, exampleConnors } from '../stats/connors.ts'
import { rulesetOf } from './campaign-rules.ts'
import { character } from './character.ts'
import { fightingOf } from './fighting.ts'
import { problemsOf } from './problems/problems.ts'
import { explainedSheet, sheetOf } from './sheet.ts'
import { VERA } from './vera.ts'

const vera = character.read(VERA, 'vera')
const sheet = sheetOf(vera)

test('tensided.xp.ledger: Vera of 300 XP costs 332, flaws give 40, and 8 are left', () => {
  expect(sheet.xp).toEqual({
    starting: 300,
    flaw_xp: 40,
    earned: 0,
    merits: 10,
    skills: 102,
    abilities: 210,
    languages: 10,
    spent: 332,
    paid_back: 0,
    debt: 0,
    available: 8,
  })
  expect(sheet.power).toBe('seasoned')
})

test('tensided.traits.starting-money: Vera’s things cost $310 and leave $1,690', () => {
  expect(sheet.money).toEqual({ at_start: 2000, spent: 310, cash: 0, left: 1690 })
})

test('tensided.combat.hp: the numbers of Vera’s body are those of the worked character', () => {
  const { hp, damage_score, natural_resistance, capacity_lb, movement, action_points, armor_move, hth_df } = sheet
  expect({ hp, damage_score, natural_resistance, capacity_lb, action_points }).toEqual({
    hp: 14,
    damage_score: 3,
    natural_resistance: 6,
    capacity_lb: 300,
    action_points: 1,
  })
  expect(movement).toEqual({ walk: 2, run: 5, sprint: 8 })
  expect({ armor_move, hth_df }).toEqual({ armor_move: 1, hth_df: 0 })
})

test('tensided.core.attribute: Vera shoots with 12, point blank with 11, stabs with 10 and treats with 14', () => {
  const [pistol] = sheet.guns
  expect(pistol).toMatchObject({ attribute: 12, point_blank: 11, df: 0, shots: 2, rounds: 15, damage: 6 })
  const knife = sheet.melee.filter(({ name }) => name === 'Combat Knife')
  expect(knife).toMatchObject([
    { mode: 'slash', attribute: 10, df: 0, damage: 6, armor_piercing: false },
    { mode: 'thrust', attribute: 10, df: 0, damage: 6, armor_piercing: true },
  ])
  // Fists are another concentration.
  expect(sheet.melee.at(-1)).toMatchObject({ name: 'Unarmed', attribute: 10, df: 3, damage: 3 })
  const medic = sheet.skills.find(({ skill }) => skill === 'medic')
  expect(medic?.rolls).toEqual([{ situation: 'normal', stat: 'dexterity', attribute: 14 }])
  expect(sheet.armor).toMatchObject([{ name: 'Level II vest', res: 6, worn: true }])
})

test('tensided.stats.purchase: nothing stands against Vera', () => {
  expect(problemsOf(vera)).toEqual([])
})

test('every number of Vera’s sheet has its reasons', () => {
  const { reasons, sheet: explained } = explainedSheet(vera)
  expect(explained).toEqual(sheet)
  const named = ['stats', 'hit points', 'damage score', 'natural resistance', 'capacity', 'walk', 'run', 'sprint']
  const more = ['experience', 'money', 'skill: medic', 'weapon: 9mm Pistol', 'weapon: Unarmed', 'armour: Level II vest']
  for (const name of [...named, ...more]) expect(reasons[name]?.length, name).toBeGreaterThan(0)
})

test('Vera goes into a fight with these numbers', () => {
  const fighting = fightingOf(vera)
  expect(fighting).toMatchObject({
    name: 'Vera',
    player_character: true,
    hth: { level: 4, concentrations: ['knife'] },
    ranged: { level: 5, concentrations: ['pistol', 'rifle'] },
    medic: 4,
    merits: ['resilient'],
    flaws: ['enemy', 'tick'],
    hp: 14,
    damage_score: 3,
    natural_resistance: 6,
    armor_move: 1,
    hth_df: 0,
    worn: [{ armor: 'Level II vest', without: [], spectra: false }],
    main_hand: 'right',
    weight_lb: 140,
  })
  expect(fighting.arms.map(({ key, kind, hands }) => [key, kind, hands])).toEqual([
    ['9mm Pistol', 'gun', 1],
    ['Combat Knife', 'melee', 1],
    ['Unarmed', 'melee', 0],
  ])
  expect(fighting.loads[0]).toEqual({ rounds: 15, spare: 2, jammed: false })
})

test('tensided.stats.example-connors: Michael Connors as a file has the numbers of the book', () => {
  const connors = character.read({ system: 'tensided', version: 1, name: 'Michael Connors', stats: CONNORS }, 'connors')
  const { hp, damage_score, natural_resistance, capacity_lb, lift_attribute } = sheetOf(connors)
  const expected = exampleConnors({ sheet: 'Michael Connors' }, rulesetOf(connors).silent)
  expect({ hp, damage_score, natural_resistance, capacity_lb, lifting_attribute: lift_attribute }).toEqual({
    hp: expected.hp,
    damage_score: expected.damage_score,
    natural_resistance: expected.natural_resistance,
    capacity_lb: expected.capacity_lb,
    lifting_attribute: expected.lifting_attribute,
  })
  expect(hp).toBe(12)
  expect(problemsOf(connors).filter(({ severity }) => severity === undefined)).toEqual([])
})
