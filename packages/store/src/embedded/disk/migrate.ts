/**
 * Brings a database to the schema of this program: all missing migrations in one transaction, so that it is either done
 * or as it was, and before that a copy beside it, `umpire.db.schema-1.backup-1`. Refuses what is not ours or too new.
 */
import type { DatabaseSync } from 'node:sqlite'
import { StoreError } from '../../store/store-error.ts'
import { copyDatabase } from './copy.ts'
import { asStoreError } from './failure.ts'
import { freeName } from './files.ts'
import { numberOf } from './row.ts'
import { APPLICATION, type Migration } from './schema.ts'

const numberFrom = (database: DatabaseSync, query: string): number =>
  numberOf(database.prepare(`SELECT (${query}) AS number`).get() ?? {}, 'number')

/** The schema that a database has, 0 for a new one. Only reads. */
export function schemaOf(database: DatabaseSync, file: string, known: number): number {
  const schema = numberFrom(database, 'SELECT user_version FROM pragma_user_version')
  const application = numberFrom(database, 'SELECT application_id FROM pragma_application_id')
  const isNew = schema === 0 && application === 0 && numberFrom(database, 'SELECT count(*) FROM sqlite_schema') === 0
  if (!isNew && application !== APPLICATION) {
    throw new StoreError('corrupt', `${file}: expected a database of Umpire, got one of another program`)
  }
  if (schema > known) {
    const versions = `expected schema ${known} or older, got ${schema}`
    throw new StoreError('newer', `${file}: written by a newer Umpire: ${versions}; use that Umpire, or a backup`)
  }
  return schema
}

export async function migrate(database: DatabaseSync, file: string, migrations: readonly Migration[]): Promise<void> {
  const schema = schemaOf(database, file, migrations.length)
  if (schema === migrations.length) return
  if (schema > 0) await copyDatabase(file, freeName(`${file}.schema-${schema}.backup`))
  // A table that others refer to can only be made anew while nobody looks; they are all looked at before the end.
  database.exec('PRAGMA foreign_keys = OFF')
  try {
    inTransaction(database, () => {
      migrations.slice(schema).forEach(({ sql, says }, index) => {
        step(database, sql, `${file}: schema ${schema + index + 1} (${says})`)
      })
      refuseLooseEnds(database, file)
      database.exec(`PRAGMA user_version = ${migrations.length}; PRAGMA application_id = ${APPLICATION}`)
    })
  } catch (error) {
    throw asStoreError(error, file)
  } finally {
    database.exec('PRAGMA foreign_keys = ON')
  }
}

function inTransaction(database: DatabaseSync, work: () => void): void {
  database.exec('BEGIN IMMEDIATE')
  try {
    work()
    database.exec('COMMIT')
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK')
    throw error
  }
}

function step(database: DatabaseSync, sql: string, where: string): void {
  try {
    database.exec(sql)
  } catch (error) {
    throw asStoreError(error, where)
  }
}

function refuseLooseEnds(database: DatabaseSync, file: string): void {
  const [first] = database.prepare('PRAGMA foreign_key_check').all()
  if (first === undefined) return
  const where = `${String(first['table'])}, row ${String(first['rowid'])}`
  throw new StoreError('io', `${file}: the migration leaves ${where} without its ${String(first['parent'])}`)
}
