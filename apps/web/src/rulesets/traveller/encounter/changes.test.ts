import { expect, test } from 'vitest'
import { asMaster, asPlayer } from '../odds/test/warehouse-fixture.ts'
import { encounterChanges } from './changes.ts'

const changes = encounterChanges({ id: 's1', kind: 'encounter', state: asMaster, actors: ['Ada'], strangers: [] })

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
    'Leader',
  ])
})

test('a player who sees no numbers changes none', () => {
  const seen = encounterChanges({ id: 's1', kind: 'encounter', state: asPlayer, actors: ['Ada'], strangers: [] })
  expect(seen.filter(({ of }) => of === 'Oskar').map(({ name }) => name)).toEqual([
    'condition',
    'has had the first wound',
    'in the fight',
    'band',
  ])
})

test('every place that may be changed is there in the state, and holds what is shown', () => {
  for (const { at, value } of changes) {
    const found = at.reduce<unknown>((here, part) => Reflect.get(Object(here), part), asMaster)
    expect(found, at.join('.')).toBe(value)
  }
})
