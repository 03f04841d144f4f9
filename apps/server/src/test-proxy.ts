/** A proxy as people put one before the server, for tests: it ends TLS, or says so, and passes everything else on. */
import { once } from 'node:events'
import { createServer, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'

export interface TestProxy {
  /** What people have in the address bar, without a path. */
  readonly origin: string
  readonly close: () => Promise<void>
}

/** To the server at that address, saying who asked, and by which protocol and name. */
export async function openProxy(to: string, { protocol = 'http' } = {}): Promise<TestProxy> {
  const { hostname, port } = new URL(to)
  const asked = ({ method, url: path, headers, socket }: IncomingMessage) =>
    request({
      hostname,
      port,
      path,
      ...(method !== undefined && { method }),
      headers: {
        ...headers,
        'x-forwarded-for': [headers['x-forwarded-for'] ?? [], socket.remoteAddress ?? ''].flat().join(', '),
        'x-forwarded-proto': protocol,
        'x-forwarded-host': headers.host,
      },
    })
  const server = createServer((incoming, outgoing) => {
    const onward = asked(incoming)
    onward.on('response', answer => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders)
      answer.pipe(outgoing)
    })
    onward.on('error', () => outgoing.writeHead(502).end())
    incoming.pipe(onward)
  })
  const sockets = new Set<Duplex>()
  const kept = (socket: Duplex): void => {
    sockets.add(socket)
    socket.on('error', () => socket.destroy())
    socket.on('close', () => sockets.delete(socket))
  }
  server.on('connection', kept)
  server.on('upgrade', (incoming, socket) => {
    const onward = asked(incoming)
    onward.on('upgrade', (answer, behind) => {
      kept(behind)
      const head = Array.from({ length: answer.rawHeaders.length / 2 }, (_, index) =>
        answer.rawHeaders.slice(2 * index, 2 * index + 2).join(': '),
      )
      socket.write(['HTTP/1.1 101 Switching Protocols', ...head, '', ''].join('\r\n'))
      behind.pipe(socket).pipe(behind)
    })
    onward.on('response', answer => {
      socket.end(`HTTP/1.1 ${answer.statusCode} ${answer.statusMessage}\r\n\r\n`)
      answer.resume()
    })
    onward.on('error', () => socket.destroy())
    onward.end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const portOf = (address: string | AddressInfo | null): number =>
    typeof address === 'object' && address !== null ? address.port : 0
  return {
    origin: `http://127.0.0.1:${portOf(server.address())}`,
    close: async () => {
      const closed = once(server, 'close')
      server.close()
      for (const socket of sockets) socket.destroy()
      await closed
    },
  }
}
