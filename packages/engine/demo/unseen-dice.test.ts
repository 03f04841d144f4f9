/** Dice of whoever comes into view with what they bring about: thrown unseen, and told so. */
import { seeded } from '@umpire/dice'
import { expect, test } from 'vitest'
import { script, startPlay, throwing, type Unseen, unseenBy, worldOf } from '../src/index.ts'
import { demo, duelStart, exchange } from './index.ts'

const blow = { attacker: 'Ada', defender: 'Bram', aimed: false }
const HIDDEN: readonly Unseen[] = [{ to: ['Ada'], who: ['Bram'] }]
/** Bram is not seen before he lies on the ground. */
const world = {
  ...worldOf(demo),
  unseen: ({ fighters }: typeof duelStart): readonly Unseen[] => (fighters['Bram']?.down === true ? [] : HIDDEN),
}
const ADA = { role: 'player', actors: ['Ada'] } as const

test('rolls that somebody made in hiding stay unseen when he comes into view', () => {
  const { entries } = script(world, exchange, blow, duelStart, [9, 'parry', 12, [5, 6], 13, [1, 1]])
  const [before, wounded] = entries
  expect(before?.fact).toBeUndefined()
  expect(before?.rolls.map(({ purpose }) => purpose)).toEqual(['attack', 'parry', 'damage', 'knockdown'])
  expect(unseenBy(before?.unseen, ADA).has('Bram')).toBe(true)
  expect(wounded).toMatchObject({ fact: { type: 'wounded' }, rolls: [] })
  expect(unseenBy(wounded?.unseen, ADA).size).toBe(0)
})

test('whoever throws is told who is unseen at that very moment', () => {
  const told: string[] = []
  const throws = throwing(seeded('blow'))
  const play = startPlay(world, exchange, blow, duelStart, (dice, { purpose }, unseen) => {
    told.push(`${purpose} ${unseenBy(unseen, ADA).size}`)
    return throws(dice)
  })
  expect(play.questions.length + told.length).toBeGreaterThan(0)
  expect(told).toContain('attack 1')
})
