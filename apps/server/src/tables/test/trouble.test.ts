import { json, list, map } from '@umpire/engine'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newSeated, putSeat } from '../../rooms/new-seat.ts'
import { storedFact } from '../../stored/facts.ts'
import { TestBrowser } from '../test-browser.ts'
import { newTable, openHouse, type TestHouse } from '../test-house.ts'

let house: TestHouse
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

/** A table with a player, and then a fact that this program does not know. */
async function closedTable() {
  const { gm, table } = await newTable(house.origin)
  const { seat, secret, fact } = newSeated({ name: 'Ann', role: 'player', actors: ['Ada'] }, 'gm', 3000)
  await putSeat(house.store, table, seat, secret)
  const danced = { type: 'danced', version: 1, values: { who: 'Ada' } }
  await house.store.append(table, 2, [storedFact(fact), danced])
  return { gm, table, secret }
}

test('a table that cannot be opened says so to everybody, and why to its game master', async () => {
  const { gm, table, secret } = await closedTable()
  const ann = new TestBrowser(house.origin)
  // A link leads there all the same.
  expect(await ann.fetch('POST', '/api/join', { secret })).toMatchObject({
    status: 200,
    body: { table, title: 'A yard', name: 'Ann', role: 'player' },
  })
  for (const one of [gm, ann]) {
    await expect(one.sit(table)).rejects.toThrow()
    expect(one.farewell).toMatchObject({ code: 'cannot-open' })
    expect(one.farewell?.message).not.toContain('danced')
  }
  expect(await gm.fetch('GET', `/api/tables/${table}`)).toMatchObject({ status: 503, body: { code: 'cannot-open' } })
  expect((await gm.fetch('GET', `/api/tables/${table}/trouble`)).body).toMatchObject({
    opens: false,
    title: 'A yard',
    role: 'gm',
    trouble: { why: 'newer', version: 4, of: 4, back: true, last: 3000 },
  })
  expect((await ann.fetch('GET', `/api/tables/${table}/trouble`)).body).toEqual({
    opens: false,
    title: 'A yard',
    role: 'player',
    trouble: null,
  })
  const stranger = new TestBrowser(house.origin)
  expect((await stranger.fetch('GET', `/api/tables/${table}/trouble`)).status).toBe(403)
  const metrics = await (await fetch(`${house.origin}/api/metrics`)).text()
  expect(metrics).toContain('umpire_tables_not_opened_total{why="newer"}')
})

test('what can be read of it is exported, with the place of what cannot', async () => {
  const { gm, table } = await closedTable()
  const { status, body } = await gm.fetch('GET', `/api/tables/${table}/export`)
  expect(status).toBe(200)
  const { facts, unreadable } = map(json()).read(body, 'export')
  expect(list(json()).read(facts, 'facts')).toHaveLength(4)
  expect(list(json()).read(facts, 'facts')[3]).toBeNull()
  expect(unreadable).toMatchObject([{ version: 4, reason: expect.stringContaining('danced') }])
})

test('its game master alone goes back, and everybody plays on by the same links', async () => {
  const { gm, table, secret } = await closedTable()
  const ann = new TestBrowser(house.origin)
  await ann.fetch('POST', '/api/join', { secret })
  expect((await ann.fetch('POST', `/api/tables/${table}/back`)).status).toBe(403)
  expect((await gm.fetch('POST', `/api/tables/${table}/back`)).status).toBe(204)
  expect((await gm.fetch('GET', `/api/tables/${table}/trouble`)).body).toMatchObject({ opens: true, trouble: null })
  await gm.sit(table)
  await ann.sit(table)
  expect(await ann.do({ type: 'say', text: 'here again' })).toBeUndefined()
  expect((await gm.fetch('POST', `/api/tables/${table}/back`)).body).toMatchObject({ code: 'rules' })
})
