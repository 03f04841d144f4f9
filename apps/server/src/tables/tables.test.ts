import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { NumberChain, readDiceLog, verifyDice } from '@umpire/dice'
import { json, map } from '@umpire/engine'
import { duelStart } from '@umpire/engine/demo'
import { openEmbedded, type Store } from '@umpire/store'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createServer, type Server } from '../server.ts'
import { tables } from './routes.ts'
import { Gone, TestBrowser } from './test-browser.ts'

let folder: string
let store: Store
let server: Server
let origin: string

async function start(): Promise<void> {
  store = await openEmbedded(folder)
  server = await createServer({ port: 0, logLevel: 'silent', parts: [tables(store)] })
  origin = await server.listen()
}
async function stop(): Promise<void> {
  await server.close()
  await store.close()
}
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'umpire-tables-'))
  await start()
})
afterAll(async () => {
  await stop()
  await rm(folder, { recursive: true })
})

const fields = map(json())
const fieldOf = (value: unknown, name: string): unknown => fields.read(value, 'answer')[name]
const textOf = (value: unknown, name: string): string => String(fieldOf(value, name))

interface Party {
  readonly table: string
  readonly gm: TestBrowser
  readonly ann: TestBrowser
  readonly bea: TestBrowser
  readonly seats: { readonly ann: string; readonly bea: string }
}

/** A new table with a game master and two players, all seated. */
async function party(): Promise<Party> {
  const gm = new TestBrowser(origin)
  const made = await gm.fetch('POST', '/api/tables', { system: 'demo', title: 'A yard' })
  expect(made.status).toBe(201)
  const table = textOf(made.body, 'table')
  const invite = async (name: string, actor: string) => {
    const seat = await gm.fetch('POST', `/api/tables/${table}/seats`, { name, role: 'player', actors: [actor] })
    const browser = new TestBrowser(origin)
    const [, secret = ''] = textOf(seat.body, 'link').split('#')
    expect((await browser.fetch('POST', '/api/join', { secret })).status).toBe(200)
    await browser.sit(table)
    return { browser, seat: textOf(seat.body, 'seat') }
  }
  await gm.sit(table)
  const ann = await invite('Ann', 'Ada')
  const bea = await invite('Bea', 'Bram')
  return { table, gm, ann: ann.browser, bea: bea.browser, seats: { ann: ann.seat, bea: bea.seat } }
}

async function duel({ gm }: Party): Promise<void> {
  for (const actor of ['Ada', 'Bram']) expect(await gm.do({ type: 'dial', actor, to: 'propose' })).toBeUndefined()
  expect(await gm.do({ type: 'beginScene', kind: 'duel', title: 'A duel', given: duelStart })).toBeUndefined()
}

interface Asked {
  readonly scene: string
  readonly id: string
  readonly mine: boolean
}
/** The question that stands, as a browser sees it. */
function asked(browser: TestBrowser): Asked | undefined {
  const scene = fieldOf(browser.view, 'scene')
  if (scene === null) return undefined
  const [first] = Array.isArray(fieldOf(scene, 'questions'))
    ? [...Object.values(fieldOf(scene, 'questions') ?? {})]
    : []
  if (first === undefined) return undefined
  return { scene: textOf(scene, 'id'), id: textOf(first, 'id'), mine: fieldOf(first, 'mine') === true }
}
async function answer(browser: TestBrowser, choice = 'dodge') {
  const question = asked(browser)
  if (question === undefined) throw new Error('nothing is asked')
  const { scene, id } = question
  return browser.do({ type: 'answer', scene, question: id, answer: { choice } })
}

