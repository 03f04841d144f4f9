/** Rooms of four on boardgame.io: how long an attack takes until all four have it. */
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { duel } from './boardgame-duel.ts'
import { type BoardgameClient, boardgameClients } from './boardgame-io.ts'
import { type Served, started } from './served.ts'

const { Client, SocketIO } = boardgameClients(createRequire(import.meta.url))

export const boardgameServed = (): Promise<Served> =>
  started(fileURLToPath(new URL('boardgame-server.ts', import.meta.url)))

export class BoardgameRoom {
  readonly #players: readonly BoardgameClient[]
  #waiting: (() => void)[] = []

  constructor(server: string, matchID: string, players: number) {
    this.#players = Array.from({ length: players }, (_, player) =>
      Client({
        game: duel,
        matchID,
        playerID: String(player),
        numPlayers: players,
        multiplayer: SocketIO({ server }),
        debug: false,
      }),
    )
    for (const client of this.#players) {
      client.subscribe(() => {
        const waiting = this.#waiting
        this.#waiting = []
        for (const wake of waiting) wake()
      })
      client.start()
    }
  }
  async ready(): Promise<void> {
    await this.#until(() => this.#players.every(client => client.getState()?.isConnected === true))
  }
  /** One attack, until everybody has it. */
  async attack(): Promise<void> {
    const [first, ...others] = this.#players
    const before = first?.getState()?._stateID ?? 0
    first?.moves.attack()
    await this.#until(() => [first, ...others].every(client => (client?.getState()?._stateID ?? 0) > before))
  }
  stop(): void {
    for (const client of this.#players) client.stop()
  }
  async #until(holds: () => boolean): Promise<void> {
    while (!holds()) await new Promise<void>(resolve => this.#waiting.push(resolve))
  }
}
