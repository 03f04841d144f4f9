/** Threads that lead tables: they come when they are needed, they may die, and no table is lost or stalls another. */
import { json, map } from '@umpire/engine'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestBrowser } from './test-browser.ts'
import { newTable, openHouse, type TestHouse } from './test-house.ts'
import { TEST_THREAD } from './test-thread.ts'

let house: TestHouse
beforeAll(async () => {
  const limits = { tableThreads: 1, tableMegabytes: 96, stuckMs: 4000 }
  house = await openHouse({ limits }, TEST_THREAD)
})
afterAll(() => house.close())

const metrics = async (): Promise<string> => (await fetch(`${house.origin}/api/metrics`)).text()
const texts = ({ log }: TestBrowser): readonly unknown[] => log.flatMap(line => (line.kind === 'said' ? line.text : []))

/** Its page comes back by itself as soon as it is sent away; here we do. */
async function back(browser: TestBrowser, table: string): Promise<void> {
  await browser.until(() => browser.farewell !== undefined)
  expect(browser.farewell).toMatchObject({ code: 'closed' })
  browser.farewell = undefined
  await browser.sit(table, browser.version)
}

test('no thread runs before a table is opened', async () => {
  expect(await metrics()).not.toContain('umpire_table_thread_cpu_seconds{')
})

describe.each([
  ['an error of ours', 'the thread dies', 'error'],
  ['a piece that never ends', 'the thread hangs', 'stuck'],
  ['too little memory', 'the memory is full', 'memory'],
])('a thread that dies of %s', (_, said, why) => {
  test('is replaced: all its tables go on, and nothing acknowledged is lost', async () => {
    const { gm, table } = await newTable(house.origin)
    const other = await newTable(house.origin)
    await gm.sit(table)
    await other.gm.sit(other.table)
    expect(await gm.do({ type: 'say', text: 'before' })).toBeUndefined()
    expect(await other.gm.do({ type: 'say', text: 'elsewhere' })).toBeUndefined()
    gm.raw(JSON.stringify({ type: 'command', id: 'the last one', command: { type: 'say', text: said } }))
    // Pings are answered whatever the thread is doing.
    other.gm.raw('{"type":"ping","n":7}')
    await other.gm.until(() => other.gm.received.includes('{"type":"pong","n":7}'))
    await Promise.all([back(gm, table), back(other.gm, other.table)])
    expect(await gm.do({ type: 'say', text: 'after' })).toBeUndefined()
    expect(await other.gm.do({ type: 'say', text: 'here as well' })).toBeUndefined()
    expect(texts(gm).filter(text => text !== said)).toEqual(['before', 'after'])
    expect(texts(other.gm)).toEqual(['elsewhere', 'here as well'])
    expect(await metrics()).toContain(`umpire_table_thread_deaths_total{why="${why}"} 1\n`)
    await gm.leave()
    await other.gm.leave()
  })
})

test('a table of which threads die again and again stays closed for a while, and others do not', async () => {
  const { gm, table } = await newTable(house.origin)
  const other = await newTable(house.origin)
  await other.gm.sit(other.table)
  const dies = JSON.stringify({ type: 'command', id: 'die again', command: { type: 'say', text: 'the thread dies' } })
  await gm.sit(table)
  for (let times = 0; times < 2; times++) {
    gm.raw(dies)
    await Promise.all([back(gm, table), back(other.gm, other.table)])
  }
  gm.raw(dies)
  await Promise.all([gm.until(() => gm.farewell !== undefined), back(other.gm, other.table)])
  await expect(gm.sit(table)).rejects.toThrow(/crashed several times and stays closed until \d\d:\d\d UTC/)
  expect(gm.farewell).toMatchObject({ code: 'closed' })
  const { status, body } = await gm.fetch('GET', `/api/tables/${table}`)
  expect(status).toBe(503)
  expect(map(json()).read(body, 'answer')['message']).toMatch(/all of it is stored$/)
  expect(await other.gm.do({ type: 'say', text: 'nobody stalls us' })).toBeUndefined()
  expect(await metrics()).toContain('umpire_tables_resting 1\n')
  await other.gm.leave()
})
