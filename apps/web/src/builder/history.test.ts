import fc from 'fast-check'
import { expect, test } from 'vitest'
import { begun, type History, redone, stepped, undone } from './history.ts'

test('a step is taken back and made again', () => {
  const built = stepped(stepped(begun({ st: 10 }), { st: 11 }), { st: 12 })
  expect(undone(built).now).toEqual({ st: 11 })
  expect(redone(undone(built))).toEqual({ ...built, last: undefined })
  expect(undone(begun({ st: 10 })).now).toEqual({ st: 10 })
  expect(redone(built)).toBe(built)
})

test('steps at the same thing are taken back together, and a new step forgets what was undone', () => {
  const typed = ['A', 'Ad', 'Ada'].reduce((history, name) => stepped(history, { name }, 'name'), begun({ name: '' }))
  expect(undone(typed).now).toEqual({ name: '' })
  const other = stepped(undone(typed), { name: 'Bo' }, 'name')
  expect(other.after).toEqual([])
  expect(undone(other).now).toEqual({ name: '' })
})

test('whatever is done, undoing all of it leads back to the beginning, and redoing to the end', () => {
  const steps = fc.array(fc.record({ to: fc.object({ maxDepth: 1 }), what: fc.constantFrom(undefined, 'a', 'b') }), {
    maxLength: 40,
  })
  fc.assert(
    fc.property(steps, done => {
      const first: object = {}
      const all = done.reduce<History<object>>((history, { to, what }) => stepped(history, to, what), begun(first))
      const back = all.before.reduce<History<object>>(undone, all)
      expect(back.now).toBe(first)
      expect(back.after.reduce<History<object>>(redone, back).now).toBe(all.now)
    }),
  )
})
