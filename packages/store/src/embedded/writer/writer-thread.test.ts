import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { WriterThread } from './writer-thread.ts'

function threadOf(source: string): WriterThread {
  const worker = new Worker(source, { eval: true })
  return new WriterThread(worker, new Promise(resolve => worker.once('exit', () => resolve())), 'test.db')
}

const MESSAGE = "require('node:worker_threads').parentPort.once('message', () => {"

test('if the thread fails, everybody who waits hears of it, and so does everybody after', async () => {
  const thread = threadOf(`${MESSAGE} throw new Error('out of order') })`)
  const writes = [thread.write({ kind: 'check' }), thread.write({ kind: 'check' })]
  for (const write of writes) {
    await expect(write).rejects.toMatchObject({ code: 'io', message: 'test.db: out of order' })
  }
  await expect(thread.write({ kind: 'check' })).rejects.toMatchObject({ code: 'io' })
  expect(thread.statistics().waiting).toBe(0)
  await thread.close()
})

test('a thread that ends without a word is noticed', async () => {
  const thread = threadOf(`${MESSAGE} process.exit() })`)
  await expect(thread.write({ kind: 'check' })).rejects.toMatchObject({
    code: 'io',
    message: "test.db: the writer's thread has ended",
  })
})
