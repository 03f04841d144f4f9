import { seeded } from '@umpire/dice'
import { expect, test } from 'vitest'
import { fighter } from '../fight/state/fighter.ts'
import { makeCharacter } from '../make/make.ts'
import { character } from './character.ts'
import { fightingOf } from './fighting.ts'
import { VERA } from './vera.ts'

const of = (change: object) => fightingOf(character.read({ ...VERA, ...change }, 'vera'))

test('whoever is made can enter a fight, each thing under a name of its own', () => {
  for (let index = 0; index < 60; index++) {
    const made = makeCharacter({ xp: 1000 }, seeded(`fighter ${index}`))
    const { loads, ...numbers } = fightingOf(made)
    const read = fighter.read({ id: 'one', side: 0, ...numbers }, 'fighter')
    expect(new Set(read.arms.map(({ key }) => key)).size).toBe(read.arms.length)
    expect(read.arms.at(-1)?.weapon).toBe('Unarmed')
    expect(loads.length).toBe(read.arms.length)
  }
})

test('traits stand as often as they were taken; gifts and knacks are in the numbers, what glasses mend is not', () => {
  const { merits, flaws, stats, ranged, hp } = of({
    traits: [
      { key: 'resilient', times: 3 },
      { key: 'gifted', subject: 'awareness' },
      { key: 'knack', subject: 'ranged-combat' },
      { key: 'nearsighted' },
      { key: 'lame', gone: true },
      { key: 'tick' },
    ],
    gear: { lenses: true },
  })
  expect(merits).toEqual(['resilient', 'resilient', 'resilient'])
  expect(flaws).toEqual(['tick'])
  expect({ awareness: stats.awareness, level: ranged.level, hp }).toEqual({ awareness: 7, level: 7, hp: 18 })
  expect(of({ traits: [{ key: 'nearsighted' }] }).flaws).toEqual(['nearsighted'])
})

test('tensided.equipment.armor-weight: armour that is too heavy slows and hinders', () => {
  const heavy = { armor: [{ armor: 'Heavy combat armor' }, { armor: 'Level II vest', worn: false }] }
  expect(of({ gear: heavy })).toMatchObject({ armor_move: 0.75, hth_df: 2, worn: [{ armor: 'Heavy combat armor' }] })
  expect(of({ gear: { armor: [{ armor: 'Heavy combat armor', spectra: true }] } })).toMatchObject({ armor_move: 1 })
})

test('two guns of a kind, three grenades and a thing that no table has', () => {
  const { arms, loads } = of({
    gear: {
      guns: [{ gun: '9mm Pistol', rounds: 3 }, { gun: '9mm Pistol', jammed: true }, { gun: 'Raygun' }],
      explosives: [{ explosive: 'Grenade', count: 3 }],
    },
  })
  expect(arms.map(({ key }) => key)).toEqual([
    '9mm Pistol',
    '9mm Pistol 2',
    'Grenade',
    'Grenade 2',
    'Grenade 3',
    'Unarmed',
  ])
  expect(loads.slice(0, 2)).toEqual([
    { rounds: 3, spare: 0, jammed: false },
    { rounds: 0, spare: 0, jammed: true },
  ])
})
