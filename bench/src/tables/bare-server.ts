/** A WebSocket server that does nothing: what comes in from one of a room goes out to all of it. */
import { WebSocketServer } from 'ws'

const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
const rooms = new Map<string, Set<{ send(text: string): void }>>()
server.on('connection', (socket, { url = '' }) => {
  const room = rooms.get(url) ?? new Set()
  rooms.set(url, room.add(socket))
  socket.on('message', data => {
    const text = String(data)
    for (const other of room) other.send(text)
  })
})
server.on('listening', () => {
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  process.stdout.write(`ready: http://127.0.0.1:${port}\n`)
})
process.once('SIGTERM', () => process.exit(0))
