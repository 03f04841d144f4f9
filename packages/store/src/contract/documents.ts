import { expect, test } from 'vitest'
import { LIMITS } from '../store/limits.ts'
import { refusal, type Shared } from './helpers.ts'

export function documentTests(shared: Shared): void {
  const jamison = (terms: number) => ({ id: 'jamison', kind: 'character', data: { name: 'Jamison', terms } })

  test('a document has a version of its own, and changes only at the one that was expected', async () => {
    expect(await shared().document('jamison')).toBeNull()
    expect(await shared().putDocument(jamison(1), null)).toBe(1)
    expect(await shared().putDocument(jamison(2), 1)).toBe(2)
    const stale = shared().putDocument(jamison(9), 1)
    await expect(stale).rejects.toMatchObject({
      code: 'conflict',
      version: 2,
      message: 'document "jamison": expected version 1, got version 2',
    })
    expect(await refusal(shared().putDocument(jamison(9), null))).toBe('conflict')
    expect(await shared().document('jamison')).toEqual({ ...jamison(2), version: 2 })
  })

  test('a document that is not there is at no version', async () => {
    const nobody = { id: 'nobody', kind: 'character', data: null }
    await expect(shared().putDocument(nobody, 1)).rejects.toMatchObject({ code: 'conflict', version: null })
    expect(await shared().document('nobody')).toBeNull()
  })

  test('a deleted document is gone', async () => {
    const gone = { id: 'gone', kind: 'character', data: null }
    await shared().putDocument(gone, null)
    await shared().deleteDocument('gone')
    await shared().deleteDocument('gone')
    expect(await shared().document('gone')).toBeNull()
    expect(await shared().putDocument(gone, null)).toBe(1)
  })

  test('too much, or what is no version, is refused', async () => {
    const big = { id: 'big', kind: 'character', data: 'x'.repeat(LIMITS.document) }
    expect(await refusal(shared().putDocument(big, null))).toBe('bad')
    expect(await refusal(shared().putDocument({ ...big, data: 1 }, 0))).toBe('bad')
    expect(await refusal(shared().putDocument({ ...big, data: 1, kind: '' }, null))).toBe('bad')
    expect(await shared().document('big')).toBeNull()
  })
}
