/** A server that takes as much as it is sent, in a process of its own: for measuring what it does with it. */
import { createServer, tables } from '@umpire/server'
import { openEmbedded } from '@umpire/store'

const MUCH = 1_000_000_000
const MUCH_OF_ALL = { messages: MUCH, seatMs: MUCH, addressMs: MUCH, requests: MUCH, costly: MUCH, heavy: MUCH }
const store = await openEmbedded(process.argv[2] ?? '')
const limits = { ...MUCH_OF_ALL, idleMs: 1000 }
// To measure its memory, it clears away what nobody holds: `--expose-gc` and `clear`.
const clears = process.argv[3] === 'clear'
const thread = clears ? new URL('../threads/clearing.ts', import.meta.url) : undefined
const server = await createServer({ port: 0, logLevel: 'silent', limits, parts: [tables(store, thread)] })
process.stdout.write(`ready: ${await server.listen()}\nCtrl-C stops it\n`)
if (clears) setInterval(() => globalThis.gc?.(), 500).unref()
process.once('SIGTERM', async () => {
  await server.close()
  await store.close()
})
