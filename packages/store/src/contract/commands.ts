import { expect, test } from 'vitest'
import { allFacts, newTable, numbers, refusal, type Shared } from './helpers.ts'

export function commandTests(shared: Shared): void {
  const shoot = { id: 'shoot', seat: 'ada' }

  test('a command is stored once, and a retry gets the same answer', async () => {
    const id = await newTable(shared())
    await shared().append(id, 0, ['before'])
    expect(await shared().commandVersion(id, 'shoot')).toBeNull()
    expect(await shared().append(id, 1, ['shot', 'hit'], shoot)).toEqual({ after: 1, version: 3, repeated: false })
    await shared().append(id, 3, ['later'])
    // Whatever it expects and brings by now: what happened, happened.
    for (const expected of [1, 3, 4, 99]) {
      expect(await shared().append(id, expected, ['again'], shoot)).toEqual({ after: 1, version: 3, repeated: true })
    }
    expect(await shared().commandVersion(id, 'shoot')).toBe(3)
    expect((await allFacts(shared(), id)).map(({ fact }) => fact)).toEqual(['before', 'shot', 'hit', 'later'])
  })

  test('of retries at the same moment, one is stored', async () => {
    const id = await newTable(shared())
    const answers = await Promise.all(numbers(1, 20).map(() => shared().append(id, 0, ['shot'], shoot)))
    expect(answers.filter(({ repeated }) => !repeated)).toHaveLength(1)
    expect(new Set(answers.map(({ version }) => version))).toEqual(new Set([1]))
    expect(await allFacts(shared(), id)).toHaveLength(1)
  })

  test('a command may have no facts, and is remembered all the same', async () => {
    const id = await newTable(shared())
    await shared().append(id, 0, [1])
    expect(await shared().append(id, 1, [], shoot)).toEqual({ after: 1, version: 1, repeated: false })
    expect(await shared().append(id, 0, ['now'], shoot)).toEqual({ after: 1, version: 1, repeated: true })
  })

  test('a refused command may be tried again', async () => {
    const id = await newTable(shared())
    expect(await refusal(shared().append(id, 7, ['shot'], shoot))).toBe('conflict')
    expect(await shared().append(id, 0, ['shot'], shoot)).toEqual({ after: 0, version: 1, repeated: false })
  })

  test('each table has commands of its own', async () => {
    const [one, two] = [await newTable(shared()), await newTable(shared())]
    await shared().append(one, 0, [1], shoot)
    expect(await shared().append(two, 0, [1], shoot)).toMatchObject({ repeated: false })
  })

  test('a command without a name is refused', async () => {
    const id = await newTable(shared())
    expect(await refusal(shared().append(id, 0, [1], { id: '', seat: 'ada' }))).toBe('bad')
    expect(await refusal(shared().append(id, 0, [1], { id: 'x', seat: 'x'.repeat(201) }))).toBe('bad')
  })
}
