/** The thread of an examination: its own connection, and plain findings at the end. */
import { DatabaseSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'
import { type Finding, finding } from '../../store/finding.ts'
import { examineDatabase } from './examine-database.ts'
import type { ExaminationOptions } from './in-thread.ts'
import { why } from './step.ts'

/** One broken page can make many. */
const MOST = 100
/** Milliseconds of work between two rests, how much longer those are, and the longest: others need the processor. */
const WORK = 5
const REST = 4
const LONGEST = 100

const sleeper = new Int32Array(new SharedArrayBuffer(4))
const { file, name, gently }: ExaminationOptions = workerData

function* found(): Generator<Finding> {
  let database: DatabaseSync
  try {
    database = new DatabaseSync(file, { readOnly: true, timeout: 5000 })
  } catch (error) {
    yield finding('unopenable', `${name}: ${why(error)}`)
    return
  }
  try {
    let since = performance.now()
    for (const step of examineDatabase(database, name, { structure: !gently })) {
      if (step !== null) yield step
      const worked = performance.now() - since
      if (!gently || step !== null || worked < WORK) continue
      Atomics.wait(sleeper, 0, 0, Math.min(worked * REST, LONGEST))
      since = performance.now()
    }
  } finally {
    database.close()
  }
}

const findings: Finding[] = []
for (const one of found()) {
  findings.push(one)
  if (findings.length === MOST) break
}
parentPort?.postMessage(findings)
