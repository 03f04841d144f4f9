/** The parts of boardgame.io that are measured. It has no modules that Node could import, so they are required. */
interface Running {
  readonly appServer: { address(): { readonly port: number } }
}
interface BoardgameServer {
  Server(options: { readonly games: readonly unknown[]; readonly origins: readonly string[] }): {
    run(options: { readonly port: number; readonly callback: () => void }): Promise<Running>
  }
}
export interface BoardgameClient {
  start(): void
  stop(): void
  subscribe(heard: (state: { readonly _stateID: number } | null) => void): () => void
  getState(): { readonly _stateID: number; readonly isConnected: boolean } | null
  readonly moves: { readonly attack: () => void }
}
interface BoardgameClients {
  Client(options: object): BoardgameClient
}
interface Multiplayer {
  SocketIO(options: { readonly server: string }): unknown
}

type Require = (name: string) => unknown

const has = <T>(value: unknown, name: keyof T & string): value is T =>
  typeof value === 'object' && value !== null && name in value

export function boardgameServer(load: Require): BoardgameServer {
  const found = load('boardgame.io/server')
  if (has<BoardgameServer>(found, 'Server')) return found
  throw new Error('boardgame.io/server: expected a Server')
}
export function boardgameClients(load: Require): BoardgameClients & Multiplayer {
  const [client, multiplayer] = [load('boardgame.io/client'), load('boardgame.io/multiplayer')]
  if (has<BoardgameClients>(client, 'Client') && has<Multiplayer>(multiplayer, 'SocketIO')) {
    return { Client: client.Client, SocketIO: multiplayer.SocketIO }
  }
  throw new Error('boardgame.io: expected a Client and SocketIO')
}
