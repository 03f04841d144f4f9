/** A server below a path, behind a proxy: everything works there, and the proxy alone is believed. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { problem } from '@umpire/protocol'
import { afterAll, describe, expect, test } from 'vitest'
import { createServer } from './server.ts'
import { TestBrowser } from './tables/test-browser.ts'
import { invited, newTable, openHouse, textIn } from './tables/test-house.ts'
import { openProxy } from './test-proxy.ts'

const pages = mkdtempSync(join(tmpdir(), 'umpire-proxy-'))
writeFileSync(join(pages, 'index.html'), '<html data-base-path=""><script src="./assets/a.js"></script>')
const house = await openHouse({ proxies: ['127.0.0.1'], basePath: '/umpire', makers: 'everyone', pages })
const { origin: direct } = new URL(house.origin)
const [proxy, secure] = await Promise.all([openProxy(direct), openProxy(direct, { protocol: 'https' })])
afterAll(async () => {
  await Promise.all([proxy.close(), secure.close()])
  await house.close()
  rmSync(pages, { recursive: true })
})

const made = (origin: string, headers: { readonly [name: string]: string } = {}) =>
  fetch(`${origin}/umpire/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ system: 'demo', title: 'A yard' }),
  })

describe('below a path', () => {
  test('a table is made, joined and played at', async () => {
    const { gm, table } = await newTable(`${proxy.origin}/umpire`)
    await gm.sit(table)
    const { secret, body } = await invited(gm, table, 'Ann')
    expect(textIn(body, 'link')).toMatch(`${proxy.origin}/umpire/join#`)
    const ann = new TestBrowser(`${proxy.origin}/umpire`)
    expect((await ann.fetch('POST', '/api/join', { secret })).status).toBe(200)
    await ann.sit(table)
    expect(await ann.do({ type: 'say', text: 'hello' })).toBeUndefined()
    await gm.until(() => gm.received.some(message => message.includes('hello')))
    await Promise.all([gm.leave(), ann.leave()])
  })
  test('cookies are for what is asked of the table there', async () => {
    const answer = await made(proxy.origin)
    const [cookie = ''] = answer.headers.getSetCookie()
    expect(cookie).toContain(`Path=/umpire/api/tables/${textIn(await answer.json(), 'table')};`)
    expect(cookie).not.toContain('Secure')
  })
  test('the page knows where it is, and its files with it', async () => {
    for (const path of ['/umpire', '/umpire/', '/umpire/table/abc', '/umpire?a=b']) {
      const answer = await fetch(`${proxy.origin}${path}`)
      expect([answer.status, await answer.text()], path).toEqual([
        200,
        '<html data-base-path="/umpire"><script src="/umpire/assets/a.js"></script>',
      ])
    }
  })
  test('is everything, and beside it nothing', async () => {
    for (const path of ['/', '/table/abc', '/api/systems', '/umpires/api/systems', '/api/health']) {
      const answer = await fetch(`${proxy.origin}${path}`)
      expect(answer.status, path).toBe(404)
      expect(problem.parse(await answer.json()).message).toBe('there is nothing here: this server is at /umpire/')
    }
    expect((await made(`${proxy.origin}/other`)).status).toBe(404)
    expect((await fetch(`${proxy.origin}/umpire/nothing`)).status).toBe(404)
    await expect(new TestBrowser(proxy.origin).sit('abc')).rejects.toThrow('Unexpected server response: 404')
  })
})

describe('a connection whose socket is refused', () => {
  for (const [why, path, headers] of [
    ['for where it leads', '/api/tables/abc/socket', ''],
    ['for where it comes from', '/umpire/api/tables/abc/socket', 'Origin: http://elsewhere.example\r\n'],
    ['because nothing is there', '/umpire/api/nothing', ''],
    ['for want of a seat', '/umpire/api/tables/abc/socket', ''],
  ]) {
    test(`ends: ${why}`, async () => {
      const { hostname, port } = new URL(direct)
      const socket = connect(Number(port), hostname)
      const handshake = 'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n'
      socket.write(`GET ${path} HTTP/1.1\r\nHost: ${hostname}:${port}\r\n${handshake}${headers}`)
      socket.write('Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n')
      // It would wait for ever, if the connection stayed.
      expect(await text(socket)).toMatch(/^HTTP\/1\.1 (?:40[34] |101 )/)
    })
  }
})

describe('a proxy', () => {
  test('that ends TLS makes links and cookies secure', async () => {
    const answer = await made(secure.origin)
    expect(answer.headers.getSetCookie()[0]).toContain('; Secure')
    expect(textIn(await answer.json(), 'link')).toMatch(secure.origin.replace('http:', 'https:'))
  })
  test('says for whom it asks: limits count each of them', async () => {
    const server = await createServer({ logLevel: 'silent', port: 0, proxies: ['127.0.0.1'], limits: { requests: 2 } })
    const here = await server.listen()
    const status = async (address: string) =>
      (await fetch(`${here}/api/openapi.json`, { headers: { 'x-forwarded-for': address } })).status
    const all = ['192.0.2.1', '192.0.2.1', '192.0.2.1', '192.0.2.2', '2001:db8::1', '2001:db8::2', '2001:db8::3']
    const answers: number[] = []
    for (const address of all) answers.push(await status(address))
    expect(answers).toEqual([200, 200, 429, 200, 200, 200, 429])
    await server.close()
  })
  test('that nobody told us of is not believed, and noticed once', async () => {
    const said: string[] = []
    const logTo = { write: (line: string) => void said.push(line) }
    const server = await createServer({ logLevel: 'warn', logTo, port: 0, proxies: ['10.0.0.1'], makers: 'everyone' })
    const here = await server.listen()
    const forged = {
      'x-forwarded-for': '192.0.2.1',
      'x-forwarded-host': 'elsewhere.example',
      'x-forwarded-proto': 'https',
    }
    for (const path of ['/api/openapi.json', '/api/openapi.json'])
      expect((await fetch(`${here}${path}`, { headers: forged })).status).toBe(200)
    expect(said.map(line => JSON.parse(line).msg)).toEqual([
      'a proxy at 127.0.0.1 asks for others and is not believed: start with --proxy 127.0.0.1',
    ])
    await server.close()
  })
  test('that it was told of is believed without a word, also about this machine', async () => {
    const said: string[] = []
    const logTo = { write: (line: string) => void said.push(line) }
    const server = await createServer({ logLevel: 'warn', logTo, port: 0, proxies: ['127.0.0.1'] })
    const through = await openProxy(await server.listen())
    expect((await fetch(`${through.origin}/api/metrics`)).status).toBe(200)
    expect(said).toEqual([])
    await through.close()
    await server.close()
  })
  test('may pass on the names that the server was told, and no other', async () => {
    const server = await createServer({
      logLevel: 'silent',
      port: 0,
      proxies: ['127.0.0.1'],
      names: ['umpire.example'],
    })
    const here = await server.listen()
    const status = async (host: string) =>
      (await fetch(`${here}/api/openapi.json`, { headers: { 'x-forwarded-host': host } })).status
    expect(await Promise.all(['umpire.example', 'elsewhere.example'].map(status))).toEqual([200, 403])
    await server.close()
  })
})
