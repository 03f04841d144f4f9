/**
 * Checks a data folder: first the store, then every table in it by itself, so that thousands of them need no more room than
 * one. It only reads, and may do so beside a running server, unless it is to mend.
 */
import { existsSync } from 'node:fs'
import type { StoredTable } from '@umpire/store'
import type { Command } from 'commander'
import { printable } from '../io/bad-input.ts'
import type { Call } from '../io/call.ts'
import { type Io, UsageError, writeAnswer } from '../io/io.ts'
import { plainly } from './plainly.ts'

interface Flags {
  readonly data: string
  readonly mend?: boolean
  readonly json?: boolean
}

/** What is wrong, wherever it was found. */
interface Finding {
  readonly kind: string
  readonly table: string | null
  readonly version: number | null
  readonly message: string
}
interface Told extends Finding {
  readonly mended: boolean
}

interface Patient {
  readonly tables: () => Promise<readonly StoredTable[]>
  readonly table: (id: string) => Promise<StoredTable | null>
  readonly look: (row: StoredTable) => Promise<readonly Told[]>
  readonly close: () => Promise<void> | void
}

interface Report {
  readonly folder: string
  readonly tables: number
  readonly facts: number
  /** How often facts were set aside because a table went back. */
  readonly setAside: number
  readonly findings: readonly Told[]
}

export const addDoctor = (command: Command, { io, no }: Call): void => {
  command
    .option('--data <folder>', 'where it is stored', 'umpire-data')
    .option('--mend', 'mend what can be mended without losing anything; no server may be running on it')
    .option('--json', 'JSON instead of text')
    .action(async ({ data, mend = false, json }: Flags) => {
      if (!existsSync(data)) throw new UsageError(`--data: expected a data folder of Umpire, got ${data}`)
      const report = await plainly(() => examined(data, mend, io))
      writeAnswer(
        io,
        json,
        () => report,
        () => linesOf(report),
      )
      if (report.findings.some(({ mended }) => !mended)) no()
    })
}

async function examined(data: string, mend: boolean, io: Io): Promise<Report> {
  const { isSetAside } = await import('@umpire/store')
  const inStore = await storeFindings(data)
  const closed = { folder: data, tables: 0, facts: 0, setAside: 0 }
  // Then nobody can look at its tables.
  if (inStore.some(({ kind }) => kind === 'unopenable')) return { ...closed, findings: inStore.map(notMended) }
  const patient = mend ? await toMend(data) : await toLookAt(data)
  try {
    const tables = await patient.tables()
    const tell = progress(io, tables.length)
    // Whoever may write closes the files to others when the store is opened.
    const findings: Told[] = inStore.map(one => ({ ...one, mended: mend && one.kind === 'exposed' }))
    for (const [index, row] of tables.entries()) {
      tell(index)
      const found = await patient.look(row)
      // One that was deleted meanwhile is no patient any more.
      if (found.length > 0 && (await patient.table(row.id)) !== null) findings.push(...found)
    }
    tell(tables.length)
    const led = tables.filter(({ id }) => !isSetAside(id))
    const facts = led.reduce((sum, { version }) => sum + version, 0)
    return { folder: data, tables: led.length, facts, setAside: tables.length - led.length, findings }
  } finally {
    await patient.close()
  }
}

const notMended = (finding: Finding): Told => ({ ...finding, mended: false })

/** Snapshots are told table by table, with what they are good for. */
async function storeFindings(data: string): Promise<readonly Finding[]> {
  const { examine } = await import('@umpire/store')
  const found: Finding[] = []
  for await (const finding of examine(data)) if (finding.kind !== 'snapshot') found.push(finding)
  return found
}

async function toLookAt(data: string): Promise<Patient> {
  const { lookInto } = await import('@umpire/store')
  const { checkTable } = await import('@umpire/server/stored')
  const store = lookInto(data)
  return {
    tables: store.tables,
    table: store.table,
    look: async row => (await checkTable(store, row)).findings.map(notMended),
    close: store.close,
  }
}

async function toMend(data: string): Promise<Patient> {
  const { openEmbedded } = await import('@umpire/store')
  const { mendTable } = await import('@umpire/server/stored')
  const store = await openEmbedded(data)
  return {
    tables: () => store.tables(),
    table: id => store.table(id),
    look: async row => {
      const { findings, mended } = await mendTable(store, row)
      return findings.map(finding => ({ ...finding, mended: mended.includes(finding) }))
    },
    close: () => store.close(),
  }
}

/** Tells how far it is, in place, where somebody looks; otherwise once, at the end. */
function progress({ stderr }: Io, all: number): (done: number) => void {
  const clear = stderr.isTTY === true ? '\r\u001b[2K' : ''
  return done => {
    if (done === all) stderr.write(`${clear}${count(all, 'table')} checked\n`)
    else if (stderr.isTTY === true) stderr.write(`${clear}${done} of ${count(all, 'table')}`)
  }
}

const count = (number: number, what: string): string =>
  `${number.toLocaleString('en')} ${what}${number === 1 ? '' : 's'}`

/** What can be done, by the kind of what was found. */
const WAYS: { readonly [kind: string]: string } = {
  snapshot: 'Bad snapshots cost nothing: the server makes new ones by itself, and "umpire doctor --mend" does it now.',
  facts: 'The page of a table that cannot be opened saves what can be read, and goes back to the last good moment.',
  exposed: 'The next start of the server closes the files to others, and so does "umpire doctor --mend".',
  unopenable: '"umpire restore" brings back a copy.',
}

function linesOf({ folder, tables, facts, setAside, findings }: Report): readonly string[] {
  const left = findings.filter(({ mended }) => !mended)
  const ways = Object.entries(WAYS).flatMap(([kind, way]) => (left.some(one => one.kind === kind) ? [way] : []))
  const what = `${folder}: ${count(tables, 'table')} with ${count(facts, 'fact')}`
  return [
    ...findings.map(({ message, mended }) => printable(`${message}${mended ? ' (mended)' : ''}`)),
    `${what}: ${left.length === 0 ? 'all in order' : count(left.length, 'finding')}.`,
    ...(setAside === 0 ? [] : [`Set aside when a table went back: ${count(setAside, 'log')}.`]),
    ...ways,
  ]
}
