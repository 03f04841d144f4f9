import { expect, test } from 'vitest'
import { LIMITS } from '../store/limits.ts'
import { SET_ASIDE } from '../store/store.ts'
import { newTable, numbers, refusal, type Shared } from './helpers.ts'

export function snapshotTests(shared: Shared): void {
  async function tableAt(version: number): Promise<string> {
    const id = await newTable(shared())
    await shared().append(id, 0, numbers(1, version))
    return id
  }

  test('the newest is found, or the newest at or below a version', async () => {
    const id = await tableAt(30)
    expect(await shared().snapshot(id)).toBeNull()
    for (const version of [10, 20, 30]) await shared().saveSnapshot(id, version, 7, { at: version })
    expect(await shared().snapshot(id)).toEqual({ version: 30, format: 7, data: { at: 30 } })
    expect((await shared().snapshot(id, 29))?.version).toBe(20)
    expect((await shared().snapshot(id, 20))?.version).toBe(20)
    expect(await shared().snapshot(id, 9)).toBeNull()
  })

  test('one at the same version takes the place of the other', async () => {
    const id = await tableAt(5)
    await shared().saveSnapshot(id, 5, 1, 'old')
    await shared().saveSnapshot(id, 5, 2, 'new')
    expect(await shared().snapshot(id)).toEqual({ version: 5, format: 2, data: 'new' })
  })

  test('there may be one of the empty table, and none of the future', async () => {
    const id = await tableAt(3)
    await shared().saveSnapshot(id, 0, 1, 'empty')
    expect((await shared().snapshot(id, 2))?.data).toBe('empty')
    await expect(shared().saveSnapshot(id, 4, 1, 'early')).rejects.toMatchObject({ code: 'conflict', version: 3 })
  })

  test('old ones are thinned out: a few stay, and the further back, the fewer', async () => {
    const id = await tableAt(400)
    await Promise.all(numbers(1, 400).map(version => shared().saveSnapshot(id, version, 1, version)))
    const found: number[] = []
    for (let at = 400; at > 0; ) {
      const version = (await shared().snapshot(id, at))?.version ?? 0
      if (version > 0) found.push(400 - version)
      at = version - 1
    }
    expect(found).toEqual([0, 1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 80, 112, 144, 208, 272, 399])
  })

  test('they are listed, the newest first, and one that is set aside stays, in a form that nobody reads', async () => {
    const id = await tableAt(30)
    expect(await shared().snapshots(id)).toEqual([])
    for (const version of [10, 20, 30]) await shared().saveSnapshot(id, version, 7, { at: version })
    await shared().setSnapshotAside(id, 30)
    await shared().setSnapshotAside(id, 15)
    expect(await shared().snapshots(id)).toEqual([
      { version: 30, format: SET_ASIDE },
      { version: 20, format: 7 },
      { version: 10, format: 7 },
    ])
    expect(await shared().snapshot(id)).toEqual({ version: 30, format: SET_ASIDE, data: { at: 30 } })
    await shared().saveSnapshot(id, 30, 7, { at: 'again' })
    expect(await shared().snapshot(id)).toEqual({ version: 30, format: 7, data: { at: 'again' } })
  })

  test('a table that is not there is unknown', async () => {
    expect(await refusal(shared().saveSnapshot('no such table', 0, 1, null))).toBe('unknown')
    expect(await refusal(shared().snapshot('no such table'))).toBe('unknown')
    expect(await refusal(shared().snapshots('no such table'))).toBe('unknown')
    expect(await refusal(shared().setSnapshotAside('no such table', 1))).toBe('unknown')
  })

  test('too much, or what is no version or format, is refused', async () => {
    const id = await tableAt(1)
    expect(await refusal(shared().saveSnapshot(id, 1, 1, 'x'.repeat(LIMITS.snapshot)))).toBe('bad')
    expect(await refusal(shared().saveSnapshot(id, 0.5, 1, null))).toBe('bad')
    expect(await refusal(shared().saveSnapshot(id, 1, -1, null))).toBe('bad')
    expect(await refusal(shared().snapshot(id, -1))).toBe('bad')
  })
}
