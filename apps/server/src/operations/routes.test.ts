import { problem } from '@umpire/protocol'
import { afterAll, describe, expect, test } from 'vitest'
import type { Readers } from '../options.ts'
import { createServer } from '../server.ts'

const server = await createServer({
  logLevel: 'silent',
  checks: { disk: () => undefined, store: async () => Promise.reject(new Error('the file is locked')) },
  limits: { requests: 40 },
})
const well = await createServer({ logLevel: 'silent', checks: { disk: () => undefined } })
afterAll(() => Promise.all([server.close(), well.close()]))

describe('health', () => {
  test('is well if every check is', async () => {
    const answer = await well.app.inject('/api/health')
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ status: 'ok', checks: { disk: 'ok' } })
  })
  test('names the check that fails, and not why', async () => {
    const answer = await server.app.inject('/api/health')
    expect(answer.statusCode).toBe(503)
    expect(answer.json()).toEqual({ status: 'failing', checks: { disk: 'ok', store: 'failing' } })
  })
})

describe('metrics', () => {
  test('count requests by route and status, and tell of memory and the event loop', async () => {
    await well.app.inject('/api/simulations/nothing')
    await well.app.inject('/secret-place')
    const { body, headers } = await well.app.inject('/api/metrics')
    expect(headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8')
    expect(body).toContain('umpire_http_requests_total{method="GET",route="/api/health",status="200"} 1\n')
    expect(body).toContain('umpire_http_requests_total{method="GET",route="/api/simulations/:id",status="404"} 1\n')
    expect(body).toContain('umpire_http_requests_total{method="GET",route="none",status="404"} 1\n')
    expect(body).toContain('umpire_http_request_seconds_count{route="/api/health"} 1\n')
    expect(body).toMatch(/umpire_memory_bytes\{kind="rss"\} \d{7,}\n/)
    expect(body).toMatch(/umpire_event_loop_delay_seconds\{quantile="0.99"\} [\d.e-]+\n/)
    expect(body).not.toContain('secret-place')
  })
})

describe('health and metrics', () => {
  const status = async (readers: Readers, remoteAddress: string) => {
    const server = await createServer({ logLevel: 'silent', host: '0.0.0.0', readers })
    const ask = async (url: string) => (await server.app.inject({ url, remoteAddress })).statusCode
    const answers = [await ask('/api/health'), await ask('/api/metrics')]
    await server.close()
    return answers
  }
  test('are for this machine alone, for everyone or for nobody', async () => {
    const [here, elsewhere] = ['127.0.0.1', '192.0.2.7']
    expect([await status('local', here), await status('local', elsewhere)].flat()).toEqual([200, 200, 403, 403])
    expect(await status('everyone', elsewhere)).toEqual([200, 200])
    expect(await status('nobody', here)).toEqual([403, 403])
  })
  test('are for this machine alone if nothing is said', async () => {
    const ask = async (remoteAddress: string) => (await well.app.inject({ url: '/api/health', remoteAddress })).json()
    expect(await ask('::ffff:127.0.0.1')).toMatchObject({ status: 'ok' })
    expect(problem.parse(await ask('192.0.2.7')).message).toContain('--metrics everyone opens them')
  })
})

describe('one address', () => {
  test('may not ask without end', async () => {
    const answers = await Promise.all(Array.from({ length: 45 }, () => server.app.inject('/api/metrics')))
    const refused = answers.filter(({ statusCode }) => statusCode === 429)
    expect(refused.length).toBeGreaterThanOrEqual(5)
    expect(problem.parse(refused[0]?.json()).code).toBe('limit')
    expect(refused[0]?.headers['retry-after']).toBeDefined()
  })
  test('may not ask for what is not there without end either', async () => {
    const answers = await Promise.all(Array.from({ length: 45 }, () => server.app.inject('/nothing')))
    expect(answers.some(({ statusCode }) => statusCode === 429)).toBe(true)
  })
})