describe('a table over the network', () => {
  test('is played by three browsers, each answering for its own', async () => {
    const at = await party()
    await duel(at)
    for (let turns = 0; turns < 200 && asked(at.gm) !== undefined; turns++) {
      const version = at.gm.version
      await Promise.all([at.ann, at.bea].map(one => one.until(() => one.version >= version)))
      const mine = [at.ann, at.bea].find(one => asked(one)?.mine === true)
      const other = mine === at.ann ? at.bea : at.ann
      expect(mine).toBeDefined()
      expect(await answer(other)).toMatchObject({ code: 'not-allowed' })
      if (mine !== undefined) expect(await answer(mine)).toBeUndefined()
      await at.gm.until(() => at.gm.version > version)
    }
    expect(asked(at.gm)).toBeUndefined()
    expect(at.gm.log.some(({ kind }) => kind === 'entry')).toBe(true)
  })
  test('goes on after a restart where it was, for everybody', async () => {
    const at = await party()
    await duel(at)
    await answer(at.gm)
    await at.ann.until(() => at.ann.version === at.gm.version)
    const before = { view: at.ann.view, question: asked(at.gm) }
    await stop()
    await at.ann.until(() => at.ann.farewell !== undefined)
    expect(at.ann.farewell).toMatchObject({ code: 'closed' })
    const { port } = new URL(origin)
    store = await openEmbedded(folder)
    server = await createServer({ port: Number(port), logLevel: 'silent', parts: [tables(store)] })
    origin = await server.listen()
    await at.gm.sit(at.table, at.gm.version)
    await at.bea.sit(at.table, at.bea.version)
    await at.ann.sit(at.table, at.ann.version)
    expect(at.ann.view).toEqual(before.view)
    expect(asked(at.gm)).toEqual(before.question)
    expect(await at.gm.do({ type: 'undo' })).toBeUndefined()
    expect(await answer(at.gm)).toBeUndefined()
  })
  test('answers a retry as it did, and does nothing twice', async () => {
    const { gm } = await party()
    const said = { type: 'say', text: 'once' } as const
    expect(await gm.do(said, 'the same id')).toBeUndefined()
    const { version } = gm
    expect(await gm.do(said, 'the same id')).toBeUndefined()
    expect(gm.version).toBe(version)
    expect(gm.log.filter(({ kind }) => kind === 'said')).toHaveLength(1)
  })
  test('tells whoever gave a command with the change that it is done, and nobody else', async () => {
    const { gm, ann } = await party()
    expect(await gm.do({ type: 'say', text: 'done' }, 'a command')).toBeUndefined()
    await ann.until(() => ann.version === gm.version)
    const answers = gm.received.filter(text => text.includes('a command'))
    expect(answers).toEqual([expect.stringMatching(/^\{"type":"changed".*"done":"a command"\}$/)])
    expect(ann.received.join()).not.toContain('a command')
  })
  test('resumes from what was seen', async () => {
    const at = await party()
    await duel(at)
    await at.ann.until(() => at.ann.version === at.gm.version)
    const seen = at.ann.version
    await at.ann.leave()
    await at.gm.do({ type: 'say', text: 'where is Ann?' })
    const lines = at.ann.log.length
    await at.ann.sit(at.table, seen)
    expect(at.ann.log.slice(lines)).toMatchObject([{ kind: 'said', text: 'where is Ann?' }])
    expect(at.ann.version).toBe(at.gm.version)
  })
  test('makes dice that anybody can verify', async () => {
    const at = await party()
    const numbers = new NumberChain('2'.repeat(64), 3)
    await at.ann.do({ type: 'sitAtDice', anchor: numbers.anchor })
    const number = numbers.after(numbers.anchor) ?? ''
    await at.ann.do({ type: 'roll', dice: '20d6', purpose: 'hail', secret: false, number })
    await duel(at)
    await answer(at.gm)
    await at.gm.do({ type: 'sealDice' })
    const { body } = await at.ann.fetch('GET', `/api/tables/${at.table}/dice`)
    const logs = fieldOf(body, 'logs')
    const [text] = Array.isArray(logs) ? logs : []
    expect(verifyDice(readDiceLog(String(text)))).toMatchObject({ ok: true, version: 2, texts: 1 })
  })
})

test('a career becomes a character, and a sheet to print', async () => {
  const gm = new TestBrowser(origin)
  const made = await gm.fetch('POST', '/api/tables', { system: 'traveller', title: 'Ada' })
  const table = textOf(made.body, 'table')
  await gm.sit(table)
  expect(
    await gm.do({ type: 'beginScene', kind: 'career', title: 'Ada', given: { name: 'Ada <b>Voss</b>' } }),
  ).toBeUndefined()
  const scene = textOf(fieldOf(gm.view, 'scene'), 'id')
  const path = `/api/tables/${table}/scenes/${scene}`
  expect((await gm.fetch('GET', `${path}/character`)).status).toBe(404)
  expect(await gm.do({ type: 'dial', actor: 'Ada <b>Voss</b>', to: 'do' })).toBeUndefined()
  expect((await gm.fetch('GET', `${path}/character`)).body).toMatchObject({ character: { name: 'Ada <b>Voss</b>' } })
  const sheet = await fetch(`${origin}${path}/sheet`, { headers: { cookie: gm.cookie } })
  expect(sheet.headers.get('content-security-policy')).toContain("default-src 'none'")
  const html = await sheet.text()
  expect(html).toContain('Ada &lt;b&gt;Voss')
  expect(html).not.toContain('<b>Voss')
  expect((await fetch(`${origin}${path}/sheet`)).status).toBe(403)
})

