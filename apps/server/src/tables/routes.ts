/** Tables over HTTP: made, joined, invited to, exported; and the socket that they are played through. */
import { randomBytes } from 'node:crypto'
import cookie from '@fastify/cookie'
import websocket from '@fastify/websocket'
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
import { dialed, unseated } from '@umpire/table'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { systemOf } from '../find-system.ts'
import type { Part } from '../house.ts'
import { Refused } from '../refused.ts'
import { addressOf } from '../security/address.ts'
import { perMinute } from '../security/rate.ts'
import { makeTable } from './make-table.ts'
import { exportOf, sealedDice, standing } from './reading.ts'
import { Rooms } from './rooms.ts'
import { keepSeat, linksOf, masterOf, newSeated, putSeat, seatOf, seatsOf, sittingOf } from './seats.ts'
import { cookieOf, digestOf, newSecret } from './secrets.ts'
import { SOCKET, Sockets, serveSocket } from './socket.ts'

const tags = ['tables']
const id = z.string().min(1).max(LIMITS.id)
const byTable = z.strictObject({ table: id })
const bySeat = z.strictObject({ table: id, seat: id })
const byScene = z.strictObject({ table: id, scene: id })
/** Which of the seats that a browser has at a table is meant; where most can be done, if none is named. */
const asSeat = z.strictObject({ seat: id.optional() })
const refusals = { '4xx': problem }
const SHEET_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox allow-modals"

