import { compose } from '@umpire/engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { turnOrder } from './turn-order.ts'

const why = compose({ options: [] }).silent

const fighters = fc
  .array(
    fc.record({
      move: fc.integer({ min: 1, max: 4 }),
      basic_speed: fc.constantFrom(4.5, 4.75, 5),
      dice: fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 2 }),
    }),
    { maxLength: 8 },
  )
  .map(all => all.map((one, index) => ({ name: `f${index}`, ...one })))

/** Equal keys are ties: Move, then speed, then the dice with nothing for one that was not thrown. */
const keyOf = ({ move, basic_speed, dice }: { move: number; basic_speed: number; dice: readonly number[] }): number =>
  move * 1e6 + basic_speed * 1e4 + (dice[0] ?? 0) * 10 + (dice[1] ?? 0)

test('gurps.combat.turn-order: nobody acts before one who is better, and the ties are those who are equal', () => {
  fc.assert(
    fc.property(fighters, all => {
      const { order, ties } = turnOrder({ fighters: all }, why)
      const keys = new Map(all.map(one => [one.name, keyOf(one)]))
      const sorted = order.map(name => keys.get(name) ?? Number.NaN)
      expect(sorted).toEqual([...sorted].sort((a, b) => b - a))
      expect([...order].sort()).toEqual(all.map(({ name }) => name).sort())
      const equal = Map.groupBy(order, name => keys.get(name))
      expect(ties).toEqual([...equal.values()].filter(({ length }) => length > 1))
    }),
  )
})

test('gurps.combat.turn-order: the order of the list does not matter once the dice have spoken', () => {
  fc.assert(
    fc.property(fighters, all => {
      const { order, ties } = turnOrder({ fighters: all }, why)
      if (ties.length === 0) expect(turnOrder({ fighters: all.toReversed() }, why).order).toEqual(order)
    }),
  )
})

test('gurps.combat.turn-order: equal fighters throw a die each, high first, and again while they are equal', () => {
  const twin = { move: 5, basic_speed: 5.25 }
  const order = (a: readonly number[], b: readonly number[]) =>
    turnOrder(
      {
        fighters: [
          { name: 'a', ...twin, dice: a },
          { name: 'b', ...twin, dice: b },
        ],
      },
      why,
    )
  expect(order([], [])).toEqual({ order: ['a', 'b'], ties: [['a', 'b']] })
  expect(order([3], [4])).toEqual({ order: ['b', 'a'], ties: [] })
  expect(order([4], [4]).ties).toEqual([['a', 'b']])
  expect(order([4, 2], [4, 5])).toEqual({ order: ['b', 'a'], ties: [] })
})
