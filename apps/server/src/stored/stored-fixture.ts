/** Tables in a store of their own, for tests: played a little, and then damaged by whoever wants to. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { duelStart } from '@umpire/engine/demo'
import type { Command } from '@umpire/protocol'
import { loadSystem } from '@umpire/registry'
import { openEmbedded, type Store } from '@umpire/store'
import { seated, Table } from '@umpire/table'
import { storedFact } from './facts.ts'
import { openTable } from './open-table.ts'

const secret = (): Uint8Array => new Uint8Array(32).fill(7)

let tables = 0

export class StoredTables {
  readonly folder: string
  readonly store: Store

  private constructor(folder: string, store: Store) {
    this.folder = folder
    this.store = store
  }
  static async make(): Promise<StoredTables> {
    const folder = mkdtempSync(join(tmpdir(), 'umpire-stored-'))
    return new StoredTables(folder, await openEmbedded(folder))
  }
  async remove(): Promise<void> {
    await this.store.close()
    rmSync(this.folder, { recursive: true })
  }

  /** What no program of ours would write. */
  damage(sql: string, ...values: readonly SQLInputValue[]): void {
    const database = new DatabaseSync(join(this.folder, 'umpire.db'))
    database.prepare(sql).run(...values)
    database.close()
  }
  /** A table with a game master and Ann, and a duel in which nothing was rolled yet; answers its id. */
  async duel(): Promise<string> {
    const id = `duel-${tables++}`
    const system = await loadSystem('demo')
    await this.store.createTable({ id, title: 'A yard', system: 'demo', created: 1000 })
    const chosen = { options: [], settings: {} }
    const opened = Table.opened({ title: 'A yard', system, chosen, secret: secret(), at: 1000 })
    const gm = seated({ by: 'gm', at: 1001, seat: 'gm', name: 'Game master', role: 'gm', actors: [] })
    const ann = seated({ by: 'gm', at: 1002, seat: 'ann', name: 'Ann', role: 'player', actors: ['Ada'] })
    await this.store.append(id, 0, [opened, gm, ann].map(storedFact))
    for (const seat of ['gm', 'ann'])
      await this.store.putSeat({ id: `${seat} of ${id}`, table: id, secretHash: `${seat} of ${id}`, data: {} })
    for (const actor of ['Ada', 'Bram']) await this.do(id, { type: 'dial', actor, to: 'propose' })
    await this.do(id, {
      type: 'beginScene',
      kind: 'duel',
      title: 'A duel',
      given: JSON.parse(JSON.stringify(duelStart)),
    })
    return id
  }
  async versionOf(id: string): Promise<number> {
    return (await this.store.table(id))?.version ?? 0
  }
  /** Carries out a command of the game master; answers the table as it is then. */
  async do(id: string, command: Command): Promise<Table> {
    const table = await openTable(this.store, id)
    const { version } = table.data
    const facts = table.do(command, 'gm', { at: 2000 + version, secret })
    await this.store.append(id, version, facts.map(storedFact))
    return table
  }
}
