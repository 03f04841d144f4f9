/** The description of everything that goes over HTTP, made of the same schemas that check it. */
import swagger from '@fastify/swagger'
import { PROTOCOL } from '@umpire/protocol'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { App } from './app.ts'

export async function describe(app: App): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Umpire', version: `${PROTOCOL}`, description: 'Documents and tables of Umpire.' },
    },
    transform: jsonSchemaTransform,
  })
  app.get(
    '/api/openapi.json',
    { schema: { tags: ['operations'], response: { 200: z.record(z.string(), z.unknown()) } } },
    async () => z.record(z.string(), z.unknown()).parse(app.swagger()),
  )
}
