/**
 * What was sent and not yet taken by the other side. Whoever reads too slowly is let go before that costs everybody
 * memory, and resumes when it is back.
 */
/** What of a socket is used. */
export interface Reader {
  readonly OPEN: number
  readonly readyState: number
  readonly bufferedAmount: number
  readonly send: (message: Buffer, options: { readonly binary: boolean }, taken: () => void) => void
  readonly terminate: () => void
}

const MB = 1024 * 1024

export class Unread {
  readonly #most: number
  readonly #mostInAll: number
  #inAll = 0

  constructor(most = MB, mostInAll = 64 * MB) {
    this.#most = most
    this.#mostInAll = mostInAll
  }

  get inAll(): number {
    return this.#inAll
  }
  /** Sends it, or lets go of a browser that is too far behind: sooner when others hold up much, too. */
  send(socket: Reader, message: Buffer): void {
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
