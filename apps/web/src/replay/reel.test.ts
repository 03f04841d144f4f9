import type { Json } from '@umpire/engine'
import { changed, changesBetween } from '@umpire/protocol'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Reel } from './reel.ts'

/** A small state that grows, shrinks and changes. */
const stateAt = (step: number): Json => ({
  step,
  standing: Array.from({ length: 3 }, (_, who) => ({ who, hp: 10 - ((step * (who + 1)) % 7) })),
  ...(step % 5 === 0 && { stunned: true }),
})
const LENGTH = 150
const steps = Array.from({ length: LENGTH }, (_, step) => ({
  changes: changesBetween(stateAt(step), stateAt(step + 1)),
}))

test('wound to and fro, it stands as it did', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: LENGTH }), { maxLength: 30 }), fc.nat(8), (ways, ahead) => {
      const reel = new Reel(stateAt(0), steps)
      for (let made = 0; made < ahead; made++) reel.ahead()
      for (const step of ways) expect(reel.at(step)).toEqual(stateAt(step))
    }),
  )
})
test('beyond its ends it stays at them', () => {
  const reel = new Reel(stateAt(0), steps)
  expect(reel.at(-3)).toEqual(stateAt(0))
  expect(reel.at(LENGTH + 9)).toEqual(stateAt(LENGTH))
})
test('keyframes are made ahead until there are all, and change nothing', () => {
  const reel = new Reel(stateAt(0), steps)
  reel.at(40)
  let made = 0
  while (reel.ahead()) made++
  expect(made).toBe(3)
  expect(reel.at(41)).toEqual(stateAt(41))
})
test('one of no steps is its start', () => {
  const reel = new Reel(changed({}, []), [])
  expect(reel.ahead()).toBe(false)
  expect(reel.at(1)).toEqual({})
})
