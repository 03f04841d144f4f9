/** Twice as many things take twice as long, counted by how often somebody looks at them. */
import { compose } from '@umpire/engine'
import { expect, test } from 'vitest'
import { affected, type Bearer, lasting, modifier } from './apply.ts'
import type { Effect } from './effect.ts'

const why = compose({ options: [] }).silent
const EFFECT: Effect = { target: 'it', op: 'add', by: 1, unless: ['nobody', 'somebody else'] }

/** So many things, and how often they were asked for their names and effects. */
function crowd(size: number) {
  let looks = 0
  const bearers = Array.from({ length: size }, (_, index): Bearer => {
    return {
      level: 1,
      get name() {
        looks++
        return `thing ${index}`
      },
      get effects() {
        looks++
        return [EFFECT]
      },
    }
  })
  return { bearers, looks: () => looks }
}

function looksOf(size: number, work: (bearers: readonly Bearer[]) => number): number {
  const { bearers, looks } = crowd(size)
  expect(work(bearers)).toBe(size)
  return looks()
}

test('gurps.convention.effects: what cancels what is looked up in linear time', () => {
  const works = [
    (bearers: readonly Bearer[]) => modifier('it', ['it'], bearers, {}, why),
    (bearers: readonly Bearer[]) => affected('it', 0, ['it'], bearers, {}, why),
  ]
  for (const work of works) {
    expect(looksOf(400, work)).toBe(2 * looksOf(200, work))
    expect(looksOf(400, work)).toBeLessThan(400 * 10)
  }
})

test('gurps.convention.effects: what always holds is picked out once for all that ask', () => {
  const { bearers, looks } = crowd(100)
  const first = lasting(bearers)
  const before = looks()
  for (let time = 0; time < 10; time++) expect(lasting(bearers)).toBe(first)
  expect(looks()).toBe(before)
})
