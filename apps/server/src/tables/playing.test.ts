/** A fight that the program plays takes its time: others go on meanwhile, and the game master can stop it. */
import { isObject } from '@umpire/engine'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { TestBrowser } from './test-browser.ts'
import { newTable, openHouse, type TestHouse, textIn } from './test-house.ts'

let house: TestHouse
beforeAll(async () => {
  // One thread leads all tables.
  house = await openHouse({ limits: { tableThreads: 1 } })
})
afterAll(() => house.close())

const soldiers = (name: string, count: number) => ({
  name,
  upp: '777',
  skills: { Rifle: 1 },
  armor: 'cloth',
  weapons: ['Rifle'],
  count,
})
const side = (name: string, count: number) => ({
  name,
  npc: true,
  members: [soldiers(`${name} one`, count / 2), soldiers(`${name} two`, count / 2)],
})
const battleOf = (count: number) => ({
  system: 'traveller',
  terrain: 'city',
  range: 'medium',
  joined: true,
  sides: [side('red', count), side('blue', count)],
})

const sceneOf = ({ view }: TestBrowser): unknown => (isObject(view) ? view['scene'] : undefined)
const playsIn = (browser: TestBrowser): boolean => {
  const scene = sceneOf(browser)
  return isObject(scene) && scene['plays'] === true
}

/** The program plays both sides, each of so many. */
async function battle(count: number): Promise<{ readonly gm: TestBrowser; readonly table: string }> {
  const gm = new TestBrowser(house.origin)
  const { body } = await gm.fetch('POST', '/api/tables', { system: 'traveller', title: 'A battle' })
  const table = textIn(body, 'table')
  await gm.sit(table)
  expect(
    await gm.do({ type: 'beginScene', kind: 'encounter', title: 'A battle', given: battleOf(count) }),
  ).toBeUndefined()
  return { gm, table }
}

test('a hundred against a hundred, played by the program, stall nobody, and stop when the game master says so', async () => {
  const { gm } = await battle(100)
  const other = await newTable(house.origin)
  await other.gm.sit(other.table)
  for (let lines = 0; lines < 3; lines++) {
    const { version } = gm
    expect(await other.gm.do({ type: 'say', text: `line ${lines}` })).toBeUndefined()
    expect(playsIn(gm)).toBe(true)
    await gm.until(() => gm.version > version)
  }
  expect(await gm.do({ type: 'pause' })).toBeUndefined()
  expect(playsIn(gm)).toBe(false)
  const { version } = gm
  expect(await gm.do({ type: 'say', text: 'what now?' })).toBeUndefined()
  expect(gm.version).toBe(version + 1)
  expect(await gm.do({ type: 'goOn' })).toBeUndefined()
  expect(playsIn(gm)).toBe(true)
  await gm.until(() => gm.version > version + 3)
})

test('what the program plays goes on after a restart, when somebody comes', async () => {
  const { gm, table } = await battle(60)
  await gm.leave()
  await house.restart()
  await gm.sit(table)
  const { version } = gm
  await gm.until(() => gm.version > version)
})
