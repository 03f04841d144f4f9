import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { type Place, storeContract } from '../../contract/contract.ts'
import { openEmbedded, openShared } from '../../index.ts'
import { newFolder } from './test-folder.ts'

storeContract('a store that is shared', async () => {
  const folder = newFolder()
  const open: Place['open'] = async quota => {
    const store = await openEmbedded(folder.path, quota)
    const shared = openShared(store.share())
    const closeShared = shared.close.bind(shared)
    const close = async (): Promise<void> => {
      await closeShared()
      await store.close()
    }
    return Object.assign(shared, { close })
  }
  return { open, remove: async () => folder.remove() }
})

test('threads share a store: what one has stored the other reads, and their writes go into one transaction', async () => {
  const folder = newFolder()
  const store = await openEmbedded(folder.path)
  await store.createTable({ id: 'ours', title: 'Ours', system: 'demo', created: 1 })
  const shared = store.share()
  const worker = new Worker(new URL('./shared-child.ts', import.meta.url), {
    workerData: { shared, table: 'ours' },
    transferList: [shared.port],
  })
  await new Promise<void>((resolve, reject) => {
    worker.once('message', () => resolve())
    worker.once('error', reject)
  })
  expect((await store.facts('ours', 0, 10)).map(({ fact }) => fact)).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }])
  await worker.terminate()
  await store.append('ours', 3, [{ n: 4 }])
  expect((await store.table('ours'))?.version).toBe(4)
  await store.close()
  folder.remove()
})
