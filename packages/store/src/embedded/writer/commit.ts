/**
 * Many writes in one transaction, so that they share one synchronisation with the disk. Each has a savepoint of its
 * own, so that a refused one does not take the others with it. If the transaction itself fails, none of them happened,
 * and all hear why: even a refusal may have been for the sake of another write that is gone now.
 */
import type { DatabaseSync } from 'node:sqlite'
import { asStoreError } from '../disk/failure.ts'
import type { Mark } from '../disk/mark.ts'
import { Applier } from './apply.ts'
import type { OpenDatabase } from './open-for-writing.ts'
import type { Quota } from './quota.ts'
import { type Answer, type Batch, refusalOf, type Write } from './write.ts'

export class Committer {
  readonly #database: DatabaseSync
  readonly #applier: Applier
  readonly #quota: Quota
  readonly #mark: Mark
  #commits: number
  readonly #sql: ReturnType<typeof statements>

  constructor({ database, commits }: OpenDatabase, quota: Quota, mark: Mark) {
    this.#database = database
    this.#commits = commits
    this.#quota = quota
    this.#mark = mark
    this.#applier = new Applier(database, quota)
    this.#sql = statements(database)
  }

  commit(writes: readonly Write[]): Batch {
    const commits = this.#commits + 1
    try {
      this.#quota.begin()
      this.#sql.begin.run()
      const answers = writes.map(write => this.#answer(write))
      this.#sql.count.run(commits)
      this.#sql.commit.run()
      this.#commits = commits
      this.#mark.set(commits)
      return { committed: true, answers }
    } catch (error) {
      if (this.#database.isTransaction) this.#sql.rollback.run()
      const refusal = refusalOf(asStoreError(error, 'store'))
      return { committed: false, answers: writes.map(() => ({ refusal })) }
    }
  }

  #answer(write: Write): Answer {
    this.#sql.savepoint.run()
    try {
      const written = this.#applier.apply(write)
      this.#sql.release.run()
      return { written }
    } catch (error) {
      // Out of room or out of memory, SQLite may have rolled back everything by itself.
      if (!this.#database.isTransaction) throw error
      this.#sql.undo.run()
      this.#sql.release.run()
      return { refusal: refusalOf(asStoreError(error, write.kind)) }
    }
  }
}

const statements = (database: DatabaseSync) => ({
  begin: database.prepare('BEGIN IMMEDIATE'),
  count: database.prepare('UPDATE health SET commits = ? WHERE id = 1'),
  commit: database.prepare('COMMIT'),
  rollback: database.prepare('ROLLBACK'),
  savepoint: database.prepare('SAVEPOINT one_write'),
  undo: database.prepare('ROLLBACK TO one_write'),
  release: database.prepare('RELEASE one_write'),
})
