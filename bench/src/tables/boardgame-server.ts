/** boardgame.io's own server with its memory store, in a process of its own. */
import { duel } from './boardgame-duel.ts'
import { boardgameServer } from './boardgame-io.ts'

const server = boardgameServer().Server({ games: [duel], origins: ['http://127.0.0.1'] })
const { appServer } = await server.run({ port: 0, callback: () => undefined })
process.stdout.write(`ready: http://127.0.0.1:${appServer.address().port}\n`)
process.once('SIGTERM', () => process.exit(0))
