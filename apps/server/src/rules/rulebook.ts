/** Every rule of every system and how it stands: worked out once for each system, in the back room, when first asked for. */
import { systems } from '@umpire/registry'
import { type BackRoom, FOR_ALL } from '../work/back-room.ts'
import { keeping } from '../work/keeping.ts'
import type { ListedRule } from '../work/tasks.ts'

/** Inventories are read, and every example is run. */
const LONGEST_MS = 120_000

export class Rulebook {
  /** The rules of a system, by its id. */
  readonly of: (system: string) => Promise<readonly ListedRule[]>

  constructor(backRoom: Pick<BackRoom, 'run'>) {
    this.of = keeping(system => backRoom.run('rulebook', { system }, FOR_ALL, LONGEST_MS))
  }

  async all(): Promise<readonly ListedRule[]> {
    return (await Promise.all(systems.map(({ id }) => this.of(id)))).flat()
  }

  /** The rule of that id; the part before the first dot may name the system, so the others need not be read. */
  async find(id: string): Promise<ListedRule | undefined> {
    const named = systems.find(system => id.startsWith(`${system.id}.`))
    const rules = named === undefined ? await this.all() : await this.of(named.id)
    return rules.find(({ listed }) => listed.id === id)
  }
}
