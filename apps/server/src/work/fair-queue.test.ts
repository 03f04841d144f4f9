import { expect, test } from 'vitest'
import { FairQueue } from './fair-queue.ts'

/** Each waiting for itself: its address and a number. */
function filled(...waiting: readonly string[]): FairQueue<string> {
  const queue = new FairQueue<string>()
  for (const one of waiting) queue.add(one.charAt(0), one)
  return queue
}

const all = (queue: FairQueue<string>): readonly (string | undefined)[] =>
  Array.from({ length: queue.size }, () => queue.take())

test('takes one of each address in turn, in each the oldest first', () => {
  expect(all(filled('a1', 'a2', 'a3', 'b1', 'c1', 'c2'))).toEqual(['a1', 'b1', 'c1', 'a2', 'c2', 'a3'])
})
test('an address that was just served goes behind those that wait', () => {
  const queue = filled('a1', 'b1', 'b2')
  expect(queue.take()).toBe('a1')
  queue.add('a', 'a2')
  expect(all(queue)).toEqual(['b1', 'a2', 'b2'])
})
test('passes over those that may not, and they keep their place', () => {
  const queue = filled('a1', 'b1')
  expect(queue.take(address => address !== 'a')).toBe('b1')
  expect(queue.take(() => false)).toBeUndefined()
  expect([queue.size, queue.of('a'), queue.of('b')]).toEqual([1, 1, 0])
  expect(queue.take()).toBe('a1')
  expect(queue.take()).toBeUndefined()
})
test('forgets one that does not wait any more, and none else', () => {
  const queue = filled('a1', 'a2', 'b1')
  queue.remove('a', 'a1')
  queue.remove('b', 'b1')
  queue.remove('b', 'b1')
  queue.remove('c', 'c1')
  expect(queue.size).toBe(1)
  expect(all(queue)).toEqual(['a2'])
})
test('takes the first of the address that has most, and drains all', () => {
  const queue = filled('a1', 'b1', 'b2')
  expect(queue.takeOfMost()).toBe('b1')
  expect(queue.drain().toSorted()).toEqual(['a1', 'b2'])
  expect([queue.size, queue.takeOfMost()]).toEqual([0, undefined])
})
