/** Every rule of every system and how it stands: worked out once for each system, in the back room, when first asked for. */
import { type System, systems } from '@umpire/registry'
import type { BackRoom } from '../work/back-room.ts'
import type { ListedRule } from '../work/tasks.ts'

/** Inventories are read, and every example is run. */
const LONGEST_MS = 120_000

export class Rulebook {
  readonly #backRoom: Pick<BackRoom, 'run'>
  readonly #known = new Map<string, Promise<readonly ListedRule[]>>()

  constructor(backRoom: Pick<BackRoom, 'run'>) {
    this.#backRoom = backRoom
  }

  of({ id }: System): Promise<readonly ListedRule[]> {
    const before = this.#known.get(id)
    if (before !== undefined) return before
    const found = this.#backRoom.run('rulebook', { system: id }, LONGEST_MS)
    this.#known.set(id, found)
    // What failed is tried again by whoever asks next.
    found.catch(() => this.#known.delete(id))
    return found
  }

  async all(): Promise<readonly ListedRule[]> {
    return (await Promise.all(systems.map(system => this.of(system)))).flat()
  }

  /** The rule of that id; the part before the first dot may name the system, so the others need not be read. */
  async find(id: string): Promise<ListedRule | undefined> {
    const named = systems.find(system => id.startsWith(`${system.id}.`))
    const rules = named === undefined ? await this.all() : await this.of(named)
    return rules.find(({ listed }) => listed.id === id)
  }
}
