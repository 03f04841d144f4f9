/** The tables in memory. One is taken up when somebody comes, and put away when the last one has been gone for a while. */
import type { Store } from '@umpire/store'
import { Room } from './room.ts'
import { loadTable } from './stored.ts'

export class Rooms {
  readonly #store: Store
  readonly #idleMs: number
  readonly #failed: (error: unknown) => void
  readonly #open = new Map<string, Promise<Room>>()
  readonly #idleSince = new Map<string, number>()
  readonly #sweeping: NodeJS.Timeout

  constructor(store: Store, idleMs: number, failed: (error: unknown) => void) {
    this.#store = store
    this.#idleMs = idleMs
    this.#failed = failed
    this.#sweeping = setInterval(() => this.#sweep(Date.now()).catch(failed), idleMs / 4)
    this.#sweeping.unref()
  }
  get size(): number {
    return this.#open.size
  }

  /** The room of a table; refused if there is no such table. */
  async room(id: string): Promise<Room> {
    this.#idleSince.delete(id)
    const open = this.#open.get(id)
    if (open !== undefined) return open
    const opening = loadTable(this.#store, id).then(table => new Room(this.#store, table, this.#failed))
    this.#open.set(id, opening)
    try {
      return await opening
    } catch (error) {
      this.#open.delete(id)
      throw error
    }
  }
  /** Forgets a table that is gone. */
  async forget(id: string): Promise<void> {
    const room = await this.#open.get(id)
    this.#open.delete(id)
    room?.dismiss({ code: 'not-allowed', message: 'the table was deleted' })
  }
  async close(): Promise<void> {
    clearInterval(this.#sweeping)
    const rooms = await Promise.allSettled(this.#open.values())
    await Promise.all(
      rooms.map(room => (room.status === 'fulfilled' ? room.value.close().catch(this.#failed) : undefined)),
    )
    this.#open.clear()
  }

  async #sweep(now: number): Promise<void> {
    for (const [id, opening] of this.#open) {
      const room = await opening.catch(() => undefined)
      if (room?.idle !== true) {
        this.#idleSince.delete(id)
        continue
      }
      const since = this.#idleSince.get(id) ?? now
      this.#idleSince.set(id, since)
      if (now - since < this.#idleMs) continue
      this.#open.delete(id)
      this.#idleSince.delete(id)
      // One that cannot be put away in order is in the store all the same.
      await room.close().catch(this.#failed)
    }
  }
}
