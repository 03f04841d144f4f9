import { compose, int, option, replace, rule, slot } from '@umpire/engine'
import { expect, test } from 'vitest'
import { adds, layer, switchesOver } from './layer.ts'

const move = rule(
  { id: 'test.move', title: 'Move', lines: '1', given: { move: int() }, gives: 'move' },
  ({ move: printed }) => printed,
)
const steps = slot<string>('test.steps')

const beneath = [
  option({
    key: 'lame',
    title: 'Lame',
    says: 'Slower.',
    replaces: [replace(move, (x, why, base) => base(x, why) - 1)],
  }),
]
const layers = [
  layer('balance', move, (x, why, base) => base(x, why) * 2),
  adds('balance', steps, 'totters'),
  layer('extra-effort', move, (x, why, base) => base(x, why) + 10),
  adds('extra-effort', steps, 'strains'),
]

test('switches stand on each other in the order of their layers, and on what lies beneath', () => {
  const options = [...beneath, ...switchesOver(layers, beneath)]
  const moves = (...keys: string[]): number => move({ move: 5 }, compose({ options }, { options: keys }).silent)
  expect(moves()).toBe(5)
  expect(moves('balance')).toBe(10)
  expect(moves('balance', 'lame')).toBe(8)
  expect(moves('extra-effort', 'balance', 'lame')).toBe(18)
})

test('what switches add comes in the same order', () => {
  const { silent } = compose({ options: switchesOver(layers, []) }, { options: ['extra-effort', 'balance'] })
  expect(steps.in(silent)).toEqual(['totters', 'strains'])
})

test('a layer of a switch that does not exist is refused by name', () => {
  expect(() => switchesOver([layer('nonsense', move, x => x.move)], [])).toThrow(
    'there is no switch nonsense to change test.move',
  )
})
