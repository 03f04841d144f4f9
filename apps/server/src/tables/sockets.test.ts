import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { TestBrowser } from './test-browser.ts'
import { newTable, openHouse, type TestHouse } from './test-house.ts'

let house: TestHouse
beforeAll(async () => {
  house = await openHouse({ limits: { sockets: 2 } })
})
afterAll(() => house.close())

describe('sockets of one address', () => {
  test('are limited, and whoever comes too much is told why', async () => {
    const { gm, table } = await newTable(house.origin)
    await gm.sit(table)
    const other = await newTable(house.origin)
    await other.gm.sit(other.table)
    const third = await newTable(house.origin)
    await expect(third.gm.sit(third.table)).rejects.toThrow()
    expect(third.gm.farewell).toMatchObject({ code: 'limit' })
    expect(await gm.do({ type: 'say', text: 'still here' })).toBeUndefined()
    await gm.leave()
    await third.gm.sit(third.table)
    expect(await third.gm.do({ type: 'say', text: 'here as well' })).toBeUndefined()
    await third.gm.leave()
    await other.gm.leave()
  })
  test('count without a seat, too, as long as they are there', async () => {
    const { table } = await newTable(house.origin)
    for (let times = 0; times < 5; times++) {
      await expect(new TestBrowser(house.origin).sit(table)).rejects.toThrow()
    }
    const { gm, table: own } = await newTable(house.origin)
    await gm.sit(own)
    expect(await gm.do({ type: 'say', text: 'nobody is in the way' })).toBeUndefined()
    await gm.leave()
  })
})
