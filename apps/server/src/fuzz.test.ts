/** Whatever anybody sends, they get an answer or a refusal: never an error of ours. */
import { seeded } from '@umpire/dice'
import type { Json } from '@umpire/engine'
import { problem, rulePage, ruleSummary } from '@umpire/protocol'
import { loadSystem } from '@umpire/registry'
import fc from 'fast-check'
import { afterAll, describe, expect, inject, test } from 'vitest'
import { z } from 'zod'
import { partOf } from './find-system.ts'
import { createServer } from './server.ts'

const most = 1_000_000
const server = await createServer({ logLevel: 'silent', limits: { requests: most, costly: most, heavy: most } })
afterAll(() => server.close())

async function refusesOrAnswers(url: string, payload: string): Promise<void> {
  const headers = { 'content-type': 'application/json' }
  const reply = await server.app.inject({ method: 'POST', url, headers, payload })
  const got = `${reply.statusCode} to ${url} ${payload.slice(0, 2000)}: ${reply.body.slice(0, 300)}`
  expect(reply.statusCode, got).toBeLessThan(500)
  if (reply.statusCode >= 400) expect(problem.strict().safeParse(reply.json()).success, got).toBe(true)
}

const hostile = fc.constantFrom<Json[]>(
  '__proto__',
  'constructor',
  'toString',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '\u0000\u202e',
  "'; drop table seats; --",
  2 ** 53,
  -1,
  1e308,
  0.1,
  '',
  null,
  true,
)
const anything = fc.oneof(hostile, fc.jsonValue({ maxDepth: 3 }))

/** The same data with one part of it, at any depth, replaced by anything, or left out. */
function damaged(value: unknown): fc.Arbitrary<unknown> {
  const here = anything.map((other): unknown => other)
  if (typeof value !== 'object' || value === null) return here
  const parts = Object.entries(value)
  if (parts.length === 0) return here
  const one = fc.constantFrom(...parts).chain(([name, part]) =>
    fc.oneof({ weight: 4, arbitrary: damaged(part) }, { weight: 1, arbitrary: fc.constant(undefined) }).map(other => {
      const rest = parts.filter(([other]) => other !== name)
      return Array.isArray(value)
        ? [...rest.map(([, item]) => item), other]
        : Object.fromEntries([...rest, [name, other]])
    }),
  )
  return fc.oneof({ weight: 1, arbitrary: here }, { weight: 9, arbitrary: one })
}

const traveller = partOf(await loadSystem('traveller'), 'characters')
const character = traveller.make({ name: 'Ada' }, {}, seeded('ada'))
const encounter = {
  system: 'traveller',
  sides: [
    { name: 'party', members: [{ character, weapons: ['Dagger'] }] },
    { name: 'thugs', members: [{ name: 'Gorm', upp: '777', skills: { Dagger: 1 }, weapons: ['Club'], count: 2 }] },
  ],
}

const routes: { readonly [url: string]: unknown } = {
  '/api/characters/new': {
    system: 'traveller',
    wishes: { wish: 'a pilot', terms: 2, skill: ['Pilot'] },
    seed: 'a',
    count: 2,
  },
  '/api/characters/check': { system: 'traveller', character },
  '/api/characters/print/text': { system: 'traveller', character },
  '/api/characters/print/html': { system: 'traveller', character },
  '/api/simulations': { system: 'traveller', encounter, runs: 1, seed: 'a' },
  '/api/rules/traveller.core.throw/answer': { given: { throw: '8+', roll: 7 }, dice: [1], options: ['injury'] },
}

describe('no body is too strange', () => {
  for (const [url, body] of Object.entries(routes)) {
    test(`for ${url}`, async () => {
      const text = fc.oneof(
        { weight: 1, arbitrary: fc.string() },
        { weight: 2, arbitrary: fc.json() },
        { weight: 7, arbitrary: damaged(body).map(value => JSON.stringify(value) ?? '') },
      )
      await fc.assert(
        fc.asyncProperty(text, payload => refusesOrAnswers(url, payload)),
        { numRuns: 60 * inject('times') },
      )
    })
  }
  test('for the calculator of any rule', async () => {
    const { app } = server
    const listed = z.array(ruleSummary).parse((await app.inject('/api/rules')).json())
    const built = listed.filter(({ status }) => status === 'built')
    const pages = await Promise.all(
      built.map(async ({ id }) => rulePage.parse((await app.inject(`/api/rules/${id}`)).json())),
    )
    const asked = fc.constantFrom(...pages).chain(({ id, given, examples }) => {
      const fields = Object.fromEntries(Object.keys(given).map(name => [name, anything]))
      const strange = fc.record(fields, { requiredKeys: [] })
      const nearly = examples.map(example => damaged(example.given))
      return fc
        .record({ given: fc.oneof(strange, ...nearly), seed: fc.option(fc.string(), { nil: undefined }) })
        .map(body => ({ id, payload: JSON.stringify(body) }))
    })
    await fc.assert(
      fc.asyncProperty(asked, ({ id, payload }) => refusesOrAnswers(`/api/rules/${id}/answer`, payload)),
      { numRuns: 200 * inject('times') },
    )
  })
})
