import { setImmediate as nextTurn } from 'node:timers/promises'
import { json, list, map } from '@umpire/engine'
import { seated } from '@umpire/table'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { exportOf, sealedDice } from './reading.ts'
import { storedFact } from './stored.ts'
import type { TestBrowser } from './test-browser.ts'
import { newTable, openHouse, type TestHouse, textIn } from './test-house.ts'

const HEAVY = 3
let house: TestHouse
let gm: TestBrowser
let table: string
beforeAll(async () => {
  house = await openHouse({ limits: { heavy: HEAVY } })
  ;({ gm, table } = await newTable(house.origin))
})
afterAll(() => house.close())

/** How often others got a turn until it was done. */
async function turnsDuring(work: Promise<unknown>): Promise<number> {
  let done = false
  let turns = 0
  const end = work.finally(() => {
    done = true
  })
  while (!done) {
    await nextTurn()
    turns++
  }
  await end
  return turns
}

describe('documents of all that happened', () => {
  test('hold everything, and leave others their turns while they are made', async () => {
    const more = Array.from({ length: 500 }, (_, index) =>
      storedFact(seated({ by: 'x', at: 1, seat: `s${index}`, name: 'Somebody', role: 'spectator', actors: [] })),
    )
    await house.store.append(table, 2, more)
    const { text } = await exportOf(house.store, table, 'nobody')
    const facts = list(json(), 1000).read(map(json()).read(JSON.parse(text), 'export')['facts'], 'facts')
    expect(facts).toHaveLength(502)
    expect(textIn(JSON.parse(text), 'table')).toBe(table)
    expect(await turnsDuring(exportOf(house.store, table, 'nobody'))).toBeGreaterThanOrEqual(5)
    expect(await turnsDuring(sealedDice(house.store, table))).toBeGreaterThanOrEqual(5)
  })
  test.each(['dice', 'export', 'scenes/s3/character', 'scenes/s3/sheet'])(
    'are not made again and again: %s',
    async path => {
      const statuses: number[] = []
      for (let times = 0; times <= HEAVY; times++) {
        statuses.push((await gm.fetch('GET', `/api/tables/${table}/${path}`)).status)
      }
      const found = path.startsWith('scenes') ? 404 : 200
      expect(statuses).toEqual([found, found, found, 429])
    },
  )
})
