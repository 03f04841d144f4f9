import { parentPort, workerData } from 'node:worker_threads'
import { openShared, type SharedStore } from '../../index.ts'

const { shared, table }: { readonly shared: SharedStore; readonly table: string } = workerData
const store = openShared(shared)
await Promise.all([1, 2, 3].map(n => store.append(table, n - 1, [{ n }])))
await store.close()
parentPort?.postMessage('stored')
