/**
 * The writer's thread: it holds the lock and the only connection that writes, so that waiting for the disk never stops
 * the calling threads. Everything that came in while a transaction was being committed goes into the next one, whichever
 * thread it came from.
 */
import { type MessagePort, parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads'
import { asStoreError } from '../disk/failure.ts'
import { lockFolder } from '../disk/lock.ts'
import { Mark } from '../disk/mark.ts'
import { Committer } from './commit.ts'
import { openForWriting } from './open-for-writing.ts'
import { Quota } from './quota.ts'
import { type FromWriter, refusalOf, type ToWriter, type Write, type WriterOptions } from './write.ts'

if (parentPort === null) throw new Error('writer.ts: expected to be started as a thread by writer-thread.ts')
const caller = parentPort
const options: WriterOptions = workerData
const tell = (port: MessagePort, message: FromWriter): void => port.postMessage(message)

interface Asked {
  readonly port: MessagePort
  readonly writes: Write[]
}

/** The threads that write. What waits in any of their ports is taken together. */
class Callers {
  readonly #ports = new Set<MessagePort>()
  readonly #commit: (asked: readonly Asked[]) => void

  constructor(commit: (asked: readonly Asked[]) => void) {
    this.#commit = commit
  }

  /** The first of them opened the store, and closes it. */
  add(port: MessagePort, closed: () => void = () => undefined): void {
    this.#ports.add(port)
    port.on('message', (first: ToWriter) => {
      const ends = this.#takeAll(port, first)
      if (ends) closed()
    })
    port.on('close', () => this.#ports.delete(port))
  }
  close(): void {
    for (const port of this.#ports) port.close()
  }

  #takeAll(from: MessagePort, first: ToWriter): boolean {
    const asked = new Map<MessagePort, Asked>()
    let ends = false
    const take = (port: MessagePort, message: ToWriter): void => {
      if ('close' in message) ends = true
      else if ('connect' in message) this.add(message.connect)
      else {
        const one = asked.get(port) ?? { port, writes: [] }
        one.writes.push(...message.writes)
        asked.set(port, one)
      }
    }
    take(from, first)
    for (const port of this.#ports) {
      for (let next = receiveMessageOnPort(port); next !== undefined; next = receiveMessageOnPort(port)) {
        take(port, next.message)
      }
    }
    if (asked.size > 0) this.#commit([...asked.values()])
    return ends
  }
}

try {
  await serve()
} catch (error) {
  tell(caller, { refused: refusalOf(asStoreError(error, options.file)) })
}

async function serve(): Promise<void> {
  const lock = lockFolder(options.folder)
  try {
    const open = await openForWriting(options)
    const { database, commits, findings } = open
    const mark = new Mark(options.folder)
    mark.set(commits)
    const committer = new Committer(open, new Quota(database, options), mark)
    const callers = new Callers(asked => {
      const { committed, answers } = committer.commit(asked.flatMap(({ writes }) => writes))
      let from = 0
      for (const { port, writes } of asked) {
        tell(port, { committed, answers: answers.slice(from, from + writes.length) })
        from += writes.length
      }
    })
    callers.add(caller, () => {
      mark.close()
      database.close()
      lock.release()
      callers.close()
    })
    tell(caller, { opened: findings })
  } catch (error) {
    lock.release()
    throw error
  }
}
