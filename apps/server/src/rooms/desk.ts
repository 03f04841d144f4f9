/** Where a thread that leads tables takes in what the main thread says, and sends out what comes of it. */
import type { RefusalView } from '@umpire/protocol'
import type { Store } from '@umpire/store'
import { refusalOf } from '../problems.ts'
import { CannotOpen, SnapshotFault } from '../stored/trouble.ts'
import { ASKS } from './asks.ts'
import { errorOf } from './error.ts'
import { Line } from './line.ts'
import type { Outgoing } from './outgoing.ts'
import { Rooms } from './rooms.ts'
import type { Answer, Arrival, Ask, AskName, FromThread, ToThread } from './wire.ts'
import type { Work } from './work.ts'

const CLOSING: RefusalView = { code: 'closed', message: 'the server is closing; your table is stored' }

function tellingOf(error: unknown): Extract<FromThread, { type: 'amiss' | 'failed' }> {
  if (error instanceof SnapshotFault) {
    return { type: 'amiss', amiss: { what: 'snapshot', why: error.what, line: error.message } }
  }
  if (error instanceof CannotOpen) {
    return { type: 'amiss', amiss: { what: 'table', why: error.trouble.why, line: error.line } }
  }
  return { type: 'failed', error: errorOf(error) }
}

export class Desk {
  readonly #store: Store
  readonly #work: Work
  readonly #out: Outgoing
  readonly #rooms: Rooms
  readonly #lines = new Map<number, Line>()

  constructor(store: Store, work: Work, out: Outgoing) {
    this.#store = store
    this.#work = work
    this.#out = out
    this.#rooms = new Rooms(store, work, error => out.send(tellingOf(error)))
  }

  async take(message: ToThread): Promise<void> {
    switch (message.type) {
      case 'ask':
        return this.#answer(message)
      case 'came':
        return this.#came(message.browser, message.at)
      case 'said':
        return this.#lines.get(message.browser)?.heard(message.text)
      case 'left':
        this.#lines.get(message.browser)?.left()
        this.#lines.delete(message.browser)
        return
      case 'end':
        await this.#rooms.closeAll(CLOSING)
        await this.#store.close()
        return this.#out.send({ type: 'ended' })
    }
  }

  #came(browser: number, at: Arrival): void {
    this.#lines.set(browser, new Line(browser, at, this.#rooms.room(at.table), this.#store, this.#work, this.#out))
  }
  async #answer<N extends AskName>(ask: Ask<N>): Promise<void> {
    ask.port.postMessage(await this.#answerTo(ask))
    ask.port.close()
  }
  async #answerTo<N extends AskName>({ name, table, given }: Ask<N>): Promise<Answer<N>> {
    const asked = { store: this.#store, rooms: this.#rooms, table }
    try {
      return { gives: await this.#work.piece(table, () => ASKS[name](asked, given)) }
    } catch (error) {
      const refused = refusalOf(error)
      if (refused === undefined) return { failed: errorOf(error) }
      const { statusCode, code, message } = refused
      return { refused: { statusCode, code, message } }
    }
  }
}
