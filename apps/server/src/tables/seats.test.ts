import { duelStart } from '@umpire/engine/demo'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { TestBrowser } from './test-browser.ts'
import { invited, newTable, openHouse, type TestHouse, textIn } from './test-house.ts'

let house: TestHouse
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

describe('a browser that opens a second link to a table', () => {
  test('keeps both seats, and sits where its page says', async () => {
    const { gm, table } = await newTable(house.origin)
    const own = textIn((await gm.fetch('GET', `/api/tables/${table}`)).body, 'seat')
    const ann = await invited(gm, table, 'Ann')
    expect((await gm.fetch('POST', '/api/join', { secret: ann.secret })).body).toMatchObject({ seat: ann.seat })
    const at = (seat: string) => gm.fetch('GET', `/api/tables/${table}?seat=${seat}`)
    expect((await at(ann.seat)).body).toMatchObject({ name: 'Ann', role: 'player' })
    expect((await at(own)).body).toMatchObject({ name: 'Game master', role: 'gm' })
    await gm.sit(table, 0, ann.seat)
    expect(gm.view).toMatchObject({ seat: { id: ann.seat, role: 'player' } })
    expect(await gm.do({ type: 'sealDice' })).toMatchObject({ code: 'not-allowed' })
    await gm.leave()
    await gm.sit(table, 0, own)
    expect(await gm.do({ type: 'sealDice' })).toBeUndefined()
  })
  test('sits where most can be done, if it does not say, and may still lead', async () => {
    const { gm, table } = await newTable(house.origin)
    const ann = await invited(gm, table, 'Ann')
    await gm.fetch('POST', '/api/join', { secret: ann.secret })
    expect((await gm.fetch('GET', `/api/tables/${table}`)).body).toMatchObject({ role: 'gm' })
    expect((await invited(gm, table, 'Bea')).seat).not.toBe('undefined')
  })
  test('does not get the seats of others by naming them', async () => {
    const { gm, table } = await newTable(house.origin)
    const own = textIn((await gm.fetch('GET', `/api/tables/${table}`)).body, 'seat')
    const ann = new TestBrowser(house.origin)
    await ann.fetch('POST', '/api/join', { secret: (await invited(gm, table, 'Ann')).secret })
    expect((await ann.fetch('GET', `/api/tables/${table}?seat=${own}`)).status).toBe(403)
  })
  test('is told which seats it still has', async () => {
    const { gm, table } = await newTable(house.origin)
    const own = textIn((await gm.fetch('GET', `/api/tables/${table}`)).body, 'seat')
    const ann = await invited(gm, table, 'Ann')
    await gm.fetch('POST', '/api/join', { secret: ann.secret })
    const yours = async () => (await gm.fetch('GET', `/api/tables/${table}/yours`)).body
    expect(await yours()).toEqual({ seats: [own, ann.seat] })
    await gm.fetch('DELETE', `/api/tables/${table}/seats/${ann.seat}`)
    expect(await yours()).toEqual({ seats: [own] })
    await gm.fetch('DELETE', `/api/tables/${table}`)
    expect(await yours()).toEqual({ seats: [] })
  })
  test('sends a seat to its own table only', async () => {
    const answer = await fetch(`${house.origin}/api/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ system: 'demo', title: 'A yard' }),
    })
    const table = textIn(await answer.json(), 'table')
    const [cookie = ''] = answer.headers.getSetCookie()
    expect(cookie).toContain(`Path=/api/tables/${table};`)
    expect(cookie).toMatch(/HttpOnly; SameSite=Strict$/)
  })
})

describe('an invitation', () => {
  test('says that nobody else can open it, where the server listens to this machine only', async () => {
    const { gm, table } = await newTable(house.origin)
    const { body } = await invited(gm, table, 'Ann')
    expect(body).toMatchObject({ reach: 'this-machine', others: [] })
    expect(textIn(body, 'link')).toContain(`${house.origin}/join#`)
  })
  test('lets go of whom the program played', async () => {
    const { gm, table } = await newTable(house.origin)
    await gm.sit(table)
    expect(await gm.do({ type: 'beginScene', kind: 'duel', title: 'A duel', given: duelStart })).toBeUndefined()
    await invited(gm, table, 'Ann', ['Bram'])
    await gm.until(() => gm.log.some(({ kind }) => kind === 'dial'))
    expect(gm.log.at(-1)).toMatchObject({ kind: 'dial', by: '', actor: 'Bram', to: 'propose' })
  })
})

test('an export holds no whisper and no note of others', async () => {
  const { gm, table } = await newTable(house.origin)
  const [ann, bea] = [new TestBrowser(house.origin), new TestBrowser(house.origin)]
  await ann.fetch('POST', '/api/join', { secret: (await invited(gm, table, 'Ann')).secret })
  await bea.fetch('POST', '/api/join', { secret: (await invited(gm, table, 'Bea')).secret })
  await ann.sit(table)
  await ann.do({ type: 'say', text: '/w Bea meet me at the mill' })
  await ann.do({ type: 'say', text: '/w Game master I take the purse' })
  await ann.do({ type: 'note', text: 'my diary', shared: false })
  const sent = JSON.stringify((await gm.fetch('GET', `/api/tables/${table}/export`)).body)
  expect(sent).toContain('I take the purse')
  expect(sent).not.toContain('meet me')
  expect(sent).not.toContain('diary')
})
