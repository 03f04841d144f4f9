/** Somebody at a table where nothing happens, in a thread of their own: how long the server takes to answer them. */
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { TestBrowser } from '@umpire/server/test-browser'

const EVERY_MS = 20

export interface Pinging {
  /** The 99th percentile since it was last asked, in milliseconds. */
  readonly measured: () => Promise<number>
  readonly stop: () => Promise<unknown>
}

export async function pinging(origin: string): Promise<Pinging> {
  const worker = new Worker(new URL(import.meta.url), { workerData: { origin } })
  const measured = async (): Promise<number> => {
    worker.postMessage('measure')
    const [slowest] = await once(worker, 'message')
    return Number(slowest)
  }
  // The first answer means that it sits.
  await measured()
  return { measured, stop: () => worker.terminate() }
}

function slowestOf(took: readonly number[]): number {
  const sorted = took.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length * 0.99)] ?? 0
}

async function ping(origin: string): Promise<void> {
  const browser = new TestBrowser(origin)
  const { body } = await browser.fetch('POST', '/api/tables', { system: 'demo', title: 'A quiet table' })
  await browser.sit(String(Object(body).table))
  let took: number[] = []
  parentPort?.on('message', () => {
    parentPort?.postMessage(slowestOf(took))
    took = []
  })
  for (;;) {
    took.push(await browser.ping())
    await setTimeout(EVERY_MS)
  }
}

if (!isMainThread) await ping(String(Object(workerData).origin))
