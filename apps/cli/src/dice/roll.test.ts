import { describe, expect, test } from 'vitest'
import { json, umpire } from '../../test/umpire.ts'

describe('roll', () => {
  test('a seed repeats the dice', async () => {
    const first = await umpire(['roll', '3d6+2', '--seed', 'a'])
    expect(first.out).toMatch(/^3d6\+2 = \d+ {2}\[[1-6] [1-6] [1-6]\]\n$/)
    expect(await umpire(['roll', '3d6+2', '--seed', 'a'])).toEqual(first)
    expect(await umpire(['roll', '3d6+2', '--seed', 'b'])).not.toEqual(first)
  })
  test('without a seed the dice differ', async () => {
    const rolled = await Promise.all(Array.from({ length: 5 }, () => umpire(['roll', '20d100'])))
    expect(new Set(rolled.map(({ out }) => out)).size).toBe(5)
  })
  test('a throw may be several words, and answers yes or no', async () => {
    expect((await umpire(['roll', '7', 'exactly', '--seed', 'a'])).out).toMatch(/^7 exactly: (yes|no), \d+ against 7/)
    expect(await json('roll', '8+', '--seed', 'a')).toMatchObject({ notation: '8+' })
  })
  test('dropped and exploded dice are shown', async () => {
    const { out } = await umpire(['roll', '6d6kh3', '--seed', 'a'])
    expect(out.match(/\(\d\)/g)?.length).toBe(3)
    const exploded = (await umpire(['roll', '40d6!', '--seed', 'a'])).out
    expect(exploded).toMatch(/6\+[1-6]/)
    expect(exploded).not.toMatch(/[1-5]\+/)
  })
  test('--times rolls again', async () => {
    expect((await umpire(['roll', 'd6', '--times', '5', '--seed', 'a'])).out.split('\n').length).toBe(6)
  })
})
