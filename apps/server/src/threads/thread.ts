/** A thread that leads tables. */
import { parentPort, workerData } from 'node:worker_threads'
import { lead } from './lead.ts'

if (parentPort !== null) lead(parentPort, workerData)
