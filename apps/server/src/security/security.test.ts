import { readFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { problem } from '@umpire/protocol'
import { afterAll, describe, expect, test } from 'vitest'
import { createServer } from '../server.ts'
import { WRITTEN_STYLES } from './styles.ts'

const server = await createServer({ logLevel: 'silent' })
const open = await createServer({ logLevel: 'silent', host: '0.0.0.0' })
const named = await createServer({ logLevel: 'silent', host: '0.0.0.0', names: ['umpire.example'] })
afterAll(() => Promise.all([server.close(), open.close(), named.close()]))

const directivesOf = (policy: unknown): ReadonlyMap<string, readonly string[]> =>
  new Map(
    String(policy)
      .split(';')
      .map(directive => directive.trim().split(' '))
      .map(([name = '', ...values]) => [name, values]),
  )

describe('every answer', () => {
  for (const [what, url] of Object.entries({ document: '/api/systems', refusal: '/api/nothing', page: '/nothing' })) {
    test(`keeps to our own files: a ${what}`, async () => {
      const { headers } = await server.app.inject(url)
      const policy = directivesOf(headers['content-security-policy'])
      expect(policy.get('default-src')).toEqual(["'none'"])
      expect(policy.get('script-src')).toEqual(["'self'"])
      expect(policy.get('connect-src')).toEqual(["'self'"])
      expect(policy.get('img-src')).toEqual(["'self'", 'data:'])
      expect(policy.get('frame-ancestors')).toEqual(["'none'"])
      expect(policy.get('base-uri')).toEqual(["'none'"])
      expect(policy.get('form-action')).toEqual(["'self'"])
      for (const value of policy.get('style-src') ?? []) expect(value).toMatch(/^'(self|sha256-[\w+/=]+)'$/)
      expect(headers['content-security-policy']).not.toMatch(/unsafe|\*|http:/)
      expect(headers['referrer-policy']).toBe('no-referrer')
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['x-powered-by']).toBeUndefined()
      expect(headers['server']).toBeUndefined()
    })
  }
  test('to an address that cannot be read runs nothing either', async () => {
    for (const url of ['/%zz', `/api/rules/${'x'.repeat(300)}`]) {
      const { headers } = await server.app.inject(url)
      expect(headers['content-security-policy']).toBe("default-src 'none'")
      expect(headers['x-content-type-options']).toBe('nosniff')
    }
  })
  test('of a document is not kept by anybody', async () => {
    for (const url of ['/api/systems', '/api/nothing', '/api/simulations/nothing'])
      expect((await server.app.inject(url)).headers['cache-control']).toBe('no-store')
  })
})

describe('styles that may stand in the page', () => {
  const library = (path: string): string =>
    readFileSync(new URL(`../../../../node_modules/${path}`, import.meta.url), 'utf8').replace(/\$\{[^}]+\}/g, '…')
  const written = [
    library('react-aria/dist/private/interactions/usePress.mjs'),
    library('react-aria/dist/private/overlays/usePreventScroll.mjs'),
    library('@observablehq/plot/src/plot.js'),
  ].join('\n')
  for (const { by, text } of WRITTEN_STYLES) {
    test(`are still what is written by ${by}`, () => {
      expect(written).toContain(text.replaceAll('data-react-aria-pressable', '…').replaceAll('plot-d6a7b5', '…'))
    })
  }
  test('name things as the libraries do', () => {
    expect(library('react-aria/dist/private/interactions/usePress.mjs')).toContain("'data-react-aria-pressable'")
    expect(library('@observablehq/plot/src/style.js')).toContain('"plot-d6a7b5"')
  })
})

describe('who may change something', () => {
  const post = async (headers: { readonly [name: string]: string }) =>
    server.app.inject({ method: 'POST', url: '/api/characters/check', headers, payload: {} })
  const page = { host: 'localhost:7400' }

  const ours: { readonly [who: string]: { readonly [name: string]: string } } = {
    'our page': { ...page, 'sec-fetch-site': 'same-origin', origin: 'http://localhost:7400' },
    'our page in a browser that says less': { ...page, origin: 'http://localhost:7400' },
    'our page behind a server for developers': {
      ...page,
      'sec-fetch-site': 'same-origin',
      origin: 'http://localhost:5173',
    },
    'a program': page,
  }
  for (const [who, headers] of Object.entries(ours)) {
    test(`${who} may`, async () => expect((await post(headers)).statusCode).toBe(400))
  }
  const strangers: { readonly [who: string]: { readonly [name: string]: string } } = {
    'another site': { ...page, 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' },
    'another site in a browser that says less': { ...page, origin: 'https://elsewhere.example' },
    'another port': { ...page, 'sec-fetch-site': 'same-site', origin: 'http://localhost:9999' },
    'a page without an origin': { ...page, origin: 'null' },
    'a site that points its name to us': { host: 'elsewhere.example:7400', 'sec-fetch-site': 'same-origin' },
  }
  for (const [who, headers] of Object.entries(strangers)) {
    test(`${who} may not`, async () => {
      const answer = await post(headers)
      expect(answer.statusCode).toBe(403)
      expect(problem.parse(answer.json()).code).toBe('not-allowed')
    })
  }
  test('a socket is opened by our page alone', async () => {
    const knock = (origin: string) =>
      server.app.inject({
        url: '/api/socket',
        headers: { ...page, origin, upgrade: 'WebSocket', connection: 'upgrade' },
      })
    expect((await knock('https://elsewhere.example')).statusCode).toBe(403)
    expect((await knock('http://localhost:7400')).statusCode).toBe(404)
  })
  test('anybody may read', async () => {
    const headers = { ...page, 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' }
    expect((await server.app.inject({ url: '/api/systems', headers })).statusCode).toBe(200)
  })
})

describe('the names of a server', () => {
  const status = async ({ app }: typeof server, host: string) =>
    (await app.inject({ url: '/api/openapi.json', headers: { host } })).statusCode
  test('for this machine alone are its own', async () => {
    for (const host of ['localhost:7400', '127.0.0.1', '[::1]:7400', 'umpire.localhost', '192.168.1.7:80'])
      expect(await status(server, host), host).toBe(200)
    for (const host of ['elsewhere.example', 'localhost.elsewhere.example', '127.0.0.1.elsewhere.example:80'])
      expect(await status(server, host), host).toBe(403)
  })
  test('for the network are those of its machine in the network, too, and no name that could point to it', async () => {
    const [short = ''] = hostname().split('.')
    for (const host of [
      hostname(),
      `${short}.local:7400`,
      short.toUpperCase(),
      '192.168.1.7:7400',
      '[2001:db8::7]:7400',
    ])
      expect(await status(open, host), host).toBe(200)
    for (const host of ['games.example', `${short}.example`, `${short}.local.games.example`, 'other.local'])
      expect(await status(open, host), host).toBe(403)
  })
  test('may be told, and the refusal of any other says how', async () => {
    expect(await status(named, 'Umpire.example:80')).toBe(200)
    const answer = await named.app.inject({ url: '/api/systems', headers: { host: 'Games.example:80' } })
    expect([answer.statusCode, problem.parse(answer.json()).message]).toEqual([
      403,
      'this server does not answer to games.example: if that is its name, start it with --name games.example',
    ])
  })
})
