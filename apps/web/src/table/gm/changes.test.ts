import type { SceneView } from '@umpire/protocol'
import { expect, test } from 'vitest'
import { plainScreens } from '../plain/plain-screens.tsx'
import { changeAt, changeName, changesFound, changesIn, changeText } from './changes.ts'

const SCENE: SceneView = {
  id: 's1',
  kind: 'duel',
  title: 'A duel',
  over: false,
  waits: false,
  plays: false,
  state: {
    light: 'dusk',
    roster: [{ id: 'Ada', name: 'Ada', skills: { blade: 2 } }, { id: 'Bram' }],
    standing: [{ id: 'Ada', endurance: 8, out: false, target: 'Bram', drawn: null }],
    fighters: { Bram: { hit_points: 12 } },
  },
  questions: [],
  startable: [],
  actors: ['Ada', 'Bram'],
  strangers: [],
}

const changes = changesIn(SCENE, plainScreens)

test('changes: numbers, words and flags, but nothing that holds the scene together', () => {
  expect(changes.map(change => `${changeName(change)}: ${changeText(change, change.value)}`)).toEqual([
    'light: dusk',
    'Ada · skills · blade: 2',
    'Ada · endurance: 8',
    'Ada · out: no',
    'Bram · hit points: 12',
  ])
})

test('changes: found by words of the name and the value, in any order', () => {
  const named = (search: string) => changesFound(changes, search).map(changeName)
  expect(named('endurance ada')).toEqual(['Ada · endurance'])
  expect(named('12')).toEqual(['Bram · hit points'])
  expect(named('')).toHaveLength(5)
})

test('changes: a place is known by the name that stands in the list', () => {
  const found = changeAt(changes, ['standing', 0, 'endurance'])
  expect(found && changeName(found)).toBe('Ada · endurance')
  expect(changeAt(changes, ['standing', 1, 'endurance'])).toBeUndefined()
})
