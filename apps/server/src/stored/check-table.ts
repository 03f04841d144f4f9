/**
 * Looks at one table as it is stored: it is rebuilt from its facts, its snapshots are held against that, its dice are
 * verified, and what each seat would see is made. Nothing is changed, so a server may be leading the table meanwhile.
 */
import { FairDice, LogError, readDiceLog, verifyDice } from '@umpire/dice'
import { isSetAside, type ReadableStore, type StoredTable } from '@umpire/store'
import { DiceLogs, Table, type TableData, Views } from '@umpire/table'
import { differenceOf } from './difference.ts'
import { reasonOf } from './facts.ts'
import { followed, rebuilt } from './follow.ts'
import { systemFor } from './open-table.ts'
import { snapshotAt, versionsOf } from './snapshots.ts'
import { CannotOpen, SnapshotFault, troubleLine } from './trouble.ts'

/** `facts` that cannot be followed, a `snapshot` that is not what they say, `dice` that do not verify, a `view` that fails. */
export interface TableFinding {
  readonly kind: 'facts' | 'snapshot' | 'dice' | 'view'
  readonly table: string
  /** The fact or snapshot that it is about. */
  readonly version: number | null
  readonly message: string
}

export interface Checked {
  readonly findings: readonly TableFinding[]
  /** As its facts tell it; null if they cannot be followed to the end, or were only set aside. */
  readonly data: TableData | null
}

export async function checkTable(store: ReadableStore, row: StoredTable): Promise<Checked> {
  // Such facts begin somewhere in the middle: nobody is to open them.
  if (isSetAside(row.id)) return { findings: [], data: null }
  const check = new Check(store, row)
  const data = await check.all()
  return { findings: check.findings, data }
}

class Check {
  readonly findings: TableFinding[] = []
  readonly #store: ReadableStore
  readonly #row: StoredTable
  readonly #logs = new DiceLogs()

  constructor(store: ReadableStore, row: StoredTable) {
    this.#store = store
    this.#row = row
  }

  async all(): Promise<TableData | null> {
    const versions = await versionsOf(this.#store, this.#row.id)
    const last = (await this.#store.table(this.#row.id))?.version ?? 0
    for (const version of versions) {
      if (version > last) this.#found('snapshot', version, `the snapshot at ${version} is beyond its ${last} facts`)
    }
    try {
      const table = await this.#rebuilt(new Set(versions))
      this.#dice(table)
      if (table.shown !== null) this.#scene(table, table.shown.id)
      this.#views(table)
      return table.data
    } catch (error) {
      if (!(error instanceof CannotOpen)) throw error
      const opens = await this.#opensFrom(versions)
      const yet = opens === null ? 'it cannot be opened' : `it opens from its snapshot at ${opens} all the same`
      this.#found('facts', error.trouble.version, `${troubleLine(error.trouble)}; ${yet}`)
      return null
    }
  }

  async #rebuilt(versions: ReadonlySet<number>): Promise<Table> {
    return rebuilt(this.#store, this.#row, await systemFor(this.#row), {
      step: async (table, fact) => {
        this.#logs.add(fact)
        if (versions.has(table.data.version)) await this.#compare(table.data)
      },
    })
  }
  /** A snapshot, against what the facts say. */
  async #compare(data: TableData): Promise<void> {
    const { id, system } = this.#row
    const { version } = data
    const read = await snapshotAt(this.#store, id, version, system)
    if (read instanceof SnapshotFault) {
      this.#found('snapshot', version, `the snapshot at ${version} cannot be read: ${read.reason}`)
      return
    }
    const difference = differenceOf(withoutTurns(data), withoutTurns(read))
    if (difference !== null) {
      this.#found('snapshot', version, `the snapshot at ${version} differs from the facts at ${difference}`)
    }
  }
  /** The newest snapshot from which all facts since can be followed. */
  async #opensFrom(versions: readonly number[]): Promise<number | null> {
    const { id, system } = this.#row
    for (const version of versions) {
      const read = await snapshotAt(this.#store, id, version, system)
      if (read instanceof SnapshotFault) continue
      try {
        const row = { ...this.#row }
        await followed(this.#store, row, new Table(id, await systemFor(row), read), {})
        return version
      } catch (error) {
        if (!(error instanceof CannotOpen)) throw error
      }
    }
    return null
  }
  /** Every log, also the one that is open: as if it were sealed now. */
  #dice({ data }: Table): void {
    const { fair } = data
    try {
      const closed = FairDice.resume(fair).close()
      this.#logs.add({ type: 'sealed', values: { by: '', at: 0, closed, dice: NO_MORE, fair } })
      for (const [index, log] of this.#logs.sealed.entries()) {
        const verdict = verifyDice(readDiceLog(log))
        if (!verdict.ok) this.#found('dice', null, `dice log ${index + 1}, entry ${verdict.at + 1}: ${verdict.reason}`)
      }
    } catch (error) {
      if (!(error instanceof LogError)) throw error
      this.#found('dice', null, `its dice log cannot be read: ${error.message}`)
    }
  }
  /** Its answers are all there; but by today's rules it would have gone another way. */
  #scene(table: Table, id: string): void {
    try {
      if (!table.scene(id).broken) return
      const what = `what was under way in ${table.entry(id).title} does not go on by the rules of this Umpire`
      this.#found('view', null, `${what}; it ends when the game goes on, and all else stays`)
    } catch (error) {
      this.#found('view', null, `the scene that is shown cannot be opened: ${reasonOf(error)}`)
    }
  }
  #views(table: Table): void {
    const seats = Object.entries(table.data.members)
    for (const [seat, { name, role }] of seats) {
      try {
        new Views(table, { online: () => false, until: () => undefined }).of(seat)
      } catch (error) {
        this.#found('view', null, `what ${name} (${role}) sees cannot be made: ${reasonOf(error)}`)
      }
    }
  }
  #found(kind: TableFinding['kind'], version: number | null, message: string): void {
    const { id, title } = this.#row
    this.findings.push({ kind, table: id, version, message: `table "${id}" (${title}): ${message}` })
  }
}

/** Where one log is sealed the next begins; nobody rolls by this one. */
const { opened: NO_MORE } = FairDice.open(new Uint8Array(32))

/** Some older snapshots say of a play under way in which turn it began, which facts do not. */
function withoutTurns(data: TableData): TableData {
  const scenes = Object.entries(data.game.scenes).map(([id, scene]) => {
    const { underway } = scene
    return [id, underway === null ? scene : { ...scene, underway: { ...underway, turn: undefined } }] as const
  })
  return { ...data, game: { ...data.game, scenes: Object.fromEntries(scenes) } }
}
