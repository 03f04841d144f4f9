/** The server as "umpire serve" starts it, ready and closed again; the folder for its data is the argument. */
import { createServer, tables } from '@umpire/server'
import { openEmbedded } from '@umpire/store'

const store = await openEmbedded(process.argv[2] ?? '')
const server = await createServer({ port: 0, logLevel: 'silent', parts: [tables(store)] })
await server.listen()
await server.close()
await store.close()
