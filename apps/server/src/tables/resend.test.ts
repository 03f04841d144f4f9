import { afterAll, beforeAll, expect, test } from 'vitest'
import { TestBrowser } from './test-browser.ts'
import { invited, newTable, openHouse, type TestHouse } from './test-house.ts'
import { TEST_THREAD } from './test-thread.ts'

let house: TestHouse
beforeAll(async () => {
  house = await openHouse({}, TEST_THREAD)
})
afterAll(() => house.close())

const welcomes = (browser: TestBrowser): number =>
  browser.received.filter(text => text.startsWith('{"type":"welcome"')).length

test('what could not be stored is refused, the table is told anew, and the same command sent again is done once', async () => {
  const { gm, table } = await newTable(house.origin)
  const ann = new TestBrowser(house.origin)
  await ann.fetch('POST', '/api/join', { secret: (await invited(gm, table, 'Ann')).secret })
  await gm.sit(table)
  await ann.sit(table)
  const { version } = gm
  const waiting = { type: 'say', text: 'the disk is full once, did you hear that?' } as const
  const also = { type: 'roll', dice: '2d6', purpose: 'luck', secret: false } as const
  const refused = await Promise.all([gm.do(waiting, 'the first command'), gm.do(also, 'the second command')])
  expect(refused).toMatchObject([{ code: 'storage' }, { code: 'storage' }])
  await Promise.all([gm, ann].map(one => one.until(() => welcomes(one) === 2)))
  expect([gm.version, ann.version]).toEqual([version, version])

  expect(await gm.do(waiting, 'the first command')).toBeUndefined()
  expect(await gm.do(also, 'the second command')).toBeUndefined()
  expect(await gm.do(waiting, 'the first command')).toBeUndefined()
  await ann.until(() => ann.version === gm.version)
  for (const one of [gm, ann]) {
    expect(one.log.filter(line => line.kind === 'said')).toMatchObject([{ text: waiting.text }])
    expect(one.log.filter(line => line.kind === 'rolled')).toHaveLength(1)
  }
  expect(gm.version).toBe(version + 2)
})
