import { setImmediate as nextTurn } from 'node:timers/promises'
import { json, list } from '@umpire/engine'
import { seated } from '@umpire/table'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { storedFact } from '../stored/facts.ts'
import type { TestBrowser } from '../tables/test-browser.ts'
import { newTable, openHouse, type TestHouse } from '../tables/test-house.ts'
import { exportPiece, sealedDice } from './reading.ts'

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
    const pieces: number[] = []
    for (let after: number | null = 0; after !== null; ) {
      const { text, last } = await exportPiece(house.store, table, 'nobody', after)
      pieces.push(list(json(), 1000).read(JSON.parse(`[${text}]`), 'piece').length)
      after = last
    }
    expect(pieces.length).toBeGreaterThan(10)
    expect(pieces.reduce((sum, facts) => sum + facts, 0)).toBe(502)
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
