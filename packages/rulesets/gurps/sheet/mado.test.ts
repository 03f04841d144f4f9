/** The worked character of the notes, step by step. */
import { expect, test } from 'vitest'
import type { Character } from '../character/character.ts'
import { mado } from '../character/test/mado-fixture.ts'
import { sheetOf } from './sheet.ts'

const level = (one: Character, skill: string): number | null | undefined =>
  sheetOf(one).skills.find(line => line.skill === skill)?.level

test('gurps.chargen.total: every row of her points, and nothing left', () => {
  const { points } = sheetOf(mado())
  expect(points).toEqual({
    attributes: 45,
    advantages: 45,
    disadvantages: -37,
    quirks: -5,
    skills: 52,
    creation: 100,
    budget: 100,
    awarded: 0,
    total: 100,
    unspent: 0,
  })
})

test('gurps.chargen.derived: her basics', () => {
  const sheet = sheetOf(mado())
  expect(sheet).toMatchObject({ hp: 11, fatigue: 8, thrust: '1d-3', swing: '1d-2', will: 14 })
  expect(sheet.senses).toMatchObject({ hearing: 17, vision: 14 })
  expect(sheet.body).toMatchObject({ height_in: 65, weight_lb: 125 })
  expect(sheet.load.limits_lb).toEqual([16, 32, 48, 96, 160])
  expect(sheet.speed.moves).toEqual([5, 4, 3, 2, 1])
})

test('gurps.skill.catalog: every skill at the level the notes give', () => {
  const levels = {
    'Language (English)': 15,
    'Language (German)': 14,
    Telegraphy: 15,
    'Electronics Operation (communications)': 14,
    'Electronics (communications)': 12,
    Acting: 14,
    Disguise: 12,
    'Fast-Talk': 13,
    Shadowing: 13,
    Streetwise: 13,
    Holdout: 13,
    Forgery: 11,
    'Sex Appeal': 12,
    Stealth: 13,
    'Guns (pistol)': 15,
    'Guns (light automatic weapon)': 14,
    Knife: 13,
    Judo: 12,
    Parachuting: 12,
    Bicycling: 12,
    Hiking: 10,
    Running: 10,
    Demolition: 13,
    'Area Knowledge (Lyon)': 13,
    'First Aid': 13,
    Camouflage: 13,
    Cooking: 12,
    Scrounging: 12,
  }
  const { skills, native, defaults } = sheetOf(mado())
  expect(Object.fromEntries(skills.map(line => [line.skill, line.level]))).toEqual(levels)
  expect(native).toBe(15)
  expect(defaults).toMatchObject({ Swimming: 8, Climbing: 7, Leadership: 3, Diplomacy: 9 })
})

test('gurps.wealth.buying: what she bought leaves $1,265', () => {
  expect(sheetOf(mado()).money).toMatchObject({ start: 1500, left: 1265 })
})

test('gurps.move.move: the radio switches her numbers at once', () => {
  const light = sheetOf(mado())
  expect(light.load).toMatchObject({ carried_lb: 6.25, key: 'none' })
  expect(light.speed).toMatchObject({ move: 5, dodge: 5, running_move: 7 })
  const items = mado().items.map(item => (item.name === 'radio' ? { ...item, carried: true } : item))
  const loaded = sheetOf({ ...mado(), items })
  expect(loaded.load).toMatchObject({ carried_lb: 36.25, key: 'medium' })
  expect(loaded.speed).toMatchObject({ move: 3, dodge: 3, running_move: 5 })
})

test('gurps.weapon.minimum-strength: her attack lines, with glasses and without', () => {
  const lines = (one: Character) =>
    sheetOf(one).attacks.map(({ weapon, mode, effective, damage, parry, rcl }) => ({
      ...{ weapon, mode, effective, damage, parry, rcl },
    }))
  expect(lines(mado())).toEqual([
    { weapon: 'Walther PPK .32', mode: 'shot', effective: 15, damage: '2d-1', parry: null, rcl: -1 },
    { weapon: 'Bayonet or Knife', mode: 'cutting', effective: 13, damage: '1d-4', parry: 5, rcl: null },
    { weapon: 'Bayonet or Knife', mode: 'impaling', effective: 13, damage: '1d-3', parry: 5, rcl: null },
    { weapon: 'Bayonet or Knife', mode: 'thrown', effective: 8, damage: '1d-3', parry: null, rcl: null },
    { weapon: 'Sten 9mm', mode: 'automatic', effective: 12, damage: '3d-1', parry: null, rcl: -2 },
    { weapon: 'bare hands', mode: 'punch', effective: 12, damage: '1d-5', parry: 8, rcl: null },
    { weapon: 'bare hands', mode: 'kick', effective: 10, damage: '1d-3', parry: null, rcl: null },
  ])
  const radio = mado().items.map(item => (item.name === 'radio' ? { ...item, carried: true } : item))
  expect(lines({ ...mado(), items: radio }).at(-2)?.parry, 'no Judo under a radio').toBe(null)
  const lost = mado().items.filter(item => item.name !== 'glasses')
  const blurred = lines({ ...mado(), items: lost })
  expect(blurred.slice(0, 2).map(({ effective }) => effective)).toEqual([13, 11])
})

test('gurps.improve.skill: after the first award her pistol is better, and one point is left', () => {
  const one = mado()
  const skills = one.skills.map(line => (line.skill === 'Guns (pistol)' ? { ...line, points: 4 } : line))
  const step = { what: '', date: '', reason: '', unknown_fields: {} }
  const improved: Character = {
    ...one,
    skills,
    ledger: [
      { ...step, kind: 'award', points: 3, worth: 0 },
      { ...step, kind: 'skill', points: -2, worth: 2, what: 'Guns (pistol)' },
    ],
  }
  expect(level(improved, 'Guns (pistol)')).toBe(16)
  expect(sheetOf(improved).points).toMatchObject({ creation: 100, awarded: 3, total: 102, unspent: 1 })
})
