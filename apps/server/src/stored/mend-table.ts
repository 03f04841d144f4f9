/** Mends what can be mended of a table without losing a fact: bad snapshots are set aside, and a good one is written. */
import type { Store, StoredTable } from '@umpire/store'
import { type Checked, checkTable, type TableFinding } from './check-table.ts'
import { saveSnapshot } from './snapshots.ts'

export interface Mended extends Checked {
  readonly mended: readonly TableFinding[]
}

export async function mendTable(store: Store, row: StoredTable): Promise<Mended> {
  const { findings, data } = await checkTable(store, row)
  const mended: TableFinding[] = []
  // Where the facts cannot be followed, a snapshot may be all that there is.
  if (data === null) return { findings, data, mended }
  for (const finding of findings) {
    if (finding.kind !== 'snapshot' || finding.version === null) continue
    await store.setSnapshotAside(row.id, finding.version)
    mended.push(finding)
  }
  const isTaken = mended.some(({ version }) => version === data.version)
  if (mended.length > 0 && !isTaken) await saveSnapshot(store, row.id, data, () => undefined)
  return { findings, data, mended }
}
