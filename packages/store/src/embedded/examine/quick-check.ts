/**
 * What a start can afford to look at: of a small database, and most are, its whole structure and that no table misses
 * facts; of a big one nothing, as it is examined while the server runs. So a start costs the same, however big it is.
 */
import type { DatabaseSync } from 'node:sqlite'
import { type Finding, finding } from '../../store/finding.ts'
import { numberOf, textOf } from '../disk/row.ts'
import { why } from './step.ts'

/** Bytes that are looked at, in some 50 ms. */
const SMALL = 64 * 1024 * 1024
/** Findings of a kind: one broken page makes many. */
const MOST = 5

export function quickCheck(database: DatabaseSync, file: string, small: number = SMALL): readonly Finding[] {
  try {
    const pragma = (name: string): number => numberOf(database.prepare(`PRAGMA ${name}`).get() ?? {}, name)
    if (pragma('page_count') * pragma('page_size') > small) return []
    const said = database
      .prepare(`PRAGMA quick_check(${MOST})`)
      .all()
      .map(row => textOf(row, 'quick_check'))
    const structure = said.filter(line => line !== 'ok')
    if (structure.length > 0) {
      return structure.map(line => finding('structure', `${file}: ${line.replaceAll(/\s+/g, ' ')}`))
    }
    return gaps(database)
  } catch (error) {
    return [finding('structure', `${file}: ${why(error)}`)]
  }
}

/** Told by the index alone: as many facts as the last one's number says. */
function gaps(database: DatabaseSync): readonly Finding[] {
  const rows = database
    .prepare(
      `SELECT id, last, count FROM
        (SELECT table_number, max(version) AS last, count(*) AS count FROM facts GROUP BY table_number)
      JOIN tables ON number = table_number WHERE last <> count LIMIT ?`,
    )
    .all(MOST)
  return rows.map(row => {
    const [last, count] = [numberOf(row, 'last'), numberOf(row, 'count')]
    return finding('missing', `${last - count} of ${last} facts are missing`, textOf(row, 'id'))
  })
}
