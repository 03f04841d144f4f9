/** A table that hears what happened at another, and is looked at in between. */
import { expect, test } from 'vitest'
import { Sitting, toldAgain } from '../test/table-fixture.ts'

test('what happened without a scene in hand is seen in it', () => {
  const sitting = new Sitting()
  const scene = sitting.duel()
  const follower = toldAgain(sitting.facts)
  expect(follower.scene(scene).data).toEqual(sitting.table.scene(scene).data)
  const followed = () => {
    for (const fact of sitting.facts.slice(follower.data.version)) follower.apply(fact)
    const { asking, data } = follower.scene(scene)
    expect(data).toEqual(sitting.table.scene(scene).data)
    expect(asking).toEqual(sitting.table.scene(scene).asking)
  }
  sitting.do('gm', { type: 'override', scene, at: ['light'], value: 'dark', note: '' })
  followed()
  sitting.answer(scene)
  followed()
})
