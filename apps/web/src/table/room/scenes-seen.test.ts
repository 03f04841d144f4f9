import { expect, test } from 'vitest'
import { readSeen, withSeen } from './scenes-seen.ts'

const scene = (id: string, state = {}) => ({ id, kind: 'duel', state, actors: ['Ada'], strangers: [] })

test('scenes seen: the newest state of each, and no more than are needed', () => {
  const once = withSeen(withSeen(new Map(), scene('s1')), scene('s2'))
  const again = withSeen(once, scene('s1', { round: 2 }))
  expect([...again.values()]).toEqual([scene('s2'), scene('s1', { round: 2 })])
  const many = Array.from({ length: 30 }, (_, index) => scene(`s${index}`)).reduce(withSeen, readSeen(null))
  expect(many.size).toBe(12)
  expect(many.has('s29')).toBe(true)
})

test('scenes seen: kept without what is asked in them, and read again', () => {
  const [kept] = withSeen(new Map(), Object.assign(scene('s1'), { questions: [{ id: 'q' }] })).values()
  expect(kept).toEqual(scene('s1'))
  expect(readSeen(JSON.stringify([kept])).get('s1')).toEqual(scene('s1'))
})

test('scenes seen: what is no scene is left out', () => {
  expect(readSeen('[{"id": 4}, null, "s1"]').size).toBe(0)
  expect(readSeen('no json').size).toBe(0)
  expect(readSeen('{}').size).toBe(0)
  const { strangers, ...older } = scene('s1')
  expect(strangers).toEqual([])
  expect(readSeen(JSON.stringify([older])).size).toBe(0)
})
