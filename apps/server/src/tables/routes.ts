/** Tables over HTTP: made, joined, invited to, exported; and the socket that they are played through. */
import cookie from '@fastify/cookie'
import websocket from '@fastify/websocket'
import { ownValue } from '@umpire/engine'
import {
  join,
  joined,
  LIMITS,
  made,
  madeTable,
  newSeat,
  newTable,
  problem,
  seatLink,
  tableExport,
  yourSeats,
} from '@umpire/protocol'
import type { Store } from '@umpire/store'
import { type Member, unseated } from '@umpire/table'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Part } from '../house.ts'
import { Refused } from '../refused.ts'
import { newSeated, putSeat } from '../rooms/new-seat.ts'
import { cookieOf, digestOf, newId, newSecret } from '../rooms/secrets.ts'

import { addressOf } from '../security/address.ts'

import { perMinute } from '../security/rate.ts'
import { storedFact } from '../stored/facts.ts'
import { exportOf } from './export.ts'
import { Leaders } from './leaders.ts'
import { keepSeat, linksOf, masterOf, seatOf, seatsOf, sittingOf } from './seats.ts'
import { SOCKET, Socket, Sockets } from './socket.ts'
import { aboutFor, masterByFacts, troubleRoutes } from './trouble.ts'

const tags = ['tables']
const id = z.string().min(1).max(LIMITS.id)
const byTable = z.strictObject({ table: id })
const bySeat = z.strictObject({ table: id, seat: id })
const byScene = z.strictObject({ table: id, scene: id })
/** Which of the seats that a browser has at a table is meant; where most can be done, if none is named. */
const asSeat = z.strictObject({ seat: id.optional() })
const refusals = { '4xx': problem }
const SHEET_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox allow-modals"

function memberOf(members: { readonly [seat: string]: Member }, seat: string): Member {
  const found = ownValue(members, seat)
  if (found === undefined) throw new Refused(403, 'not-allowed', 'this seat is no longer at the table')
  return found
}

/** What the threads run that lead tables. */
const THREAD = new URL('../threads/thread.ts', import.meta.url)

