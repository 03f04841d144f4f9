import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { createServer } from './server.ts'

const server = await createServer({ logLevel: 'silent' })
afterAll(() => server.close())

const described = z.object({
  openapi: z.literal('3.1.0'),
  paths: z.record(z.string(), z.record(z.string(), z.looseObject({ responses: z.record(z.string(), z.unknown()) }))),
})

describe('the description', () => {
  test('has every document', async () => {
    const { paths } = described.parse((await server.app.inject('/api/openapi.json')).json())
    const all = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map(method => `${method} ${path}`),
    )
    expect(all.toSorted()).toEqual([
      'delete /api/simulations/{id}',
      'get /api/coverage',
      'get /api/health',
      'get /api/metrics',
      'get /api/openapi.json',
      'get /api/rules',
      'get /api/rules/{id}',
      'get /api/rules/{id}/uses',
      'get /api/simulations/{id}',
      'get /api/simulations/{id}/fights/{run}',
      'get /api/systems',
      'get /api/systems/{id}/campaign',
      'get /api/systems/{id}/fights',
      'post /api/characters/check',
      'post /api/characters/new',
      'post /api/characters/print/{format}',
      'post /api/rules/{id}/answer',
      'post /api/simulations',
      'post /api/systems/{id}/preview',
    ])
  })
  test('stands by itself: nothing in it refers to elsewhere', async () => {
    const { body } = await server.app.inject('/api/openapi.json')
    expect(body).not.toContain('"$ref"')
  })
})
