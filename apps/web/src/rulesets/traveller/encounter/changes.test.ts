import { expect, test } from 'vitest'
import { encounterChanges } from './changes.ts'

const STATE = {
  roster: [{ id: 'Ada', name: 'Ada', party: 0, skills: { Shotgun: 1 }, weapons: [{ key: 'Shotgun', gun: true }] }],
  standing: [
    {
      id: 'Ada',
      band: 2,
      strength: 7,
      dexterity: 9,
      endurance: 8,
      status: 'active',
      wounded: false,
      gone: null,
      hand: 0,
      blows_left: 8,
      weapons: [{ ammo: 10, spare_loads: 1 }],
    },
  ],
  parties: [{ name: 'the travellers', npc: false, broken: false }],
  vacuum: false,
}

const changes = encounterChanges({ id: 's1', kind: 'encounter', state: STATE, actors: ['Ada'] })

test('a referee changes how people stand and what they have, by the names of the screens', () => {
  expect(changes.filter(({ of }) => of === 'Ada').map(({ name }) => name)).toEqual([
    'strength',
    'dexterity',
    'endurance',
    'condition',
    'has had the first wound',
    'in the fight',
    'band',
    'blows left',
    'rounds in the shotgun',
    'spare loads for the shotgun',
    'Shotgun',
  ])
})

test('every place that may be changed is there in the state, and holds what is shown', () => {
  for (const { at, value } of changes) {
    const found = at.reduce<unknown>((here, part) => Reflect.get(Object(here), part), STATE)
    expect(found, at.join('.')).toBe(value)
  }
})
