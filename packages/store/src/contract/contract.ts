/**
 * The contract of every store as tests. A store's own test calls it and adds what is special about it.
 *
 *     storeContract('the embedded store', async () => ({ open: () => openEmbedded(folder), remove: … }))
 */
import { afterAll, beforeAll, describe } from 'vitest'
import type { Store } from '../store/store.ts'
import { closingTests } from './closing.ts'
import { commandTests } from './commands.ts'
import { documentTests } from './documents.ts'
import { factTests } from './facts.ts'
import { jsonTests } from './json.ts'
import { quotaTests } from './quota.ts'
import { randomTests } from './random.ts'
import { seatTests } from './seats.ts'
import { snapshotTests } from './snapshots.ts'
import { tableTests } from './tables.ts'

interface PlaceQuota {
  readonly mostTableBytes: number
}

/** Somewhere to keep data, empty at first. */
export interface Place {
  /** Again and again, after each close; what was stored is still there. */
  open(quota?: PlaceQuota): Promise<Store>
  remove(): Promise<void>
}

export function storeContract(name: string, makePlace: () => Promise<Place>): void {
  describe(name, () => {
    let place: Place
    let store: Store
    beforeAll(async () => {
      place = await makePlace()
      store = await place.open()
    })
    afterAll(async () => {
      await store.close()
      await place.remove()
    })
    // All tests share one store, as tables share it: each has ids of its own.
    const shared = (): Store => store

    describe('tables', () => tableTests(shared))
    describe('facts', () => factTests(shared))
    describe('commands', () => commandTests(shared))
    describe('snapshots', () => snapshotTests(shared))
    describe('seats', () => seatTests(shared))
    describe('documents', () => documentTests(shared))
    describe('JSON', () => jsonTests(shared))
    describe('random operations', () => randomTests(shared))
    describe('quotas', () => quotaTests(makePlace))
    describe('closing', () => closingTests(makePlace))
  })
}