describe('seats', () => {
  test('are given by links that can be replaced and revoked', async () => {
    const at = await party()
    const replaced = await at.gm.fetch('POST', `/api/tables/${at.table}/seats/${at.seats.ann}/link`)
    expect(replaced.status).toBe(200)
    await at.ann.until(() => at.ann.farewell !== undefined)
    expect((await at.ann.fetch('GET', `/api/tables/${at.table}`)).status).toBe(403)
    expect((await at.gm.fetch('DELETE', `/api/tables/${at.table}/seats/${at.seats.bea}`)).status).toBe(204)
    await at.bea.until(() => at.bea.farewell !== undefined)
    expect((await at.bea.fetch('GET', `/api/tables/${at.table}`)).status).toBe(403)
    const [, secret = ''] = textOf(replaced.body, 'link').split('#')
    expect((await at.ann.fetch('POST', '/api/join', { secret })).body).toMatchObject({ name: 'Ann', role: 'player' })
  })
  test('can be taken away from somebody with two pages open, and nobody else notices', async () => {
    const at = await party()
    const link = await at.gm.fetch('POST', `/api/tables/${at.table}/seats/${at.seats.ann}/link`)
    const [, secret = ''] = textOf(link.body, 'link').split('#')
    const pages = [new TestBrowser(origin), new TestBrowser(origin)]
    for (const page of pages) {
      await page.fetch('POST', '/api/join', { secret })
      await page.sit(at.table)
    }
    expect((await at.gm.fetch('DELETE', `/api/tables/${at.table}/seats/${at.seats.ann}`)).status).toBe(204)
    for (const page of pages) await page.until(() => page.farewell !== undefined)
    await at.bea.leave()
    expect(await at.gm.do({ type: 'say', text: 'still here' })).toBeUndefined()
  })
  test('of the game master are out of a thief’s hands once the link is replaced', async () => {
    const { gm, table } = await party()
    const { body } = await gm.fetch('GET', `/api/tables/${table}`)
    const thief = new TestBrowser(origin)
    const stolen = await gm.fetch('POST', `/api/tables/${table}/seats/${textOf(body, 'seat')}/link`)
    const [, secret = ''] = textOf(stolen.body, 'link').split('#')
    await thief.fetch('POST', '/api/join', { secret })
    await thief.sit(table)
    await gm.fetch('POST', `/api/tables/${table}/seats/${textOf(body, 'seat')}/link`)
    await thief.until(() => thief.farewell !== undefined)
    expect((await thief.fetch('GET', `/api/tables/${table}`)).status).toBe(403)
    await gm.sit(table)
    expect(await gm.do({ type: 'say', text: 'mine again' })).toBeUndefined()
  })
  test('of players cannot do what the game master can', async () => {
    const { table, ann, seats } = await party()
    const tried = [
      await ann.fetch('POST', `/api/tables/${table}/seats`, { name: 'Eve', role: 'gm' }),
      await ann.fetch('POST', `/api/tables/${table}/seats/${seats.bea}/link`),
      await ann.fetch('DELETE', `/api/tables/${table}/seats/${seats.bea}`),
      await ann.fetch('GET', `/api/tables/${table}/export`),
      await ann.fetch('DELETE', `/api/tables/${table}`),
    ]
    expect(tried.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403])
  })
  test('are nobody’s without the secret', async () => {
    const { table } = await party()
    const stranger = new TestBrowser(origin)
    expect((await stranger.fetch('GET', `/api/tables/${table}`)).status).toBe(403)
    expect((await stranger.fetch('POST', '/api/join', { secret: 'x'.repeat(32) })).status).toBe(404)
  })
})

