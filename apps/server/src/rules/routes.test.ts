import { calculated, problem, rulePage, ruleSummary } from '@umpire/protocol'
import { systems } from '@umpire/registry'
import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { createServer } from '../server.ts'
import { coverageDocument } from './coverage.ts'
import { usesDocument } from './uses.ts'

const server = await createServer({ logLevel: 'silent' })
afterAll(() => server.close())

const get = (url: string) => server.app.inject(url)
const answer = (id: string, payload: object | string) =>
  server.app.inject({
    method: 'POST',
    url: `/api/rules/${encodeURIComponent(id)}/answer`,
    headers: { 'content-type': 'application/json' },
    payload,
  })
const summaries = async (query: string) => z.array(ruleSummary).parse((await get(`/api/rules${query}`)).json())
const refusal = (reply: { readonly json: () => unknown }) => problem.strict().parse(reply.json())

describe('the list of rules', () => {
  test('has all systems, or the one that was asked for', async () => {
    const all = await summaries('')
    const own = await summaries('?system=traveller')
    expect(new Set(all.map(({ system }) => system))).toEqual(new Set(systems.map(({ id }) => id)))
    expect(new Set(own.map(({ system }) => system))).toEqual(new Set(['traveller']))
    expect(all.filter(({ system }) => system === 'traveller')).toEqual(own)
    expect(own.find(({ id }) => id === 'traveller.core.throw')).toMatchObject({ status: 'built', fires: true })
  })
  test('is searched by words, titles first', async () => {
    const found = await summaries('?system=traveller&search=AGING%20throw')
    expect(found.length).toBeGreaterThan(0)
    expect(found[0]?.title.toLowerCase()).toContain('aging')
    expect(await summaries('?search=xylophone')).toEqual([])
  })
  test('of a system that there is not is refused', async () => {
    for (const system of ['chess', '__proto__', 'constructor', '']) {
      const reply = await get(`/api/rules?system=${system}`)
      expect(reply.statusCode, system).toBeGreaterThanOrEqual(400)
      expect(reply.statusCode, system).toBeLessThan(500)
    }
    expect(refusal(await get('/api/rules?system=chess'))).toEqual({
      code: 'not-found',
      message: 'system: expected a system (traveller, gurps, screen, gulliver, tensided, demo), got "chess"',
    })
  })
  test('takes no other question', async () => {
    expect(refusal(await get('/api/rules?area=core')).message).toBe(
      'querystring: expected no further fields, got "area"',
    )
    expect(refusal(await get('/api/rules?system=a&system=b')).message).toBe(
      'querystring.system: expected text, got ["a","b"]',
    )
  })
})

describe('the uses of a rule', () => {
  test('are told both ways', async () => {
    const uses = async (id: string) => usesDocument.parse((await get(`/api/rules/${id}/uses`)).json())
    const all = await summaries('?system=demo')
    const told = await Promise.all(all.map(async ({ id }) => ({ id, ...(await uses(id)) })))
    const calls = told.flatMap(({ id, uses: of }) => of.map(one => `${id} ${one}`))
    expect(calls.length).toBeGreaterThan(0)
    expect(told.flatMap(({ id, usedBy }) => usedBy.map(one => `${one} ${id}`)).toSorted()).toEqual(calls.toSorted())
    expect(refusal(await get('/api/rules/no.such/uses')).code).toBe('not-found')
  })
})

describe('the page of a rule', () => {
  test('is there for every rule, with the input of its calculator', async () => {
    for (const { id } of await summaries('')) expect((await get(`/api/rules/${id}`)).statusCode, id).toBe(200)
    const page = rulePage.parse((await get('/api/rules/demo.defense.dodge')).json())
    expect(page).toMatchObject({ title: 'Dodge', given: { speed: { kind: 'int', min: 0 } } })
    expect(page.examples.length).toBeGreaterThan(0)
  })
  test('says why a rule never fires, where it does not', async () => {
    const page = async (id: string) => rulePage.parse((await get(`/api/rules/${id}`)).json())
    expect(await page('demo.defense.parry')).toMatchObject({ fires: false, silent: expect.stringMatching(/^whoever/) })
    expect((await page('demo.defense.dodge')).silent).toBeUndefined()
  })
  test('names the options that replace it', async () => {
    const pages = await Promise.all((await summaries('?system=demo')).map(({ id }) => get(`/api/rules/${id}`)))
    const replaced = pages.map(page => rulePage.parse(page.json())).filter(({ options }) => options.length > 0)
    expect(replaced.flatMap(({ options }) => options.map(({ key }) => key))).toEqual(expect.arrayContaining(['brutal']))
  })
  test('is refused if there is none', async () => {
    for (const id of [
      'demo.nothing',
      '__proto__',
      'demo.__proto__',
      '..%2F..%2Fetc%2Fpasswd',
      '%00',
      "'%3Cscript%3E",
    ]) {
      const reply = await get(`/api/rules/${id}`)
      expect(reply.statusCode, id).toBe(404)
      expect(refusal(reply).code).toBe('not-found')
    }
    expect((await get(`/api/rules/${'x'.repeat(5000)}`)).statusCode).toBe(414)
    expect((await get('/api/rules/%zz')).statusCode).toBe(400)
  })
})

