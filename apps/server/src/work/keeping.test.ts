import { expect, test } from 'vitest'
import { keeping } from './keeping.ts'

test('work is done once for each key, and again if it failed', async () => {
  const done: string[] = []
  const answer = keeping(async key => {
    done.push(key)
    if (done.length === 1) throw new Error('not yet')
    return { key }
  })
  await expect(answer('a')).rejects.toThrow('not yet')
  const [first, again, other] = await Promise.all([answer('a'), answer('a'), answer('b')])
  expect(again).toBe(first)
  expect(other).toEqual({ key: 'b' })
  expect(done).toEqual(['a', 'a', 'b'])
})
