/** The parts of boardgame.io that are measured. It has no modules that Node could import, so they are required. */
import { createRequire } from 'node:module'

interface Running {
  readonly appServer: { address(): { readonly port: number } }
}
interface BoardgameServer {
  Server(options: { readonly games: readonly unknown[]; readonly origins: readonly string[] }): {
    run(options: { readonly port: number; readonly callback: () => void }): Promise<Running>
  }
}

/** A socket as its clients have it. */
export interface BoardgameSocket {
  on(event: 'connect', heard: () => void): void
  on(event: 'sync', heard: (match: string, sync: { readonly state: { readonly _stateID: number } }) => void): void
  on(event: 'update', heard: (match: string, state: { readonly _stateID: number }) => void): void
  emit(event: string, ...args: readonly unknown[]): void
  close(): void
}
interface SocketClient {
  io(address: string, options: object): BoardgameSocket
}

const has = <T>(value: unknown, name: keyof T & string): value is T =>
  typeof value === 'object' && value !== null && name in value

const load = createRequire(import.meta.url)

export function boardgameServer(): BoardgameServer {
  const found: unknown = load('boardgame.io/server')
  if (has<BoardgameServer>(found, 'Server')) return found
  throw new Error('boardgame.io/server: expected a Server')
}
/** The client library that boardgame.io itself uses. */
export function socketClient(): SocketClient {
  const found: unknown = createRequire(load.resolve('boardgame.io/client'))('socket.io-client')
  if (typeof found === 'function' && 'io' in found && typeof found.io === 'function')
    return { io: found.io.bind(found) }
  throw new Error('socket.io-client: expected io')
}
