import { compose } from '@umpire/engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { computed, enhancements, general, moveAnswer, moveOf, substituted, substitution } from './computed.ts'

const why = compose({ options: [] }).silent
const PLAIN = { move_mod: 1, multiplier: 1, enhancement: 1, skill: 0, size: 0 }
const moves = fc.integer({ min: 0, max: 100_000 }).map(hundredths => hundredths / 100)

test('gulliver.move.computed: a Step is never more than Move, never less than a hex where Move is one', () => {
  fc.assert(
    fc.property(moves, move => {
      const { combat_move, step, sprint } = moveAnswer(move, why)
      expect(combat_move).toBe(move < 1 ? move : Math.floor(move))
      expect(step).toBeLessThanOrEqual(Math.max(move, 0))
      if (move >= 1) expect(step).toBe(Math.max(1, Math.floor(move / 5)))
      expect(sprint).toBeCloseTo(move * 1.2, 9)
    }),
  )
})

test('gulliver.move.computed: the hound of the notes', () => {
  expect(computed({ dx: 11, ht: 12, move: 10.35 }, why)).toEqual({
    basic_speed: 5.75,
    base_move: 5.75,
    move: 10.35,
    combat_move: 10,
    step: 2,
    sprint: 12.42,
  })
})

test('gulliver.move.general: in proportion to every part, and up and down a Size is the identity', () => {
  const sizes = fc.integer({ min: -36, max: 36 })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 200 }), sizes, (quarters, size) => {
      const base = quarters / 4
      const move = general({ ...PLAIN, base_move: base, size }, why).move
      expect(general({ ...PLAIN, base_move: base, size, enhancement: 2 }, why).move).toBeCloseTo(2 * move, 9)
      expect(general({ ...PLAIN, base_move: move, size: -size }, why).move).toBeCloseTo(base, 9)
    }),
  )
  expect(general({ base_move: 6, skill: 16, move_mod: 1, multiplier: 1, enhancement: 1, size: 0 }, why).move).toBe(8)
})

test('gulliver.move.enhancements: levels of all three', () => {
  const of = (enhanced_move: number, super_move: number, reduced_move: number) =>
    enhancements({ enhanced_move, super_move, reduced_move }, why).multiplier
  expect([0, 1, 2, 3, 4, 5].map(levels => of(0, 0, levels))).toEqual([1, 2 / 3, 1 / 2, 1 / 3, 1 / 5, 1 / 10])
  expect([of(0, 3, 0), of(1, 1, 2)]).toEqual([8, 2])
  expect(() => enhancements.answer({ reduced_move: 6 }, why)).toThrow('5')
})

test('gulliver.move.substitution: never worse than without the skill, and an eighth pays off only for little of it', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 20 }),
      fc.integer({ min: 1, max: 20 }),
      fc.integer({ min: 0, max: 40 }),
      (dx, ht, skill) => {
        const plain = { move_mod: 1, factor: 1, enhancement: 1, size: 0 }
        expect(substitution({ dx, ht, running: skill }, why)).toBe((dx + Math.max(ht, skill)) / 4)
        expect(moveOf({ dx, ht }, skill, plain, why).move).toBe((dx + ht) / 4 + skill / 8)
        expect(substituted({ dx, ht }, undefined, why)).toEqual({ dx, ht })
      },
    ),
  )
})
