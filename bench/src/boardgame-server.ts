/** boardgame.io's own server with its memory store, in a process of its own. */
import { createRequire } from 'node:module'
import { duel } from './boardgame-duel.ts'
import { boardgameServer } from './boardgame-io.ts'

const { Server } = boardgameServer(createRequire(import.meta.url))
const server = Server({ games: [duel], origins: ['http://127.0.0.1'] })
const { appServer } = await server.run({ port: 0, callback: () => undefined })
process.stdout.write(`ready: http://127.0.0.1:${appServer.address().port}\n`)
process.once('SIGTERM', () => process.exit(0))
