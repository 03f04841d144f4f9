/** Simulations over HTTP: begun, asked after, stopped. Whoever knows the id may do so; it cannot be guessed. */
import { randomBytes } from 'node:crypto'
import { LIMITS, newSimulation, problem, replayDocument, simulationDocument } from '@umpire/protocol'
import { z } from 'zod'
import { checkPart } from '../find-system.ts'
import type { Part } from '../house.ts'
import { addressOf } from '../security/address.ts'
import { perMinute } from '../security/rate.ts'
import { Simulations } from './simulations.ts'

const tags = ['simulations']
const byId = z.strictObject({ id: z.string().min(1).max(LIMITS.id) })
const byRun = byId.extend({ run: z.coerce.number().int().min(0).max(100_000_000) })

export const simulations: Part = (app, { backRoom, limits, log, makers, metrics }) => {
  const all = new Simulations({
    threads: limits.threads,
    atOnce: limits.simulationsAtOnce,
    longestMs: limits.simulationMs,
    failed: error => log.error({ err: error }, 'a simulation failed'),
  })
  app.addHook('onClose', () => all.close())
  metrics.gauge('umpire_simulations', 'Simulations, by how they stand.', () =>
    (['waiting', 'running'] as const).map(state => [{ state }, all[state]] as const),
  )

  app.post(
    '/api/simulations',
    {
      ...perMinute(limits.heavy),
      onRequest: async request => makers.check(request),
      schema: { tags, body: newSimulation, response: { 202: simulationDocument, '4xx': problem } },
    },
    async (request, reply) => {
      const { body } = request
      const from = addressOf(request)
      const { system, runs, seed = randomBytes(8).toString('hex') } = body
      checkPart(system, 'encounters')
      const encounter = await backRoom.run('encounter', { system, encounter: body.encounter }, from)
      return reply.code(202).send(all.begin({ system, encounter, runs, seed }, from))
    },
  )
  app.get(
    '/api/simulations/:id',
    { schema: { tags, params: byId, response: { 200: simulationDocument, '4xx': problem } } },
    async ({ params }) => all.get(params.id),
  )
  app.get(
    '/api/simulations/:id/fights/:run',
    {
      ...perMinute(limits.heavy),
      schema: { tags, params: byRun, response: { 200: replayDocument, '4xx': problem } },
    },
    async request => {
      const { id, run } = request.params
      return backRoom.write('replay', all.fight(id, run), addressOf(request))
    },
  )
  app.delete(
    '/api/simulations/:id',
    { schema: { tags, params: byId, response: { 200: simulationDocument, '4xx': problem } } },
    async ({ params }) => all.stop(params.id),
  )
}