export const tables =
  (store: Store, thread = THREAD): Part =>
  async (app, { host, makers, limits, log, metrics, checks, backRoom, heaps }) => {
    const leaders = new Leaders({ store, limits, log, metrics, module: thread })
    heaps.push(() => leaders.heap)
    checks.set('store', () => store.check())
    const commands = metrics.counter('umpire_commands_total', 'Commands of all seats, by kind and what became of them.')
    // Before the sockets' own, which would cut everybody off without a word.
    app.addHook('preClose', () => leaders.close())
    await app.register(cookie)
    await app.register(websocket, { options: SOCKET })

    app.post(
      '/api/tables',
      {
        ...perMinute(limits.heavy),
        onRequest: async request => makers.check(request),
        schema: { tags, body: newTable, response: { 201: madeTable, ...refusals } },
      },
      async (request, reply) => {
        const { title } = request.body
        const table = newId()
        const { seat, secret } = await leaders.ask('make', table, request.body)
        keepSeat(reply, request, { table, seat, secret })
        return reply.code(201).send({ table, title, link: linksOf(request, host, secret).link })
      },
    )
    app.post(
      '/api/join',
      { ...perMinute(limits.costly), schema: { tags, body: join, response: { 200: joined, ...refusals } } },
      async (request, reply) => {
        const { secret } = request.body
        const found = await store.seatBySecret(digestOf(secret))
        if (found === null) throw new Refused(404, 'not-found', 'that link is not valid (any more): ask for a new one')
        const { title, system, members } = await aboutFor(leaders, found)
        const { name, role } = memberOf(members, found.id)
        keepSeat(reply, request, { table: found.table, seat: found.id, secret })
        return { table: found.table, title, system, seat: found.id, name, role }
      },
    )
    app.get(
      '/api/tables/:table',
      { schema: { tags, params: byTable, querystring: asSeat, response: { 200: joined, ...refusals } } },
      async request => {
        const { table } = request.params
        const { id: seat, member, about } = await seatOf(store, leaders, request, table, request.query.seat)
        const { name, role } = member
        return { table, title: about.title, system: about.system, seat, name, role }
      },
    )
    /** For a list of one's tables: none that was deleted or left. It opens no table. */
    app.get(
      '/api/tables/:table/yours',
      { schema: { tags, params: byTable, response: { 200: yourSeats, ...refusals } } },
      async request => ({ seats: await seatsOf(store, request, request.params.table) }),
    )
    app.delete(
      '/api/tables/:table',
      { schema: { tags, params: byTable, response: { 204: z.null(), ...refusals } } },
      async (request, reply) => {
        const { table } = request.params
        await masterOf(store, leaders, request, table)
        const refusal = { code: 'not-allowed', message: 'the table was deleted' } as const
        await leaders.remove(table, refusal, () => store.deleteTable(table))
        return reply.code(204).send(null)
      },
    )

    app.post(
      '/api/tables/:table/seats',
      {
        ...perMinute(limits.costly),
        schema: { tags, params: byTable, body: newSeat, response: { 201: seatLink, ...refusals } },
      },
      async (request, reply) => {
        const { table } = request.params
        const { seat: by } = await masterOf(store, leaders, request, table)
        const { name, role } = request.body
        const { seat, secret, fact } = newSeated(request.body, by, Date.now())
        await putSeat(store, table, seat, secret)
        await leaders.ask('record', table, storedFact(fact))
        return reply.code(201).send({ seat, name, role, ...linksOf(request, host, secret) })
      },
    )
    /** Another link for a seat; the old one and every browser that came by it are out. */
    app.post(
      '/api/tables/:table/seats/:seat/link',
      { ...perMinute(limits.costly), schema: { tags, params: bySeat, response: { 200: seatLink, ...refusals } } },
      async (request, reply) => {
        const { table, seat } = request.params
        const { about } = await masterOf(store, leaders, request, table)
        const { name, role } = memberOf(about.members, seat)
        const own = (await seatsOf(store, request, table)).includes(seat)
        const secret = newSecret()
        await putSeat(store, table, seat, secret)
        if (own) keepSeat(reply, request, { table, seat, secret })
        // One's own page comes back by the new link; nobody else can.
        const code = own ? 'closed' : 'not-allowed'
        const message = 'this link was replaced: whoever came by it needs the new one'
        await leaders.ask('dismiss', table, { refusal: { code, message }, seat })
        return { seat, name, role, ...linksOf(request, host, secret) }
      },
    )
    app.delete(
      '/api/tables/:table/seats/:seat',
      { schema: { tags, params: bySeat, response: { 204: z.null(), ...refusals } } },
      async (request, reply) => {
        const { table, seat } = request.params
        const { seat: by, about } = await masterOf(store, leaders, request, table)
        if (seat === by) throw new Refused(400, 'not-allowed', 'seat: expected another than your own')
        memberOf(about.members, seat)
        await store.deleteSeat(seat)
        const refusal = { code: 'not-allowed', message: 'you were asked to leave the table' } as const
        await leaders.ask('dismiss', table, { refusal, seat })
        await leaders.ask('record', table, storedFact(unseated({ by, at: Date.now(), seat })))
        return reply.code(204).send(null)
      },
    )

    /** The dice logs that are sealed, for `umpire verify`: one for each sealing. */
    app.get(
      '/api/tables/:table/dice',
      {
        ...perMinute(limits.heavy),
        schema: { tags, params: byTable, response: { 200: z.object({ logs: z.array(z.string()) }), ...refusals } },
      },
      async request => {
        const { table } = request.params
        await sittingOf(store, leaders, request, table)
        return { logs: [...(await leaders.ask('dice', table, null))] }
      },
    )
    /** The whole campaign, for the game master. */
    app.get(
      '/api/tables/:table/export',
      {
        ...perMinute(limits.heavy),
        schema: { tags, params: byTable, response: { 200: tableExport, ...refusals } },
      },
      async (request, reply) => {
        const { table } = request.params
        const seat = await masterByFacts(store, leaders, request, table)
        return reply.type('application/json; charset=utf-8').send(await exportOf(leaders, table, seat))
      },
    )
    /** The character that came of a scene, such as a career, for the game master and whose it is. */
    const characterOf = async (request: FastifyRequest, { table, scene }: z.output<typeof byScene>) => {
      const { seats } = await sittingOf(store, leaders, request, table)
      const { system, kind, state, actors } = await leaders.ask('scene', table, scene)
      if (!seats.some(({ member }) => member.role === 'gm' || member.actors.some(actor => actors.includes(actor)))) {
        throw new Refused(403, 'not-allowed', 'it is not yours')
      }
      const facts = await leaders.ask('standing', table, scene)
      const character = await backRoom.run('character', { system, kind, state, facts }, addressOf(request))
      if (character === null) throw new Refused(404, 'not-found', 'no character has come of it yet')
      return { character, system }
    }
    app.get(
      '/api/tables/:table/scenes/:scene/character',
      {
        ...perMinute(limits.heavy),
        schema: { tags, params: byScene, response: { 200: z.object({ character: made }), ...refusals } },
      },
      async request => ({ character: (await characterOf(request, request.params)).character }),
    )
    /** Its sheet, ready to print: a document of its own, which may hold styles and nothing else. */
    app.get(
      '/api/tables/:table/scenes/:scene/sheet',
      { ...perMinute(limits.heavy), schema: { tags, params: byScene } },
      async (request, reply) => {
        const asked = { ...(await characterOf(request, request.params)), format: 'html' }
        const { text } = await backRoom.run('print', asked, addressOf(request))
        return reply.header('content-security-policy', SHEET_POLICY).type('text/html; charset=utf-8').send(text)
      },
    )

    troubleRoutes(app, store, leaders, limits)

    const sockets = new Sockets(limits, result => commands.add({ ...result }))
    app.get(
      '/api/tables/:table/socket',
      { websocket: true, schema: { tags, params: byTable, querystring: asSeat, hide: true } },
      async (socket, request) => {
        const address = addressOf(request)
        if (!sockets.admits(socket, address)) return
        const browser = new Socket(socket, sockets, address)
        const { table } = request.params
        try {
          const { id: seat } = await seatOf(store, leaders, request, table, request.query.seat)
          const digest = digestOf(request.cookies[cookieOf(table, seat)] ?? '')
          browser.sit(await leaders.sit({ table, seat, digest }, browser), `${table} ${seat}`)
        } catch (error) {
          if (!(error instanceof Refused)) log.error({ err: error }, 'a browser got no seat')
          browser.refuse(error)
        }
      },
    )
  }