export const tables =
  (store: Store): Part =>
  async (app, { host, makers, limits, log, metrics, checks, backRoom }) => {
    const rooms = new Rooms(store, limits.idleMs, error => log.error({ err: error }, 'a table failed'))
    checks.set('store', () => store.check())
    metrics.gauge('umpire_tables_open', 'Tables in memory.', () => rooms.size)
    const commands = metrics.counter('umpire_commands_total', 'Commands of all seats, by kind and what became of them.')
    // Before the sockets' own, which would cut everybody off without a word.
    app.addHook('preClose', () => rooms.close())
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
        const { title, options, settings, demo: wanted } = request.body
        const system = await systemOf(request.body.system).load()
        const demo = system.demos.find(one => one.id === wanted)
        if (wanted !== undefined && demo === undefined) {
          throw new Refused(
            404,
            'not-found',
            `demo: expected one of ${system.demos.map(one => one.id).join(', ')}, got ${wanted}`,
          )
        }
        const { table, seat, secret } = await makeTable(store, {
          system,
          title,
          name: request.body.name,
          options: [...new Set([...options, ...(demo?.options ?? [])])],
          settings,
        })
        if (demo !== undefined) {
          const room = await rooms.room(table)
          const { kind, given, companions } = demo
          for (const actor of companions) {
            await room.record(dialed({ by: '', at: Date.now(), actor, to: 'do' }))
          }
          await room.command(seat, `demo ${table}`, {
            type: 'beginScene',
            kind,
            title: demo.title,
            given: made.parse(given),
          })
        }
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
        const { table } = await rooms.room(found.table)
        const { name, role } = table.member(found.id)
        keepSeat(reply, request, { table: found.table, seat: found.id, secret })
        const { title, system } = table.data
        return { table: found.table, title, system, seat: found.id, name, role }
      },
    )
    app.get(
      '/api/tables/:table',
      { schema: { tags, params: byTable, querystring: asSeat, response: { 200: joined, ...refusals } } },
      async request => {
        const { seat, room } = await seatOf(store, rooms, request, request.params.table, request.query.seat)
        const { name, role } = room.table.member(seat)
        const { title, system } = room.table.data
        return { table: room.id, title, system, seat, name, role }
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
        const { room } = await masterOf(store, rooms, request, request.params.table)
        await rooms.forget(room.id)
        await store.deleteTable(room.id)
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
        const { seat: by, room } = await masterOf(store, rooms, request, request.params.table)
        const { name, role } = request.body
        const { seat, secret, fact } = newSeated(request.body, by, Date.now())
        await putSeat(store, room.id, seat, secret)
        await room.record(fact)
        return reply.code(201).send({ seat, name, role, ...linksOf(request, host, secret) })
      },
    )
    /** Another link for a seat; the old one and every browser that came by it are out. */
    app.post(
      '/api/tables/:table/seats/:seat/link',
      { ...perMinute(limits.costly), schema: { tags, params: bySeat, response: { 200: seatLink, ...refusals } } },
      async (request, reply) => {
        const { room } = await masterOf(store, rooms, request, request.params.table)
        const { seat } = request.params
        const { name, role } = room.table.member(seat)
        const own = (await seatsOf(store, request, room.id)).includes(seat)
        const secret = newSecret()
        await putSeat(store, room.id, seat, secret)
        if (own) keepSeat(reply, request, { table: room.id, seat, secret })
        // One's own page comes back by the new link; nobody else can.
        const code = own ? 'closed' : 'not-allowed'
        room.dismiss({ code, message: 'this link was replaced: whoever came by it needs the new one' }, seat)
        return { seat, name, role, ...linksOf(request, host, secret) }
      },
    )
    app.delete(
      '/api/tables/:table/seats/:seat',
      { schema: { tags, params: bySeat, response: { 204: z.null(), ...refusals } } },
      async (request, reply) => {
        const { seat: by, room } = await masterOf(store, rooms, request, request.params.table)
        const { seat } = request.params
        if (seat === by) throw new Refused(400, 'not-allowed', 'seat: expected another than your own')
        room.table.member(seat)
        await store.deleteSeat(seat)
        room.dismiss({ code: 'not-allowed', message: 'you were asked to leave the table' }, seat)
        await room.record(unseated({ by, at: Date.now(), seat }))
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
        const { room } = await sittingOf(store, rooms, request, request.params.table)
        return { logs: await sealedDice(store, room.id) }
      },
    )
    /** The whole campaign, for the game master. */
    app.get(
      '/api/tables/:table/export',
      {
        ...perMinute(limits.heavy),
        schema: { tags, params: byTable, response: { 200: tableExport, ...refusals } },
      },
      async request => {
        const { seat, room } = await masterOf(store, rooms, request, request.params.table)
        return exportOf(store, room.id, seat)
      },
    )
    /** The character that came of a scene, such as a career, for the game master and whose it is. */
    const characterOf = async (request: FastifyRequest, { table, scene }: z.output<typeof byScene>) => {
      const { room, seats } = await sittingOf(store, rooms, request, table)
      const { kind, state } = room.table.entry(scene)
      const { actors } = room.table.scene(scene)
      if (!seats.some(({ member }) => member.role === 'gm' || member.actors.some(actor => actors.includes(actor)))) {
        throw new Refused(403, 'not-allowed', 'it is not yours')
      }
      const { system } = room.table.data
      const facts = await standing(store, room.id, scene)
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

    const sockets = new Sockets(limits.sockets)
    app.get(
      '/api/tables/:table/socket',
      { websocket: true, schema: { tags, params: byTable, querystring: asSeat, hide: true } },
      async (socket, request) => {
        if (!sockets.admits(socket, addressOf(request))) return
        const { table } = request.params
        const { seat, room } = await seatOf(store, rooms, request, table, request.query.seat).catch(error => {
          socket.close(1008, 'no seat')
          throw error
        })
        const secret = request.cookies[cookieOf(room.id, seat)] ?? ''
        serveSocket(socket, room, seat, {
          stillValid: async () => (await store.seatBySecret(digestOf(secret)))?.id === seat,
          perSecond: limits.messages,
          failed: error => {
            const number = randomBytes(4).toString('hex')
            log.error({ err: error, number }, 'a command failed')
            return `something went wrong here; the log has it as ${number}`
          },
          heard: (type, outcome) => commands.add({ type, outcome }),
        })
      },
    )
  }
