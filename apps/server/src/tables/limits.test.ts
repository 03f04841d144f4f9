/** What a seat or an address asks for is bounded in work and bytes, and what it is sent as well. */
import { isObject } from '@umpire/engine'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { TestBrowser } from './test-browser.ts'
import { invited, newTable, openHouse, type TestHouse } from './test-house.ts'

const MANY = 1_000_000

describe('work', () => {
  let house: TestHouse
  beforeAll(async () => {
    house = await openHouse({ limits: { seatMs: 0.001 } })
  })
  afterAll(() => house.close())

  test('that one seat asks for is limited: what is too much waits, and then it is told so and goes', async () => {
    const { gm, table } = await newTable(house.origin)
    const ann = new TestBrowser(house.origin)
    await ann.fetch('POST', '/api/join', { secret: (await invited(gm, table, 'Ann')).secret })
    await gm.sit(table)
    const waits = gm.do({ type: 'say', text: 'this waits' })
    await ann.sit(table)
    const note = JSON.stringify({ type: 'note', text: 'x'.repeat(60_000), shared: false })
    for (let notes = 0; notes < 18; notes++) gm.raw(note)
    await expect(waits).rejects.toThrow('more work than one seat may ask for')
    expect(gm.farewell).toMatchObject({ code: 'limit' })
    expect(ann.log.some(({ kind }) => kind === 'said')).toBe(false)
    expect(ann.farewell).toBeUndefined()
  })
})

describe('bytes', () => {
  let house: TestHouse
  beforeAll(async () => {
    house = await openHouse({ limits: { messages: MANY, seatMs: MANY, addressMs: MANY } })
  })
  afterAll(() => house.close())
  const LINES = 80
  /** Three bytes each. */
  const LINE = '€'.repeat(2000)
  const lines = ({ log }: TestBrowser): number => log.filter(({ kind }) => kind === 'said').length
  const longest = ({ received }: TestBrowser): number => Math.max(...received.map(text => Buffer.byteLength(text)))
  /** A table whose log is longer than a page, and somebody who has not seen it yet. */
  async function longTable() {
    const { gm, table } = await newTable(house.origin)
    await gm.sit(table)
    const ann = new TestBrowser(house.origin)
    await ann.fetch('POST', '/api/join', { secret: (await invited(gm, table, 'Ann')).secret })
    const said = await Promise.all(Array.from({ length: LINES }, () => gm.do({ type: 'say', text: LINE })))
    expect(said.every(refusal => refusal === undefined)).toBe(true)
    return { gm, ann, table }
  }

  test('of the log come in pages, and none is left out', async () => {
    const { ann, table } = await longTable()
    await ann.sit(table)
    expect(lines(ann)).toBeLessThan(60)
    for (let more = true; more; ) {
      const before = Math.min(...ann.log.map(({ version }) => version))
      const heard = ann.received.length
      ann.raw(JSON.stringify({ type: 'earlier', before }))
      await ann.until(() => ann.received.length > heard)
      const { log, earlier } = JSON.parse(ann.received.at(-1) ?? '')
      ann.log.push(...log)
      more = earlier
    }
    expect(lines(ann)).toBe(LINES)
    expect(longest(ann)).toBeLessThan(300_000)
  })
  test('that cannot be stored are refused by the id they came with', async () => {
    const { gm, table } = await newTable(house.origin)
    await gm.sit(table)
    for (const text of ['a\0b', 'a\ud800b']) {
      expect(await gm.do({ type: 'say', text })).toMatchObject({ code: 'malformed' })
    }
    expect(await gm.do({ type: 'say', text: 'still here' })).toBeUndefined()
    await gm.leave()
  })
  test('that somebody missed are told anew, if they are many', async () => {
    const { ann, table } = await longTable()
    await ann.sit(table, 3)
    expect(lines(ann)).toBeGreaterThan(20)
    expect(lines(ann)).toBeLessThan(60)
    expect(longest(ann)).toBeLessThan(300_000)
    expect(ann.received.at(-1)).toMatch(/"earlier":true\}$/)
  })
  test('that somebody does not read are not held for ever', async () => {
    const { gm, ann, table } = await longTable()
    const deaf = new WebSocket(`${house.origin.replace('http', 'ws')}/api/tables/${table}/socket`, {
      headers: { cookie: ann.cookie, origin: house.origin },
    })
    await new Promise(resolve => deaf.once('open', resolve))
    deaf.send(JSON.stringify({ type: 'hello', protocol: 1, seen: 0 }))
    await gm.until(() => isAnnHere(gm))
    deaf.pause()
    for (let pages = 0; pages < 200; pages++) deaf.send(JSON.stringify({ type: 'earlier', before: 1000 }))
    await gm.until(() => !isAnnHere(gm))
    deaf.terminate()
  })
  function isAnnHere({ view }: TestBrowser): boolean {
    const seats: unknown = isObject(view) ? view['seats'] : []
    return Array.isArray(seats) && seats.some(seat => seat.name === 'Ann' && seat.online === true)
  }
})
