import { seeded } from '@umpire/dice'
import { json, map } from '@umpire/engine'
import { madeCharacters, printed, problem, problemsDocument } from '@umpire/protocol'
import { loadSystem } from '@umpire/registry'
import { afterAll, describe, expect, test } from 'vitest'
import { partOf } from '../find-system.ts'
import { createServer } from '../server.ts'

// However busy the machine is: no answer here hangs on time.
const server = await createServer({ logLevel: 'silent', limits: { workMs: 600_000 } })
afterAll(() => server.close())

const post = (url: string, payload: object | string) =>
  server.app.inject({ method: 'POST', url, headers: { 'content-type': 'application/json' }, payload })
const make = (payload: object) => post('/api/characters/new', { system: 'traveller', ...payload })
const traveller = partOf(await loadSystem('traveller'), 'characters')
const ada = traveller.make({ name: 'Ada' }, {}, seeded('ada'))

describe('characters', () => {
  test('are made by a seed, as the command line makes them', async () => {
    const { seed, characters } = madeCharacters.parse((await make({ seed: 'crew', count: 3 })).json())
    const stream = seeded('crew')
    expect(seed).toBe('crew')
    expect(characters).toEqual([0, 1, 2].map(index => traveller.make({}, {}, stream.fork(index))))
  })
  test('are made towards a wish, by options, with a seed of their own if none is given', async () => {
    const reply = await make({ wishes: { service: 'scouts', terms: 2 }, options: ['injury'] })
    const made = madeCharacters.parse(reply.json())
    expect(made.characters).toEqual([expect.objectContaining({ system: 'traveller' })])
    expect(made.seed).toMatch(/^[\da-f]{16}$/)
    expect(
      (await make({ wishes: { service: 'scouts', terms: 2 }, options: ['injury'], seed: made.seed })).json(),
    ).toEqual(made)
  })
  test('are made by the thousand', async () => {
    expect(madeCharacters.parse((await make({ count: 1000 })).json()).characters).toHaveLength(1000)
  })
  test('are checked', async () => {
    const check = async (character: unknown) =>
      problemsDocument.parse((await post('/api/characters/check', { system: 'traveller', character })).json()).problems
    expect(await check(ada)).toEqual([])
    expect(await check({ ...map(json()).read(ada, 'Ada'), skills: { Rifle: 9 } })).toContainEqual(
      expect.objectContaining({ rule: expect.stringMatching(/^traveller\./) }),
    )
  })
  for (const format of Object.keys(traveller.formats)) {
    test(`are printed as ${format}`, async () => {
      const reply = await post(`/api/characters/print/${format}`, { system: 'traveller', character: ada })
      expect(printed.strict().parse(reply.json())).toEqual({ format, text: traveller.print(ada, format) })
    })
  }
})

describe('is refused', () => {
  const refused: { readonly [says: string]: readonly [url: string, payload: object | string, status: number] } = {
    'body: expected JSON, without names such as __proto__': [
      '/api/characters/new',
      '{"system": "traveller", "wishes"',
      400,
    ],
    'system: expected a system (traveller, gurps, screen, gulliver, tensided, demo), got "chess"': [
      '/api/characters/new',
      { system: 'chess' },
      404,
    ],
    'system: expected a system (traveller, gurps, screen, gulliver, tensided, demo), got "__proto__"': [
      '/api/characters/check',
      { system: '__proto__', character: {} },
      404,
    ],
    'system: expected a system with characters (traveller, gurps, tensided), got "demo"': [
      '/api/characters/new',
      { system: 'demo' },
      404,
    ],
    'body.count: expected at most 1000, got 1001': ['/api/characters/new', { system: 'traveller', count: 1001 }, 400],
    'body.count: expected one of that kind, all being alike, got 2': [
      '/api/characters/new',
      { system: 'gurps', kind: 'creature', wishes: { creature: 'tiger' }, count: 2 },
      400,
    ],
    'wishes.terms: expected a whole number from 1 to 7, got 9': [
      '/api/characters/new',
      { system: 'traveller', wishes: { terms: 9 } },
      400,
    ],
    'body.seed: expected text, got 7': ['/api/characters/new', { system: 'traveller', seed: 7 }, 400],
    'body.system: expected text, got nothing': ['/api/characters/check', { character: {} }, 400],
    'format: expected one of lines, text, html, json, got "constructor"': [
      '/api/characters/print/constructor',
      { system: 'traveller', character: {} },
      404,
    ],
    'body: expected at most 262144 bytes, got more': [
      '/api/characters/check',
      { system: 'traveller', character: 'x'.repeat(300_000) },
      413,
    ],
    'body: expected at most 64 levels of lists and objects, got more': [
      '/api/characters/check',
      `{"system":"traveller","character":${'['.repeat(10_000)}${']'.repeat(10_000)}}`,
      413,
    ],
  }
  for (const [says, [url, payload, status]] of Object.entries(refused)) {
    test(says, async () => {
      const reply = await post(url, payload)
      expect(problem.strict().parse(reply.json()).message).toBe(says)
      expect(reply.statusCode).toBe(status)
    })
  }
  test('a character that is none, with the place', async () => {
    const reply = await post('/api/characters/check', { system: 'traveller', character: { system: 'traveller' } })
    expect(reply.statusCode).toBe(400)
    expect(problem.parse(reply.json()).message).toMatch(/^character[.:].*expected/)
  })
  test('an option that there is not', async () => {
    const reply = await make({ options: ['toString'] })
    expect(reply.statusCode).toBe(400)
    expect(problem.parse(reply.json()).message).toMatch(/^options: expected one of .*, got "toString"$/)
  })
  test('anything but JSON', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
      const headers = { 'content-type': type }
      const reply = await server.app.inject({ method: 'POST', url: '/api/characters/new', headers, payload: 'a=b' })
      expect(reply.statusCode, type).toBe(415)
      expect(problem.parse(reply.json()).message).toBe('content-type: expected application/json')
    }
  })
})
