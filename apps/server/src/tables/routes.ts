/** Tables over HTTP: made, joined, invited to, exported; and the socket that they are played through. */
import { randomBytes } from 'node:crypto'
import cookie from '@fastify/cookie'
import websocket from '@fastify/websocket'
import { writeDiceLog } from '@umpire/dice'
import { join, joined, LIMITS, madeTable, newSeat, newTable, problem, seatLink } from '@umpire/protocol'
import type { Store } from '@umpire/store'
import { diceLogs, type TableFact, unseated } from '@umpire/table'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Part } from '../house.ts'
import { Refused } from '../refused.ts'
import { perMinute } from '../security/rate.ts'
import { partOf, systemOf } from '../systems/find.ts'
import { makeTable } from './make-table.ts'
import { Rooms } from './rooms.ts'
import { keepSeat, linkOf, masterOf, newSeated, putSeat, seatOf } from './seats.ts'
import { cookieOf, digestOf, newSecret } from './secrets.ts'
import { SOCKET, serveSocket } from './socket.ts'
import { factsOf, storedFact } from './stored.ts'

const tags = ['tables']
const id = z.string().min(1).max(LIMITS.id)
const byTable = z.strictObject({ table: id })
const bySeat = z.strictObject({ table: id, seat: id })
const byScene = z.strictObject({ table: id, scene: id })
const refusals = { '4xx': problem }
const SHEET_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox allow-modals"

