/**
 * Only our own page may change anything. A browser says from where it asks (`Sec-Fetch-Site`, `Origin`); a request that
 * says neither comes from no page.
 */
import { isIP } from 'node:net'
import { hostname } from 'node:os'
import type { FastifyRequest } from 'fastify'
import type { App } from '../app.ts'
import { Refused } from '../refused.ts'

const READING = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Opening a socket is as good as changing something. */
const changes = ({ method, headers }: FastifyRequest): boolean =>
  !READING.has(method) || headers.upgrade?.toLowerCase() === 'websocket'

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined
}

function isOurs({ headers, host }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  return headers.origin === undefined || hostOf(headers.origin) === host.toLowerCase()
}

/** No name is longer. */
const MOST_NAME = 253

const LOOPBACK = /^(?:(?:.+\.)?localhost|127\.\d+\.\d+\.\d+|::1)$/

/** A name or address by which a machine calls itself. */
export const isLoopback = (host: string): boolean => LOOPBACK.test(host.toLowerCase())

/** Without the port, and without the brackets of an address. */
export const nameOf = (host: string): string =>
  host
    .toLowerCase()
    .replace(/:\d*$/, '')
    .replace(/^\[|\]$/g, '')

/** What this machine is called in its own network. */
export function ownNames(machine = hostname()): readonly string[] {
  const full = machine.toLowerCase()
  const [short = full] = full.split('.')
  return full === '' ? [] : [full, short, `${short}.local`]
}

/**
 * Whose name we answer to. A page elsewhere could let its own name point to this machine, and would then count as ours:
 * so a server answers to this machine's names and to those it was told. An address in numbers cannot be made to point
 * elsewhere.
 */
function answersTo(names: readonly string[]): (name: string) => boolean {
  const known = new Set([...names.map(name => name.toLowerCase()), ...ownNames()])
  return name => known.has(name) || isLoopback(name) || isIP(name) !== 0
}

const stranger = (name: string): Refused =>
  name === ''
    ? new Refused(403, 'not-allowed', 'host: expected the name or address of this server, got none')
    : new Refused(
        403,
        'not-allowed',
        `this server does not answer to ${name}: if that is its name, start it with --name ${name}`,
      )

export function guardOrigin(app: App, names: readonly string[]): void {
  const isOurName = answersTo(names)
  app.addHook('onRequest', async request => {
    const name = nameOf(request.host)
    if (!isOurName(name)) throw stranger(name.slice(0, MOST_NAME))
    if (changes(request) && !isOurs(request))
      throw new Refused(403, 'not-allowed', 'origin: expected a request from our own page, got one from elsewhere')
  })
}
