import { expect, test } from 'vitest'
import { LIMITS } from '../store/limits.ts'
import { allFacts, newTable, numbers, refusal, type Shared } from './helpers.ts'

export function factTests(shared: Shared): void {
  test('facts get versions from 1, without gaps', async () => {
    const id = await newTable(shared())
    expect(await shared().append(id, 0, ['a', { b: [1] }])).toEqual({ after: 0, version: 2, repeated: false })
    expect(await shared().append(id, 2, [null])).toEqual({ after: 2, version: 3, repeated: false })
    expect(await shared().facts(id, 0, 10)).toEqual([
      { version: 1, fact: 'a' },
      { version: 2, fact: { b: [1] } },
      { version: 3, fact: null },
    ])
    expect((await shared().table(id))?.version).toBe(3)
  })

  test('an append at another version is refused, tells the version, and stores nothing', async () => {
    const id = await newTable(shared())
    await shared().append(id, 0, [1, 2])
    for (const expected of [0, 1, 3, 1000]) {
      await expect(shared().append(id, expected, ['lost'], { id: `try ${expected}`, seat: 's' })).rejects.toMatchObject(
        {
          name: 'StoreError',
          code: 'conflict',
          version: 2,
          message: `table "${id}": expected version ${expected}, got 2`,
        },
      )
      expect(await shared().commandVersion(id, `try ${expected}`)).toBeNull()
    }
    expect(await allFacts(shared(), id)).toHaveLength(2)
  })

  test('of many appends at one version, one is stored and the others are refused', async () => {
    const id = await newTable(shared())
    const outcomes = await Promise.all(numbers(1, 50).map(n => refusal(shared().append(id, 0, [n]))))
    expect(outcomes[0]).toBe('done')
    expect(outcomes.filter(outcome => outcome === 'conflict')).toHaveLength(49)
    expect(await allFacts(shared(), id)).toEqual([{ version: 1, fact: 1 }])
  })

  test('appends that nobody waited for keep their order', async () => {
    const id = await newTable(shared())
    const appended = await Promise.all(numbers(0, 199).map(n => shared().append(id, n, [n])))
    expect(appended.map(({ version }) => version)).toEqual(numbers(1, 200))
    expect((await allFacts(shared(), id)).map(({ fact }) => fact)).toEqual(numbers(0, 199))
  })

  test('a read sees what was acknowledged before it', async () => {
    const id = await newTable(shared())
    for (const n of numbers(0, 20)) {
      await shared().append(id, n, [n])
      expect((await shared().table(id))?.version).toBe(n + 1)
    }
  })

  test('pages begin after a version and end where they are told to', async () => {
    const id = await newTable(shared())
    await shared().append(id, 0, numbers(1, 100))
    expect((await shared().facts(id, 40, 3)).map(({ version }) => version)).toEqual([41, 42, 43])
    expect((await shared().facts(id, 98, 10)).map(({ version }) => version)).toEqual([99, 100])
    expect(await shared().facts(id, 100, 10)).toEqual([])
    expect(await shared().facts(id, 5000, 10)).toEqual([])
    expect((await allFacts(shared(), id, 7)).map(({ fact }) => fact)).toEqual(numbers(1, 100))
  })

  test('a page of big facts is short, and the next goes on', async () => {
    const id = await newTable(shared())
    const big = 'x'.repeat(LIMITS.fact - 2)
    for (const n of numbers(0, 9)) await shared().append(id, n, [big])
    expect((await shared().facts(id, 0, 10)).length).toBeLessThan(10)
    const all = await allFacts(shared(), id)
    expect(all.map(({ version }) => version)).toEqual(numbers(1, 10))
    expect(all.every(({ fact }) => fact === big)).toBe(true)
  })

  test('an append of no facts only compares the version', async () => {
    const id = await newTable(shared())
    expect(await shared().append(id, 0, [])).toEqual({ after: 0, version: 0, repeated: false })
    expect(await refusal(shared().append(id, 1, []))).toBe('conflict')
  })

  test('a table that is not there is unknown', async () => {
    expect(await refusal(shared().append('no such table', 0, [1]))).toBe('unknown')
    expect(await refusal(shared().facts('no such table', 0, 1))).toBe('unknown')
    expect(await refusal(shared().commandVersion('no such table', 'c'))).toBe('unknown')
  })

  test('too much, or what is no version, is refused', async () => {
    const id = await newTable(shared())
    expect(await refusal(shared().append(id, 0, ['x'.repeat(LIMITS.fact)]))).toBe('bad')
    expect(await refusal(shared().append(id, 0, ['ü'.repeat(LIMITS.fact / 2)]))).toBe('bad')
    expect(await refusal(shared().append(id, 0, numbers(0, LIMITS.facts)))).toBe('bad')
    expect(await refusal(shared().append(id, 0, Array(9).fill('x'.repeat(LIMITS.fact - 2))))).toBe('bad')
    for (const version of [-1, 0.5, Number.NaN, 2 ** 53]) {
      expect(await refusal(shared().append(id, version, [1]))).toBe('bad')
      expect(await refusal(shared().facts(id, version, 1))).toBe('bad')
    }
    expect(await refusal(shared().facts(id, 0, 0))).toBe('bad')
    expect(await refusal(shared().facts(id, 0, LIMITS.page + 1))).toBe('bad')
    expect(await allFacts(shared(), id)).toEqual([])
  })
}
