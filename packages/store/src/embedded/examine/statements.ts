/** What an examination asks of a database, of any schema: it looks at one that was not migrated, too. */
import type { DatabaseSync } from 'node:sqlite'

/** Facts have a checksum since this schema. */
const WITH_SUMS = 2

export const examineStatements = (database: DatabaseSync, schema: number) => ({
  tables: database.prepare('SELECT number FROM tables WHERE number > ? ORDER BY number LIMIT ?'),
  firstFact: database.prepare('SELECT version FROM facts WHERE table_number = ? ORDER BY version LIMIT 1'),
  lastFact: database.prepare('SELECT version FROM facts WHERE table_number = ? ORDER BY version DESC LIMIT 1'),
  facts: database.prepare(
    `SELECT version, fact, ${schema < WITH_SUMS ? 'NULL AS sum' : 'sum'} FROM facts
    WHERE table_number = ? AND version >= ? AND version <= ? ORDER BY version`,
  ),
  commands: database.prepare(
    'SELECT id, after, version FROM commands WHERE table_number = ? AND id > ? ORDER BY id LIMIT ?',
  ),
  snapshotVersions: database.prepare('SELECT version FROM snapshots WHERE table_number = ? ORDER BY version'),
  snapshot: database.prepare('SELECT data FROM snapshots WHERE table_number = ? AND version = ?'),
  seats: database.prepare('SELECT id, data FROM seats WHERE table_number = ? AND id > ? ORDER BY id LIMIT ?'),
  documents: database.prepare('SELECT id, data FROM documents WHERE id > ? ORDER BY id LIMIT ?'),
  table: database.prepare('SELECT id FROM tables WHERE number = ?'),
})

export type ExamineStatements = ReturnType<typeof examineStatements>