export const tables =
  (store: Store): Part =>
  async (app, { limits, log, metrics, checks }) => {
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
      { ...perMinute(limits.heavy), schema: { tags, body: newTable, response: { 201: madeTable, ...refusals } } },
      async (request, reply) => {
        const { title, options, settings, demo: wanted } = request.body
        const system = systemOf(request.body.system)
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
          options,
          settings,
        })
        if (demo !== undefined) {
          const room = await rooms.room(table)
          const { kind, given, companions } = demo
          for (const actor of companions) {
            await room.command(seat, `demo ${table} ${actor}`, { type: 'dial', actor, to: 'do' })
          }
          await room.command(seat, `demo ${table}`, {
            type: 'beginScene',
            kind,
            title: demo.title,
            given: z.json().parse(given),
          })
        }
        keepSeat(reply, request, table, secret)
        return reply.code(201).send({ table, title, link: linkOf(request, secret) })
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
        keepSeat(reply, request, found.table, secret)
        const { title, system } = table.data
        return { table: found.table, title, system, seat: found.id, name, role }
      },
    )
    app.get(
      '/api/tables/:table',
      { schema: { tags, params: byTable, response: { 200: joined, ...refusals } } },
      async request => {
        const { seat, room } = await seatOf(store, rooms, request, request.params.table)
        const { name, role } = room.table.member(seat)
        const { title, system } = room.table.data
        return { table: room.id, title, system, seat, name, role }
      },
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
        return reply.code(201).send({ seat, name, role, link: linkOf(request, secret) })
      },
    )
    /** Another link for a seat; the old one and every browser that came by it are out. */
    app.post(
      '/api/tables/:table/seats/:seat/link',
      { ...perMinute(limits.costly), schema: { tags, params: bySeat, response: { 200: seatLink, ...refusals } } },
      async (request, reply) => {
        const { seat: by, room } = await masterOf(store, rooms, request, request.params.table)
        const { seat } = request.params
        const { name, role } = room.table.member(seat)
        const secret = newSecret()
        await putSeat(store, room.id, seat, secret)
        if (seat === by) keepSeat(reply, request, room.id, secret)
        // One's own page comes back by the new link; nobody else can.
        const code = seat === by ? 'closed' : 'not-allowed'
        room.dismiss({ code, message: 'this link was replaced: whoever came by it needs the new one' }, seat)
        return { seat, name, role, link: linkOf(request, secret) }
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
      { schema: { tags, params: byTable, response: { 200: z.object({ logs: z.array(z.string()) }), ...refusals } } },
      async request => {
        const { room } = await seatOf(store, rooms, request, request.params.table)
        const facts = await factsOf(store, room.id, 0)
        return { logs: diceLogs(facts.map(({ fact }) => fact)).map(writeDiceLog) }
      },
    )
    /** Everything, for the game master. */
    app.get(
      '/api/tables/:table/export',
      {
        ...perMinute(limits.heavy),
        schema: {
          tags,
          params: byTable,
          response: { 200: z.object({ table: id, facts: z.array(z.json()) }), ...refusals },
        },
      },
      async request => {
        const { room } = await masterOf(store, rooms, request, request.params.table)
        const facts = await factsOf(store, room.id, 0)
        return { table: room.id, facts: facts.map(({ fact }) => storedFact(withoutSecret(fact))) }
      },
    )
    /** The character that came of a scene, such as a career, for the game master and whose it is. */
    const characterOf = async (request: FastifyRequest, { table, scene }: z.output<typeof byScene>) => {
      const { seat, room } = await seatOf(store, rooms, request, table)
      const { kind, state } = room.table.entry(scene)
      const { role, actors } = room.table.seat(seat)
      if (role !== 'gm' && !room.table.scene(scene).actors.some(actor => actors.includes(actor))) {
        throw new Refused(403, 'not-allowed', 'it is not yours')
      }
      const character = room.table.kind(kind).character(state, standing(await factsOf(store, room.id, 0), scene))
      if (character === null) throw new Refused(404, 'not-found', 'no character has come of it yet')
      return { character, system: room.table.data.system }
    }
    app.get(
      '/api/tables/:table/scenes/:scene/character',
      { schema: { tags, params: byScene, response: { 200: z.object({ character: z.json() }), ...refusals } } },
      async request => ({ character: (await characterOf(request, request.params)).character }),
    )
    /** Its sheet, ready to print: a document of its own, which may hold styles and nothing else. */
    app.get('/api/tables/:table/scenes/:scene/sheet', { schema: { tags, params: byScene } }, async (request, reply) => {
      const { character, system } = await characterOf(request, request.params)
      const html = partOf(system, 'characters').print(character, 'html')
      return reply.header('content-security-policy', SHEET_POLICY).type('text/html; charset=utf-8').send(html)
    })

    app.get(
      '/api/tables/:table/socket',
      { websocket: true, schema: { tags, params: byTable, hide: true } },
      async (socket, request) => {
        const { seat, room } = await seatOf(store, rooms, request, request.params.table).catch(error => {
          socket.close(1008, 'no seat')
          throw error
        })
        const secret = request.cookies[cookieOf(room.id)] ?? ''
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

/** Nobody may know what the next dice will be, the game master least of all. */
function withoutSecret(fact: TableFact): TableFact {
  if (fact.type !== 'opened' && fact.type !== 'sealed') return fact
  const fair = { ...fact.values.fair, secret: '' }
  return fact.type === 'opened'
    ? { type: fact.type, values: { ...fact.values, fair } }
    : { type: fact.type, values: { ...fact.values, fair } }
}

/** The facts of a scene that still stand: what was undone is left out. */
function standing(facts: Awaited<ReturnType<typeof factsOf>>, scene: string) {
  const undone = new Set<number>()
  for (const { fact } of facts) {
    if (fact.type !== 'undone' && fact.type !== 'redone') continue
    for (const { version, to } of fact.values.steps) {
      for (let one = version; one <= to; one++) {
        if (fact.type === 'undone') undone.add(one)
        else undone.delete(one)
      }
    }
  }
  return facts.flatMap(({ version, fact }) =>
    fact.type === 'advanced' && fact.values.scene === scene && !undone.has(version)
      ? fact.values.stretches.flatMap(({ entries }) => entries.flatMap(entry => entry.fact ?? []))
      : [],
  )
}
