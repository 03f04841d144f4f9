/** Everything that one table owns: its facts one by one, and what refers to them. */
import { finding } from '../../store/finding.ts'
import { isJson, numberOf, textOf } from '../disk/row.ts'
import { examineFacts, missing } from './examine-facts.ts'
import type { ExamineStatements } from './statements.ts'
import { byId, type Step, why } from './step.ts'

const COMMANDS = 500
const SEATS = 50

export function* examineTable(sql: ExamineStatements, number: number, id: string): Generator<Step> {
  const last = yield* examineFacts(sql, number, id)
  yield* examineCommands(sql, number, id, last)
  yield* examineSnapshots(sql, number, id, last)
  yield* byId(
    sql.seats,
    [number],
    SEATS,
    row =>
      isJson(textOf(row, 'data')) ? null : finding('row', `seat "${textOf(row, 'id')}" is cut or was changed`, id),
    reason => finding('row', `its seats are unreadable: ${reason}`, id),
  )
}

/** A command that was acknowledged brought the table to a version: facts up to there were stored. */
function* examineCommands(sql: ExamineStatements, number: number, id: string, last: number | null): Generator<Step> {
  let furthest = 0
  yield* byId(
    sql.commands,
    [number],
    COMMANDS,
    row => {
      const [after, version] = [numberOf(row, 'after'), numberOf(row, 'version')]
      furthest = Math.max(furthest, version)
      return after <= version ? null : finding('row', `a command begins at fact ${after} and ends at ${version}`, id)
    },
    reason => finding('row', `its commands are unreadable: ${reason}`, id),
  )
  if (last !== null && furthest > last) yield missing(id, last + 1, furthest)
}

function* examineSnapshots(sql: ExamineStatements, number: number, id: string, last: number | null): Generator<Step> {
  const damaged = (version: number, what: string) =>
    finding('snapshot', `the snapshot at fact ${version} ${what}`, id, version)
  try {
    for (const row of sql.snapshotVersions.all(number)) {
      const version = numberOf(row, 'version')
      if (last !== null && version > last) yield damaged(version, `is newer than the last fact, ${last}`)
      try {
        const data = sql.snapshot.get(number, version)
        if (data === undefined || !isJson(textOf(data, 'data'))) yield damaged(version, 'is cut or was changed')
      } catch (error) {
        yield damaged(version, `is unreadable: ${why(error)}`)
      }
      yield null
    }
  } catch (error) {
    yield finding('snapshot', `its snapshots are unreadable: ${why(error)}`, id)
  }
}
