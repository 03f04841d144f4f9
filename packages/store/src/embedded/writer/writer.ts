/**
 * The writer's thread: it holds the lock and the only connection that writes, so that waiting for the disk never stops
 * the calling thread. Everything that came in while a transaction was being committed goes into the next one.
 */
import { type MessagePort, parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads'
import { asStoreError } from '../disk/failure.ts'
import { lockFolder } from '../disk/lock.ts'
import { Committer } from './commit.ts'
import { openForWriting } from './open-for-writing.ts'
import { type FromWriter, refusalOf, type ToWriter, type Write, type WriterOptions } from './write.ts'

if (parentPort === null) throw new Error('writer.ts: expected to be started as a thread by writer-thread.ts')
const caller = parentPort
const options: WriterOptions = workerData
const tell = (message: FromWriter): void => caller.postMessage(message)

try {
  await serve(caller)
} catch (error) {
  tell({ refused: refusalOf(asStoreError(error, options.file)) })
}

async function serve(port: MessagePort): Promise<void> {
  const lock = lockFolder(options.folder)
  try {
    const database = await openForWriting(options)
    const committer = new Committer(database)
    port.on('message', (first: ToWriter) => {
      const { writes, close } = everythingFrom(port, first)
      if (writes.length > 0) tell(committer.commit(writes))
      if (!close) return
      database.close()
      lock.release()
      port.close()
    })
  } catch (error) {
    lock.release()
    throw error
  }
  tell({ opened: true })
}

function everythingFrom(port: MessagePort, first: ToWriter): { writes: readonly Write[]; close: boolean } {
  const writes: Write[] = []
  let close = false
  const take = (message: ToWriter): void => {
    if ('close' in message) close = true
    else for (const write of message.writes) writes.push(write)
  }
  take(first)
  for (let next = receiveMessageOnPort(port); next !== undefined; next = receiveMessageOnPort(port)) take(next.message)
  return { writes, close }
}
