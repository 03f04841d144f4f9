import { problem, replayDocument, simulationDocument } from '@umpire/protocol'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { createServer } from '../server.ts'

const server = await createServer({ logLevel: 'silent' })
afterAll(() => server.close())

const fighter = (name: string, weapon: string) => ({ name, upp: '777', weapons: [weapon] })
const encounter = {
  system: 'traveller',
  terrain: 'city',
  sides: [
    { name: 'party', members: [fighter('Ada', 'Shotgun')] },
    { name: 'thugs', members: [fighter('Gorm', 'Club'), fighter('Hask', 'Dagger')] },
  ],
}
const begin = (payload: object | string) =>
  server.app.inject({
    method: 'POST',
    url: '/api/simulations',
    headers: { 'content-type': 'application/json' },
    payload,
  })
const wanted = { system: 'traveller', encounter, runs: 50 }
const get = (id: string) => server.app.inject(`/api/simulations/${id}`)

describe('a simulation over HTTP', () => {
  test('is begun, asked after, and tells who won how often', async () => {
    const reply = await begin({ ...wanted, seed: 'alley' })
    expect(reply.statusCode).toBe(202)
    const { id, ...told } = simulationDocument.strict().parse(reply.json())
    expect(told).toMatchObject({ seed: 'alley', runs: 50 })
    await vi.waitFor(
      async () => expect(simulationDocument.parse((await get(id)).json())).toMatchObject({ state: 'done', fought: 50 }),
      { timeout: 50_000 },
    )
    expect((await get(id)).json()).toMatchObject({
      statistics: { fights: 50, sides: [{ name: 'party' }, { name: 'thugs' }] },
    })
  })
  test('any of its fights is fought again, and no other', async () => {
    const { id } = simulationDocument.parse((await begin({ ...wanted, seed: 'alley' })).json())
    const fight = (run: string) => server.app.inject(`/api/simulations/${id}/fights/${run}`)
    const told = replayDocument.strict().parse((await fight('7')).json())
    expect(told).toMatchObject({ system: 'traveller', kind: 'encounter', seed: 'alley', run: 7, cut: false })
    expect(told.actors).toEqual(['Ada', 'Gorm', 'Hask'])
    expect((await fight('7')).body).toBe((await fight('7')).body)
    expect((await fight('50')).statusCode).toBe(404)
    for (const run of ['-1', '1.5', 'x', '1e99']) expect((await fight(run)).statusCode).toBe(400)
    expect((await server.app.inject('/api/simulations/nothing/fights/0')).statusCode).toBe(404)
  })
  test('is stopped', async () => {
    const { id } = simulationDocument.parse((await begin({ ...wanted, runs: 1_000_000 })).json())
    expect((await server.app.inject({ method: 'DELETE', url: `/api/simulations/${id}` })).statusCode).toBe(200)
    await vi.waitFor(async () => expect((await get(id)).json()).toMatchObject({ state: 'stopped' }), {
      timeout: 50_000,
    })
  })
  const refused: { readonly [says: string]: readonly [payload: object | string, status: number] } = {
    'system: expected a system (traveller, gurps, screen, gulliver, tensided, demo), got "chess"': [
      { ...wanted, system: 'chess' },
      404,
    ],
    'body.runs: expected at least 1, got 0': [{ ...wanted, runs: 0 }, 400],
    'body.runs: expected at most 1000000, got 1000001': [{ ...wanted, runs: 1_000_001 }, 400],
    'encounter.sides: expected two sides, got 1': [
      { ...wanted, encounter: { ...encounter, sides: encounter.sides.slice(1) } },
      400,
    ],
    'body: expected JSON, without names such as __proto__': ['[', 400],
    'body: expected at most 1048576 bytes, got more': [{ ...wanted, encounter: 'x'.repeat(1_048_576) }, 413],
  }
  for (const [says, [payload, status]] of Object.entries(refused)) {
    test(`is refused: ${says}`, async () => {
      const reply = await begin(payload)
      expect(problem.strict().parse(reply.json()).message).toBe(says)
      expect(reply.statusCode).toBe(status)
    })
  }
  test('that is not there is neither told nor stopped', async () => {
    for (const id of ['nothing', '__proto__', 'constructor', '%00']) {
      expect((await get(id)).statusCode).toBe(404)
      expect((await server.app.inject({ method: 'DELETE', url: `/api/simulations/${id}` })).statusCode).toBe(404)
    }
  })
})
