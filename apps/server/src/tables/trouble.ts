/** A table that cannot be opened: its people hear of it in its own page, and the game master what can be done. */
import { ownValue } from '@umpire/engine'
import { LIMITS, problem, troubleAnswer } from '@umpire/protocol'
import type { Seat, Store } from '@umpire/store'
import type { Member } from '@umpire/table'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { App } from '../app.ts'
import type { Limits } from '../options.ts'
import { Refused } from '../refused.ts'
import type { Gives } from '../rooms/wire.ts'
import { perMinute } from '../security/rate.ts'
import { canGoBack } from '../stored/go-back.ts'
import type { Leaders } from './leaders.ts'
import { seatsOf } from './seats.ts'

const tags = ['tables']
const id = z.string().min(1).max(LIMITS.id)
const byTable = z.strictObject({ table: id })
const bySeat = z.strictObject({ seat: id.optional() })
const refusals = { '4xx': problem }

export const cannotOpen = (error: unknown): error is Refused => error instanceof Refused && error.code === 'cannot-open'

interface Sitting {
  readonly seat: string
  readonly member: Member
  readonly title: string
}

/** Where this browser sits, as the facts tell: of several seats the one that is wanted, or else a game master's. */
async function sitting(
  store: Store,
  leaders: Leaders,
  request: FastifyRequest,
  table: string,
  wanted?: string,
): Promise<Sitting> {
  const mine = await seatsOf(store, request, table)
  if (mine.length > 0) {
    const { title, members } = await leaders.ask('aboutFacts', table, null)
    const seats = mine.flatMap((seat): Sitting[] => {
      const member = ownValue(members, seat)
      return member === undefined || (wanted !== undefined && seat !== wanted) ? [] : [{ seat, member, title }]
    })
    const found = seats.find(({ member }) => member.role === 'gm') ?? seats[0]
    if (found !== undefined) return found
  }
  throw new Refused(403, 'not-allowed', 'this browser has no seat at that table: open the link you were given')
}

/** The seat of the game master who asks: it does not matter whether the table can be opened. */
export async function masterByFacts(
  store: Store,
  leaders: Leaders,
  request: FastifyRequest,
  table: string,
): Promise<string> {
  const { seat, member } = await sitting(store, leaders, request, table)
  if (member.role !== 'gm') throw new Refused(403, 'not-allowed', 'the game master alone may do that')
  return seat
}

/** What is told to somebody who comes by a link. */
export async function aboutFor(leaders: Leaders, { table }: Seat): Promise<Gives['about']> {
  try {
    return await leaders.ask('about', table, null)
  } catch (error) {
    if (!cannotOpen(error)) throw error
    return leaders.ask('aboutFacts', table, null)
  }
}

export function troubleRoutes(app: App, store: Store, leaders: Leaders, limits: Limits): void {
  const goingBack = new Set<string>()

  app.get(
    '/api/tables/:table/trouble',
    {
      ...perMinute(limits.heavy),
      schema: { tags, params: byTable, querystring: bySeat, response: { 200: troubleAnswer, ...refusals } },
    },
    async request => {
      const { table } = request.params
      const { member, title } = await sitting(store, leaders, request, table, request.query.seat)
      const trouble = await leaders.ask('trouble', table, null)
      const told = trouble !== null && member.role === 'gm' ? { ...trouble, back: canGoBack(trouble) } : null
      return { opens: trouble === null, title, role: member.role, trouble: told }
    },
  )
  /** To the last moment at which all was in order. What came after it is set aside as it is. */
  app.post(
    '/api/tables/:table/back',
    { ...perMinute(limits.heavy), schema: { tags, params: byTable, response: { 204: z.null(), ...refusals } } },
    async (request, reply) => {
      const { table } = request.params
      const by = await masterByFacts(store, leaders, request, table)
      if (goingBack.has(table)) throw new Refused(409, 'busy', 'somebody is doing that already')
      goingBack.add(table)
      try {
        await leaders.ask('back', table, by)
      } finally {
        goingBack.delete(table)
      }
      return reply.code(204).send(null)
    },
  )
}
