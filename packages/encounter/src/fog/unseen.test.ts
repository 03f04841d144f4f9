import { expect, test } from 'vitest'
import { NOTHING_LAID } from '../ground/laid.ts'
import { unseenWhere } from './unseen.ts'

const fightWith = (on: boolean, ...npc: readonly boolean[]) => ({
  roster: ['Ann', 'Bob', 'Cat', 'Dan'].map((name, place) => ({ id: name.toLowerCase(), name, side: place % 2 })),
  sides: npc.map((one, side) => ({ name: `side ${side}`, npc: one })),
  laid: { fog: { ...NOTHING_LAID.fog, on } },
})

test('each side misses what none of its own perceives, and a seat without a character what the players miss', () => {
  let calls = 0
  // Ann sees Bob; nobody of the other side sees anyone.
  const unseenIn = unseenWhere((_fight, place, by) => {
    calls += 1
    return place === 1 && by.includes(0)
  })
  const fight = fightWith(true, false, true)
  const unseen = [
    { to: ['ann', 'cat'], who: ['dan', 'Dan'] },
    { to: ['bob', 'dan'], who: ['ann', 'Ann', 'cat', 'Cat'] },
    { to: [], who: ['dan', 'Dan'] },
  ]
  expect(unseenIn(fight)).toEqual(unseen)
  expect(unseenIn(fight)).toEqual(unseen)
  expect(calls).toBe(4)
  expect(unseenIn(fightWith(true, true, true)).at(-1)?.who).toEqual(['dan', 'Dan', 'ann', 'Ann', 'cat', 'Cat'])
  expect(unseenIn(fightWith(false, false, true))).toEqual([])
  expect(unseenWhere(() => true)(fight)).toEqual([])
})
