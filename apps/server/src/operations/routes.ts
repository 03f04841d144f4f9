/** Is it well, and how is it doing: for whoever watches over it. */
import { setTimeout } from 'node:timers/promises'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Check, Part } from '../house.ts'
import type { Readers } from '../options.ts'
import { Refused } from '../refused.ts'
import { isHere } from '../security/address.ts'

const CHECK_MS = 5000

const health = z.object({
  status: z.enum(['ok', 'failing']),
  checks: z.record(z.string(), z.enum(['ok', 'failing'])),
})

async function tooLong(signal: AbortSignal): Promise<never> {
  await setTimeout(CHECK_MS, undefined, { signal, ref: false })
  throw new Error(`expected an answer within ${CHECK_MS} ms`)
}

/** What went wrong; nothing if all is well. */
async function failureOf(check: Check): Promise<unknown> {
  const answered = new AbortController()
  try {
    await Promise.race([check(), tooLong(answered.signal)])
    return undefined
  } catch (error) {
    return error
  } finally {
    answered.abort()
  }
}

const CLOSED = {
  local: 'health and metrics are read on the machine that runs this server; --metrics everyone opens them',
  nobody: 'health and metrics are closed; --metrics local or everyone opens them',
}

/** Refuses those who may not read how the server is doing. */
const forReaders =
  (readers: Readers) =>
  async (request: FastifyRequest): Promise<void> => {
    if (readers === 'everyone' || (readers === 'local' && isHere(request))) return
    throw new Refused(403, 'not-allowed', CLOSED[readers])
  }

export const operations: Part = (app, { checks, metrics, log, readers }) => {
  const onRequest = forReaders(readers)
  app.get(
    '/api/health',
    { onRequest, schema: { tags: ['operations'], response: { 200: health, 503: health } } },
    async (_, reply) => {
      const told = await Promise.all(
        Array.from(checks, async ([name, check]) => {
          const failure = await failureOf(check)
          if (failure !== undefined) log.error({ err: failure, check: name }, 'a check fails')
          return [name, failure === undefined ? 'ok' : 'failing'] as const
        }),
      )
      const ok = told.every(([, status]) => status === 'ok')
      return reply.code(ok ? 200 : 503).send({ status: ok ? 'ok' : 'failing', checks: Object.fromEntries(told) })
    },
  )
  app.get(
    '/api/metrics',
    {
      onRequest,
      schema: { tags: ['operations'], response: { 200: { content: { 'text/plain': { schema: z.string() } } } } },
    },
    async (_, reply) => reply.type('text/plain; version=0.0.4; charset=utf-8').send(metrics.text()),
  )
}
