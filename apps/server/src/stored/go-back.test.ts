import { readDiceLog, verifyDice } from '@umpire/dice'
import { isSetAside } from '@umpire/store'
import { DiceLogs, seated, tableFacts } from '@umpire/table'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { factsOf, storedFact } from './facts.ts'
import { goBack, troubleOf } from './go-back.ts'
import { membersOf } from './members.ts'
import { openTable } from './open-table.ts'
import { saveSnapshot } from './snapshots.ts'
import { StoredTables } from './stored-fixture.ts'

let at: StoredTables
beforeAll(async () => {
  at = await StoredTables.make()
})
afterAll(() => at.remove())

const going = { by: 'gm', at: 5000, secret: () => new Uint8Array(32).fill(9) }
const damage = (id: string, version: number): void =>
  at.damage(
    `UPDATE facts SET fact = '{"type' WHERE version = ? AND table_number = (SELECT number FROM tables WHERE id = ?)`,
    version,
    id,
  )

test('a table goes on from its last good moment, and no fact is lost', async () => {
  const id = await at.duel()
  const good = await openTable(at.store, id)
  await saveSnapshot(at.store, id, good.data, () => undefined)
  const { version } = good.data
  await at.do(id, { type: 'say', text: 'soon damaged' })
  await at.do(id, { type: 'roll', dice: '3d6', purpose: 'seen by all', secret: false })
  const bea = seated({ by: 'gm', at: 4000, seat: 'bea', name: 'Bea', role: 'player', actors: ['Bram'] })
  await at.store.append(id, version + 2, [storedFact(bea)])
  const later = (await openTable(at.store, id)).data
  await saveSnapshot(at.store, id, later, () => undefined)
  at.damage("UPDATE snapshots SET data = '?' WHERE version = ?", later.version)
  damage(id, version + 1)

  expect(await troubleOf(at.store, id)).toMatchObject({ why: 'damaged', version: version + 1, of: version + 3 })
  await goBack(at.store, id, going)

  const table = await openTable(at.store, id)
  expect(table.data.game).toEqual(JSON.parse(JSON.stringify(good.data.game)))
  expect(Object.keys(table.data.members)).toEqual(['gm', 'ann', 'bea'])
  expect(table.data.fair.rolled).toBe(0)
  expect(table.data.commitment).not.toBe(good.data.commitment)

  // The old dice log ends there, and is in order.
  const logs = new DiceLogs()
  for (const { fact } of await factsOf(at.store, id, 0)) logs.add(fact)
  expect(logs.sealed.map(log => verifyDice(readDiceLog(log)).ok)).toEqual([true])

  const aside = (await at.store.tables()).filter(one => isSetAside(one.id) && one.id.startsWith(id))
  expect(aside).toMatchObject([{ title: 'A yard', version: version + 3 }])
  const kept = await factsOf(at.store, aside[0]?.id ?? '', version)
  expect(kept.map(one => [one.version, one.fact.type])).toEqual([
    [version + 2, 'rolledAside'],
    [version + 3, 'seated'],
  ])
  // And it is played on.
  await at.do(id, { type: 'say', text: 'on we go' })
})

test('there is nothing to go back from where all is well, and nowhere to go without a beginning', async () => {
  const id = await at.duel()
  await expect(goBack(at.store, id, going)).rejects.toMatchObject({ code: 'stale' })
  const before = await at.versionOf(id)
  damage(id, 1)
  await expect(goBack(at.store, id, going)).rejects.toMatchObject({ code: 'cannot-open' })
  expect(await at.versionOf(id)).toBe(before)
  // Who sits there is known all the same.
  expect([...(await membersOf(at.store, id)).keys()]).toEqual(['gm', 'ann'])
})

test('who sits at a table is told by its facts as by the table', async () => {
  const id = await at.duel()
  const version = await at.versionOf(id)
  const bea = seated({ by: 'gm', at: 1, seat: 'bea', name: 'Bea', role: 'spectator', actors: [] })
  await at.store.append(id, version, [storedFact(bea)])
  await at.do(id, { type: 'assign', seat: 'bea', actors: ['Bram'] })
  const gone = tableFacts.read({ type: 'unseated', version: 1, values: { by: 'gm', at: 1, seat: 'ann' } })
  await at.store.append(id, await at.versionOf(id), [storedFact(gone)])
  const { members } = (await openTable(at.store, id)).data
  expect(Object.fromEntries(await membersOf(at.store, id))).toEqual(members)
})
