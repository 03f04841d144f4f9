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
import { systems as all, type System } from '@umpire/registry'
import { z } from 'zod'
import type { Part } from '../house.ts'
import { specsOf } from '../rules/specs.ts'
import { perMinute } from '../security/rate.ts'
import { campaignOf } from './campaign.ts'
import { demosOf, readyFightsOf } from './demos.ts'
import { partOf, systemOf } from './find.ts'

const document = (system: System) => ({
  id: system.id,
  title: system.title,
  ...demosOf(system),
  options: system.options.map(({ key, title, says }) => ({ key, title, says })),
  ...(system.characters === undefined
    ? {}
    : { characters: { formats: system.characters.formats, making: specsOf(system.characters.making) } }),
})

const byId = z.strictObject({ id: z.string().min(1).max(LIMITS.id) })

export const systems: Part = (app, { backRoom, limits }) => {
  app.get(
    '/api/systems',
    { schema: { tags: ['rules'], response: { 200: z.array(systemDocument), '4xx': problem } } },
    async () => all.map(document),
  )
  app.get(
    '/api/systems/:id/campaign',
    { schema: { tags: ['rules'], params: byId, response: { 200: campaignDocument, '4xx': problem } } },
    async ({ params }) => campaignOf(systemOf(params.id)),
  )
  app.get(
    '/api/systems/:id/fights',
    { schema: { tags: ['rules'], params: byId, response: { 200: readyFights, '4xx': problem } } },
    async ({ params }) => readyFightsOf(systemOf(params.id)),
  )
  app.post(
    '/api/systems/:id/preview',
    {
      ...perMinute(limits.costly),
      schema: { tags: ['rules'], params: byId, body: previewOf, response: { 200: previewDocument, '4xx': problem } },
    },
    async ({ params: { id }, body }) => {
      partOf(id, 'characters')
      return backRoom.write('preview', { ...body, system: id })
    },
  )
}
