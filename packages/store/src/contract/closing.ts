import { expect, test } from 'vitest'
import type { Store } from '../store/store.ts'
import type { Place } from './contract.ts'
import { allFacts, newTable, numbers, refusal } from './helpers.ts'

export function closingTests(makePlace: () => Promise<Place>): void {
  const inPlace = (work: (place: Place) => Promise<void>) => async () => {
    const place = await makePlace()
    await work(place)
    await place.remove()
  }

  test(
    'what was stored is there when it is opened again',
    inPlace(async place => {
      const store = await place.open()
      const table = await newTable(store)
      await store.append(table, 0, ['a', 'b'], { id: 'once', seat: 'gm' })
      await store.saveSnapshot(table, 2, 1, 'state')
      await store.putSeat({ id: 'gm', table, secretHash: 'hash', data: 'GM' })
      await store.putDocument({ id: 'doc', kind: 'character', data: 'Ada' }, null)
      const before = await everything(store, table)
      await store.close()
      const again = await place.open()
      expect(await everything(again, table)).toEqual(before)
      expect(await again.append(table, 9, ['c'], { id: 'once', seat: 'gm' })).toMatchObject({
        version: 2,
        repeated: true,
      })
      await again.close()
    }),
  )

  test(
    'closing waits for what is under way',
    inPlace(async place => {
      const store = await place.open()
      const table = await newTable(store)
      const appends = numbers(0, 99).map(n => store.append(table, n, [n]))
      await Promise.all([store.close(), store.close()])
      expect((await Promise.all(appends)).map(({ version }) => version)).toEqual(numbers(1, 100))
      expect(store.statistics().waiting).toBe(0)
      const again = await place.open()
      expect(await allFacts(again, table)).toHaveLength(100)
      await again.close()
    }),
  )

  test(
    'a closed store takes and tells nothing',
    inPlace(async place => {
      const store = await place.open()
      const table = await newTable(store)
      await store.close()
      expect(await refusal(store.append(table, 0, [1]))).toBe('closed')
      expect(await refusal(store.facts(table, 0, 1))).toBe('closed')
      expect(await refusal(store.tables())).toBe('closed')
      expect(await refusal(store.check())).toBe('closed')
      expect(await refusal(store.size())).toBe('closed')
      expect(await refusal(store.backup('nowhere'))).toBe('closed')
      expect(await refusal(store.examine())).toBe('closed')
      expect(await refusal(store.close())).toBe('done')
    }),
  )

  test(
    'it tells what it did, what it weighs, and that it is well',
    inPlace(async place => {
      const store = await place.open()
      expect(store.statistics()).toMatchObject({ commits: 0, stored: 0, refused: 0, waiting: 0, mostTogether: 0 })
      const table = await newTable(store)
      await store.check()
      expect(await refusal(store.append(table, 5, [1]))).toBe('conflict')
      expect(store.statistics()).toMatchObject({ stored: 2, refused: 1, failedCommits: 0 })
      const before = await store.size()
      await store.append(table, 0, ['x'.repeat(500_000)])
      expect(await store.size()).toBeGreaterThan(before)
      expect(await store.examine()).toEqual([])
      expect(store.findings()).toEqual([])
      await store.close()
    }),
  )

  test(
    'many writes at the same moment share few transactions',
    inPlace(async place => {
      const store = await place.open()
      const tables: string[] = []
      for (const _ of numbers(1, 5)) tables.push(await newTable(store))
      const before = store.statistics()
      // One in ten is refused, and takes nobody with it.
      const outcomes = await Promise.all(
        numbers(0, 99).flatMap(n =>
          tables.map(table => refusal(store.append(table, n % 10 === 9 ? 9999 : n - Math.floor(n / 10), [n]))),
        ),
      )
      expect(outcomes.filter(outcome => outcome === 'done')).toHaveLength(450)
      expect(outcomes.filter(outcome => outcome === 'conflict')).toHaveLength(50)
      const after = store.statistics()
      expect(after.stored - before.stored).toBe(450)
      expect(after.refused - before.refused).toBe(50)
      expect(after.commits - before.commits).toBeLessThanOrEqual(50)
      expect(after.mostTogether).toBeGreaterThanOrEqual(10)
      await store.close()
    }),
  )
}

const everything = async (store: Store, table: string) => ({
  tables: await store.tables(),
  facts: await allFacts(store, table),
  command: await store.commandVersion(table, 'once'),
  snapshot: await store.snapshot(table),
  seats: await store.seats(table),
  document: await store.document('doc'),
})
