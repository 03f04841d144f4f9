/** Who sits where: seats by secret links. */
import type { Json } from '@umpire/engine'
import type { Role } from '@umpire/protocol'
import type { Store } from '@umpire/store'
import { seated, type TableFact } from '@umpire/table'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refused } from '../refused.ts'
import type { Room } from './room.ts'
import type { Rooms } from './rooms.ts'
import { cookieOf, digestOf, newId, newSecret } from './secrets.ts'

const YEAR = 365 * 24 * 3600

export interface NewSeat {
  readonly name: string
  readonly role: Role
  readonly actors: readonly string[]
}

export interface Seated {
  readonly seat: string
  readonly secret: string
  readonly fact: TableFact
}

/** A new seat, with the fact that tells of it. */
export function newSeated({ name, role, actors }: NewSeat, by: string | undefined, at: number): Seated {
  const seat = newId()
  return { seat, secret: newSecret(), fact: seated({ by: by ?? seat, at, seat, name, role, actors }) }
}

export const putSeat = (store: Store, table: string, seat: string, secret: string, data: Json = {}): Promise<void> =>
  store.putSeat({ id: seat, table, secretHash: digestOf(secret), data })

/** A link is a secret: it stands behind the #, which browsers never send, so that no log has it. */
export const linkOf = (request: FastifyRequest, secret: string): string =>
  `${request.protocol}://${request.host}/join#${secret}`

export function keepSeat(reply: FastifyReply, request: FastifyRequest, table: string, secret: string): void {
  reply.setCookie(cookieOf(table), secret, {
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure: request.protocol === 'https',
    maxAge: YEAR,
  })
}

/** The seat of whoever asks, at that table. */
export async function seatOf(
  store: Store,
  rooms: Rooms,
  request: FastifyRequest,
  table: string,
): Promise<{ readonly seat: string; readonly room: Room }> {
  const secret = request.cookies[cookieOf(table)]
  const found = secret === undefined ? null : await store.seatBySecret(digestOf(secret))
  if (found === null || found.table !== table) {
    throw new Refused(403, 'not-allowed', 'this browser has no seat at that table: open the link you were given')
  }
  return { seat: found.id, room: await rooms.room(table) }
}

export async function masterOf(store: Store, rooms: Rooms, request: FastifyRequest, table: string) {
  const found = await seatOf(store, rooms, request, table)
  if (found.room.table.member(found.seat).role === 'gm') return found
  throw new Refused(403, 'not-allowed', 'the game master alone may do that')
}