describe('a rule worked out', () => {
  test('answers by the inventory’s names, with its reasons', async () => {
    const reply = await answer('demo.defense.dodge', { given: { speed: 5, load: 1 } })
    expect(calculated.parse(reply.json())).toEqual({
      answer: { defense: 7 },
      why: [expect.objectContaining({ kind: 'rule', id: 'demo.defense.dodge' })],
    })
  })
  test('throws the dice it needs by a seed, or takes those that fell', async () => {
    const asked = { given: { effective: 12 } }
    const seeded = await answer('demo.core.success', { ...asked, seed: 'a' })
    expect(seeded.statusCode).toBe(200)
    expect((await answer('demo.core.success', { ...asked, seed: 'a' })).json()).toEqual(seeded.json())
    const fell = calculated.parse((await answer('demo.core.success', { ...asked, dice: [3, 4, 2] })).json())
    expect(fell.rolled).toEqual({ roll: { dice: '3d6', faces: [3, 4, 2], total: 9 } })
  })
  test('obeys options', async () => {
    const pages = (await summaries('?system=demo')).map(async ({ id }) =>
      rulePage.parse((await get(`/api/rules/${id}`)).json()),
    )
    const replaced = (await Promise.all(pages)).find(({ options }) => options.some(({ key }) => key === 'brutal'))
    const given = replaced?.examples[0]?.given
    const [plain, brutal] = await Promise.all([
      answer(replaced?.id ?? '', { given }),
      answer(replaced?.id ?? '', { given, options: ['brutal'] }),
    ])
    expect(plain.statusCode).toBe(200)
    expect(brutal.statusCode).toBe(200)
    expect(brutal.json()).not.toEqual(plain.json())
  })
  const refused: { readonly [says: string]: readonly [id: string, payload: object | string, status: number] } = {
    'rule: expected the id of a rule, got "demo.nothing"': ['demo.nothing', { given: {} }, 404],
    'body.given: expected an object, got nothing': ['demo.defense.dodge', {}, 400],
    'body.given: expected an object, got [1]': ['demo.defense.dodge', { given: [1] }, 400],
    'given.speed: expected a whole number of 0 or more, got "fast"': [
      'demo.defense.dodge',
      { given: { speed: 'fast' } },
      400,
    ],
    'given: expected only the fields speed, load (perhaps speed), got "sped"': [
      'demo.defense.dodge',
      { given: { sped: 1 } },
      400,
    ],
    'expected dice or a seed, got both': ['demo.core.success', { given: { effective: 12 }, dice: [1], seed: 'a' }, 400],
    'Expected 3 dice, found 4': ['demo.core.success', { given: { effective: 12 }, dice: [1, 2, 3, 4] }, 400],
    'options: expected one of brutal, gentle, got "kind"': [
      'demo.defense.dodge',
      { given: { speed: 1 }, options: ['kind'] },
      400,
    ],
    'options brutal and gentle both replace demo.wound.injury and neither is the exception to the other: choose one of them':
      ['demo.defense.dodge', { given: { speed: 1 }, options: ['brutal', 'gentle'] }, 400],
    'body: expected no further fields, got "more"': ['demo.defense.dodge', { given: {}, more: 1 }, 400],
    'body: expected JSON, without names such as __proto__': [
      'demo.defense.dodge',
      '{"given": {"__proto__": {"speed": 1}}}',
      400,
    ],
    'body: expected at most 65536 bytes, got more': [
      'demo.defense.dodge',
      { given: { text: 'x'.repeat(70_000) } },
      413,
    ],
  }
  for (const [says, [id, payload, status]] of Object.entries(refused)) {
    test(`is refused: ${says}`, async () => {
      const reply = await answer(id, payload)
      expect(refusal(reply).message).toBe(says)
      expect(reply.statusCode).toBe(status)
    })
  }
  test('is refused where nothing is to be worked out', async () => {
    const all = await summaries('')
    for (const status of ['gm', 'open'] as const) {
      const rule = all.find(one => one.status === status)
      if (rule === undefined) continue
      const reply = await answer(rule.id, { given: {} })
      expect(reply.statusCode).toBe(422)
      expect(refusal(reply).code).toBe('rules')
    }
  })
})

test('coverage counts every rule once, by area', async () => {
  const all = await summaries('')
  const areas = coverageDocument.parse((await get('/api/coverage')).json())
  expect(areas.reduce((sum, { built, gm, open }) => sum + built + gm + open, 0)).toBe(all.length)
  expect(areas.reduce((sum, { fires }) => sum + fires, 0)).toBe(all.filter(({ fires }) => fires).length)
  expect(areas.find(({ system, area }) => system === 'demo' && area === 'defense')).toMatchObject({ built: 3, open: 0 })
})
