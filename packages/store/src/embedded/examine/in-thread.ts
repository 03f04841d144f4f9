/** An examination of one database file in a thread of its own, for whoever must not wait for it. */
import { Worker } from 'node:worker_threads'
import type { Finding } from '../../store/finding.ts'
import { StoreError } from '../../store/store-error.ts'
import { asStoreError } from '../disk/failure.ts'

export interface ExaminationOptions {
  readonly file: string
  /** What it is called in findings. */
  readonly name: string
  /** With rests, for a server that is at work; then pages and indexes are only looked at where they are read. */
  readonly gently: boolean
}

export interface Examination {
  /** Refused as `closed` if it is stopped. */
  readonly findings: Promise<readonly Finding[]>
  stop(): Promise<void>
}

export function examineInThread(options: ExaminationOptions): Examination {
  const worker = new Worker(new URL('./thread.ts', import.meta.url), { workerData: options })
  const findings = new Promise<readonly Finding[]>((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', error => reject(asStoreError(error, options.name)))
    worker.once('exit', () => reject(new StoreError('closed', `${options.name}: the examination was stopped`)))
  })
  const stop = async (): Promise<void> => {
    await worker.terminate()
  }
  return { findings, stop }
}
