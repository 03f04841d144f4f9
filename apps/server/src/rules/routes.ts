/** The rules as documents, with a calculator for each that is built. */
import { calculate, calculated, LIMITS, problem, rulePage, ruleSummary } from '@umpire/protocol'
import { systems } from '@umpire/registry'
import { z } from 'zod'
import { systemOf } from '../find-system.ts'
import type { Part } from '../house.ts'
import { Refused } from '../refused.ts'
import { addressOf } from '../security/address.ts'
import { perMinute } from '../security/rate.ts'
import { FOR_ALL } from '../work/back-room.ts'
import { keeping } from '../work/keeping.ts'
import type { ListedRule } from '../work/tasks.ts'
import { coverageDocument, coverageOf } from './coverage.ts'
import { pageOf, summaryOf } from './page.ts'
import { Rulebook } from './rulebook.ts'
import { search } from './search.ts'
import { Uses, usesDocument } from './uses.ts'

const id = z.string().min(1).max(LIMITS.id)
const tags = ['rules']
const byId = z.strictObject({ id })
const wanted = z.strictObject({ system: id.optional(), search: z.string().max(LIMITS.id).default('') })

const noSuchRule = (asked: string): Refused =>
  new Refused(404, 'not-found', `rule: expected the id of a rule, got ${JSON.stringify(asked)}`)

const notBuilt = ({ listed }: ListedRule): Refused =>
  listed.who === 'gm'
    ? new Refused(422, 'rules', `rule ${listed.id} is left to the game master: there is nothing to work out`)
    : new Refused(422, 'rules', `rule ${listed.id} is open: it is not built yet`)

export const rules: Part = (app, { backRoom, limits }) => {
  const rulebook = new Rulebook(backRoom)
  const uses = new Uses(backRoom, rulebook)
  const campaigns = keeping(system => backRoom.run('campaign', { system }, FOR_ALL))
  const find = async (asked: string): Promise<ListedRule> => {
    const found = await rulebook.find(asked)
    if (found === undefined) throw noSuchRule(asked)
    return found
  }

  app.get(
    '/api/rules',
    { schema: { tags, querystring: wanted, response: { 200: z.array(ruleSummary), '4xx': problem } } },
    async ({ query }) => {
      const all = query.system === undefined ? rulebook.all() : rulebook.of(systemOf(query.system).id)
      return search(await all, query.search).map(summaryOf)
    },
  )
  app.get(
    '/api/rules/:id',
    { schema: { tags, params: byId, response: { 200: rulePage, '4xx': problem } } },
    async ({ params }) => {
      const rule = await find(params.id)
      return pageOf(rule, await Promise.all(systems.map(({ id }) => campaigns(id))))
    },
  )
  app.get(
    '/api/rules/:id/uses',
    {
      ...perMinute(limits.costly),
      schema: { tags, params: byId, response: { 200: usesDocument, '4xx': problem } },
    },
    async ({ params }) => {
      const { covered } = await find(params.id)
      return uses.of(params.id, covered.system)
    },
  )
  app.post(
    '/api/rules/:id/answer',
    {
      ...perMinute(limits.costly),
      bodyLimit: LIMITS.message,
      schema: { tags, params: byId, body: calculate, response: { 200: calculated, '4xx': problem } },
    },
    async request => {
      const { params, body } = request
      const rule = await find(params.id)
      if (rule.given === undefined) throw notBuilt(rule)
      return backRoom.write('answer', { ...body, system: rule.covered.system, id: params.id }, addressOf(request))
    },
  )
  app.get('/api/coverage', { schema: { tags, response: { 200: coverageDocument, '4xx': problem } } }, async () =>
    coverageOf(await rulebook.all()),
  )
}
