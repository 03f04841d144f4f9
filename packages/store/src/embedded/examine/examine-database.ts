/**
 * Looks at everything in a database, without changing it, and goes on past what is damaged. It reads table by table and
 * page by page, so that a big one needs no more memory than a small one.
 */
import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { finding } from '../../store/finding.ts'
import { schemaOf } from '../disk/migrate.ts'
import { isJson, numberOf, textOf } from '../disk/row.ts'
import { MIGRATIONS } from '../disk/schema.ts'
import { examineTable } from './examine-table.ts'
import { type ExamineStatements, examineStatements } from './statements.ts'
import { byId, type Step, why } from './step.ts'

/** Contradictions that are told: one broken page makes many. */
const CONTRADICTIONS = 20
const TABLES = 500
const DOCUMENTS = 5

export interface Thoroughness {
  /** Also every page and index, in one go: it takes a while, and nothing rests meanwhile. */
  readonly structure: boolean
}

export function* examineDatabase(database: DatabaseSync, file: string, { structure }: Thoroughness): Generator<Step> {
  let sql: ExamineStatements
  try {
    const schema = schemaOf(database, file, MIGRATIONS.length)
    if (schema === 0) {
      yield finding('unopenable', `${file}: there is nothing in it`)
      return
    }
    sql = examineStatements(database, schema)
  } catch (error) {
    yield finding('unopenable', why(error))
    return
  }
  if (structure) yield* examineStructure(database, file)
  yield* examineTables(database, sql, file)
  yield* examineOwners(database, sql, file)
  yield* byId(
    sql.documents,
    [],
    DOCUMENTS,
    row =>
      isJson(textOf(row, 'data')) ? null : finding('row', `document "${textOf(row, 'id')}" is cut or was changed`),
    reason => finding('row', `documents are unreadable: ${reason}`),
  )
}

function* examineStructure(database: DatabaseSync, file: string): Generator<Step> {
  try {
    for (const row of database.prepare(`PRAGMA integrity_check(${CONTRADICTIONS})`).iterate()) {
      const said = textOf(row, 'integrity_check')
      if (said !== 'ok') yield finding('structure', `${file}: ${said.replaceAll(/\s+/g, ' ')}`)
    }
  } catch (error) {
    yield finding('structure', `${file}: ${why(error)}`)
  }
}

function* examineTables(database: DatabaseSync, sql: ExamineStatements, file: string): Generator<Step> {
  for (let after = 0; ; ) {
    let page: readonly number[]
    try {
      page = sql.tables.all(after, TABLES).map(row => numberOf(row, 'number'))
    } catch (error) {
      yield finding('unreadable', `${file}: the list of tables is unreadable: ${why(error)}`)
      return
    }
    if (page.length === 0) return
    for (const number of page) {
      yield* inOneView(database, examineListed(sql, number))
      after = number
    }
  }
}

function* examineListed(sql: ExamineStatements, number: number): Generator<Step> {
  const row = sql.table.get(number)
  if (row !== undefined) yield* examineTable(sql, number, textOf(row, 'id'))
}

/** A server may be writing meanwhile, or delete the table. */
function* inOneView(database: DatabaseSync, steps: Generator<Step>): Generator<Step> {
  database.exec('BEGIN')
  try {
    yield* steps
  } finally {
    if (database.isTransaction) database.exec('ROLLBACK')
  }
}

/** What is there of tables that are not. */
function* examineOwners(database: DatabaseSync, sql: ExamineStatements, file: string): Generator<Step> {
  for (const what of ['facts', 'commands', 'snapshots', 'seats']) {
    try {
      const next = database.prepare(
        `SELECT table_number AS number FROM ${what} WHERE table_number > ? ORDER BY table_number LIMIT 1`,
      )
      yield* inOneView(database, orphans(sql, next, file, what))
    } catch (error) {
      yield finding('unreadable', `${file}: ${what} are unreadable: ${why(error)}`)
    }
  }
}

function* orphans(sql: ExamineStatements, next: StatementSync, file: string, what: string): Generator<Step> {
  for (let row = next.get(0); row !== undefined; ) {
    const number = numberOf(row, 'number')
    if (sql.table.get(number) === undefined) {
      yield finding('row', `${file}: there are ${what} of a table that is not listed, number ${number}`)
    }
    yield null
    row = next.get(number)
  }
}
