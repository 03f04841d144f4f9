/**
 * Rooms of four on boardgame.io: how long an attack takes until all four have it. The clients are the bare sockets of its
 * own clients: they read what comes and do nothing with it, as ours do.
 */
import { fileURLToPath } from 'node:url'
import { duel } from './boardgame-duel.ts'
import { type BoardgameSocket, socketClient } from './boardgame-io.ts'
import { type Served, started } from './served.ts'

const { io } = socketClient()

export const boardgameServed = (): Promise<Served> =>
  started(fileURLToPath(new URL('boardgame-server.ts', import.meta.url)))

interface Player {
  readonly socket: BoardgameSocket
  state: number
}

export class BoardgameRoom {
  readonly #match: string
  readonly #players: readonly Player[]
  #wake: () => void = () => undefined

  constructor(server: string, match: string, players: number) {
    this.#match = match
    this.#players = Array.from({ length: players }, (_, id) => this.#join(server, `${id}`, players))
  }
  ready(): Promise<void> {
    return this.#until(0)
  }
  /** One attack, until everybody has it. */
  async attack(): Promise<void> {
    const [first] = this.#players
    if (first === undefined) return
    const action = { type: 'MAKE_MOVE', payload: { type: 'attack', args: [], playerID: '0' } }
    first.socket.emit('update', action, first.state, this.#match, '0')
    await this.#until(first.state + 1)
  }
  stop(): void {
    for (const { socket } of this.#players) socket.close()
  }

  #join(server: string, id: string, players: number): Player {
    const socket = io(`${server}/${duel.name}`, { transports: ['websocket'], forceNew: true })
    const player: Player = { socket, state: -1 }
    const heard = (state: number): void => {
      player.state = state
      this.#wake()
    }
    socket.on('connect', () => socket.emit('sync', this.#match, id, undefined, players))
    socket.on('sync', (_, { state }) => heard(state._stateID))
    socket.on('update', (_, state) => heard(state._stateID))
    return player
  }
  async #until(state: number): Promise<void> {
    while (this.#players.some(player => player.state < state)) {
      await new Promise<void>(resolve => {
        this.#wake = resolve
      })
    }
  }
}
