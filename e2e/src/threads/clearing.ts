/** A thread that leads tables and clears away what nobody holds: for measuring its memory. */
import { parentPort, workerData } from 'node:worker_threads'
import { lead } from '@umpire/server/lead'

if (parentPort !== null) lead(parentPort, workerData)
setInterval(() => globalThis.gc?.(), 500)
