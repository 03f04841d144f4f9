import { expect, test } from 'vitest'
import { setAsideId } from '../store/set-aside.ts'
import type { Place } from './contract.ts'
import { newTable, refusal } from './helpers.ts'

export function quotaTests(makePlace: () => Promise<Place>): void {
  test('a table that holds what it may takes no more, and others do', async () => {
    const place = await makePlace()
    const store = await place.open({ mostTableBytes: 1000 })
    const [table, other] = [await newTable(store), await newTable(store)]
    await store.append(table, 0, ['x'.repeat(498), 'ü'.repeat(124)], { id: 'c', seat: 's' })
    // 750 bytes are there. All or none are stored.
    expect(await refusal(store.append(table, 2, [1, 'x'.repeat(248)]))).toBe('full')
    expect((await store.table(table))?.version).toBe(2)
    await store.append(table, 2, ['x'.repeat(248)])
    expect(await refusal(store.append(table, 3, [1]))).toBe('full')
    expect(await store.append(table, 0, [1], { id: 'c', seat: 's' })).toMatchObject({ version: 2, repeated: true })
    expect(await refusal(store.append(table, 0, [1]))).toBe('conflict')
    // What would take the place of others has no room: they stay.
    const aside = { id: setAsideId(table, 1), title: 'Aside', system: 'demo', created: 1 }
    expect(await refusal(store.moveFacts(table, 2, aside, ['x'.repeat(300)]))).toBe('full')
    expect((await store.table(table))?.version).toBe(3)
    expect(await store.table(aside.id)).toBeNull()
    await store.append(other, 0, [1])
    await store.renameTable(table, 'Full')
    await store.saveSnapshot(table, 3, 1, 'state')
    await store.deleteTable(table)
    await store.close()
    await place.remove()
  })
}
