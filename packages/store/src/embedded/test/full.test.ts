import { expect, test } from 'vitest'
import { allFacts, newTable, numbers, refusal } from '../../contract/helpers.ts'
import { openEmbedded } from '../../index.ts'
import { newFolder } from './test-folder.ts'

const PAGE = 'x'.repeat(10_000)

test('without room, it refuses and loses nothing acknowledged; with room again, it goes on', async () => {
  const folder = newFolder()
  const store = await openEmbedded(folder.path, { mostBytes: 1_000_000 })
  const [ballast, table, other] = [await newTable(store), await newTable(store), await newTable(store)]
  await store.append(ballast, 0, Array(20).fill(PAGE))

  // Two at once: of those in one transaction, all or none are stored.
  const both = async (at: number): Promise<string> => {
    const [first, second] = await Promise.all([
      refusal(store.append(table, at, [PAGE], { id: `c-${at}`, seat: 's' })),
      refusal(store.append(other, at, [PAGE])),
    ])
    expect(first).toBe(second)
    return first
  }
  let version = 0
  let outcome = await both(version)
  while (outcome === 'done') outcome = await both(++version)
  expect(outcome).toBe('full')
  expect(version).toBeGreaterThan(10)
  await expect(store.append(table, version, Array(3).fill(PAGE))).rejects.toThrow(/no more room/)
  expect(await refusal(store.check())).toBe('full')
  expect(store.statistics().failedCommits).toBeGreaterThan(0)

  const kept = numbers(1, version).map(at => ({ version: at, fact: PAGE }))
  expect(await allFacts(store, table)).toEqual(kept)
  expect(await store.append(table, 0, [PAGE], { id: 'c-0', seat: 's' })).toMatchObject({ version: 1, repeated: true })
  expect(await store.commandVersion(table, `c-${version}`)).toBeNull()

  await store.deleteTable(ballast)
  await store.check()
  await store.append(table, version, [PAGE], { id: `c-${version}`, seat: 's' })
  await store.close()

  const roomier = await openEmbedded(folder.path, { mostBytes: 3_000_000 })
  expect((await allFacts(roomier, other)).map(({ version: at }) => at)).toEqual(numbers(1, version))
  expect((await roomier.append(table, version + 1, Array(100).fill(PAGE))).version).toBe(version + 101)
  await roomier.close()
  folder.remove()
})
