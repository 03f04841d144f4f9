/** Who sits where: seats by secret links. */
import { ownValue } from '@umpire/engine'
import type { Role } from '@umpire/protocol'
import type { Store } from '@umpire/store'
import type { Member } from '@umpire/table'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { basePathOf } from '../base-path.ts'
import { Refused } from '../refused.ts'
import { cookieOf, cookiesOf, digestOf } from '../rooms/secrets.ts'
import type { Gives } from '../rooms/wire.ts'
import { type Reach, reachOf } from '../security/reach.ts'
import type { Leaders } from './leaders.ts'

const YEAR = 365 * 24 * 3600
/** Of one browser at one table: whoever sends more is no browser. */
const MOST_SEATS = 50
/** Who has several and does not say which sits where most can be done. */
const BEFORE: { readonly [role in Role]: number } = { gm: 0, player: 1, spectator: 2 }

interface Links {
  readonly link: string
  readonly others: readonly string[]
  readonly reach: Reach['reach']
}

/** A link is a secret: it stands behind the #, which browsers never send, so that no log has it. */
export function linksOf(request: FastifyRequest, listens: string, secret: string): Links {
  const { hosts, reach } = reachOf(request.host, listens)
  const [link = '', ...others] = hosts.map(one => `${request.protocol}://${one}${basePathOf(request)}/join#${secret}`)
  return { link, others, reach }
}

/** Beside other seats that this browser may have at the table. Only what is asked of the table carries it. */
export function keepSeat(
  reply: FastifyReply,
  request: FastifyRequest,
  { table, seat, secret }: { readonly table: string; readonly seat: string; readonly secret: string },
): void {
  reply.setCookie(cookieOf(table, seat), secret, {
    path: `${basePathOf(request)}/api/tables/${table}`,
    httpOnly: true,
    sameSite: 'strict',
    secure: request.protocol === 'https',
    maxAge: YEAR,
  })
}

/** The seats that this browser still has at a table. */
export async function seatsOf(store: Store, { cookies }: FastifyRequest, table: string): Promise<readonly string[]> {
  const kept = Object.entries(cookies).filter(([name]) => name.startsWith(cookiesOf(table)))
  const found = await Promise.all(
    kept.slice(0, MOST_SEATS).map(async ([name, secret = '']) => {
      const seat = await store.seatBySecret(digestOf(secret))
      return seat !== null && name === cookieOf(table, seat.id) ? [seat.id] : []
    }),
  )
  return found.flat()
}

interface Sitting {
  readonly about: Gives['about']
  /** Where most can be done first. At least one. */
  readonly seats: readonly { readonly id: string; readonly member: Member }[]
}

/** Everything that this browser is at a table. */
export async function sittingOf(
  store: Store,
  leaders: Leaders,
  request: FastifyRequest,
  table: string,
): Promise<Sitting> {
  const mine = await seatsOf(store, request, table)
  if (mine.length > 0) {
    const about = await leaders.ask('about', table, null)
    const seats = mine
      .flatMap(id => {
        const member = ownValue(about.members, id)
        return member === undefined ? [] : [{ id, member }]
      })
      .sort((a, b) => BEFORE[a.member.role] - BEFORE[b.member.role])
    if (seats.length > 0) return { about, seats }
  }
  throw new Refused(403, 'not-allowed', 'this browser has no seat at that table: open the link you were given')
}

/** The seat of whoever asks, at that table: the one they name, if they have it. */
export async function seatOf(store: Store, leaders: Leaders, request: FastifyRequest, table: string, wanted?: string) {
  const { about, seats } = await sittingOf(store, leaders, request, table)
  const seat = wanted === undefined ? seats[0] : seats.find(({ id }) => id === wanted)
  if (seat !== undefined) return { ...seat, about }
  throw new Refused(403, 'not-allowed', 'this browser does not have that seat (any more): open its link')
}

/** A browser may do what any of its seats may. */
export async function masterOf(store: Store, leaders: Leaders, request: FastifyRequest, table: string) {
  const { about, seats } = await sittingOf(store, leaders, request, table)
  const master = seats.find(({ member }) => member.role === 'gm')
  if (master !== undefined) return { seat: master.id, about }
  throw new Refused(403, 'not-allowed', 'the game master alone may do that')
}
