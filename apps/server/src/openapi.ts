/** The description of everything that goes over HTTP, made of the same schemas that check it. */
import swagger from '@fastify/swagger'
import { PROTOCOL } from '@umpire/protocol'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { App } from './app.ts'

const PLAIN_DATA = '#/components/schemas/PlainData'

/** The schemas of plain data are recursive, and come out as references to nowhere: those mean any JSON value. */
function named(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(named)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) =>
      name === '$ref' && typeof inner === 'string' && /\/schema\d+$/.test(inner)
        ? [name, PLAIN_DATA]
        : [name, named(inner)],
    ),
  )
}

export async function describe(app: App): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Umpire', version: `${PROTOCOL}`, description: 'Documents and tables of Umpire.' },
      components: { schemas: { PlainData: { description: 'Any JSON value.' } } },
    },
    transform: jsonSchemaTransform,
  })
  let document: unknown
  app.get(
    '/api/openapi.json',
    { schema: { tags: ['operations'], response: { 200: z.record(z.string(), z.unknown()) } } },
    async () => {
      document ??= named(app.swagger())
      return z.record(z.string(), z.unknown()).parse(document)
    },
  )
}
