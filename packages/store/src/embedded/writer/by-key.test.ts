/** Opening a table must cost the same however many facts there are: the database says how it finds what we ask for. */
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { MIGRATIONS } from '../disk/schema.ts'
import { readStatements } from '../reader.ts'
import { writeStatements } from './apply.ts'

const database = new DatabaseSync(':memory:')
for (const { sql } of MIGRATIONS) database.exec(sql)

/** The one question that is about all tables. */
const ABOUT_ALL = 'tables'

for (const [name, statement] of Object.entries({ ...readStatements(database), ...writeStatements(database) })) {
  if (name === ABOUT_ALL) continue
  test(`${name} finds what it needs by a key`, () => {
    const plan = database.prepare(`EXPLAIN QUERY PLAN ${statement.sourceSQL}`).all()
    expect(plan.map(step => String(step['detail'])).filter(step => !/^(SEARCH|CORRELATED|SCALAR)/.test(step))).toEqual(
      [],
    )
  })
}
