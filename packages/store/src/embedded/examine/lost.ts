/** Commits that were acknowledged and are not there: the mark beside the database is ahead of it (disk/mark.ts). */
import type { DatabaseSync } from 'node:sqlite'
import { type Finding, finding } from '../../store/finding.ts'
import { numberOf } from '../disk/row.ts'

/** Commits are counted since this schema. */
const WITH_COMMITS = 2

export const commitsOf = (database: DatabaseSync): number =>
  numberOf(database.prepare('SELECT commits FROM health WHERE id = 1').get() ?? {}, 'commits')

/** Kept in the database, for the mark goes on from what is there. */
export function recordLoss(
  database: DatabaseSync,
  file: string,
  acknowledged: number,
  noticed: number,
): Finding | null {
  const found = commitsOf(database)
  if (acknowledged <= found) return null
  const add = database.prepare('INSERT INTO losses (noticed, acknowledged, found) VALUES (?, ?, ?)')
  add.run(noticed, acknowledged, found)
  return lossOf(file, acknowledged, found)
}

/** What was noticed before, and what the mark tells now. */
export function losses(database: DatabaseSync, schema: number, file: string, mark: number | null): readonly Finding[] {
  // The database is new, because the old one is gone.
  if (schema === 0 && mark !== null && mark > 0) return [lossOf(file, mark, 0)]
  if (schema < WITH_COMMITS) return []
  const before = database.prepare('SELECT noticed, acknowledged, found FROM losses ORDER BY noticed').all()
  const told = before.map(row => {
    const when = new Date(numberOf(row, 'noticed')).toISOString()
    return lossOf(file, numberOf(row, 'acknowledged'), numberOf(row, 'found'), `, noticed ${when}`)
  })
  const found = commitsOf(database)
  return mark === null || mark <= found ? told : [...told, lossOf(file, mark, found)]
}

function lossOf(file: string, acknowledged: number, found: number, when = ''): Finding {
  const missing = acknowledged - found
  const what = missing === 1 ? '1 acknowledged commit is missing' : `${missing} acknowledged commits are missing`
  const cause = 'its write-ahead log was cut or taken away, or an older copy was put here'
  return finding('lost', `${file}: ${what}${when}; ${cause}. Tables may be a few steps behind.`)
}
