import type { StatementSync } from 'node:sqlite'
import type { Finding } from '../../store/finding.ts'
import { type Row, textOf } from '../disk/row.ts'

/** What an examination comes up with: a finding, or null where it may rest before it reads on. */
export type Step = Finding | null

export const why = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Rows in the order of their ids, `most` at a time: `page` reads those after an id. Ends at what cannot be read. */
export function* byId(
  statement: StatementSync,
  given: readonly number[],
  most: number,
  look: (row: Row) => Finding | null,
  unreadable: (reason: string) => Finding,
): Generator<Step> {
  for (let after: string | null = ''; after !== null; ) {
    const findings: Finding[] = []
    try {
      const rows: readonly Row[] = statement.all(...given, after, most)
      for (const row of rows) {
        const found = look(row)
        if (found !== null) findings.push(found)
      }
      const last = rows.at(-1)
      after = last === undefined ? null : textOf(last, 'id')
    } catch (error) {
      findings.push(unreadable(why(error)))
      after = null
    }
    yield* findings
    yield null
  }
}
