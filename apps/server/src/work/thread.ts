/** A thread of the back room: it does one task after the other, and answers each through the port that came with it. */
import { type MessagePort, parentPort } from 'node:worker_threads'
import { systemOf } from '../find-system.ts'
import { refusalOf } from '../problems.ts'
import type { Code } from '../refused.ts'
import { type Given, type Gives, TASKS, type TaskName } from './tasks.ts'

export interface Order<N extends TaskName> {
  readonly task: N
  readonly given: Given[N]
  /** Written as JSON already, for somebody who only sends it on. */
  readonly written: boolean
  readonly port: MessagePort
}

export type Outcome<N extends TaskName> =
  | { readonly gives: Gives[N] }
  | { readonly text: string }
  | { readonly refused: { readonly statusCode: number; readonly code: Code; readonly message: string } }
  | { readonly failed: Error }

async function outcomeOf<N extends TaskName>({ task, given, written, port }: Order<N>): Promise<Outcome<N>> {
  try {
    const system = await systemOf(given.system).load()
    port.postMessage(BEGUN)
    const gives = TASKS[task](given, system)
    return written ? { text: JSON.stringify(gives) } : { gives }
  } catch (error) {
    const refused = refusalOf(error)
    if (refused === undefined) return { failed: error instanceof Error ? error : new Error(String(error)) }
    const { statusCode, code, message } = refused
    return { refused: { statusCode, code, message } }
  }
}

/** Sent before the work begins: until then the thread loads the system. */
export const BEGUN = 'begun'

parentPort?.on('message', async (order: Order<TaskName>) => {
  order.port.postMessage(await outcomeOf(order))
  order.port.close()
})
