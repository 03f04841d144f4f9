/**
 * The server of a run of the browser tests, in a process of its own. It is what `umpire serve` starts, except for how often
 * one address may ask: all people of all tests have the same one.
 */
import { fileURLToPath } from 'node:url'
import { createServer, tables } from '@umpire/server'
import { openEmbedded } from '@umpire/store'

const MUCH = 1_000_000_000
const store = await openEmbedded(process.argv[2] ?? '')
const server = await createServer({
  port: 0,
  logLevel: 'error',
  pages: fileURLToPath(new URL('../../../apps/web/dist', import.meta.url)),
  limits: { requests: MUCH, costly: MUCH, heavy: MUCH, addressMs: MUCH },
  parts: [tables(store)],
})
process.stdout.write(`ready: ${await server.listen()}\nCtrl-C stops it\n`)
// Where the run itself is killed, nobody is there to stop it.
for (const end of ['SIGTERM', 'disconnect'] as const) {
  process.once(end, async () => {
    await server.close()
    await store.close()
    process.exit()
  })
}
