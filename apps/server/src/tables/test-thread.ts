/** A thread that leads tables, for tests: what else only happens to it, happens when somebody says so. */
import { setTimeout } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { openShared, type SharedStore, type Store, StoreError } from '@umpire/store'
import { lead } from '../threads/lead.ts'

export const TEST_THREAD = new URL(import.meta.url)

const DISK_MS = 300
const failed = new Set<string>()
const memory: unknown[] = []

const HAPPENS: { readonly [said: string]: () => void | Promise<void> } = {
  'the disk is full once': async () => {
    if (failed.has('disk')) return
    failed.add('disk')
    // As a real disk, it is not full at once: what is said meanwhile is decided on top of it.
    await setTimeout(DISK_MS)
    throw new StoreError('full', 'the disk is full')
  },
  'the thread dies': () => {
    setImmediate(() => {
      throw new Error('the thread was told to die')
    })
  },
  'the thread hangs': () => {
    for (;;) failed.size
  },
  'the memory is full': () => {
    for (;;) memory.push(Array.from({ length: 1000 }, (_, index) => ({ index })))
  },
}

function openStrange(shared: SharedStore): Store {
  const store = openShared(shared)
  const append = store.append.bind(store)
  return Object.assign(store, {
    append: async (...[table, expected, facts, command]: Parameters<Store['append']>) => {
      const text = JSON.stringify(facts)
      for (const [said, happens] of Object.entries(HAPPENS)) if (text.includes(said)) await happens()
      return append(table, expected, facts, command)
    },
  })
}

if (parentPort !== null) lead(parentPort, workerData, openStrange)
