import { problem } from '@umpire/protocol'
import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Part } from './house.ts'
import { cleaned, createLog } from './log.ts'
import { createServer } from './server.ts'

const SECRET = 'd2Utc2hhbGwtbmV2ZXItdGVsbA'

const lines: string[] = []
const logTo = { write: (line: string) => lines.push(line) }
const failing: Part = app => {
  app.post('/api/fails/:secret', { schema: { body: z.object({ secret: z.string() }) } }, async (request, reply) => {
    request.log.info({ req: request, body: request.body, seat: { link: SECRET, cookie: SECRET } }, 'heard')
    reply.header('set-cookie', `seat=${SECRET}`)
    request.log.info(
      { res: reply, headers: reply.getHeaders(), deep: { er: { headers: { 'set-cookie': SECRET } } } },
      'said',
    )
    throw new Error('a hinge broke')
  })
}
const server = await createServer({ logLevel: 'trace', logTo, parts: [failing] })
afterAll(() => server.close())

const headers = { cookie: `seat=${SECRET}`, authorization: `Bearer ${SECRET}` }

describe('the log', () => {
  test('has no secret, whatever was asked', async () => {
    const asked = [
      { url: `/join/${SECRET}?secret=${SECRET}`, headers },
      { url: `/api/rules?search=${SECRET}`, headers },
      { url: `/api/rules/${SECRET}%zz`, headers },
      { url: `/api/simulations/${SECRET}`, headers },
      { method: 'POST', url: `/api/fails/${SECRET}?${SECRET}`, headers, payload: { secret: SECRET } },
      { method: 'POST', url: '/api/characters/new', headers, payload: { system: SECRET } },
      { method: 'POST', url: '/api/characters/new', headers, payload: `{"secret": ${SECRET}` },
    ] as const
    for (const one of asked) await server.app.inject(one)
    expect(lines.length).toBeGreaterThan(asked.length)
    expect(lines.filter(line => line.includes(SECRET))).toEqual([])
  })
  test('has what went wrong, under the number that was told; the answer has nothing of it', async () => {
    const reply = await server.app.inject({ method: 'POST', url: '/api/fails/x', payload: { secret: SECRET } })
    expect(reply.statusCode).toBe(500)
    const { code, message } = problem.strict().parse(reply.json())
    expect(code).toBe('internal')
    const number = /^something went wrong here; the log has it as ([\da-f]{8})$/.exec(message)?.[1] ?? 'none'
    expect(reply.body).not.toMatch(/hinge|\.ts|at /)
    const line = lines.find(one => one.includes(number)) ?? ''
    expect(JSON.parse(line)).toMatchObject({
      err: { message: 'a hinge broke', stack: expect.stringContaining('log.test.ts') },
    })
  })
  test('tells every answer by its route', () => {
    const told = lines.map(line => z.looseObject({ msg: z.string() }).parse(JSON.parse(line)))
    expect(told).toContainEqual(
      expect.objectContaining({ msg: 'answered', method: 'POST', route: '/api/fails/:secret', status: 500 }),
    )
    expect(told).toContainEqual(expect.objectContaining({ msg: 'heard', req: '/api/fails/…' }))
  })
  test('tells the causes of an error', () => {
    const heard: string[] = []
    createLog('info', { write: line => heard.push(line) }).error({ err: new Error('a', { cause: 'b' }) }, 'broken')
    expect(JSON.parse(heard[0] ?? '')).toMatchObject({ err: { message: 'a', cause: 'b' }, msg: 'broken' })
  })
})

test('an address is told without what may be a secret', () => {
  expect(cleaned(`/join/${SECRET}?seat=3#${SECRET}`)).toBe('/join/…')
  expect(cleaned('/assets/table-1a2b3c4d5e6f7a8b.js')).toBe('/assets/table-1a2b3c4d5e6f7a8b.js')
})
