/** The tables that this thread leads: the main thread says which, and until when. */
import type { RefusalView } from '@umpire/protocol'
import type { Store } from '@umpire/store'
import { openTable } from '../stored/open-table.ts'
import { CannotOpen } from '../stored/trouble.ts'
import { Room } from './room.ts'
import type { Work } from './work.ts'

export class Rooms {
  readonly #store: Store
  readonly #work: Work
  readonly #failed: (error: unknown) => void
  readonly #open = new Map<string, Promise<Room>>()

  constructor(store: Store, work: Work, failed: (error: unknown) => void) {
    this.#store = store
    this.#work = work
    this.#failed = failed
  }

  /** The room of a table; refused if there is no such table. */
  async room(id: string): Promise<Room> {
    const open = this.#open.get(id)
    if (open !== undefined) return open
    this.#work.piece(id, () => undefined)
    const heard = this.#failed
    const opening = openTable(this.#store, id, { heard }).then(
      table => new Room(this.#store, table, this.#work, this.#failed),
    )
    this.#open.set(id, opening)
    try {
      return await opening
    } catch (error) {
      this.#open.delete(id)
      if (error instanceof CannotOpen) this.#failed(error)
      throw error
    }
  }
  /** Puts a table away; one that cannot be put away in order is in the store all the same. */
  async close(id: string, refusal: RefusalView): Promise<void> {
    const opening = this.#open.get(id)
    const room = await opening?.catch(() => undefined)
    await room?.close(refusal).catch(this.#failed)
    this.#open.delete(id)
  }
  async closeAll(refusal: RefusalView): Promise<void> {
    await Promise.all(Array.from(this.#open.keys(), id => this.close(id, refusal)))
  }
}
