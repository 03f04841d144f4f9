/** A browser as the thread that leads its table has it: what it says is read and done here, and what came of it told. */
import { randomBytes } from 'node:crypto'
import { type ClientMessage, PROTOCOL, type RefusalView, type ServerMessage, type TableView } from '@umpire/protocol'
import type { Store } from '@umpire/store'
import { Refused } from '@umpire/table'
import { CannotOpen } from '../stored/trouble.ts'
import type { Connection } from './connection.ts'
import { errorOf } from './error.ts'
import { idIn, messageIn } from './message.ts'
import type { Outgoing } from './outgoing.ts'
import type { Room } from './room.ts'
import type { Arrival, Result } from './wire.ts'
import type { Work } from './work.ts'

/** Whoever says nothing goes. */
const HELLO_MS = 20_000

export class Line implements Connection {
  readonly seat: string
  seen: TableView | null = null
  readonly #browser: number
  readonly #at: Arrival
  readonly #room: Promise<Room>
  readonly #store: Store
  readonly #work: Work
  readonly #out: Outgoing
  readonly #silence: NodeJS.Timeout
  /** It said hello; and it may do what its seat may. */
  #greeted = false
  #welcomed = false
  /** It went, or was sent away: nothing it says is heard any more. */
  #gone = false
  /** What was done for it and not yet told. */
  #spent = 0

  constructor(browser: number, at: Arrival, room: Promise<Room>, store: Store, work: Work, out: Outgoing) {
    this.seat = at.seat
    this.#browser = browser
    this.#at = at
    this.#room = room
    this.#store = store
    this.#work = work
    this.#out = out
    this.#silence = setTimeout(() => {
      if (!this.#greeted) this.dismiss({ code: 'closed', message: 'expected hello sooner' })
    }, HELLO_MS)
    room.then(
      open => this.#arrive(open),
      error => this.#comeBack(error),
    )
  }

  isOpen(): boolean {
    return !this.#gone
  }
  send(message: ServerMessage): void {
    this.sendText(JSON.stringify(message))
  }
  sendText(text: string): void {
    if (!this.#gone) this.#out.text(this.#browser, text)
  }
  dismiss(refusal: RefusalView): void {
    if (this.#gone) return
    this.#end()
    this.#out.send({ type: 'farewell', refusal, to: this.#browser })
  }
  spend(work: number): void {
    this.#spent += work
  }
  /** It has gone by itself. */
  left(): void {
    this.#end()
    this.#room.then(room => room.leave(this)).catch(() => undefined)
  }

  async heard(text: string): Promise<void> {
    let result: Result | undefined
    try {
      const room = await this.#room
      if (this.#gone) return
      const message = this.#work.piece(this.#at.table, () => messageIn(text), this)
      if (message.type === 'command') result = await this.#carryOut(room, message)
      else await this.#answer(room, message)
    } catch (error) {
      const refusal = this.#refusalOf(error)
      result = { type: 'any', outcome: refusal.code }
      this.send({ type: 'refused', id: idIn(text), refusal })
    } finally {
      this.#out.send({ type: 'heard', browser: this.#browser, work: this.#spent, ...(result && { result }) })
      this.#spent = 0
    }
  }

  #arrive(room: Room): void {
    if (this.#gone) return
    try {
      room.arrive(this)
    } catch (error) {
      this.dismiss(this.#refusalOf(error))
    }
  }

  async #answer(room: Room, message: Exclude<ClientMessage, { type: 'command' }>): Promise<void> {
    switch (message.type) {
      case 'hello':
        return this.#hello(room, message.protocol, message.seen)
      case 'ping':
        return this.send({ type: 'pong', n: message.n })
      case 'earlier':
        if (!this.#welcomed) throw new Refused('malformed', 'earlier: expected hello first')
        return this.send(await room.earlier(this, message.before))
    }
  }
  async #hello(room: Room, protocol: number, seen: number): Promise<void> {
    if (protocol !== PROTOCOL)
      return this.dismiss({ code: 'protocol', message: 'this page is of another version: load it again' })
    if (this.#greeted) throw new Refused('malformed', 'hello: expected once')
    this.#greeted = true
    const { digest, seat } = this.#at
    try {
      if ((await this.#store.seatBySecret(digest))?.id !== seat)
        return this.dismiss({ code: 'not-allowed', message: 'this link was replaced or revoked' })
      this.#welcomed = true
      await room.enter(this, seen)
    } catch (error) {
      this.#comeBack(error)
    }
  }
  async #carryOut(room: Room, { id, command }: Extract<ClientMessage, { type: 'command' }>): Promise<Result> {
    if (!this.#welcomed) throw new Refused('malformed', 'command: expected hello first')
    try {
      const { version, answered } = await room.command(this.seat, id, command, this)
      if (!answered) this.send({ type: 'done', id, version })
      return { type: command.type, outcome: 'done' }
    } catch (error) {
      const refusal = this.#refusalOf(error)
      this.send({ type: 'refused', id, refusal })
      return { type: command.type, outcome: refusal.code }
    }
  }

  #refusalOf(error: unknown): RefusalView {
    if (error instanceof Refused) return error.view
    const number = randomBytes(4).toString('hex')
    this.#out.send({ type: 'failed', error: errorOf(error), number })
    return { code: 'busy', message: `something went wrong here; the log has it as ${number}` }
  }
  /** Without a welcome a page would wait for ever; it comes back by itself, unless that would not help. */
  #comeBack(error: unknown): void {
    this.dismiss(error instanceof CannotOpen ? error.view : { ...this.#refusalOf(error), code: 'closed' })
  }
  #end(): void {
    this.#gone = true
    clearTimeout(this.#silence)
  }
}
