/** What can be played here. */
import {
  campaignDocument,
  LIMITS,
  previewDocument,
  previewOf,
  problem,
  readyFights,
  systemDocument,
} from '@umpire/protocol'
import { systems as all } from '@umpire/registry'
import { z } from 'zod'
import { checkPart, systemOf } from '../find-system.ts'
import type { Part } from '../house.ts'
import { addressOf } from '../security/address.ts'
import { perMinute } from '../security/rate.ts'
import { FOR_ALL } from '../work/back-room.ts'
import { keeping } from '../work/keeping.ts'

const byId = z.strictObject({ id: z.string().min(1).max(LIMITS.id) })

export const systems: Part = (app, { backRoom, limits }) => {
  const documents = keeping(system => backRoom.run('about', { system }, FOR_ALL))
  const campaigns = keeping(system => backRoom.run('campaign', { system }, FOR_ALL))
  const fights = keeping(system => backRoom.run('fights', { system }, FOR_ALL))

  app.get(
    '/api/systems',
    { schema: { tags: ['rules'], response: { 200: z.array(systemDocument), '4xx': problem } } },
    async () => Promise.all(all.map(({ id }) => documents(id))),
  )
  app.get(
    '/api/systems/:id/campaign',
    { schema: { tags: ['rules'], params: byId, response: { 200: campaignDocument, '4xx': problem } } },
    async ({ params }) => campaigns(systemOf(params.id).id),
  )
  app.get(
    '/api/systems/:id/fights',
    { schema: { tags: ['rules'], params: byId, response: { 200: readyFights, '4xx': problem } } },
    async ({ params }) => fights(systemOf(params.id).id),
  )
  app.post(
    '/api/systems/:id/preview',
    {
      ...perMinute(limits.costly),
      schema: { tags: ['rules'], params: byId, body: previewOf, response: { 200: previewDocument, '4xx': problem } },
    },
    async request => {
      const { id } = request.params
      checkPart(id, 'characters')
      return backRoom.write('preview', { ...request.body, system: id }, addressOf(request))
    },
  )
}
