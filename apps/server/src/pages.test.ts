import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib'
import { problem } from '@umpire/protocol'
import { afterAll, describe, expect, test } from 'vitest'
import { createServer } from './server.ts'

const folder = mkdtempSync(join(tmpdir(), 'umpire-pages-'))
const INDEX =
  '<!doctype html><html data-base-path=""><title>Umpire</title><script src="./assets/page-1a2b.js"></script>'
const PLACED = INDEX.replace('./assets', '/assets')
const SCRIPT = 'export const page = 1\n'
mkdirSync(join(folder, 'assets'))
writeFileSync(join(folder, 'index.html'), INDEX)
writeFileSync(join(folder, 'index.html.br'), brotliCompressSync(INDEX))
writeFileSync(join(folder, 'icon.svg'), '<svg/>')
writeFileSync(join(folder, '.hidden'), 'hidden')
writeFileSync(join(folder, 'assets/page-1a2b.js'), SCRIPT)
writeFileSync(join(folder, 'assets/page-1a2b.js.br'), brotliCompressSync(SCRIPT))
writeFileSync(join(folder, 'assets/page-1a2b.js.gz'), gzipSync(SCRIPT))

const server = await createServer({ logLevel: 'silent', pages: folder })
const without = await createServer({ logLevel: 'silent' })
afterAll(async () => {
  await Promise.all([server.close(), without.close()])
  rmSync(folder, { recursive: true })
})

describe('the page', () => {
  for (const url of ['/', '/table/abc', '/rules/gurps.combat.positions', '/rules/?search=a.b', '/join']) {
    test(`is shown at ${url}, and asked for again each time`, async () => {
      const reply = await server.app.inject(url)
      expect(reply.statusCode).toBe(200)
      expect(reply.body).toBe(PLACED)
      expect(reply.headers['content-type']).toContain('text/html')
      expect(reply.headers['cache-control']).toBe('no-cache')
      expect(reply.headers['content-security-policy']).toContain("script-src 'self'")
    })
  }
  test('is not shown in place of documents, files, or answers to what changes something', async () => {
    for (const url of [
      '/api',
      '/api/nothing',
      '/api?x',
      '/nothing.js',
      '/assets/old-3c4d.js',
      '/index.html',
      '/index.html.br',
    ]) {
      const reply = await server.app.inject(url)
      expect(reply.statusCode, url).toBe(404)
      expect(problem.parse(reply.json()).code).toBe('not-found')
    }
    expect((await server.app.inject({ method: 'POST', url: '/table/abc' })).statusCode).toBe(404)
  })
  test('has files that are kept for ever, because their names change', async () => {
    const reply = await server.app.inject('/assets/page-1a2b.js')
    expect(reply.body).toBe(SCRIPT)
    expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect((await server.app.inject('/icon.svg')).headers['cache-control']).toBe('public, max-age=3600')
  })
  for (const encoding of ['br', 'gzip']) {
    test(`is sent as the build packed it: ${encoding}`, async () => {
      const headers = { 'accept-encoding': encoding }
      const reply = await server.app.inject({ url: '/assets/page-1a2b.js', headers })
      expect(reply.headers['content-encoding']).toBe(encoding)
      expect(reply.headers['content-type']).toContain('javascript')
      expect(reply.headers['cache-control']).toContain('immutable')
      expect(reply.headers['vary']).toContain('accept-encoding')
    })
  }
  test('is sent packed for its other addresses, too', async () => {
    const reply = await server.app.inject({ url: '/table/abc', headers: { 'accept-encoding': 'br' } })
    expect(brotliDecompressSync(reply.rawPayload).toString()).toBe(PLACED)
    expect(reply.headers['cache-control']).toBe('no-cache')
  })
  test('lets nobody out of its folder', async () => {
    for (const url of [
      '/../package.json',
      '/%2e%2e/package.json',
      '/..%2fpackage.json',
      '/.hidden',
      '//etc/passwd',
      '/assets/..%5c..%5cx.json',
    ])
      expect((await server.app.inject(url)).body, url).not.toMatch(/hidden|umpire"|root:/)
  })
  for (const url of [
    '/metrics',
    '/healthz',
    '/api/nothing',
    '/wp-login.php',
    '/assets/none.js',
    '/table',
    '/tables/abc',
  ]) {
    test(`is not there for programs that ask for ${url}`, async () => {
      const reply = await server.app.inject(url)
      expect(reply.statusCode).toBe(404)
      expect(problem.parse(reply.json()).message).toBe('there is nothing here')
    })
  }
  test('says so itself to people who went where there is nothing', async () => {
    const visited = (url: string) => server.app.inject({ url, headers: { accept: 'text/html,*/*;q=0.8' } })
    for (const url of ['/metrics', '/healthz', '/tables/abc']) {
      const reply = await visited(url)
      expect(reply.statusCode, url).toBe(404)
      expect(reply.body).toBe(PLACED)
    }
    for (const url of ['/api/nothing', '/wp-login.php', '/assets/none.js'])
      expect((await visited(url)).headers['content-type'], url).toContain('json')
  })
  test('is not sent again to whoever has it', async () => {
    const { headers } = await server.app.inject('/')
    const again = await server.app.inject({ url: '/join', headers: { 'if-none-match': String(headers.etag) } })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    const missing = { 'if-none-match': String(headers.etag), accept: 'text/html' }
    expect((await server.app.inject({ url: '/nothing', headers: missing })).statusCode).toBe(404)
  })
  test('is read again after another build', async () => {
    const other = join(folder, 'other')
    mkdirSync(other)
    const file = join(other, 'index.html')
    writeFileSync(file, 'one')
    const built = await createServer({ logLevel: 'silent', pages: other })
    expect((await built.app.inject('/')).body).toBe('one')
    writeFileSync(file, 'two')
    utimesSync(file, 1, 1)
    expect((await built.app.inject('/')).body).toBe('two')
    await built.close()
  })
  test('must have been built', async () => {
    await expect(createServer({ logLevel: 'silent', pages: join(folder, 'assets') })).rejects.toThrow(
      'pages: expected the folder of a built page with its index.html, got ',
    )
  })
  test('may be missing: then there are documents alone', async () => {
    expect((await without.app.inject('/')).statusCode).toBe(404)
    expect((await without.app.inject('/api/systems')).statusCode).toBe(200)
  })
})
