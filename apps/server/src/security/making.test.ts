import type { Json } from '@umpire/engine'
import { problem } from '@umpire/protocol'
import { afterAll, describe, expect, test } from 'vitest'
import type { ServerOptions } from '../options.ts'
import { createServer, type Server } from '../server.ts'
import { Makers } from './making.ts'

const KEY = 'drei blinde Mäuse, 100 %'
const started: Server[] = []
afterAll(() => Promise.all(started.map(server => server.close())))

async function serverWith(options: ServerOptions): Promise<Server> {
  const server = await createServer({ logLevel: 'silent', ...options })
  started.push(server)
  return server
}

interface Asking {
  readonly from?: string
  readonly key?: string | undefined
  readonly headers?: { readonly [name: string]: string }
}

/** The refusal of a request that, if it may be made, is refused for its body alone. */
async function asked(
  { app }: Server,
  url: string,
  { from = '127.0.0.1', key, headers }: Asking = {},
  payload: Json = {},
) {
  const answer = await app.inject({
    method: 'POST',
    url,
    remoteAddress: from,
    headers: {
      host: '127.0.0.1:7400',
      'content-type': 'application/json',
      ...(key !== undefined && { 'umpire-key': encodeURIComponent(key) }),
      ...headers,
    },
    payload: JSON.stringify(payload),
  })
  return { status: answer.statusCode, ...problem.parse(answer.json()) }
}
const begins = (server: Server, asking?: Asking) => asked(server, '/api/simulations', asking)
const ELSEWHERE = '192.0.2.9'

describe('who may make tables and simulations', () => {
  test('is everyone where nobody else can come by', async () => {
    const server = await serverWith({})
    expect(server.makers).toBe('everyone')
    expect((await begins(server)).code).toBe('malformed')
  })
  test('is this machine alone on a network or behind a proxy, unless it is told', async () => {
    for (const options of [{ host: '0.0.0.0' }, { proxies: ['10.0.0.1'] }]) {
      const server = await serverWith(options)
      expect(server.makers).toBe('local')
      expect((await begins(server)).code).toBe('malformed')
      expect(await begins(server, { from: ELSEWHERE })).toEqual({
        status: 403,
        code: 'not-allowed',
        message: 'tables and simulations are made on the machine that runs this server; to play, open the link you got',
      })
    }
  })
  test('is not this machine where a proxy on it asks for others', async () => {
    const server = await serverWith({ host: '0.0.0.0', names: ['umpire.example'] })
    for (const headers of [
      { 'x-forwarded-for': '127.0.0.1' },
      { forwarded: 'for=127.0.0.1' },
      { host: 'umpire.example' },
    ])
      expect((await begins(server, { headers })).status).toBe(403)
    const told = await serverWith({ proxies: ['127.0.0.1'], names: ['umpire.example'] })
    expect((await begins(told, { headers: { 'x-forwarded-for': ELSEWHERE } })).status).toBe(403)
    expect((await begins(told, { from: ELSEWHERE, headers: { 'x-forwarded-for': '127.0.0.1' } })).status).toBe(403)
    expect((await begins(told)).code).toBe('malformed')
  })
  test('may be everyone on a network, and nobody anywhere', async () => {
    const everyone = await serverWith({ host: '0.0.0.0', makers: 'everyone' })
    expect((await begins(everyone, { from: ELSEWHERE })).code).toBe('malformed')
    const nobody = await serverWith({ makers: 'nobody' })
    expect((await begins(nobody)).message).toBe(
      'nobody can make tables or simulations here; to play, open the link you got',
    )
  })
  test('is whoever has the key, once there is one', async () => {
    const server = await serverWith({ key: KEY })
    expect(server.makers).toBe('key')
    expect(await begins(server)).toEqual({
      status: 401,
      code: 'key',
      message: "making tables and simulations takes this server's key",
    })
    expect((await begins(server, { headers: { 'umpire-key': '%zz' } })).message).toBe("that isn't this server's key")
    expect(await begins(server, { key: 'three blind mouse' })).toEqual({
      status: 401,
      code: 'key',
      message: "that isn't this server's key",
    })
    expect((await begins(server, { key: KEY, from: ELSEWHERE })).code).toBe('malformed')
  })
  test('counts for characters by the hundred, not for a few', async () => {
    const server = await serverWith({ makers: 'nobody' })
    const make = (count: number) => asked(server, '/api/characters/new', {}, { system: 'chess', count })
    expect((await make(20)).code).toBe('not-found')
    expect((await make(21)).code).toBe('not-allowed')
  })
  test('cannot be whoever has a key that is easily guessed', async () => {
    for (const key of [undefined, '', 'short'])
      await expect(
        createServer({ logLevel: 'silent', makers: 'key', ...(key !== undefined && { key }) }),
      ).rejects.toThrow('key: expected at least 8 characters')
  })
})

describe('wrong keys', () => {
  const socket = {}
  const asking = (ip: string, key?: string) => ({
    ip,
    socket,
    host: 'umpire.example',
    headers: key === undefined ? {} : { 'umpire-key': encodeURIComponent(key) },
  })
  let now = 0
  const makers = new Makers('key', KEY, () => now)
  test('are read ten times from one address in ten minutes; not even the right one after that', () => {
    const knock = (ip: string, key?: string) => () => makers.check(asking(ip, key))
    for (let count = 0; count < 10; count++)
      expect(knock(`2001:db8::${count}`, 'wrong')).toThrow("isn't this server's key")
    expect(knock('2001:db8::99', KEY)).toThrow('10 wrong keys: the next one is read in 10 min')
    expect(knock('2001:db8:0:1::99', KEY)).not.toThrow()
    now = 10 * 60_000
    expect(knock('2001:db8::99', KEY)).not.toThrow()
  })
  test('are not counted where none was sent', () => {
    for (let count = 0; count < 20; count++) expect(() => makers.check(asking('192.0.2.1'))).toThrow('takes this')
    expect(() => makers.check(asking('192.0.2.1', KEY))).not.toThrow()
  })
})