describe('nothing secret leaves', () => {
  const SECRET_NERVE = 77_123
  test('whatever is sent to whomever, first load, resume, undo, export and error included', async () => {
    const at = await party()
    for (const actor of ['Ada', 'Bram']) await at.gm.do({ type: 'dial', actor, to: 'propose' })
    const { Ada, ...others } = duelStart.fighters
    const fighters = { ...others, Ada: { ...Ada, nerve: SECRET_NERVE } }
    await at.gm.do({ type: 'beginScene', kind: 'duel', title: 'A duel', given: { ...duelStart, fighters } })
    await at.gm.do({ type: 'say', text: '/gmr 2d6 does the butler notice' })
    await at.gm.do({ type: 'say', text: '/w Ann the butler did it' })
    await at.gm.do({ type: 'note', text: 'the butler is a spy', shared: false })
    for (let turns = 0; turns < 6 && asked(at.gm) !== undefined; turns++) await answer(at.gm)
    const question = asked(at.gm)
    if (question !== undefined) {
      const { scene } = question
      await at.gm.do({ type: 'override', scene, at: ['fighters', 'Ada', 'nerve'], value: SECRET_NERVE + 1, note: '' })
      await at.bea.do({ type: 'override', scene, at: ['fighters', 'Ada', 'nerve'], value: 1, note: '' })
    }
    await at.gm.do({ type: 'undo' })
    await at.gm.do({ type: 'redo' })
    await at.gm.do({ type: 'sealDice' })
    for (const one of [at.ann, at.bea]) {
      await one.leave()
      await one.sit(at.table, 0)
      await one.leave()
      await one.sit(at.table, 2)
      one.raw(JSON.stringify({ type: 'earlier', before: 5 }))
      await one.fetch('GET', `/api/tables/${at.table}/export`)
      await one.fetch('GET', `/api/tables/${at.table}/dice`)
      await one.do({ type: 'undo' })
    }
    const sent = (one: TestBrowser): string => one.received.join('\n')
    const { fair } = fields.read(json().read(await dataOf(at.table), 'data'), 'data')
    const secret = textOf(fair, 'secret')
    expect(sent(at.gm)).toContain(`${SECRET_NERVE}`)
    for (const one of [at.gm, at.ann, at.bea]) expect(sent(one)).not.toContain(secret)
    for (const one of [at.ann, at.bea]) {
      for (const hidden of [`${SECRET_NERVE}`, `${SECRET_NERVE + 1}`, 'butler notice', 'is a spy', 'wavered']) {
        expect(sent(one)).not.toContain(hidden)
      }
    }
    expect(sent(at.ann)).toContain('the butler did it')
    expect(sent(at.bea)).not.toContain('the butler did it')
  })
  async function dataOf(table: string): Promise<unknown> {
    const { openTable } = await import('../stored/open-table.ts')
    return JSON.parse(JSON.stringify((await openTable(store, table)).data))
  }
})

test('a table opens again after the longest dice that can be thrown', async () => {
  const { gm, table } = await party()
  expect(
    await gm.do({ type: 'say', text: `/r ${Array.from({ length: 80 }, () => 'd6').join('+')} all of them` }),
  ).toBeUndefined()
  await gm.leave()
  await gm.sit(table)
  expect((await gm.fetch('GET', `/api/tables/${table}/export`)).status).toBe(200)
})

describe('messages', () => {
  test('that are none get a coded refusal each, and change nothing', async () => {
    const { gm } = await party()
    const { version } = gm
    const bad = [
      'x',
      '[]',
      '{}',
      '{"type":"dance"}',
      '{"type":"command","id":"12345678","command":{"type":"fly"}}',
      '{"type":"command","id":"1","command":{"type":"redo"}}',
      '{"type":"command","id":"12345678","command":{"type":"say","text":""}}',
      '{"type":"command","id":"12345678","command":{"type":"say","text":"a","extra":1}}',
      '{"type":"hello","protocol":1,"seen":0}',
      '{"__proto__":{"type":"ping"}}',
    ]
    const before = gm.received.length
    for (const text of bad) gm.raw(text)
    // Who is here may be told meanwhile.
    const answers = () => gm.received.slice(before).filter(text => text.startsWith('{"type":"refused"'))
    await gm.until(() => answers().length >= bad.length)
    expect(answers().filter(text => text.includes('"code":"malformed"'))).toHaveLength(bad.length)
    expect(gm.version).toBe(version)
    expect(await gm.do({ type: 'say', text: 'still here' })).toBeUndefined()
  })
  test('of another version of the page are told to load it again', async () => {
    const { gm } = await party()
    gm.raw(JSON.stringify({ type: 'hello', protocol: 999, seen: 0 }))
    await gm.until(() => gm.farewell !== undefined)
    expect(gm.farewell).toMatchObject({ code: 'protocol' })
  })
  test('are not taken faster than people can mean them', async () => {
    const { gm } = await party()
    for (let n = 0; n < 300; n++) gm.raw(JSON.stringify({ type: 'ping', n }))
    await gm.until(() => gm.farewell !== undefined)
    expect(gm.farewell).toMatchObject({ code: 'limit' })
  })
  test('that are too long end the connection, and nothing else', async () => {
    const { gm, ann } = await party()
    ann.raw(JSON.stringify({ type: 'ping', n: 1, padding: 'x'.repeat(100_000) }))
    await expect(ann.until(() => false)).rejects.toThrow(Gone)
    expect(await gm.do({ type: 'say', text: 'still here' })).toBeUndefined()
  })
  test('come from our own page, or not at all', async () => {
    const { gm, table } = await party()
    const answer = await fetch(`${origin}/api/tables/${table}/socket`, {
      headers: { cookie: gm.cookie, origin: 'https://elsewhere.example', upgrade: 'websocket', connection: 'upgrade' },
    }).catch(() => undefined)
    expect(answer?.status ?? 403).not.toBe(101)
  })
})
