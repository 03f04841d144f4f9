/**
 * Long work in pieces, so that everybody else gets a turn in between: a table of ten thousand facts is opened by the
 * thread that leads others meanwhile.
 */
import { setImmediate as nextTurn } from 'node:timers/promises'

/** How long a piece may take, in milliseconds. */
const PIECE = 8

export class Breath {
  #since = performance.now()

  /** At once, unless a piece is over. */
  async taken(): Promise<void> {
    if (performance.now() - this.#since >= PIECE) await this.turn()
  }
  /** Others have their turn now. */
  async turn(): Promise<void> {
    await nextTurn()
    this.#since = performance.now()
  }
}
