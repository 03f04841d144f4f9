/** The one place where errors become answers: every refusal is `{ code, message }`, and nothing tells how we are made. */
import { randomBytes } from 'node:crypto'
import type { Socket } from 'node:net'
import { FacesError, NotationError, WorkError } from '@umpire/dice'
import { BadInput, OptionConflict } from '@umpire/engine'
import { Refused as TableRefused } from '@umpire/table'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Code, Refused } from './refused.ts'

/** What somebody outside did wrong; any other error is our own mistake. */
const THEIRS = [BadInput, OptionConflict, NotationError, FacesError, WorkError]

const isTheirs = (error: unknown): error is Error => THEIRS.some(kind => error instanceof kind)

const statusOf = (error: unknown): number | undefined =>
  error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : undefined

/** What the framework refuses, in our words; its own would name what it is made of. */
const BY_STATUS: { readonly [status: number]: readonly [code: Code, message: string] } = {
  400: ['malformed', 'expected a request as the description has it'],
  403: ['not-allowed', 'expected a path as it is linked'],
  404: ['not-found', 'there is nothing here'],
  408: ['limit', 'expected the request sooner'],
  413: ['too-large', 'body: expected fewer bytes'],
  414: ['malformed', 'expected a shorter address'],
  415: ['malformed', 'content-type: expected application/json'],
  503: ['closed', 'the server is closing'],
}
const NO_JSON = 'body: expected JSON, without names such as __proto__'
const BY_NAME: { readonly [name: string]: string } = {
  FST_ERR_CTP_EMPTY_JSON_BODY: NO_JSON,
  FST_ERR_CTP_INVALID_JSON_BODY: NO_JSON,
  FST_ERR_BAD_URL: 'expected an address that is encoded as it should be',
}

const nameOf = (error: Error): string => ('code' in error && typeof error.code === 'string' ? error.code : '')

/** What a table refuses. */
function ofTable({ code, message }: TableRefused): Refused {
  if (code === 'no-such-scene') return new Refused(404, 'not-found', message)
  if (code === 'not-allowed') return new Refused(403, 'not-allowed', message)
  if (code === 'cannot-open') return new Refused(503, 'cannot-open', message)
  return code === 'storage' ? new Refused(503, 'busy', message) : new Refused(400, 'rules', message)
}

/** The refusal behind an error, if that is what it is. */
export function refusalOf(error: unknown): Refused | undefined {
  if (error instanceof Refused) return error
  if (error instanceof TableRefused) return ofTable(error)
  if (isTheirs(error)) return new Refused(400, 'malformed', error.message)
  const status = statusOf(error)
  if (!(error instanceof Error) || status === undefined || status < 400 || (status >= 500 && status !== 503))
    return undefined
  const [code, message] = BY_STATUS[status] ?? ['malformed', 'the request cannot be answered as it is']
  return new Refused(status, code, BY_NAME[nameOf(error)] ?? message)
}

/** One line of printable characters, whatever names from outside are in it. */
const oneLine = (message: string): string => message.replace(/[\p{Cc}\p{Cf}]+/gu, ' ').trim()

const send = (reply: FastifyReply, { statusCode, code, message }: Refused): FastifyReply =>
  reply
    .code(statusCode)
    .header('cache-control', 'no-store')
    .send({ code, message: oneLine(message) })

/** An unknown error is told by a short number that the log has, too. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refused = refusalOf(error)
  if (refused?.statusCode === 413 && !(error instanceof Refused)) {
    const most = request.routeOptions.bodyLimit
    return send(reply, new Refused(413, refused.code, `body: expected at most ${most} bytes, got more`))
  }
  if (refused !== undefined) return send(reply, refused)
  const number = randomBytes(4).toString('hex')
  request.log.error({ err: error, number }, 'failed')
  return send(reply, new Refused(500, 'internal', `something went wrong here; the log has it as ${number}`))
}

/** For what is answered before anything else of ours has seen it. */
const BARE = { 'content-security-policy': "default-src 'none'", 'x-content-type-options': 'nosniff' }

/** The answer to an address that leads nowhere because it cannot be read. */
export function answerUnrouted(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  answerError(error, request, reply.headers(BARE))
}

/** The answer to what is not even HTTP. */
export function answerRaw(error: Error, socket: Socket): void {
  if (!socket.writable || ('code' in error && error.code === 'ECONNRESET')) return
  const body = JSON.stringify({ code: 'malformed', message: 'expected a request in HTTP' })
  const headers = { connection: 'close', 'content-type': 'application/json', ...BARE }
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  socket.end(['HTTP/1.1 400 Bad Request', ...head, `content-length: ${Buffer.byteLength(body)}`, '', body].join('\r\n'))
}
