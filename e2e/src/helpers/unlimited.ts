/** A server that takes as much as it is sent, in a process of its own: for measuring what it does with it. */
import { createServer, tables } from '@umpire/server'
import { openEmbedded } from '@umpire/store'

const MUCH = 1_000_000_000
const store = await openEmbedded(process.argv[2] ?? '')
const limits = { messages: MUCH, requests: MUCH, costly: MUCH, heavy: MUCH, idleMs: 1000 }
const server = await createServer({ port: 0, logLevel: 'silent', limits, parts: [tables(store)] })
process.stdout.write(`ready: ${await server.listen()}\nCtrl-C stops it\n`)
// To measure its memory, it clears away what nobody holds: `--expose-gc` and `clear`.
if (process.argv[3] === 'clear') setInterval(() => globalThis.gc?.(), 500).unref()
process.once('SIGTERM', async () => {
  await server.close()
  await store.close()
})
