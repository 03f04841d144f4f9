/**
 * What was sent and not yet taken by the other side. Whoever reads too slowly is let go before that costs everybody
 * memory, and resumes when it is back.
 */
import type { WebSocket } from '@fastify/websocket'

const MB = 1024 * 1024

export class Unread {
  readonly #most: number
  readonly #mostInAll: number
  #inAll = 0

  constructor(most = MB, mostInAll = 64 * MB) {
    this.#most = most
    this.#mostInAll = mostInAll
  }

  /** Sends it, or lets go of a browser that is too far behind: sooner when others hold up much, too. */
  send(socket: WebSocket, message: Buffer): void {
    if (socket.readyState !== socket.OPEN) return
    const share = this.#inAll > this.#mostInAll ? this.#most / 16 : this.#most
    if (socket.bufferedAmount > share) return socket.terminate()
    const { length } = message
    this.#inAll += length
    socket.send(message, { binary: false }, () => {
      this.#inAll -= length
    })
  }
}
