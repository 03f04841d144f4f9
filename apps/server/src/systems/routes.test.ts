import { systemDocument } from '@umpire/protocol'
import { systems } from '@umpire/registry'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { createServer } from '../server.ts'

const server = await createServer({ logLevel: 'silent' })
afterAll(() => server.close())

test('every system is told with its options and what its characters are made of', async () => {
  const told = z.array(systemDocument.strict()).parse((await server.app.inject('/api/systems')).json())
  expect(told.map(({ id }) => id)).toEqual(systems.map(({ id }) => id))
  const traveller = told.find(({ id }) => id === 'traveller')
  expect(traveller?.options.map(({ key }) => key)).toContain('injury')
  expect(traveller?.characters?.formats).toHaveProperty('html')
  expect(traveller?.characters?.making).toMatchObject({
    terms: { kind: 'optional', of: { kind: 'int', min: 1, max: 7 } },
  })
})
